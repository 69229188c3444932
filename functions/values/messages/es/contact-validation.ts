export const selectUser = 'Elija a un usuario'
export const selectRole = 'Elija una función'

export const selectUser = 'Please select a user'
export const selectRole = 'Please select a role'

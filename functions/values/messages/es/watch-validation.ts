export const enterEmail = 'Escriba su correo electrónico.'

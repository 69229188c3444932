import type { Value } from '../text.ts'

export const passwordAtLeast6 = 'La contraseña debe tener por lo menos 6 caracteres'
export const passwordAtLeast8 = '¡La contraseña debe tener por lo menos 8 caracteres!'
export const chooseAccountType = 'Elija un tipo de cuenta'
export const enterCode = 'Escriba el código de seis dígitos'
export const enterPassword = 'Escriba su contraseña'
export const enterCurrentPassword = 'Escriba su contraseña actual'
export const linkIncomplete = 'El enlace está incompleto'
export const passwordTooLong = (limit: Value) => `La contraseña puede tener hasta ${limit} caracteres`

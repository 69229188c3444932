import type { Value } from '../text.ts'

export const listedDifferently = 'El organismo rector publica otros datos'
export const value = (value: Value) => `Usar ${value}`
export const it = 'Usar'
export const keepOursInsteadValue = (value: Value) => `Conservar lo nuestro en lugar de ${value}`
export const keepOurs = 'Conservar lo nuestro'

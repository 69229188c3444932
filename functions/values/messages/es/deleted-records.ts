import type { Value } from '../text.ts'

export const team = 'Equipo'
export const opportunity = 'Oportunidad'
export const nothingDeleted = 'No se eliminó nada en los últimos 30 días'
export const kind = 'Tipo'
export const deleted = 'Eliminado'
export const restorableUntil = 'Se puede recuperar hasta'
export const record = 'Registro'
export const mergedIntoAnother = 'combinado con otro'
export const deletedAccount = 'Cuenta eliminada'
export const actions = 'Acciones'
export const restoring = 'Recuperando...'
export const restore = 'Recuperar'
export const cannotBeUndone = 'Esto no se puede deshacer y no se puede recuperar nada.'
export const eraseNow = 'Borrar ahora'
export const by = 'Por'
export const deletedRecords = 'Registros eliminados'
export const nameIsBack = (name: Value) => `${name} está de vuelta.`
export const restoreName = (name: Value) => `Recuperar ${name}`
export const eraseName = (name: Value) => `Borrar a ${name}`
export const eraseEverythingAbout = (name: Value) =>
  `¿Borrar ahora todo sobre ${name}? Esto quita el perfil y su foto, cada lugar en un plantel, cada inscripción y evaluación, y los avisos y mensajes que mencionan a ${name}.`

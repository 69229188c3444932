import type { Value } from '../text.ts'

export const deleteDivisionForm = 'Eliminar división'
export const divisionDeletedSuccessfully = '¡La división se eliminó!'
export const movePlayersTo = 'Pasar los jugadores a'
export const neededWhilePlayersStay = 'Es necesario si hay jugadores del plantel actual en esta división.'
export const noPlayersMove = 'No hay jugadores que pasar'
export const deleteDivision = 'Eliminar división'
export const addADivision = 'Agregar una división'
export const addDivision = 'Agregar división'
export const divisionAddedSuccessfully = '¡La división se agregó!'
export const divisionsHint = 'Agregue una por grupo de edad y nivel, como 12U AA.'
export const listedByGoverningBody = 'La publicó el organismo rector y no se puede eliminar aquí.'
export const editDivision = 'Editar división'
export const updateDivision = 'Actualizar división'
export const divisionUpdatedSuccessfully = '¡La división se actualizó!'
export const deleteWithContacts = (division: Value) =>
  `¿Eliminar ${division} con sus contactos? Los planteles anteriores conservan su nombre. Esta acción no se puede deshacer.`

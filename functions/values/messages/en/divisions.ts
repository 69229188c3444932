import type { Value } from '../text.ts'

export const deleteDivisionForm = 'Delete division'
export const divisionDeletedSuccessfully = 'Division deleted successfully!'
export const movePlayersTo = 'Move players to'
export const neededWhilePlayersStay = 'Needed while players of the current roster are in this division.'
export const noPlayersMove = 'No players to move'
export const deleteDivision = 'Delete Division'
export const addADivision = 'Add a division'
export const addDivision = 'Add Division'
export const divisionAddedSuccessfully = 'Division added successfully!'
export const divisionsHint = 'Add one per age group and level, such as 12U AA.'
export const listedByGoverningBody = "Listed by the governing body, so it can't be deleted here."
export const editDivision = 'Edit division'
export const updateDivision = 'Update Division'
export const divisionUpdatedSuccessfully = 'Division updated successfully!'
export const deleteWithContacts = (division: Value) =>
  `Delete ${division} with its contacts? Past roster entries keep its name. This action cannot be undone.`

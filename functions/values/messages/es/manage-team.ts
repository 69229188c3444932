import type { Value } from '../text.ts'

export const errorLoadingTeam = 'No se pudo cargar el equipo'
export const backToTeam = 'Volver al equipo'
export const manageName = (name: Value) => `Administrar ${name}`
export const teamManagement = 'Administración del equipo'
export const viewTeam = 'Ver equipo'
export const claimUnderReview = 'Reclamo en revisión'
export const claimInReview = 'Este reclamo está en revisión'
export const ownerCanEdit = (date: Value) =>
  `El responsable puede agregar y editar desde ahora. Lo que ya estaba, como los contactos, el plantel y las oportunidades solo para el equipo, se podrá administrar cuando un administrador apruebe el reclamo, o después del ${date} si ningún contacto de la lista se opone.`
export const ownerAddEditUntil =
  'El responsable puede agregar y editar desde ahora. Lo que ya estaba, como los contactos, el plantel y las oportunidades solo para el equipo, se podrá administrar cuando un administrador apruebe el reclamo.'

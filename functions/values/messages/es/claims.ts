import { select } from '../select.ts'
import type { RichText, Value } from '../text.ts'

export const notRightDispute = '¿No es correcto? Dispute este reclamo'
export const disputeTheClaim = 'Disputar el reclamo'
export const claimSent = 'Enviamos su solicitud de reclamo. Un administrador la revisará.'
export const messageLabel = 'Mensaje'
export const sendToAdmin = 'Enviar a un administrador'
export const disputeClaimOn = (name: Value) => `Disputar el reclamo de ${name}`
export const claimedBySomeoneElse = (kind: Value) =>
  select(kind, {
    team: 'Otra persona ha reclamado este equipo. Diga a un administrador por qué debe ser suyo.',
    other: 'Otra persona ha reclamado a este jugador. Diga a un administrador por qué le corresponde a usted.',
  })
export const claimWaitingAdminReview = 'Su solicitud de reclamo está en revisión.'
export const messageToAdmins = 'Mensaje a los administradores (opcional)'
export const messageHint = (kind: Value) =>
  select(kind, {
    team: 'Un administrador revisa el reclamo. Diga qué lo une con el equipo.',
    other: 'Un administrador revisa el reclamo. Diga qué lo une con el jugador.',
  })
export const waitingForAdmin = 'En espera de un administrador'
export const yourClaimOf = 'Su reclamo de <record></record> está en revisión.' as RichText<'record'>

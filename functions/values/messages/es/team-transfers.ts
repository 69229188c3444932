import type { RichText, Value } from '../text.ts'

export const transferOwnership = 'Traspasar el equipo'
export const newOwnerAcceptsFirst =
  'Primero acepta el nuevo responsable. Después el equipo es suyo, con todas sus oportunidades y eventos, y ni usted ni los encargados pueden administrarlos, a menos que el nuevo responsable los nombre. Si usted se agregó como contacto, eso también termina.'
export const offerName = (team: Value) => `Ofrecer ${team}`
export const confirmOffer = ({ team, name }: { team: Value; name: Value }) =>
  `¿Quiere ofrecer ${team} a ${name}? Le escribiremos para que acepte. La oferta termina después de 14 días.`
export const offerTeam = 'Ofrecer equipo'
export const teamOffered = '¡El equipo se ofreció!'
export const newOwner = 'Nuevo responsable'
export const anotherAccount = 'otra cuenta'
export const cancelTheOffer = 'Cancelar la oferta'
export const noLongerOffered = ({ name, team }: { name: Value; team: Value }) => `${name} ya no podrá recibir ${team}.`
export const cancelOffer = 'Cancelar oferta'
export const keepOffer = 'Conservar oferta'
export const offerCanceled = 'Oferta cancelada.'
export const offerAnswered = (name: Value) => `${name} ya respondió, o la oferta terminó.`
export const offeredUntil = ({ name, date }: { name: Value; date: Value }) =>
  `Ofrecido a <name>${name}</name> hasta el ${date}.` as RichText<'name'>

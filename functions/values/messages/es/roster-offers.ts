import { select } from '../select.ts'
import type { RichText, Value } from '../text.ts'
import { number, plural } from './counts.ts'

export const choosePosition = 'Elija una posición de la lista'
export const chooseDivision = 'Elija una división'
export const chooseReplyBy = 'Elija hasta cuándo puede responder la familia, como máximo 60 días desde hoy'
export const priceRange = 'Ingrese un precio de $0 a $100,000'
export const offerLimit = (count: Value) => `Ofrezca lugares a ${count} jugadores a la vez como máximo.`
export const spotsRange = (most: Value) => `Ingrese una cantidad de lugares de 1 a ${most}`
export const noteTooLong = ({ limit }: { limit: Value }) => `Una nota puede tener ${limit} caracteres como máximo`
export const positionTwice = 'La lista tiene una posición dos veces'
export const needsTeam = 'Solo una oportunidad de un equipo puede ofrecer lugares en un plantel.'
export const familyHasNoAccount =
  'La familia del jugador todavía no tiene cuenta. Primero invite a la familia a reclamar el perfil.'
export const alreadyOffered = 'Este jugador ya tiene una oferta de este equipo'
export const noSpotLeft = 'No queda ningún lugar para esta posición'
export const nobodyLeftToTell = 'No queda ninguna familia por avisar'
export const offerIsOver = 'Esta oferta ya se respondió o terminó'
export const rosterOffers = 'Ofertas de plantel'
export const anyPosition = 'Cualquier posición'
export const spotsNotSet = 'Todavía no ha indicado cuántos lugares quiere llenar.'
export const spotsOfPosition = ({ position, left, spots }: { position: Value; left: Value; spots: Value }) =>
  `${position}: quedan ${left} de ${spots}`
export const setSpots = 'Lugares por llenar'
export const spotsHint =
  '¿Cuántos lugares quiere llenar? Deje el campo vacío si no hay ninguno. No puede ofrecer más que estos.'
export const tellOthers = 'No seleccionados: avisar a los demás'
export const tellOthersHint =
  'Las familias de todos los jugadores sin oferta reciben un correo amable: gracias, esta vez no hay lugar. No lo reciben las familias a las que ya les hizo una oferta, salvo si la retiró.'
export const offerSpots = (count: number) =>
  plural(count, {
    one: `Ofrecer ${number(count)} lugar en el plantel`,
    other: `Ofrecer ${number(count)} lugares en el plantel`,
  })
export const familiesAreAsked = (count: number) =>
  plural(count, {
    one: `Se le pregunta por correo a ${number(count)} familia`,
    other: `Se les pregunta por correo a ${number(count)} familias`,
  })
export const familiesAreTold = (count: number) =>
  plural(count, {
    one: `Se le avisa por correo a ${number(count)} familia`,
    other: `Se les avisa por correo a ${number(count)} familias`,
  })
export const chooseWhom = 'Elija a quién ofrecerle un lugar.'
export const offered = 'Ofrecidos'
export const accepted = 'Aceptados'
export const declined = 'Rechazados'
export const open = 'Sin oferta'
export const nextByScore = 'Sigue por calificación'
export const answersBy = 'Responde antes de <time></time>' as RichText<'time'>
export const statusName = (status: Value) =>
  select(status, {
    ACCEPTED: 'En el plantel',
    DECLINED: 'Dijo que no',
    EXPIRED: 'No respondió a tiempo',
    other: 'Retirada',
  })
export const withdraw = 'Retirar'
export const withdrawOf = (name: Value) => `Retirar la oferta para ${name}`
export const familyIsTold = 'La familia ya no puede decir que sí. Se le avisa por correo.'
export const withdrawn = 'Oferta retirada'
export const positionOf = (name: Value) => `Posición para ${name}`
export const price = 'Precio de la temporada, en dólares'
export const priceHint = 'El costo de temporada de su equipo, si lo indicó. Déjelo vacío para no decir nada.'
export const replyWithin = 'La familia responde en'
export const replyHours = (hours: number) =>
  hours < 100
    ? plural(hours, { one: `${number(hours)} hora`, other: `${number(hours)} horas` })
    : plural(hours / 24, { one: `${number(hours / 24)} día`, other: `${number(hours / 24)} días` })
export const noteLabel = 'Nota'
export const noteHint = 'Aparece en el correo. Hasta 1,000 caracteres.'
export const offerHint = ({ season, price }: { season: Value; price: Value }) =>
  select(price, {
    '': `${season} · responda antes de <time></time>`,
    other: `${season} · ${price} · responda antes de <time></time>`,
  }) as RichText<'time'>
export const offersSpot = '<team></team> le ofrece a <player></player> un lugar en su plantel' as RichText<
  'team' | 'player'
>

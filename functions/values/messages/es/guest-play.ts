import type { RichText, Value } from '../text.ts'
import { number, plural } from './counts.ts'

export const openToGuestPlay = 'Disponible como jugador invitado'
export const organizersOfGuestNeedsSee =
  'Los entrenadores que buscan cerca un jugador invitado como el suyo lo ven como cualquier visitante y pueden enviarle una invitación, como máximo dos veces al día. Un administrador confirmó su verificación de antecedentes y su capacitación. No ven el nombre ni el correo de usted hasta que haga una inscripción. Se desactiva por sí sola después de 60 días.'
export const guestPlayOn = 'Su jugador está disponible como invitado por 60 días.'
export const guestPlayOff = 'Su jugador ya no está disponible como invitado.'
export const tryoutsToo = 'También para pruebas'
export const organizersOfTryoutsSee =
  'Los organizadores de pruebas cercanas para su jugador también lo ven y pueden enviarle una invitación.'
export const turnOnFor60Days = 'Activar por 60 días'
export const sixtyMoreDays = '60 días más'
export const includeTryouts = 'Incluir pruebas'
export const needPlayerSoon = '¿Necesita un jugador pronto?'
export const noMoreFamiliesAsked = 'Ya no se pregunta a más familias.'
export const stopAsking = 'Dejar de preguntar'
export const askFamilies = 'Preguntar a las familias'
export const playersWhoFit = 'Jugadores para esta oportunidad'
export const backgroundCheckTraining = 'Su verificación de antecedentes y su capacitación'
export const openToTryoutsHint =
  'Sus familias aceptan invitaciones a pruebas. Reciben su invitación y deciden si se inscriben.'
export const openToGuestPlayHint =
  'Sus familias aceptan jugar como invitados. Reciben su invitación y deciden si se inscriben.'
export const noPlayersFit = 'Por ahora no hay jugadores cerca para esta oportunidad.'
export const sendInvitation = 'Enviar invitación'
export const invitationSent = '¡Invitación enviada!'
export const fullMatch = 'Coincide en todo'
export const possible = 'Posible'
export const invite = 'Invitar'
export const emailWhenYes = 'Recibirá un correo cuando una familia acepte.'
export const everyoneWasAsked = 'Ya se preguntó a todas las familias posibles.'
export const onWithTryoutsUntil = (day: Value) => `Activo hasta el ${day}, también para pruebas`
export const onUntil = (day: Value) => `Activo hasta el ${day}, solo como jugador invitado`
export const inviteName = (name: Value) => `Invitar a ${name}`
export const weEmailFamily = (name: Value) =>
  `La familia de ${name} recibe un correo nuestro. Usted sabrá de ella si se inscribe.`
export const bestMatches = (count: Value) => `Estas son las ${count} mejores coincidencias. Puede haber más.`
export const countFamiliesAsked = (count: number) =>
  plural(count, { one: `Se preguntó a ${number(count)} familia.`, other: `Se preguntó a ${number(count)} familias.` })
export const askedAndSaidNo = ({ count, saidNo }: { count: number; saidNo: Value }) =>
  plural(count, {
    one: `Se preguntó a ${number(count)} familia; respuestas negativas: ${saidNo}.`,
    other: `Se preguntó a ${number(count)} familias; respuestas negativas: ${saidNo}.`,
  })
export const countMoreFit = (count: number) =>
  plural(count, { one: `Queda ${number(count)} familia posible.`, other: `Quedan ${number(count)} familias posibles.` })
export const moreFitAskedAt = (count: number) =>
  plural(count, {
    one: `Queda ${number(count)} familia posible. Preguntamos a la siguiente: <time></time>.`,
    other: `Quedan ${number(count)} familias posibles. Preguntamos a las siguientes: <time></time>.`,
  }) as RichText<'time'>
export const countPlayersFit = (count: number) =>
  plural(count, { one: `Hay ${number(count)} jugador posible.`, other: `Hay ${number(count)} jugadores posibles.` })
export const morePlayersFit = (count: number) =>
  plural(count, {
    one: `Hay ${number(count)} jugador posible más.`,
    other: `Hay ${number(count)} jugadores posibles más.`,
  })
export const weEmailBestFive =
  'Escribimos ahora a las familias de los cinco mejores y a cinco más cada 15 minutos, hasta que una acepte o hasta el <time></time>. El lugar es para la primera que acepte. Usted no sabrá nada de una familia hasta que acepte. Puede invitar o preguntar a 20 familias al día.' as RichText<'time'>
export const weEmailBestFiveWaiver =
  'Escribimos ahora a las familias de los cinco mejores y a cinco más cada 15 minutos, hasta que una acepte o hasta el <time></time>. El lugar es para la primera que acepte y se reserva una hora hasta que se firme la exención. Usted no sabrá nada de una familia hasta que acepte. Puede invitar o preguntar a 20 familias al día.' as RichText<'time'>
export const setNeededBy =
  '<link>Indique la fecha en “Se necesita antes de”</link> y podremos preguntar a las familias posibles, de cinco en cinco. El lugar es para la primera que acepte.' as RichText<'link'>

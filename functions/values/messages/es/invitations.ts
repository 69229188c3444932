import { select } from '../select.ts'
import type { RichText, Value } from '../text.ts'

export const invitation = 'Invitación'
export const invitedManageTeam = 'Tiene una invitación para administrar este equipo'
export const noLongerOpen = 'Esta invitación ya no está abierta'
export const whyNoLongerOpen = 'Se respondió, se canceló o venció.'
export const accepting = 'Aceptando...'
export const accept = 'Aceptar'
export const waitingForYou = 'Pendiente de su respuesta'
export const aCoach = 'Un entrenador'
export const youWillOwnTeam =
  'Si acepta, usted es responsable del equipo y organiza sus oportunidades y eventos. Sus encargados dejan de administrarlo hasta que usted se lo permita.'
export const organizerLearnsLater = 'El organizador sabrá quién es usted solo si hace la inscripción.'
export const register = 'Inscribir'
export const evaluatorSees = 'Usted ve nombres y números. Solo el organizador lee sus puntajes y notas.'
export const scorePlayers = 'Calificar jugadores'
export const nowContactOf = ({ kind, team }: { kind: Value; team: Value }) =>
  select(kind, { manager: `Ahora usted administra ${team}.`, other: `Ahora usted es contacto de ${team}.` })
export const invitedAsContact = (role: Value) => `Tiene una invitación para ser contacto (${role})`
export const acceptEditThisTeam =
  'Si acepta, puede editar el equipo, su plantel, sus eventos y sus oportunidades, y las familias ven su nombre y su correo en esta página.'
export const acceptShowsNameHere = 'Si acepta, las familias ven su nombre y su correo en esta página.'
export const signUpToAccept = 'Crear cuenta para aceptar'
export const nameAsksContact = ({
  kind,
  name,
  division,
  role,
}: {
  kind: Value
  name: Value
  division: Value
  role: Value
}) =>
  select(kind, {
    manager: `${name} le pide que administre <team></team>${division}.`,
    other: `${name} le pide que sea contacto de <team></team>${division} (${role}).`,
  }) as RichText<'team'>
export const acceptEditTeam =
  'Si acepta, puede editar el equipo, su plantel, sus eventos y sus oportunidades, y las familias ven su nombre y su correo en la página del equipo.'
export const acceptShowsName = 'Si acepta, las familias ven su nombre y su correo en la página del equipo.'
export const invitationFrom = (team: Value) => `la invitación de ${team}`
export const invitationDeclined = 'Invitación rechazada.'
export const offerDeclined = 'Oferta rechazada.'
export const requestDeclined = 'Solicitud rechazada.'
export const evaluatorNow = 'Ahora usted es evaluador.'
export const wantsToHandOver = (name: Value) => `${name} quiere traspasarle <team></team>.` as RichText<'team'>
export const theTeamName = (team: Value) => `el equipo ${team}`
export const teamIsYours = (team: Value) => `¡${team} es suyo!`
export const playerIsInvited = (kind: Value) =>
  select(kind, {
    TRYOUT: '<player></player> tiene invitación a la prueba: <opportunity></opportunity>, <time></time>.',
    other:
      '<player></player> tiene invitación para jugar como jugador invitado: <opportunity></opportunity>, <time></time>.',
  }) as RichText<'player' | 'opportunity' | 'time'>
export const registerFor = ({ name, title }: { name: Value; title: Value }) => `Inscribir a ${name} en ${title}`
export const invitationTo = ({ name, title }: { name: Value; title: Value }) => `la invitación de ${name} a ${title}`
export const anOpportunity = 'una oportunidad'
export const askedEvaluatePlayers = 'Le piden que evalúe a los jugadores de <title></title>.' as RichText<'title'>
export const youEvaluate = 'Usted evalúa a los jugadores de <title></title>.' as RichText<'title'>
export const evaluationOf = (title: Value) => `la evaluación de ${title}`
export const asksToJoinRoster = '<player></player> pide entrar al plantel de <team></team>.' as RichText<
  'player' | 'team'
>
export const asksToAddPlayer = '<team></team> pide agregar a <player></player> a su plantel.' as RichText<
  'team' | 'player'
>
export const nameOnTeam = ({ name, team }: { name: Value; team: Value }) => `${name} en ${team}`
export const onRosterOf = ({ name, team }: { name: Value; team: Value }) => `¡${name} está en el plantel de ${team}!`
export const theOwner = 'El responsable'
export const aTeam = 'un equipo'

import { select } from '../select.ts'
import type { RichText, Value } from '../text.ts'

export const januaryToApril = 'Enero a abril'
export const mayToAugust = 'Mayo a agosto'
export const septemberToDecember = 'Septiembre a diciembre'
export const birthYear = 'Año de nacimiento'
export const notSet = 'Sin elegir'
export const birthday = 'Cumpleaños'
export const keepsAgeLeagueAges = 'Así calculamos su edad y su edad de liga.'
export const editPlayerSentence = 'Editar jugador'
export const newPlayer = 'Jugador nuevo'
export const playerUpdatedSuccessfully = '¡El jugador se actualizó!'
export const playerCreatedSuccessfully = '¡El jugador se creó!'
export const position = 'Posición'
export const alsoPlays = 'También juega de'
export const canAlsoPlay = 'También puede jugar de'
export const batsThrows = 'Batea/Lanza'
export const jpgPngGif5mb =
  'JPG, PNG o GIF, hasta 5 MB. Solo la ven sus equipos y los organizadores con los que usted se inscribe, a menos que usted elija otra cosa.'
export const thePlayer = 'El jugador'
export const seesPlayer = 'Quién ve al jugador'
export const updatePlayer = 'Actualizar jugador'
export const createPlayer = 'Crear jugador'
export const unnamedPlayer = 'Jugador sin nombre'
export const whatStrangerSees = 'Lo que ve una persona desconocida'
export const everyoneFirstNameInitial = 'Todos: el nombre y la inicial'
export const listsSearchesSuchJordan = 'En listas y búsquedas, por ejemplo “Jordan S.”'
export const teamOnly = 'Solo el equipo'
export const onlyOurTeams = 'Solo nuestros equipos'
export const onlyCoachesOrganizersRegister =
  'Solo encuentran el perfil sus entrenadores y los organizadores con los que usted se inscribe.'
export const alsoFullNamePhoto =
  'También el nombre completo y la foto, para entrenadores con una verificación confirmada'
export const adminConfirmedBackgroundCheck = 'Un administrador confirmó su verificación de antecedentes.'
export const rosterOthersSeeTeam =
  'En el plantel, los demás ven el número, el grupo de edad y la posición de un jugador visible solo para el equipo.'
export const visibility = 'Visibilidad'
export const logInToOwnPlayer =
  'Es posible que se haya eliminado. Si el jugador es suyo o de su equipo, inicie sesión para abrirlo.'
export const playerNotFound = 'No se encontró al jugador'
export const backToPlayers = 'Volver a jugadores'
export const editPlayer = 'Editar jugador'
export const dontPermissionEditPlayer = 'Usted no tiene permiso para editar a este jugador'
export const createNewPlayer = 'Crear un jugador'
export const visitorsSeeOnlyFirst = 'Los visitantes ven solo el nombre y la inicial del apellido, sin foto.'
export const teamsOrganizersSeeFull =
  'Sus equipos y los organizadores con los que usted se inscribe ven el nombre completo y la foto. El año de nacimiento es solo para la familia y los administradores.'
export const checkedCoachesAlsoSee =
  'Los entrenadores con una verificación confirmada, sus equipos y los organizadores con los que usted se inscribe también ven el nombre completo y la foto. El año de nacimiento es solo para la familia y los administradores.'
export const nameIsListed = ({ name }: { name: Value }) => `Todos ven a ${name} con el nombre y la inicial.`
export const onlyTeamFindsName = ({ name }: { name: Value }) => `Solo el equipo encuentra a ${name}.`
export const checkedCoachesSeeName = ({ name }: { name: Value }) =>
  `Los entrenadores con una verificación confirmada ven el nombre completo y la foto de ${name}.`
export const whoSeesName = (name: Value) => `Quién ve a ${name}`
export const familyDecidesWhenClaimed = 'La familia decide cuando haya reclamado el perfil.'
export const editName = (name: Value) => `Editar a ${name}`
export const seePrivacyPolicy = 'Consulte nuestra <link>política de privacidad</link>.' as RichText<'link'>
export const photoOrLogo = (noun: Value) => select(noun, { photo: 'Foto', other: 'Logotipo' })
export const preparing = 'Preparando...'
export const changePhoto = (noun: Value) => select(noun, { photo: 'Cambiar foto', other: 'Cambiar logotipo' })
export const chooseAPhoto = (noun: Value) => select(noun, { photo: 'Elegir una foto', other: 'Elegir un logotipo' })
export const removePhoto = (noun: Value) => select(noun, { photo: 'Quitar foto', other: 'Quitar logotipo' })

import type { Value } from '../text.ts'
import { number, plural } from './counts.ts'

export const selectDivisionFirst = 'Elija una división antes de agregar a un jugador'
export const chooseADivision = 'Elija una división'
export const addPlayerForm = 'Agregar un jugador'
export const addOnePlayer = 'Agregar un solo jugador'
export const importAList = 'Importar una lista'
export const addDivisionFirst = 'Agregar antes una división'
export const newPlayerName = (name: Value) => `Jugador nuevo “${name}”`
export const addPlayerButton = 'Agregar jugador'
export const weAskedFamily = (name: Value) => `Le preguntamos a la familia de ${name}. Tiene que aceptar primero.`
export const isOnRosterNow = (name: Value) => `¡${name} está en el plantel!`
export const isBackOnRoster = (name: Value) => `¡${name} está de vuelta en el plantel!`
export const thisPlayer = 'este jugador'
export const removeFromRoster = 'Quitar del plantel'
export const confirmRemove = (name: Value) => `¿Seguro que quiere quitar a ${name} del plantel?`
export const playerRemovedRoster = '¡El jugador se quitó del plantel!'
export const inviteFamily = 'Invitar familia'
export const inviteTheFamily = 'Invitar a la familia'
export const inviteFamilyName = (name: Value) => `Invitar a la familia de ${name}`
export const weEmailedFamily = (name: Value) => `Le escribimos a la familia de ${name}.`
export const familyClaimsWithLink = (name: Value) =>
  `La familia reclama el perfil con el enlace del correo y lo administra desde entonces. ${name} se queda en el plantel.`
export const parentsEmail = 'Correo del padre, madre o tutor'
export const sendInvitationButton = 'Enviar invitación'
export const removeName = (name: Value) => `Quitar a ${name}`
export const moveAnotherSeason = 'Pasar a otra temporada'
export const pastEntries = 'Anteriores'
export const pastRoster = 'Plantel anterior'
export const importPlayers = 'Importar jugadores'
export const listOfPlayers = 'Lista de jugadores'
export const onePlayerPerLine =
  'Un jugador por línea, con o sin encabezado: nombre, número de camiseta, posición, año de nacimiento, correo del padre, madre o tutor. Por ejemplo: Jordan Sample, 7, SS, 2014, familia@example.com'
export const excelCsvFile = 'O un archivo de Excel o CSV'
export const reading = 'Leyendo...'
export const preview = 'Vista previa'
export const pdf = 'Esto es un PDF. Guarde la lista como archivo de Excel (.xlsx) o CSV.'
export const oldProtectedExcelFile =
  'Este es un archivo de Excel antiguo (.xls) o con contraseña. Guárdelo como .xlsx o CSV sin contraseña.'
export const picture = 'Esto es una imagen. Elija un archivo de Excel (.xlsx) o CSV.'
export const textDocument =
  'Esto es un documento de texto. Copie la lista de él o elija un archivo de Excel (.xlsx) o CSV.'
export const noExcelFile = 'Este no es un archivo de Excel que Fungo pueda leer. Guarde la lista como .xlsx o CSV.'
export const fileNoTable = 'Este archivo no es una tabla. Elija un archivo de Excel (.xlsx) o CSV.'
export const fileCantRead = 'No se puede leer el archivo. Elíjalo de nuevo.'
export const columnsList = 'Columnas de la lista'
export const fungoReadsColumnsFollows = 'Revise qué es cada columna. Solo se leen estas.'
export const columnNumber = (number: Value) => `Columna ${number}`
export const pleaseChoose = 'Elija'
export const leaveOut = 'Omitir'
export const jerseyNumberColumn = 'Número de camiseta'
export const birthYearColumn = 'Año de nacimiento'
export const valuesColumn = 'Valores'
export const columnFile = 'Columna'
export const meaningColumn = 'Se lee como'
export const whatColumnHeader = (header: Value) => `Qué es la columna ${header}`
export const firstNameColumn = 'Nombre'
export const lastNameColumn = 'Apellido'
export const fullNameColumn = 'Nombre completo'
export const birthDate = 'Fecha de nacimiento'
export const secondParentsEmail = 'Correo del segundo padre, madre o tutor'
export const playersEmailNeverStored = 'El correo propio de un jugador nunca se guarda.'
export const chooseWhatMarkedColumns = 'Elija qué son las columnas marcadas y cuál tiene los nombres.'
export const leftOutRows = (rows: Value) => `Se omite: ${rows}`
export const parentInviteName = (name: Value) => `Padre o madre a invitar por ${name}`
export const dayFirstBirthDates = 'El día va primero en estas fechas de nacimiento'
export const dayFirstExample = 'Así, 9/3/2015 es el 9 de marzo.'
export const birthDateTextNot = (text: Value) => `No se entendió la fecha de nacimiento «${text}».`
export const noName = 'Sin nombre'
export const profileOfName = (name: Value) => `Perfil de ${name}`
export const claimedByFamily = 'reclamado'
export const result = 'Resultado'
export const importing = 'Importando...'
export const joins = 'Se une'
export const asksFamilyFirst = 'Antes pregunta a la familia'
export const notImported = 'No se importa'
export const invitesTheFamily = 'Invita a la familia'
export const familyGetsLink = 'La familia recibe un enlace para reclamar el perfil.'
export const addNewPlayer = 'Agregar jugador nuevo'
export const selectSeason = 'Elija una temporada'
export const selectDivision = 'Elija una división'
export const playerWithFamilyStays =
  'Un jugador con familia se queda en la temporada actual hasta que la familia acepte. Los demás pasan de inmediato.'
export const noOneMoved = (season: Value) => `No pasó nadie: todos están ya en ${season} o se les preguntó.`
export const waitingForFamily = (count: Value) => `${count} en espera de la familia`
export const alreadyThereOrAsked = (count: Value) => `${count} ya estaban o se les preguntó`
export const moving = 'Pasando...'
export const sinceDate = (date: Value) => `Desde el ${date}`
export const guardianInvited = 'Tutor invitado'
export const guardianNotYetInvited = 'Tutor sin invitar'
export const editRosterEntry = 'Editar lugar en el plantel'
export const rosterUpdatedSuccessfully = '¡El plantel se actualizó!'
export const noDivision = 'Sin división'
export const jerseyNumberLabel = 'Número de camiseta'
export const rosterGaps = 'Posiciones sin cubrir'
export const positionsWithNone =
  'Jugadores en cada posición. Si una no tiene ninguno, publique que busca un jugador invitado.'
export const playersByPosition = 'Jugadores en cada posición'
export const findOne = 'Buscar uno'
export const findPositionFor = ({ position, name }: { position: Value; name: Value }) =>
  `Buscar uno: ${position} para ${name}`
export const rosterSheet = 'Hoja del plantel'
export const parentAndPhone = 'Padre, madre o tutor y teléfono'
export const cancelRequest = 'Cancelar solicitud'
export const stopAskingFamily = (name: Value) => `¿Dejar de preguntar a la familia de ${name}?`
export const keepRequest = 'Conservar solicitud'
export const requestCanceled = 'Solicitud cancelada.'
export const familyHasAnswered = 'La familia ya respondió, o la solicitud terminó.'
export const nameWasDeclined = (name: Value) => `Se rechazó a ${name}.`
export const cancelRequestFor = (name: Value) => `Cancelar la solicitud de ${name}`
export const waitingEntries = 'En espera'
export const playersWillJoin = 'Estos jugadores se unen al plantel cuando la otra parte acepta.'
export const playersWaiting = 'Jugadores en espera de unirse al plantel'
export const importCountPlayers = (count: number) =>
  plural(count, { one: `Importar ${number(count)} jugador`, other: `Importar ${number(count)} jugadores` })
export const countPlayersImported = (count: number) =>
  plural(count, { one: `Se importó ${number(count)} jugador.`, other: `Se importaron ${number(count)} jugadores.` })
export const moveCountPlayers = (count: number) =>
  plural(count, { one: `Pasar ${number(count)} jugador`, other: `Pasar ${number(count)} jugadores` })
export const playersMoved = ({ count, season }: { count: number; season: Value }) =>
  plural(count, {
    one: `${number(count)} jugador pasó a ${season}`,
    other: `${number(count)} jugadores pasaron a ${season}`,
  })

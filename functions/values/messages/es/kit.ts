import { select } from '../select.ts'
import type { RichText, Value } from '../text.ts'
import { number, plural } from './counts.ts'

export const countOfNoun = ({ count, noun }: { count: number; noun: Value }) =>
  select(noun, {
    event: plural(count, { one: `${number(count)} evento`, other: `${number(count)} eventos` }),
    opportunity: plural(count, { one: `${number(count)} oportunidad`, other: `${number(count)} oportunidades` }),
    player: plural(count, { one: `${number(count)} jugador`, other: `${number(count)} jugadores` }),
    season: plural(count, { one: `${number(count)} temporada`, other: `${number(count)} temporadas` }),
    registration: plural(count, { one: `${number(count)} inscripción`, other: `${number(count)} inscripciones` }),
    user: plural(count, { one: `${number(count)} usuario`, other: `${number(count)} usuarios` }),
    result: plural(count, { one: `${number(count)} resultado`, other: `${number(count)} resultados` }),
    division: plural(count, { one: `${number(count)} división`, other: `${number(count)} divisiones` }),
    contact: plural(count, { one: `${number(count)} contacto`, other: `${number(count)} contactos` }),
    other: plural(count, { one: `${number(count)} equipo`, other: `${number(count)} equipos` }),
  })
export const foundRecords = (found: Value) => `Resultados: ${found}`
export const foundAndUnstated = ({ found, unstated }: { found: Value; unstated: number }) =>
  plural(unstated, {
    one: `Resultados: ${found}, y ${number(unstated)} que no lo indica`,
    other: `Resultados: ${found}, y ${number(unstated)} que no lo indican`,
  })
export const error = 'Error'
export const meanEmail = (email: Value) => `¿Quiso decir ${email}?`
export const browserCannotReadHeic =
  'Este navegador no puede leer fotos HEIC. Guarde la foto como JPG, o elija Más compatible en los ajustes de su iPhone, en Cámara, Formatos.'
export const tryAgain = 'Intentar de nuevo'
export const clearAll = 'Quitar búsqueda y filtros'
export const locating = 'Ubicando...'
export const previous = 'Anterior'
export const next = 'Siguiente'
export const lastPage = (pages: number) => `Ir a la última página (${number(pages)})`
export const firstPage = 'Ir a la primera página'
export const results = 'Resultados'
export const pageDoesNotExist = (page: number) => `La página ${number(page)} no existe`
export const showMore = 'Ver más'
export const clearSelection = 'Quitar la selección'
export const suggestions = 'Sugerencias'
export const moreMatches = 'Hay más resultados. Siga escribiendo para acotarlos.'
export const searching = 'Buscando...'
export const noResultsSoFar = 'Sin resultados por ahora'
export const noResultsFound = 'No se encontraron resultados'
export const didYouMean = (search: Value) =>
  `No hay coincidencias exactas. ¿Quiso decir <search>${search}</search>?` as RichText<'search'>
export const foundMoreEnd = (found: Value) => `${found}. Hay más al final de la lista.`
export const foundMoreMatches = (found: Value) => `${found}. Hay más resultados. Siga escribiendo para acotarlos.`
export const addToCalendar = 'Agregar al calendario'
export const clearSearch = 'Borrar la búsqueda'
export const cancel = 'Cancelar'
export const close = 'Cerrar'
export const share = 'Compartir'
export const didNotLoad = 'No se pudo cargar. Revise su conexión e inténtelo de nuevo.'
export const dismiss = 'Cerrar'
export const errorMessage = ({ message }: { message: Value }) => `Error: ${message}`
export const leaveWithoutSaving = '¿Salir sin guardar?'
export const unsavedChanges = 'Sus cambios no se han guardado.'
export const leave = 'Salir'
export const stay = 'Quedarse'
export const underOneMile = 'A menos de 1 mi'
export const miles = (miles: Value) => `${miles} mi`
export const locationPermissionDenied = 'Permiso de ubicación denegado. Actívelo en la configuración de su navegador.'
export const locationUnknown = 'No se pudo determinar su ubicación. Escríbala o revise la señal del GPS.'
export const locationTimedOut = 'La solicitud de ubicación tardó demasiado. Inténtelo de nuevo.'
export const geolocationNotSupported = 'Su navegador no permite conocer la ubicación'
export const locationFailed = 'No se pudo obtener la ubicación'
export const pagination = 'Páginas'
export const alreadyAnsweredCanceled = 'Esto ya se respondió o se canceló.'
export const countMore = (count: Value) => `+${count} más`
export const alreadyRemoved = 'Esto ya se quitó.'
export const confirmDelete = 'Confirmar eliminación'
export const confirmRestorableDelete = ({ name }: { name: Value }) =>
  `¿Seguro que quiere eliminar ${name}? Puede recuperarlo durante 30 días en Eliminados recientemente.`
export const confirmFinalDelete = ({ name }: { name: Value }) =>
  `¿Seguro que quiere eliminar ${name}? Esta acción no se puede deshacer.`
export const deletedSuccessfully = '¡Eliminado!'
export const reasonOptional = 'Motivo (opcional)'
export const reasonField = 'Motivo'
export const order = 'Orden'
export const defaultOrder = 'Orden predeterminado'
export const headerDescending = (header: Value) => `${header}, descendente`
export const pageNotFoundSentence = 'Página no encontrada'
export const changedMeanwhile = 'Esto cambió mientras usted lo editaba. Guarde de nuevo para conservar sus valores.'
export const savedAndYours = ({ label, saved, mine }: { label: Value; saved: Value; mine: Value }) =>
  `<label>${label}:</label> guardado “${saved}”, el suyo “${mine}”` as RichText<'label'>
export const takeSavedValue = (label: Value) => `Usar lo guardado: ${label}`
export const saved = 'Usar lo guardado'
export const empty = 'vacío'
export const level = 'Nivel'
export const chooseASeason = 'Elija una temporada'
export const moreOptions = 'Más opciones'
export const familiesWillSee = 'Lo que verán las familias'
export const localTime = 'Hora local.'
export const othersSeeFirstPhoto = (noun: Value) =>
  select(noun, {
    logo: 'Los demás verán su primer logotipo cuando un administrador lo haya revisado.',
    other: 'Los demás verán su primera foto cuando un administrador la haya revisado.',
  })
export const onlyPeopleTieSee = (noun: Value) =>
  select(noun, {
    logo: 'Hasta que un administrador revise este logotipo, solo lo ve la gente del equipo.',
    other: 'Hasta que un administrador revise esta foto, solo la ven las personas vinculadas al jugador.',
  })
export const othersSeePhotoOnce = (noun: Value) =>
  select(noun, {
    logo: 'Los demás verán este logotipo cuando usted confirme su correo electrónico.',
    other: 'Los demás verán esta foto cuando usted confirme su correo electrónico.',
  })
export const othersSeeOnlyFacts = (kind: Value) =>
  select(kind, {
    team: 'Hasta que confirme su correo quien lo guardó por última vez, los demás solo ven el nombre, el lugar y las divisiones de este equipo, no su descripción, sus enlaces, su logotipo ni su exención.',
    event:
      'Hasta que confirme su correo quien lo guardó por última vez, los demás no ven la descripción, el organizador ni los enlaces de este evento, ni cómo pagar.',
    other:
      'Hasta que confirme su correo quien lo guardó por última vez, los demás solo ven el título, el lugar, la hora, las edades y la tarifa, no la descripción ni qué llevar.',
  })

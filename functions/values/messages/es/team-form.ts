import { select } from '../select.ts'
import type { Value } from '../text.ts'

export const playsIn = 'Juega en'
export const ruleDecidesFitsAges =
  'La organización en cuyos torneos juega el equipo. Su regla decide quién tiene la edad. Sin ella, se puede inscribir quien tenga la edad según la regla de cualquiera.'
export const teamUpdatedSuccessfully = '¡El equipo se actualizó!'
export const whichSport = '¿Qué deporte juega este equipo?'
export const sportHint = 'Las familias que filtran por deporte lo ven después de los demás.'
export const crest = 'Escudo'
export const firstColor = 'Primer color'
export const secondColor = 'Segundo color'
export const chooseAShield = 'Elegir un escudo'
export const crestName = (crest: Value) =>
  select(crest, {
    SHIELD_BAND: 'Escudo, franja',
    SHIELD_SASH: 'Escudo, banda diagonal',
    CROWN_HALVES: 'Corona, mitades',
    CROWN_CHEVRON: 'Corona, galón',
    ROUND_RING: 'Redondo, anillo',
    ROUND_STRIPES: 'Redondo, rayas',
    HEXAGON_HALVES: 'Hexágono, mitades',
    HEXAGON_BAND: 'Hexágono, franja',
    DIAMOND_RING: 'Rombo, anillo',
    DIAMOND_SASH: 'Rombo, banda diagonal',
    PLATE_CHEVRON: 'Plato, galón',
    other: 'Plato, rayas',
  })
export const photoHint = 'JPG, PNG o GIF, hasta 5 MB. Lo ve todo el mundo: no use fotos de jugadores.'
export const theTeamsLogo = 'El logotipo del equipo'
export const embedOfTeam = 'Este equipo: sus pruebas y eventos'
export const embedOfTryouts = 'Las pruebas de todos los equipos con este nombre'
export const tryoutsOfName = (name: Value) => `Pruebas de ${name}`
export const onYourOwnWebsite = 'En su propio sitio web'
export const pasteCode =
  'Pegue este código en una página de su sitio. Siempre muestra lo que ven aquí los visitantes, sin jugadores y sin cookies.'
export const codeCopied = 'Código copiado'
export const copyCode = 'Copiar código'
export const duesInDollars = 'Cuotas de la temporada, en dólares'
export const familiesLookForThis =
  'Es lo primero que buscan las familias. Guardarlo otra vez indica que es correcto hoy. Vacío: no se indica.'
export const included = 'Incluido'
export const tournaments = 'Torneos'
export const overnightTrips = 'Viajes con hospedaje'
export const practicesAWeek = 'Prácticas por semana'
export const practicePlace = 'Dónde practican'
export const rosterSize = 'Tamaño del plantel'
export const updateCost = 'Actualizar costo'
export const teamSettings = 'Configuración del equipo'
export const updateTeam = 'Actualizar equipo'
export const unnamedTeam = 'Equipo sin nombre'
export const everyoneWillSee = 'Lo que verán todos'
export const websiteSocialLinks = 'Sitio web y redes sociales'
export const website = 'Sitio web'
export const socialLinks = 'Redes sociales'
export const oneAddressPerLine = 'Una dirección por línea: Facebook, Instagram, X, YouTube, TikTok o Threads.'
export const updateLinks = 'Actualizar enlaces'
export const yourOwnWaiver = 'Su propia exención de responsabilidad'
export const currentWaiver = ({ text, version }: { text: Value; version: Value }) =>
  select(text, {
    own: `Las familias aceptan ahora este texto (versión de la exención: ${version}). Un texto nuevo vale para las inscripciones que sigan: las anteriores conservan el texto aceptado. Déjelo vacío para usar el nuestro.`,
    other: `Las familias aceptan ahora nuestro texto (versión de la exención: ${version}). Un texto nuevo vale para las inscripciones que sigan: las anteriores conservan el texto aceptado. Déjelo vacío para usar el nuestro.`,
  })
export const readOurText = 'Leer nuestro texto'
export const updateWaiver = 'Actualizar exención'

import * as v from 'valibot'
import { positionValidationTexts } from '../../values/messages/position-validation.ts'
import { inItsLanguage } from '../../values/messages/text.ts'

/** The product's positions, which opportunities need and lists are filtered by. Records store positions by name. */
export const POSITIONS = [
  ['Pitcher', 'P', 'Battery'],
  ['Catcher', 'C', 'Battery'],
  ['First Base', '1B', 'Infield'],
  ['Second Base', '2B', 'Infield'],
  ['Third Base', '3B', 'Infield'],
  ['Shortstop', 'SS', 'Infield'],
  ['Left Field', 'LF', 'Outfield'],
  ['Center Field', 'CF', 'Outfield'],
  ['Right Field', 'RF', 'Outfield'],
  ['Outfield', 'OF', 'Outfield'],
  ['Infield', 'IF', 'Infield'],
] as const

export const POSITION_NAMES: readonly string[] = POSITIONS.map(([name]) => name)

/** What only players are listed as, and the positions under which lists find them. */
const ROLES = new Map<string, readonly string[]>(
  Object.entries({
    'Middle Infield': ['Second Base', 'Shortstop', 'Infield'],
    'Corner Infield': ['First Base', 'Third Base', 'Infield'],
    Utility: POSITION_NAMES,
    'Designated Hitter': [],
  }),
)

/** What a player can be listed as. */
export const PLAYER_POSITIONS: readonly string[] = [...POSITION_NAMES, ...ROLES.keys()]

/** A player's first position is the main one. */
export const MAX_POSITIONS = 3

const unique = (names: readonly string[]) => [...new Set(names)]

/** The product's positions under which lists find a player. */
export const listedPositions = (positions: readonly string[]) =>
  unique(positions.flatMap((it) => ROLES.get(it) ?? [it]))

/** The positions on the field that a position or a group of positions stands for. */
function fieldPositions(position: string): readonly string[] {
  const role = ROLES.get(position)
  const members = POSITIONS.flatMap(([name, , group]) => (group === position && name !== position ? [name] : []))
  return role?.filter((it) => it !== 'Infield' && it !== 'Outfield') ?? (members.length > 0 ? members : [position])
}

/** The product's positions that a player fits: each that shares a position on the field with one of the player's. */
export function positionsPlayed(positions: readonly string[]) {
  const played = new Set(positions.flatMap(fieldPositions))
  return POSITION_NAMES.filter((name) => fieldPositions(name).some((it) => played.has(it)))
}

/** Whether one of the positions is needed. A player without a position fits, and an opportunity without positions fits every player. */
export function fitsPosition(positions: readonly string[] = [], needed: readonly string[]) {
  if (positions.length === 0 || needed.length === 0) return true
  const plays = positionsPlayed(positions)
  return needed.some((it) => plays.includes(it))
}

/** What coaches write for each position, in English and Spanish, without spaces and accents. */
const WRITTEN: Record<string, string> = {
  Pitcher: 'p pitcher pitching rhp lhp sp rp lanzador lanzadora',
  Catcher: 'c catcher catching receptor receptora',
  'First Base': '1b 1st 1stbase first firstbase firstbaseman primera primerabase',
  'Second Base': '2b 2nd 2ndbase second secondbase secondbaseman segunda segundabase',
  'Third Base': '3b 3rd 3rdbase third thirdbase thirdbaseman tercera tercerabase',
  Shortstop: 'ss short shortstop campocorto torpedero parador',
  'Left Field': 'lf left leftfield leftfielder jardineroizquierdo jardinizquierdo',
  'Center Field': 'cf center centre centerfield centrefield centerfielder jardinerocentral jardincentral',
  'Right Field': 'rf right rightfield rightfielder jardineroderecho jardinderecho',
  Outfield: 'of outfield outfielder jardinero jardinera jardineros',
  Infield: 'if inf infield infielder cuadro jugadordecuadro jugadoradecuadro',
  'Middle Infield':
    'mif mi middle middleif middleinf middleinfield middleinfielder midif midinf midinfield cuadromedio',
  'Corner Infield': 'cif ci corner corners cornerif cornerinf cornerinfield cornerinfielder esquinas',
  Utility:
    'u ut utl util utility utilityplayer utilplayer utilityinfielder any anything anywhere all allpositions everything everywhere utilidad comodin',
  'Designated Hitter': 'dh dp eh designatedhitter designatedplayer extrahitter bateadordesignado',
}
const byWriting = new Map(
  Object.entries(WRITTEN).flatMap(([name, words]) => words.split(' ').map((word) => [word, name] as const)),
)
const positionOf = (text: string) =>
  byWriting.get(
    text
      .normalize('NFKD')
      .toLowerCase()
      .replace(/[^a-z\d]/g, ''),
  )

/** The distinct positions in a text such as 'SS/P', 'Left Field, C', or '2B-SS', or null if a part of it is no position. */
export function readPositions(text: string): string[] | null {
  const parts = text.split(/[,;/\\|&+]|\s(?:and|or|y|o)\s/i).filter((part) => part.trim())
  const read = parts.flatMap(
    (part) =>
      positionOf(part) ??
      part
        .trim()
        .split(/[\s-]+/)
        .map(positionOf),
  )
  const known = read.filter((it) => it !== undefined)
  return known.length === read.length ? unique(known) : null
}

const UNKNOWN = inItsLanguage(positionValidationTexts.positionOneList)
const TOO_MANY = inItsLanguage(positionValidationTexts.playerLimitPositions(MAX_POSITIONS))

const known = [
  v.check((texts: string[]) => texts.every((text) => readPositions(text) !== null), UNKNOWN),
  v.transform((texts: string[]) => unique(texts.flatMap((text) => readPositions(text)!))),
  v.maxLength<string[], number, typeof TOO_MANY>(MAX_POSITIONS, TOO_MANY),
] as const

/** Names or abbreviations. Blank ones are ignored. */
export const positionsInput = v.pipe(v.nullable(v.array(v.string()), []), ...known)

/** Positions in one text: see `readPositions`. */
export const positionInput = v.pipe(
  v.nullable(v.string(), ''),
  v.transform((text) => [text]),
  ...known,
)

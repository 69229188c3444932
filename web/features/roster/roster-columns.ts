import { readPositions } from '../../../functions/domain/positions/validation.ts'
import { wordsOf } from '../../ui/header-words.ts'

/** What a column of a list can be. */
export const ROSTER_COLUMNS = [
  'name',
  'firstName',
  'lastName',
  'jerseyNumber',
  'position',
  'birthDate',
  'birthYear',
  'parentEmail',
  'secondParentEmail',
  'leaveOut',
] as const
export type RosterColumn = (typeof ROSTER_COLUMNS)[number]

/** What a header says. `email` does not say whose, `role` whether the row is a player. */
type Meaning = Exclude<RosterColumn, 'secondParentEmail' | 'leaveOut'> | 'email' | 'childEmail' | 'role' | 'nonPlayer'

const words = (text: string) => new Set(text.split(' '))

const CHILD = words(
  'player players athlete athletes child children kid kids participant camper student member jugador jugadora jugadores atleta hijo hija nino nina participante alumno alumna',
)
const PARENT = words(
  'parent parents guardian guardians mother father mom moms dad dads family household contact account user p1 p2 padre madre padres mama papa tutor tutora familia contacto cuenta',
)
const EMAIL = words('email emails mail mails correo correos')
const FIRST = words('first given forename fname firstname nombres')
const LAST = words('last surname lname lastname apellido apellidos')
const NAME = words('name names nombre fullname playername')
const JERSEY = words('jersey uniform camiseta uniforme dorsal playera')
const NUMBER = words('number no num nbr nr numero')
const POSITION = words('position positions pos posicion posiciones')
const BIRTH = words('birth birthday birthdate birthdates dob born nacimiento nac nacido cumpleanos')
const YEAR = words('year yob ano birthyear')
/** Words that change nothing. */
const FILLER = words(
  'the of s a and y full legal complete completo required optional requerido opcional de del la el su',
)
const ORDER = words(
  '1 2 3 4 1st 2nd 3rd primary secondary main preferred first second third other alternate address electronico principal home',
)
const OTHER = words(
  'team teams club league school coach manager staff emergency billing nickname middle phone cell mobile number grad graduation grade age gender sex size shirt city state zip id role division program season relationship status registration equipo escuela entrenador emergencia telefono apodo edad',
)
const DATE = words('date fecha mm dd yy yyyy m d month day format formato')

/**
 * A header has the first meaning whose words it all has, each set once at least, and no other words than those allowed. A header with any
 * other word means nothing, so that a parent, a contact, a team, or a school never names the child.
 */
const MEANINGS: { meaning: Meaning; needs: Set<string>[]; allows?: Set<string>[] }[] = [
  { meaning: 'parentEmail', needs: [EMAIL, PARENT], allows: [CHILD, ORDER] },
  { meaning: 'childEmail', needs: [EMAIL, CHILD], allows: [ORDER] },
  { meaning: 'email', needs: [EMAIL], allows: [ORDER] },
  { meaning: 'name', needs: [FIRST, LAST], allows: [NAME, CHILD, words('middle')] },
  { meaning: 'firstName', needs: [FIRST], allows: [NAME, CHILD] },
  { meaning: 'lastName', needs: [LAST], allows: [NAME, CHILD, words('primer')] },
  { meaning: 'birthYear', needs: [BIRTH, YEAR], allows: [CHILD] },
  { meaning: 'birthDate', needs: [BIRTH], allows: [CHILD, DATE] },
  { meaning: 'birthYear', needs: [YEAR] },
  { meaning: 'jerseyNumber', needs: [JERSEY], allows: [NUMBER, CHILD] },
  { meaning: 'jerseyNumber', needs: [NUMBER], allows: [words('player athlete jugador shirt back')] },
  { meaning: 'position', needs: [POSITION], allows: [CHILD, ORDER, words('played field')] },
  { meaning: 'name', needs: [NAME], allows: [CHILD] },
  { meaning: 'nonPlayer', needs: [words('non'), words('player')], allows: [words('is')] },
  { meaning: 'role', needs: [words('role rol')], allows: [words('team roster label player member staff')] },
  { meaning: 'name', needs: [CHILD] },
]

/** All words of headers. */
const HEADER_WORDS = new Set(
  [CHILD, PARENT, EMAIL, FIRST, LAST, NAME, JERSEY, NUMBER, POSITION, BIRTH, YEAR, OTHER, DATE, ORDER, FILLER].flatMap(
    (set) => [...set],
  ),
)

/** Words that no child is named, so that two of them in a cell are a header, whatever else it says: 'Guest Player Name'. */
const SPEAKING = [CHILD, PARENT, EMAIL, NAME, JERSEY, POSITION]

function meaningOf(header: string): Meaning | undefined {
  const found = wordsOf(header)
  if (found.length === 0) return undefined
  return MEANINGS.find(
    ({ needs, allows = [] }) =>
      needs.every((set) => found.some((word) => set.has(word))) &&
      found.every((word) => [...needs, ...allows, FILLER].some((set) => set.has(word))),
  )?.meaning
}

/** Whether the words name a person of the group of columns under them, such as 'Player' or 'Parent 1' in a row above the header. */
export const isPersonLabel = (label: string) =>
  wordsOf(label).some((word) => CHILD.has(word) || PARENT.has(word) || word === 'emergency' || word === 'coach')

/** 'Number' and 'Year' can be a number or a year of anything. */
const isLoose = (header: string) => !wordsOf(header).some((word) => JERSEY.has(word) || BIRTH.has(word))

const namesChild = (header: string) => wordsOf(header).some((word) => CHILD.has(word))

/**
 * How much a row looks like a header: by the cells that say what their column is, most of all the child's name. 0 if it is none. A header
 * that names only parents or teams is one too, so that it is not read as children.
 */
export function headerScore(cells: readonly string[]): number {
  const meanings = cells.map(meaningOf)
  if (meanings.some((it) => it === 'name' || it === 'firstName' || it === 'lastName'))
    return cells.length + meanings.filter(Boolean).length
  const filled = cells.filter(Boolean)
  const known = filled
    .map(wordsOf)
    .filter(
      (found) =>
        (/\p{L}{2}/u.test(found.join(' ')) && found.every((word) => HEADER_WORDS.has(word))) ||
        found.filter((word) => SPEAKING.some((set) => set.has(word))).length > 1,
    )
  const isHeader = known.some((found) => found.length > 1) || known.length * 2 > filled.length
  return isHeader ? known.length : 0
}

/** The columns of a file by their headers. Undefined: the file does not say. */
export type Columns = {
  columns: (RosterColumn | undefined)[]
  /** The columns of children's email addresses, which are never stored. */
  childEmails: number[]
  /** Whether a row of the list is a coach or another adult. */
  isOther(cells: readonly string[]): boolean
}

export function columnsOfHeaders(headers: readonly string[], rows: readonly string[][]): Columns {
  const meanings = headers.map(meaningOf)
  const at = (...wanted: Meaning[]) => meanings.flatMap((it, i) => (it && wanted.includes(it) ? [i] : []))
  const valuesOf = (i: number) => rows.map((cells) => cells[i] ?? '').filter(Boolean)
  const columns = headers.map((): RosterColumn | undefined => 'leaveOut')

  for (const [i, column] of nameColumns(headers, meanings)) columns[i] = column
  for (const meaning of ['jerseyNumber', 'birthDate', 'birthYear'] as const) {
    const found = at(meaning)
    const plain = found.filter((i) => !isLoose(headers[i]!))
    const told =
      plain.length > 0
        ? plain
        : found.filter(
            (i) => valuesOf(i).length === 0 || valuesOf(i).some(meaning === 'birthYear' ? isBirthYear : isJerseyNumber),
          )
    for (const i of told) columns[i] = told.length === 1 ? meaning : undefined
  }
  for (const i of at('position')) columns[i] = 'position'

  const parents = at('parentEmail').length > 0 ? at('parentEmail') : at('email')
  const filled = parents.filter((i) => valuesOf(i).length > 0)
  const [first, second] = filled.length > 0 ? filled : parents
  if (first !== undefined) columns[first] = 'parentEmail'
  if (second !== undefined) columns[second] = 'secondParentEmail'

  const [nonPlayers, roles] = [at('nonPlayer'), at('role')]
  return {
    columns,
    childEmails: at('childEmail'),
    isOther: (cells) =>
      nonPlayers.some((i) => /^(?:y|yes|true|1|x)$/i.test(cells[i] ?? '')) ||
      roles.some((i) => cells[i] && !wordsOf(cells[i]).some((word) => CHILD.has(word))),
  }
}

/**
 * First and last name beat a full name. A header that says 'player' or the like beats one that does not, because a form's plain 'First
 * Name' may be the parent's. Equal headers are asked about.
 */
function nameColumns(
  headers: readonly string[],
  meanings: readonly (Meaning | undefined)[],
): [number, RosterColumn | undefined][] {
  const isOfChild = (i: number) => namesChild(headers[i]!)
  const all = (meaning: Meaning) => headers.flatMap((_, i) => (meanings[i] === meaning ? [i] : []))
  const best = (found: number[]) => (found.some(isOfChild) ? found.filter(isOfChild) : found)
  const [firsts, lasts, fulls] = [all('firstName'), all('lastName'), all('name')]
  // 'Nombre' is the first name beside 'Apellido'.
  const isNombre = (i: number) => /nombre/i.test(headers[i]!) && !/completo/i.test(headers[i]!)
  const isSplit = firsts.length === 0 && lasts.length > 0 && fulls.some(isNombre)
  const [first, last] = [best(isSplit ? fulls.filter(isNombre) : firsts), best(lasts)]
  const full = isSplit ? [] : best(fulls)
  // Plain 'First Name' and 'Last Name' beside the child's first name are someone else's.
  const isOthers = (i: number) =>
    !isOfChild(i) && [...first, ...last].some(isOfChild) && [firsts, lasts].every((found) => !found.every(isOfChild))
  const told = (found: number[], column: RosterColumn): [number, RosterColumn | undefined][] =>
    found.map((i) => [i, found.length === 1 && !isOthers(i) ? column : undefined])
  const parts = [...told(first, 'firstName'), ...told(last, 'lastName')]
  if (first.length > 0 && last.length > 0) return parts
  // A full name beside a part of one may repeat it.
  return [...parts, ...(parts.length > 0 ? full.map((i): [number, undefined] => [i, undefined]) : told(full, 'name'))]
}

const isJerseyNumber = (text: string) => /^#?\s?\d{1,3}(?:\.0)?$/.test(text)
const isBirthYear = (text: string) => {
  const year = /^(?:19|20)\d\d(?:\.0)?$/.test(text) ? Number(text) : 0
  const thisYear = new Date().getFullYear()
  return year < thisYear && year > thisYear - 25
}
const isDate = (text: string) => /^\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}$/.test(text)

const KINDS: [RosterColumn, (text: string) => boolean][] = [
  ['parentEmail', (text) => text.includes('@')],
  ['birthYear', isBirthYear],
  ['birthDate', (text) => isDate(text) || isBirthYear(text)],
  ['jerseyNumber', isJerseyNumber],
  ['position', (text) => readPositions(text) !== null],
]

/** The columns of a list without a header, by their values. Two columns of one kind are asked about. */
export function columnsOfValues(rows: readonly string[][]): Columns {
  const width = Math.max(...rows.map((cells) => cells.length))
  const kinds = Array.from({ length: width }, (_, i): RosterColumn => {
    const values = rows.map((cells) => cells[i] ?? '').filter(Boolean)
    if (values.length === 0) return 'leaveOut'
    return KINDS.find(([, isKind]) => values.filter(isKind).length * 2 > values.length)?.[0] ?? 'name'
  })
  const emails = kinds.flatMap((kind, i) => (kind === 'parentEmail' ? [i] : []))
  const columns = kinds.map((kind, i) => {
    if (kind === 'parentEmail')
      return emails.indexOf(i) === 0 ? kind : emails.indexOf(i) === 1 ? 'secondParentEmail' : 'leaveOut'
    return kind === 'leaveOut' || kinds.filter((it) => it === kind).length === 1 ? kind : undefined
  })
  return { columns, childEmails: [], isOther: () => false }
}

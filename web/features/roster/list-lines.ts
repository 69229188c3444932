import { readPositions } from '../../../functions/domain/positions/validation.ts'

/** 'Sample, Noa' -> 'Noa Sample'. 'Noa Sample, Jr.' stays as it is. */
export function givenNameFirst(name: string): string {
  const [last = '', first = '', ...more] = name.split(',').map((part) => part.trim())
  const isSuffix = /^(?:jr|sr|ii|iii|iv)\b\.?$/i.test(first)
  return last && first && more.length === 0 && !isSuffix ? `${first} ${last}` : name
}

/** '•', '✅', '[x]', 'a)' */
const BULLET = /^(?:(?:[-–—•*·▪◦‣]|\p{So}\uFE0F?|\[[ x✓]?\]|[a-z]\)(?=\s))\s*)+(?=\S)/iu
const ORDINAL = /^(\d{1,3})\s?[.)]\s*(?=\D)/
const NUMBER_FIRST = /^(?:#|\(|no\.?\s|n[úu]m\.?\s)?\s?(\d{1,3})(?:\s*[-–—:.)]\s*|\s+)(?=\p{L})/iu
const NUMBER_LAST = /[\s(]+(?:[-–—]\s*)?#?\s?(\d{1,3})\)?$/
const POSITION_FIRST = /^([\p{L}\d]{1,3}|[\p{L}\d]+ base|[\p{L} ]+field)\s*[:–—-]\s+(?=\p{L})/iu
const POSITION_LAST = /\s*(?:\(([^)]*)\)|\s[-–—]\s*(\S+))$/
const POSITION_WORD = /\s+([A-Z\d]{1,3}(?:\/[A-Z\d]{1,3})*)$/
const BIRTH_LAST = /[\s,(]+(?:born |dob:? ?)?((?:19|20)\d\d|\d{1,4}[-/.]\d{1,2}[-/.]\d{2,4})\)?$/i
const EMAIL_IN_NOTE = /\([^()@]*?([^\s<>(),;:]+@[^\s<>(),;]+)[^()]*\)/
const EMAIL = /[<(]?([^\s<>(),;]+@[^\s<>(),;]+)[>)]?/
const AROUND_NAME = /^[\s*]+|(?:[\s,;:*–—-]|\p{So}|\uFE0F)+$/gu

/**
 * Splits lines such as '1. Noa Sample', '- Jo', '#7 Al Sample', 'Di Sample #12', 'Jo Sample 2014', and 'Kim, Bo (SS)' into name, jersey number,
 * position, birth, and email. The cells after the first stay behind them.
 */
export function splitLines(lines: readonly string[][], isTabbed: boolean): string[][] {
  const listed = lines.map(withMarkerInName).map((cells) => (isTabbed ? cells : joinedName(cells)))
  const ordinals = listed.map(([line = '']) => Number(ORDINAL.exec(line.replace(BULLET, ''))?.[1]))
  const isNumbered = ordinals.every((it, at) => it === at + 1)
  const plain = listed.map(([line = '']) => line.replace(BULLET, ''))
  const split = plain.map((line, at) => ({ ...partsOf(line, isNumbered), rest: listed[at]!.slice(1) }))
  if (haveLastPosition(split.map(({ name }) => name)))
    for (const each of split) {
      const [written, position] = POSITION_WORD.exec(each.name)!
      Object.assign(each, { name: each.name.slice(0, -written.length), position })
    }
  const parts = (['number', 'position', 'birth', 'email'] as const).filter((part) => split.some((it) => it[part]))
  return split.map((it) => [it.name, ...parts.map((part) => it[part]), ...it.rest])
}

/** Whether every name ends with a position, such as 'Noa Sample SS'. One letter alone may be an initial. */
function haveLastPosition(names: readonly string[]) {
  const words = names.map((name) => POSITION_WORD.exec(name.replace(/^\S+\s+/, ''))?.[1] ?? '')
  return words.every((it) => it && readPositions(it)) && words.some((it) => it.length > 1)
}

/** Lists that are copied from a text have their number or bullet in a cell of its own. */
const withMarkerInName = ([marker = '', name, ...rest]: string[]): string[] =>
  name && /^(?:\d{1,3}[.)]|[•*·▪◦‣])$/.test(marker)
    ? [`${marker} ${name}`, ...rest]
    : [marker, ...(name === undefined ? [] : [name]), ...rest]

/** A comma between two texts separates the last name from the first. */
const joinedName = (cells: string[]): string[] =>
  cells.length === 2 && cells.every((cell) => /\p{L}/u.test(cell) && !cell.includes('@')) && !readPositions(cells[1]!)
    ? [cells.join(', ')]
    : cells

function partsOf(line: string, isNumbered: boolean) {
  let name = isNumbered ? line.replace(ORDINAL, '') : line
  const take = (pattern: RegExp, isPart: (text: string) => boolean = Boolean) => {
    const found = pattern.exec(name)
    const part = found?.slice(1).find((it) => it !== undefined) ?? ''
    if (!found || !isPart(part)) return ''
    name = name.replace(found[0], ' ').trim()
    return part
  }
  const isPosition = (text: string) => (readPositions(text) ?? []).length > 0
  const email = take(EMAIL_IN_NOTE) || take(EMAIL)
  name = name.replace(AROUND_NAME, '')
  const birth = take(BIRTH_LAST)
  let position = take(POSITION_FIRST, isPosition) || take(POSITION_LAST, isPosition)
  const number = take(NUMBER_FIRST) || take(NUMBER_LAST)
  position ||= take(POSITION_LAST, isPosition)
  return { name: name.replace(AROUND_NAME, ''), number, position, birth, email }
}

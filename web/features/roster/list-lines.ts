import { readPositions } from '../../../functions/domain/positions/validation.ts'

/** 'Sample, Noa' -> 'Noa Sample'. 'Noa Sample, Jr.' stays as it is. */
export function givenNameFirst(name: string): string {
  const [last = '', first = '', ...more] = name.split(',').map((part) => part.trim())
  const isSuffix = /^(?:jr|sr|ii|iii|iv)\b\.?$/i.test(first)
  return last && first && more.length === 0 && !isSuffix ? `${first} ${last}` : name
}

const BULLET = /^(?:[-–—•*·▪◦‣]\s*)+(?=\S)/
const ORDINAL = /^(\d{1,3})\s?[.)]\s*(?=\D)/
const NUMBER_FIRST = /^#?\s?(\d{1,3})(?:\s*[-–—:.)]\s*|\s+)(?=\p{L})/u
const NUMBER_LAST = /[\s(]+(?:[-–—]\s*)?#?\s?(\d{1,3})\)?$/
const POSITION_LAST = /\s*(?:\(([^)]*)\)|\s[-–—]\s*(\S+))$/
const EMAIL = /[<(]?([^\s<>(),;]+@[^\s<>(),;]+)[>)]?/

/**
 * Splits lines such as '1. Noa Sample', '- Jo', '#7 Al Sample', 'Di Sample #12', and 'Kim, Bo (SS)' into name, jersey number, position, and
 * email. The cells after the first stay behind them.
 */
export function splitLines(lines: readonly string[][], isTabbed: boolean): string[][] {
  const listed = lines.map(withMarkerInName).map((cells) => (isTabbed ? cells : joinedName(cells)))
  const ordinals = listed.map(([line = '']) => Number(ORDINAL.exec(line.replace(BULLET, ''))?.[1]))
  const isNumbered = ordinals.every((it, at) => it === at + 1)
  const split = listed.map(([line = '', ...rest]) => ({ ...partsOf(line.replace(BULLET, ''), isNumbered), rest }))
  const parts = (['number', 'position', 'email'] as const).filter((part) => split.some((it) => it[part]))
  return split.map((it) => [it.name, ...parts.map((part) => it[part]), ...it.rest])
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
  const email = take(EMAIL)
  const position = take(POSITION_LAST, (text) => (readPositions(text) ?? []).length > 0)
  const number = take(NUMBER_FIRST) || take(NUMBER_LAST)
  return { name: name.replace(/[\s,;:–—-]+$/, ''), number, position, email }
}

import { CRESTS, type CrestName } from '../../values/crests.ts'
import type { TeamItem } from './entity.ts'

/** Default color pairs for teams whose owner has not chosen colors. */
const PAIRS = [
  ['#14633f', '#f2c14e'],
  ['#1f4e79', '#f08a4b'],
  ['#8c1c13', '#e7d7c1'],
  ['#0b3954', '#bfd7ea'],
  ['#3d2645', '#f0a202'],
  ['#222831', '#d65a31'],
  ['#b4512b', '#f6e7cb'],
  ['#00507a', '#c9e4ca'],
  ['#5b2333', '#f7c59f'],
  ['#254441', '#ff9a62'],
  ['#1b1b3a', '#ef798a'],
  ['#4a5d23', '#f5e1a4'],
] as const

type Chosen = Pick<TeamItem, 'name' | 'colors' | 'crest'>

/** The owner's crest. Colors and shape that were not chosen are derived from a hash of the name. */
export function crestOf({ name, colors, crest }: Chosen): { colors: [string, string]; crest: CrestName } {
  let hash = 0
  for (const character of name) hash = (Math.imul(hash, 31) + character.codePointAt(0)!) >>> 0
  const [first, second] = PAIRS[hash % PAIRS.length]!
  return {
    colors: [colors?.[0] ?? first, colors?.[1] ?? second],
    crest: (crest as CrestName | undefined) ?? CRESTS[(hash >>> 8) % CRESTS.length]!,
  }
}

/** Reverses `packedCrest`. */
export function unpackedCrest(text: string | undefined) {
  const [colors, crest, logoKey, by, flag, unverifiedBy] = text?.split(' ') ?? []
  return {
    colors: colors ? colors.split(',') : undefined,
    crest: crest || undefined,
    logoKey: logoKey || undefined,
    photoReview: by ? { by, isFlagged: flag === 'flagged' } : undefined,
    unverifiedBy: unverifiedBy || undefined,
  }
}

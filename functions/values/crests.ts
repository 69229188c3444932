/** Outline and pattern. */
export const CRESTS = [
  'SHIELD_BAND',
  'SHIELD_SASH',
  'CROWN_HALVES',
  'CROWN_CHEVRON',
  'ROUND_RING',
  'ROUND_STRIPES',
  'HEXAGON_HALVES',
  'HEXAGON_BAND',
  'DIAMOND_RING',
  'DIAMOND_SASH',
  'PLATE_CHEVRON',
  'PLATE_STRIPES',
] as const
export type CrestName = (typeof CRESTS)[number]

/** The SVG paths of crests, in a 64 by 64 box. The web and the preview images use the same paths. */
const OUTLINES = new Map<string, string>(
  Object.entries({
    SHIELD: 'M8 5h48v25c0 16-12 25-24 30C20 55 8 46 8 30z',
    CROWN: 'M6 9c9 2 17 0 26-5 9 5 17 7 26 5 2 22-5 42-26 52C11 51 4 31 6 9z',
    ROUND: 'M32 3a29 29 0 1 1 0 58 29 29 0 1 1 0-58z',
    HEXAGON: 'M32 2 58 17v30L32 62 6 47V17z',
    DIAMOND: 'M32 1 63 32 32 63 1 32z',
    PLATE: 'M6 6h52v30L32 61 6 36z',
  }),
)

/** Drawn in the second color, clipped to the outline. */
const PATTERNS = new Map<string, string>(
  Object.entries({
    BAND: 'M0 0h64v17H0z',
    SASH: 'M0 64V46L46 0h18v18L18 64z',
    HALVES: 'M32 0h32v64H32z',
    CHEVRON: 'M0 40 32 60 64 40v24H0z',
    STRIPES: 'M11 0h6v64h-6zM23 0h6v64h-6zM35 0h6v64h-6zM47 0h6v64h-6z',
  }),
)

/** The paths of a crest. A ring has no pattern and is drawn as a wide stroke. */
export function crestPaths(name: CrestName) {
  const [outline, pattern] = name.split('_') as [string, string]
  return { outline: OUTLINES.get(outline)!, pattern: PATTERNS.get(pattern) ?? null }
}

/** White or near black, whichever has more contrast on the color. */
export function inkOn(color: string) {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.179 ? '#111a16' : '#ffffff'
}

/** 'CP' for 'Cedar Park Thunder'. */
export const initialsOf = (name: string) =>
  name
    .split(/\s+/)
    .filter((word) => /^[\p{L}\p{N}]/u.test(word))
    .slice(0, 2)
    .map((word) => word[0]!.toUpperCase())
    .join('')

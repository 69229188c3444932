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

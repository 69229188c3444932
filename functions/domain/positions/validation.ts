/** The product's positions. Players and opportunities store positions by name. */
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

export const POSITION_NAMES = POSITIONS.map(([name]) => name)

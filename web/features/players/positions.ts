/** What the list of players can be narrowed to. */
export const PLAYER_POSITIONS = [
  'Pitcher',
  'Catcher',
  'First Base',
  'Second Base',
  'Third Base',
  'Shortstop',
  'Left Field',
  'Center Field',
  'Right Field',
  'Outfield',
  'Infield',
]

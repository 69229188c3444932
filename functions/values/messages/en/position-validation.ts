import type { Value } from '../text.ts'

export const positionOneList = 'A position is one such as SS, Left Field, MIF, or Utility.'
export const playerLimitPositions = (limit: Value) => `A player has up to ${limit} positions.`

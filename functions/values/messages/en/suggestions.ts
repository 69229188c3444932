import type { Value } from '../text.ts'

export const listedDifferently = 'The governing body lists something else'
export const value = (value: Value) => `Use ${value}`
export const it = 'Use It'
export const keepOursInsteadValue = (value: Value) => `Keep ours instead of ${value}`
export const keepOurs = 'Keep Ours'

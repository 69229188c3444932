import { valueTexts } from '../../values/messages/values.ts'

/** The 50 US states, in the order of their codes. */
export const STATE_CODES = [
  ...(['AK', 'AL', 'AR', 'AZ', 'CA', 'CO', 'CT', 'DE', 'FL', 'GA'] as const),
  ...(['HI', 'IA', 'ID', 'IL', 'IN', 'KS', 'KY', 'LA', 'MA', 'MD'] as const),
  ...(['ME', 'MI', 'MN', 'MO', 'MS', 'MT', 'NC', 'ND', 'NE', 'NH'] as const),
  ...(['NJ', 'NM', 'NV', 'NY', 'OH', 'OK', 'OR', 'PA', 'RI', 'SC'] as const),
  ...(['SD', 'TN', 'TX', 'UT', 'VA', 'VT', 'WA', 'WI', 'WV', 'WY'] as const),
] as const

/** Not states, but sources use them. */
export const TERRITORY_CODES = ['AS', 'GU', 'MP', 'PR', 'VI'] as const

export type StateCode = (typeof STATE_CODES)[number]

export const STATE_INVALID = valueTexts.stateValidCode

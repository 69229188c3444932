import type { StateCode } from './state-codes.ts'

/** Every code, with its name. */
export const stateNames: Record<StateCode | 'DC', string> = {
  AL: 'Alabama',
  AK: 'Alaska',
  AZ: 'Arizona',
  AR: 'Arkansas',
  CA: 'California',
  CO: 'Colorado',
  CT: 'Connecticut',
  DE: 'Delaware',
  FL: 'Florida',
  GA: 'Georgia',
  HI: 'Hawaii',
  ID: 'Idaho',
  IL: 'Illinois',
  IN: 'Indiana',
  IA: 'Iowa',
  KS: 'Kansas',
  KY: 'Kentucky',
  LA: 'Louisiana',
  ME: 'Maine',
  MD: 'Maryland',
  MA: 'Massachusetts',
  MI: 'Michigan',
  MN: 'Minnesota',
  MS: 'Mississippi',
  MO: 'Missouri',
  MT: 'Montana',
  NE: 'Nebraska',
  NV: 'Nevada',
  NH: 'New Hampshire',
  NJ: 'New Jersey',
  NM: 'New Mexico',
  NY: 'New York',
  NC: 'North Carolina',
  ND: 'North Dakota',
  OH: 'Ohio',
  OK: 'Oklahoma',
  OR: 'Oregon',
  PA: 'Pennsylvania',
  RI: 'Rhode Island',
  SC: 'South Carolina',
  SD: 'South Dakota',
  TN: 'Tennessee',
  TX: 'Texas',
  UT: 'Utah',
  VT: 'Vermont',
  VA: 'Virginia',
  WA: 'Washington',
  WV: 'West Virginia',
  WI: 'Wisconsin',
  WY: 'Wyoming',
  DC: 'District of Columbia',
}

const letters = (text: string) => text.toLowerCase().replace(/[^a-z]/g, '')

const codes = new Map(
  Object.entries(stateNames).flatMap(([code, name]) => [
    [letters(code), code],
    [letters(name), code],
  ]),
)

/** 'tx', 'Texas', 'T.X.' -> 'TX'; null for anything that is no US state. */
export const stateCode = (text: string | null | undefined) => (text ? (codes.get(letters(text)) ?? null) : null)

export const stateName = (code: string): string | undefined => stateNames[code as StateCode]

/** The fifty states; the District of Columbia is accepted from a source but is not one of them. */
export const stateCodes = Object.keys(stateNames).filter((code) => code !== 'DC')

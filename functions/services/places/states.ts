import type { StateCode, TERRITORY_CODES } from './state-codes.ts'

/** The name of every code. */
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

/** Not among the 50 states of the website's filters, but records may be there. */
const territories: Record<(typeof TERRITORY_CODES)[number], string> = {
  AS: 'American Samoa',
  GU: 'Guam',
  MP: 'Northern Mariana Islands',
  PR: 'Puerto Rico',
  VI: 'Virgin Islands',
}

/** Newspaper abbreviations and other spellings that are neither a code nor a name. */
const otherSpellings: Record<string, string[]> = {
  AL: ['Ala'],
  AZ: ['Ariz'],
  AR: ['Ark'],
  CA: ['Calif', 'Cal'],
  CO: ['Colo'],
  CT: ['Conn'],
  DC: ['Washington DC', 'Dist of Columbia'],
  DE: ['Del'],
  FL: ['Fla'],
  IL: ['Ill'],
  IN: ['Ind'],
  KS: ['Kan', 'Kans'],
  MA: ['Mass'],
  MI: ['Mich'],
  MN: ['Minn'],
  MS: ['Miss'],
  MT: ['Mont'],
  NE: ['Neb', 'Nebr'],
  NV: ['Nev'],
  NH: ['N Hamp'],
  NM: ['N Mex'],
  NC: ['N Car', 'No Carolina'],
  ND: ['N Dak'],
  OK: ['Okla'],
  OR: ['Ore', 'Oreg'],
  PA: ['Penn', 'Penna'],
  SC: ['S Car', 'So Carolina'],
  SD: ['S Dak'],
  TN: ['Tenn'],
  TX: ['Tex'],
  VI: ['US Virgin Islands', 'USVI'],
  VA: ['Virg'],
  WA: ['Wash', 'Washington State'],
  WV: ['W Va', 'W Virginia'],
  WI: ['Wis', 'Wisc'],
  WY: ['Wyo'],
}

const letters = (text: string) => text.toLowerCase().replace(/[^a-z]/g, '')

const codes = new Map(
  Object.entries({ ...stateNames, ...territories }).flatMap(([code, name]) =>
    [code, name, ...(otherSpellings[code] ?? [])].map((writing) => [letters(writing), code]),
  ),
)

const country = /^\s*USA?[\s-]+|[\s,]+U\.?S\.?(?:A\.?)?\s*$/i

/** 'tx', 'Texas', 'Tex.', 'US-TX', 'TX 78701' -> 'TX'. Null for anything that is not a US state or territory. */
export function stateCode(text: string | null | undefined) {
  if (!text) return null
  return codes.get(letters(text)) ?? codes.get(letters(text.replace(country, ''))) ?? null
}

export const stateName = (code: string): string | undefined => stateNames[code as StateCode]

const TERRITORY_ZONES: Record<string, string> = {
  AS: 'Pacific/Pago_Pago',
  GU: 'Pacific/Guam',
  MP: 'Pacific/Saipan',
  PR: 'America/Puerto_Rico',
  VI: 'America/St_Thomas',
}
/** The time zone of a territory. The index of places has no territories. */
export const territoryZone = (code: string | null | undefined) => (code ? TERRITORY_ZONES[code] : undefined)

/** The fifty states, without the District of Columbia and the territories. */
export const stateCodes = Object.keys(stateNames).filter((code) => code !== 'DC')

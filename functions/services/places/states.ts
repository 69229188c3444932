import type { StateCode, TERRITORY_CODES } from './state-codes.ts'

/** The name of every code, and its newspaper abbreviations and other spellings. */
const STATES: Record<StateCode | 'DC', [name: string, ...otherSpellings: string[]]> = {
  AL: ['Alabama', 'Ala'],
  AK: ['Alaska'],
  AZ: ['Arizona', 'Ariz'],
  AR: ['Arkansas', 'Ark'],
  CA: ['California', 'Calif', 'Cal'],
  CO: ['Colorado', 'Colo'],
  CT: ['Connecticut', 'Conn'],
  DE: ['Delaware', 'Del'],
  FL: ['Florida', 'Fla'],
  GA: ['Georgia'],
  HI: ['Hawaii'],
  ID: ['Idaho'],
  IL: ['Illinois', 'Ill'],
  IN: ['Indiana', 'Ind'],
  IA: ['Iowa'],
  KS: ['Kansas', 'Kan', 'Kans'],
  KY: ['Kentucky'],
  LA: ['Louisiana'],
  ME: ['Maine'],
  MD: ['Maryland'],
  MA: ['Massachusetts', 'Mass'],
  MI: ['Michigan', 'Mich'],
  MN: ['Minnesota', 'Minn'],
  MS: ['Mississippi', 'Miss'],
  MO: ['Missouri'],
  MT: ['Montana', 'Mont'],
  NE: ['Nebraska', 'Neb', 'Nebr'],
  NV: ['Nevada', 'Nev'],
  NH: ['New Hampshire', 'N Hamp'],
  NJ: ['New Jersey'],
  NM: ['New Mexico', 'N Mex'],
  NY: ['New York'],
  NC: ['North Carolina', 'N Car', 'No Carolina'],
  ND: ['North Dakota', 'N Dak'],
  OH: ['Ohio'],
  OK: ['Oklahoma', 'Okla'],
  OR: ['Oregon', 'Ore', 'Oreg'],
  PA: ['Pennsylvania', 'Penn', 'Penna'],
  RI: ['Rhode Island'],
  SC: ['South Carolina', 'S Car', 'So Carolina'],
  SD: ['South Dakota', 'S Dak'],
  TN: ['Tennessee', 'Tenn'],
  TX: ['Texas', 'Tex'],
  UT: ['Utah'],
  VT: ['Vermont'],
  VA: ['Virginia', 'Virg'],
  WA: ['Washington', 'Wash', 'Washington State'],
  WV: ['West Virginia', 'W Va', 'W Virginia'],
  WI: ['Wisconsin', 'Wis', 'Wisc'],
  WY: ['Wyoming', 'Wyo'],
  DC: ['District of Columbia', 'Washington DC', 'Dist of Columbia'],
}

/** Not among the 50 states of the website's filters, but records may be there. The index of places has no territories. */
const TERRITORIES: Record<(typeof TERRITORY_CODES)[number], { zone: string; spellings: string[] }> = {
  AS: { zone: 'Pacific/Pago_Pago', spellings: ['American Samoa'] },
  GU: { zone: 'Pacific/Guam', spellings: ['Guam'] },
  MP: { zone: 'Pacific/Saipan', spellings: ['Northern Mariana Islands'] },
  PR: { zone: 'America/Puerto_Rico', spellings: ['Puerto Rico'] },
  VI: { zone: 'America/St_Thomas', spellings: ['Virgin Islands', 'US Virgin Islands', 'USVI'] },
}

const letters = (text: string) => text.toLowerCase().replace(/[^a-z]/g, '')

const spellings = [
  ...Object.entries(STATES),
  ...Object.entries(TERRITORIES).map(([code, { spellings }]) => [code, spellings] as const),
]
const codes = new Map(spellings.flatMap(([code, names]) => [code, ...names].map((name) => [letters(name), code])))

const country = /^\s*USA?[\s-]+|[\s,]+U\.?S\.?(?:A\.?)?\s*$/i

/** 'tx', 'Texas', 'Tex.', 'US-TX', 'TX 78701' -> 'TX'. Null for anything that is not a US state or territory. */
export function stateCode(text: string | null | undefined) {
  // No spelling is longer, and `country` is not linear.
  if (!text || text.length > 100) return null
  return codes.get(letters(text)) ?? codes.get(letters(text.replace(country, ''))) ?? null
}

/** The name of each state, and of the District of Columbia. */
export const stateNames = new Map(Object.entries(STATES).map(([code, [name]]) => [code, name]))

export const stateName = (code: string) => stateNames.get(code)

const isTerritory = (code: string): code is keyof typeof TERRITORIES => Object.hasOwn(TERRITORIES, code)

/** The time zone of a territory. */
export const territoryZone = (code: string | null | undefined): string | undefined =>
  code && isTerritory(code) ? TERRITORIES[code].zone : undefined

/** The fifty states, without the District of Columbia and the territories. */
export const stateCodes = Object.keys(STATES).filter((code) => code !== 'DC')

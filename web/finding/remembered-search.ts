import { coordinatesOf } from '../../functions/values/list-filters.ts'
import { localStore } from '../api/storage.ts'
import type { FindValues } from '../paths.ts'
import { rememberedSport, rememberSport } from './remembered-sport.ts'

const KEY = 'fungo.search'

type Remembered = Omit<FindValues, 'sport'>
const NOTHING: Remembered = { ageGroup: '', position: '', near: '', place: '', state: '' }

function stored(): Remembered {
  try {
    return { ...NOTHING, ...(JSON.parse(localStore.get(KEY) ?? '{}') as Partial<Remembered>) }
  } catch {
    return NOTHING
  }
}

/** The last search for what fits on this device. */
export const rememberedSearch = (): FindValues => ({ ...stored(), sport: rememberedSport() ?? '' })

/** Where the last search was. Null if it named no town. */
export const rememberedPlace = () => coordinatesOf(stored().near)

export function rememberSearch({ sport, ...search }: FindValues) {
  rememberSport(sport)
  if (Object.values(search).some(Boolean)) localStore.set(KEY, JSON.stringify(search))
  else localStore.remove(KEY)
}

import { idempotent } from '../../store/idempotency.ts'
import { checkSeen, removeItem, replaceItem, type SeenVersion } from '../../store/records/version.ts'
import { get, queryPartition, retryOnConflict, transactWrite, type Write } from '../../store/store.ts'
import { edited, replaced } from '../../values/edits.ts'
import { badInput } from '../../values/errors.ts'
import { newID } from '../../values/ids.ts'
import { parse } from '../../values/parse.ts'
import { type SeasonItem, seasons } from './entity.ts'
import { createSeasonInput, endsAfterStart, SEASON_ENDS_TOO_EARLY, updateSeasonInput } from './validation.ts'

type Creation = { userID: string; input: unknown; key: string | null; now: Date }
type Filter = { isActive?: boolean | null; year?: number | null }

/** The seasons that match the filter, latest start first. */
export async function findSeasons({ isActive, year }: Filter): Promise<SeasonItem[]> {
  const all = (await queryPartition(seasons().query.all({}))).of(seasons)
  return all
    .filter((it) => (isActive == null || it.isActive === isActive) && (year == null || it.year === year))
    .sort((a, b) => (a.startDate === b.startDate ? (a.name < b.name ? -1 : 1) : a.startDate < b.startDate ? 1 : -1))
}

export async function createSeason({ userID, input, key, now }: Creation): Promise<SeasonItem> {
  const { name, year, seasonType, startDate, endDate, description, isActive } = parse(createSeasonInput, input)
  const seasonID = newID()
  const season: SeasonItem = {
    seasonID,
    version: 1,
    name,
    year: year ?? now.getUTCFullYear(),
    seasonType,
    startDate,
    endDate,
    description: description || undefined,
    isActive,
  }
  const create = async (guard: [Write, Error][]) => {
    await transactWrite([...guard, [seasons().create(season)]])
    return season
  }
  return idempotent({ userID, operation: 'createSeason', input, key, now }, seasonID, create, (seasonID) =>
    get(seasons, { seasonID }),
  )
}

export async function updateSeason(seasonID: string, input: SeenVersion): Promise<SeasonItem> {
  const parsed = parse(updateSeasonInput, input)
  return retryOnConflict(async () => {
    const season = await get(seasons, { seasonID })
    checkSeen(input, season)
    const next: SeasonItem = {
      ...season,
      ...replaced(season, parsed, 'name', 'year', 'seasonType', 'startDate', 'endDate', 'isActive'),
      ...edited(season, parsed, 'description'),
      version: season.version + 1,
    }
    if (!endsAfterStart(next)) throw badInput('endDate', SEASON_ENDS_TOO_EARLY)
    await transactWrite([replaceItem(seasons(), season, next)])
    return next
  })
}

export const deleteSeason = (seasonID: string) =>
  retryOnConflict(async () => {
    const season = await get(seasons, { seasonID })
    await transactWrite([removeItem(seasons(), { seasonID }, season)])
    return true as const
  })

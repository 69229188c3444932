import { childID } from '../../domain/ids.ts'
import { type PlayerItem, players } from '../../domain/players/entity.ts'
import { playerRecord } from '../../domain/players/record.ts'
import { batchGet, keyOf, parseItem, type Write } from '../../domain/store.ts'
import { playerHistory, rosterEntries } from '../../domain/team-history/entity.ts'
import type { TeamItem } from '../../domain/teams/entity.ts'
import { cleanPlayer, type ImportedPlayer, isRefused } from '../cleaning/records.ts'
import { importedChange } from './imported-change.ts'
import { localID } from './local-id.ts'
import { emptyPlan, isInScope, originKey, type Plan, type Preview, type Scope, type Updated } from './plan.ts'
import { DELETED_HERE, knownReferences, staysAway } from './references.ts'
import { teamsByExternalID } from './team-lookup.ts'

type Listed = { externalID: string; modified: string; player: ImportedPlayer; playerID: string }

export async function planPlayers(items: Updated<'players'>[], scope: Scope, consistent: boolean): Promise<Plan> {
  const plan = emptyPlan()
  const { source } = scope
  const listed: Listed[] = []
  for (const { externalID, modified, data } of items) {
    const player = cleanPlayer(data)
    if (isRefused(player)) plan.refusals.push({ kind: 'players', externalID, reason: player.reason })
    else if (isInScope(scope, player))
      listed.push({ externalID, modified, player, playerID: localID('player', source, externalID) })
  }
  const found = await batchGet(
    listed.map(({ playerID }) => keyOf(players().get({ playerID }))),
    consistent,
  )
  const existing = new Map(
    found.map((item): [string, PlayerItem] => [item.playerID as string, parseItem(players(), item)]),
  )
  const absent = listed.filter(({ playerID }) => !existing.has(playerID)).map(({ externalID }) => externalID)
  const references = await knownReferences(source, 'players', absent, consistent)
  const teams = await teamsByExternalID(
    source,
    listed.flatMap(({ player }) => player.teamExternalID ?? []),
    consistent,
  )

  for (const { externalID, modified, player, playerID } of listed) {
    const before = existing.get(playerID)
    const known = references.get(externalID)
    if (!before && staysAway(known, modified)) {
      if (!known?.removed) plan.refusals.push({ kind: 'players', externalID, reason: DELETED_HERE })
      continue
    }
    const key = originKey(source, externalID)
    const preview: Preview = { externalID, name: player.name, change: before ? 'unchanged' : 'created' }
    plan.previews.push(preview)
    if (before && (before.origin?.externals[key] ?? '') >= modified) continue

    const team = player.teamExternalID ? teams.get(player.teamExternalID) : undefined
    const entry = rosterEntry(player, playerID, team, scope)
    const rosterKey = `${key} roster`
    const isNewEntry = entry && !before?.claimedBy && before?.origin?.externals[rosterKey] !== entry.teamHistoryID
    const externals = { [key]: modified, ...(isNewEntry && { [rosterKey]: entry.teamHistoryID }) }
    const said = fieldsOf(before, player, { playerID, source, externals })
    const isChanged = said.isChanged || !!isNewEntry
    if (before && isChanged) preview.change = 'updated'
    plan.units.push({
      record: importedChange(playerRecord, before, said.fields, { isChanged, scope }),
      writes: (isNewEntry ? rosterWrites(entry) : []).map((write) => [write] as const),
      counts: before ? { updated: isChanged ? 1 : 0 } : { created: 1 },
      references: [],
    })
  }
  return plan
}

type Naming = { playerID: string; source: string; externals: Record<string, string> }

/** A claimed player belongs to the claimer: only what is empty is filled. The age group says no age, so none is set. */
function fieldsOf(before: PlayerItem | undefined, player: ImportedPlayer, { playerID, source, externals }: Naming) {
  const { name, position, batsThrows, city: locationCity, state } = player
  const said = Object.entries({ name, position, batsThrows, locationCity, state }).filter(
    ([field, value]) => value !== undefined && !(before?.claimedBy && before[field as keyof PlayerItem]),
  )
  const origin = {
    source: before?.origin?.source ?? source,
    externals: { ...before?.origin?.externals, ...externals },
  }
  return {
    fields: { name: before?.name ?? name, ...Object.fromEntries(said), playerID, origin },
    isChanged: !before || said.some(([field, value]) => before[field as keyof PlayerItem] !== value),
  }
}

/** A claimed team's roster is its owner's affair. */
function rosterEntry(player: ImportedPlayer, playerID: string, team: TeamItem | undefined, { now }: Scope) {
  if (!team || team.claimedBy || !player.season) return undefined
  return {
    teamHistoryID: childID(team.teamID, localID('roster', playerID, team.teamID, player.season)),
    teamID: team.teamID,
    playerID,
    version: 1,
    startDate: startOf(player.season) ?? now.slice(0, 10),
    division: team.divisions.find(({ ageGroup }) => ageGroup === player.ageGroup)?.division,
    ageGroup: player.ageGroup,
    season: player.season,
    createdAt: now,
  }
}

const monthOf: Record<string, string> = { Spring: '02-01', Summer: '06-01', Fall: '08-01', Winter: '12-01' }

function startOf(season: string) {
  const [year, part] = season.split(' ')
  const start = monthOf[part ?? '']
  return start && /^\d{4}$/.test(year!) ? `${year}-${start}` : undefined
}

const rosterWrites = (entry: NonNullable<ReturnType<typeof rosterEntry>>): Write[] => [
  rosterEntries().put(entry),
  playerHistory().put(entry),
]

import { isWithinRateLimits } from '../../services/rate-limits/rate-limits.ts'
import { idempotent } from '../../store/idempotency.ts'
import { recordWrites } from '../../store/records/listed-record.ts'
import { get, retryOnConflict, transactWrite, VersionConflict, type Write } from '../../store/store.ts'
import { badInput, Refusal } from '../../values/errors.ts'
import { childID, newID } from '../../values/ids.ts'
import { coachRefusalTexts } from '../../values/messages/coach-refusals.ts'
import { textIn } from '../../values/messages/text.ts'
import { parse } from '../../values/parse.ts'
import { invitationWrite } from '../family-invitations/entity.ts'
import { type PlayerItem, players } from '../players/entity.ts'
import { playerRecord } from '../players/record.ts'
import { touched } from '../teams/managers.ts'
import { userExists } from '../users/entity.ts'
import { playerHistory, type RosterItem, rosterEntries } from './entity.ts'
import { reserveEntryKey } from './entry-writes.ts'
import {
  type ImportTarget,
  type PlannedFor,
  type PlannedRow,
  type Planner,
  type Progress,
  rosterPlanner,
} from './import-plan.ts'
import { addEntry } from './service.ts'
import { MAX_ROWS, targetSeasonInput } from './validation.ts'

type Import = ImportTarget & { rows: readonly unknown[]; isDryRun: boolean; key: string | null }

export type ImportedRow = {
  name: string
  jerseyNumber?: string
  position?: string
  positions: string[]
  outcome: 'CREATES' | 'JOINS' | 'ASKS' | 'SKIPPED'
  player: PlayerItem | null
  matches: PlayerItem[]
  problems: string[]
  notes: string[]
  isFamilyInvited: boolean
}

/**
 * Adds the rows to the division in order, each atomically. Rows already on the roster are skipped, so an interrupted import can be
 * repeated, and concurrent ones of the same list add it once. New players belong to the team until their family claims them.
 */
export async function importRoster({ rows, isDryRun, key, ...rest }: Import) {
  const target: ImportTarget = { ...rest, ...parse(targetSeasonInput, rest) }
  if (rows.length === 0) throw badInput('rows', coachRefusalTexts.listNoPlayers)
  if (rows.length > MAX_ROWS) throw badInput('rows', coachRefusalTexts.importLimit(MAX_ROWS))
  const progress: Progress = { listed: new Map(), createdIDs: new Set() }
  let planner: Planner | null = await rosterPlanner(target, progress)

  /** Plans the row again for the changed roster if another write came between. */
  async function importOne(given: unknown, at: number): Promise<ImportedRow> {
    let isWithin: boolean | undefined
    return retryOnConflict(async () => {
      planner ??= await rosterPlanner(target, progress)
      const { target: now, plan } = planner
      const planned = await plan(given, at)
      if (isDryRun || planned.problems.length > 0) return previewRow(planned, now)
      if (invitesFamily(planned, now))
        isWithin ??= await isWithinRateLimits({ familyInvitationByUser: now.caller.userID }, now.now)
      try {
        const row = await importRow(planned, now, { key: key && `${key}.${at}`, isWithin })
        if (row.outcome === 'CREATES') progress.createdIDs.add(row.player!.playerID)
        return row
      } catch (error) {
        if (error instanceof VersionConflict) planner = null
        throw error
      }
    })
  }

  const imported: ImportedRow[] = []
  for (const [at, given] of rows.entries()) imported.push(await importOne(given, at))
  return { isDryRun, rows: imported }
}

const isClaimedByOther = ({ claimedBy }: PlayerItem, { userID, isAdmin }: ImportTarget['caller']) =>
  !isAdmin && claimedBy !== undefined && claimedBy !== userID

/** A family whose player another account manages is asked through that account instead. */
const invitesFamily = ({ row, chosen }: PlannedRow, { caller, canInvite, teamID }: ImportTarget) =>
  canInvite &&
  row.parentEmail !== '' &&
  (!chosen || chosen.claimedBy === caller.userID || chosen.custodianTeamID === teamID)

function outcomeOf({ chosen, problems }: PlannedRow, { caller }: PlannedFor) {
  if (problems.length > 0) return 'SKIPPED'
  if (!chosen) return 'CREATES'
  return isClaimedByOther(chosen, caller) ? 'ASKS' : 'JOINS'
}

const shown = ({ row, positions, matches, problems, notes }: PlannedRow) => ({
  name: row.name ?? '',
  jerseyNumber: row.jerseyNumber || undefined,
  position: positions[0],
  positions,
  matches,
  problems,
  notes,
})

const previewRow = (plan: PlannedRow, target: PlannedFor): ImportedRow => ({
  ...shown(plan),
  outcome: outcomeOf(plan, target),
  player: plan.problems.length === 0 ? plan.chosen : null,
  isFamilyInvited: plan.problems.length === 0 && invitesFamily(plan, target),
})

type Row = { key: string | null; isWithin: boolean | undefined }

async function importRow(plan: PlannedRow, target: PlannedFor, { key, isWithin }: Row): Promise<ImportedRow> {
  const notes = [...plan.notes]
  const isFamilyInvited = invitesFamily(plan, target) && isWithin === true
  if (invitesFamily(plan, target) && !isFamilyInvited)
    notes.push(coachRefusalTexts.noEmailTooManyInvitations(target.locale))
  try {
    const { player, waits } = plan.chosen
      ? await join(plan.chosen, plan, target, isFamilyInvited)
      : await create(plan, target, isFamilyInvited, key)
    const outcome = plan.chosen ? (waits ? 'ASKS' : 'JOINS') : 'CREATES'
    return { ...shown(plan), notes, outcome, player, isFamilyInvited }
  } catch (error) {
    // The roster changed after the plan, or a concurrent request did the same. Continue with the other rows.
    if (!(error instanceof Refusal)) throw error
    return {
      ...shown(plan),
      notes,
      outcome: 'SKIPPED',
      player: null,
      problems: [textIn(error.text, target.locale)],
      isFamilyInvited: false,
    }
  }
}

const today = (now: Date) => now.toISOString().slice(0, 10)

const entryOf = (
  playerID: string,
  { row }: PlannedRow,
  { team, division, season, caller, now }: PlannedFor,
): RosterItem => ({
  teamHistoryID: childID(team.teamID),
  teamID: team.teamID,
  playerID,
  version: 1,
  startDate: today(now),
  division: division.division,
  ageGroup: division.ageGroup,
  season,
  jerseyNumber: row.jerseyNumber || undefined,
  addedBy: caller.userID,
  createdAt: now.toISOString(),
})

async function join(player: PlayerItem, plan: PlannedRow, target: PlannedFor, isInvited: boolean) {
  const { caller, now, teamID, divisionID } = target
  const added = await addEntry(entryOf(player.playerID, plan, target), { caller, now, divisionID })
  if (isInvited)
    await transactWrite([
      invitationWrite(
        { playerID: player.playerID, teamID, email: plan.row.parentEmail, invitedBy: caller.userID },
        now,
      ),
    ])
  return { player, waits: added.waitsFor !== undefined }
}

/** Creates the player, the roster entry, and the family's invitation in one transaction. */
async function create(plan: PlannedRow, target: PlannedFor, isInvited: boolean, key: string | null) {
  const { caller, team, now } = target
  const { row } = plan
  const { userID } = caller
  const playerID = newID()
  const entry = entryOf(playerID, plan, target)
  const fields = {
    playerID,
    name: row.name,
    ...bornIn(row, now),
    positions: plan.positions.length > 0 ? plan.positions : undefined,
    custodianTeamID: team.teamID,
    visibility: 'TEAM_ONLY' as const,
  }
  const make = async (guard: [Write, Error][]) => {
    const created = playerRecord.create(fields, { now })
    await transactWrite([
      ...guard,
      ...recordWrites(created),
      userExists(userID),
      touched(team),
      await reserveEntryKey(entry, now),
      [rosterEntries().create(entry)],
      [playerHistory().create(entry)],
      ...(isInvited
        ? [invitationWrite({ playerID, teamID: team.teamID, email: row.parentEmail, invitedBy: userID }, now)]
        : []),
    ])
    target.team = { ...team, version: team.version + 1 }
    return created.item
  }
  const request = { userID, operation: 'importRoster', input: { row, teamID: team.teamID }, key, now }
  const player = await idempotent(request, playerID, make, (playerID) => get(players, { playerID }))
  return { player, waits: false }
}

/** A birth year is stored only with the birth window. Without it, the row gets the age of most players born in that year. */
function bornIn(
  { birthYear, birthWindow }: PlannedRow['row'],
  now: Date,
): Pick<PlayerItem, 'age' | 'birthYear' | 'birthWindow'> {
  if (!birthYear) return {}
  if (birthWindow) return { birthYear, birthWindow }
  const age = now.getUTCFullYear() - birthYear - (now.getUTCMonth() < 6 ? 1 : 0)
  return age >= 1 ? { age } : {}
}

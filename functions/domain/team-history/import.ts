import { badInput, notFound, Refusal } from '../errors.ts'
import { invitationWrite } from '../family-invitations/invitation-write.ts'
import { limitInvitations } from '../family-invitations/limit.ts'
import { consentOf } from '../guardian-consent/consent.ts'
import { idempotent } from '../idempotency.ts'
import { childID, newID } from '../ids.ts'
import { parse } from '../parse.ts'
import { type PlayerItem, players } from '../players/entity.ts'
import { playerRecord } from '../players/record.ts'
import { recordWrites } from '../records/listed-record.ts'
import { retryOnConflict, transactWrite, type Write } from '../store.ts'
import { teams } from '../teams/entity.ts'
import { managesTeam } from '../teams/managers.ts'
import { userExists } from '../users/exists.ts'
import { playerHistory, type RosterItem, rosterEntries } from './entity.ts'
import { reserveEntryKey } from './entry-key.ts'
import { type ImportTarget, type PlannedRow, planImport } from './import-plan.ts'
import { addPlayerToTeam, teamExists } from './service.ts'
import { MAX_ROWS, targetSeasonInput } from './validation.ts'

type Import = Omit<ImportTarget, 'team' | 'division'> & {
  teamID: string
  divisionID: string
  rows: readonly unknown[]
  isDryRun: boolean
  key: string | null
}

export type ImportedRow = {
  name: string
  jerseyNumber?: string
  position?: string
  outcome: 'CREATES' | 'JOINS' | 'ASKS' | 'SKIPPED'
  player: PlayerItem | null
  matches: PlayerItem[]
  problems: string[]
  notes: string[]
  isFamilyInvited: boolean
}

/**
 * Adds the rows to the division in order, each atomically. Rows already on the roster are skipped, so an interrupted import can be
 * repeated. New players belong to the caller until their family accepts the invitation.
 */
export async function importRoster({ teamID, divisionID, rows, isDryRun, key, ...rest }: Import) {
  const { season } = parse(targetSeasonInput, rest)
  if (rows.length === 0) throw badInput('rows', 'The list has no players.')
  if (rows.length > MAX_ROWS) throw badInput('rows', `Import up to ${MAX_ROWS} players at a time.`)
  const { data: team } = await teams().get({ teamID }).go({ consistent: true })
  const division = team?.divisions.find(({ id }) => id === divisionID)
  if (!team || !division) throw new Refusal('NOT_FOUND', team ? 'Division not found' : 'Team not found')
  const target: ImportTarget = { ...rest, season, team, division }
  const planned = await planImport(rows, target)
  const imported: ImportedRow[] = []
  for (const [at, plan] of planned.entries())
    imported.push(
      isDryRun || plan.problems.length > 0
        ? previewRow(plan, target)
        : await importRow(plan, target, key && `${key}.${at}`),
    )
  return { isDryRun, rows: imported }
}

const isClaimedByOther = ({ claimedBy }: PlayerItem, { userID, isAdmin }: ImportTarget['caller']) =>
  !isAdmin && claimedBy !== undefined && claimedBy !== userID

/** A family whose player another account manages is asked through that account instead. */
const invitesFamily = ({ row, chosen }: PlannedRow, { caller, canInvite }: ImportTarget) =>
  canInvite && row.parentEmail !== '' && (!chosen || chosen.claimedBy === caller.userID)

function outcomeOf({ chosen, problems }: PlannedRow, { caller, team }: ImportTarget) {
  if (problems.length > 0) return 'SKIPPED'
  if (!chosen) return 'CREATES'
  return isClaimedByOther(chosen, caller) && managesTeam(team, caller.userID) ? 'ASKS' : 'JOINS'
}

const shown = ({ row, matches, problems, notes }: PlannedRow) => ({
  name: row.name ?? '',
  jerseyNumber: row.jerseyNumber || undefined,
  position: row.position || undefined,
  matches,
  problems,
  notes,
})

const previewRow = (plan: PlannedRow, target: ImportTarget): ImportedRow => ({
  ...shown(plan),
  outcome: outcomeOf(plan, target),
  player: plan.problems.length === 0 ? plan.chosen : null,
  isFamilyInvited: plan.problems.length === 0 && invitesFamily(plan, target),
})

async function importRow(plan: PlannedRow, target: ImportTarget, key: string | null): Promise<ImportedRow> {
  const notes = [...plan.notes]
  const isFamilyInvited = invitesFamily(plan, target) && (await isWithinLimit(target))
  if (invitesFamily(plan, target) && !isFamilyInvited)
    notes.push('No email was sent: you have invited many families today. Invite this one tomorrow.')
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
      problems: [error.message],
      isFamilyInvited: false,
    }
  }
}

async function isWithinLimit({ caller, now }: ImportTarget) {
  try {
    await limitInvitations(caller.userID, now)
    return true
  } catch (error) {
    if (error instanceof Refusal && error.code === 'RATE_LIMITED') return false
    throw error
  }
}

const today = (now: Date) => now.toISOString().slice(0, 10)

const entryOf = (
  playerID: string,
  { row }: PlannedRow,
  { team, division, season, caller, now }: ImportTarget,
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

async function join(player: PlayerItem, plan: PlannedRow, target: ImportTarget, isInvited: boolean) {
  const { teamID, startDate, division, ageGroup, season, jerseyNumber } = entryOf(player.playerID, plan, target)
  const { caller, now } = target
  const input = { teamID, playerID: player.playerID, startDate, division, ageGroup, season, jerseyNumber }
  const added = await addPlayerToTeam({ caller, input, key: null, now })
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
async function create(plan: PlannedRow, target: ImportTarget, isInvited: boolean, key: string | null) {
  const { caller, team, now } = target
  const { row } = plan
  const { userID } = caller
  const playerID = newID()
  const entry = entryOf(playerID, plan, target)
  const fields = {
    playerID,
    name: row.name,
    ...bornIn(row, now),
    position: row.position || undefined,
    ...(!caller.isAdmin && {
      claimedBy: userID,
      claimedAt: now.toISOString(),
      guardianConsent: consentOf('', userID, now),
    }),
    createdBy: userID,
  }
  const make = (guard: [Write, Error][]) =>
    retryOnConflict(async () => {
      const created = playerRecord.create(fields, { now })
      await transactWrite([
        ...guard,
        ...recordWrites(created),
        userExists(userID),
        teamExists(team.teamID),
        await reserveEntryKey(entry, now),
        [rosterEntries().create(entry)],
        [playerHistory().create(entry)],
        ...(isInvited
          ? [invitationWrite({ playerID, teamID: team.teamID, email: row.parentEmail, invitedBy: userID }, now)]
          : []),
      ])
      return created.item
    })
  const request = { userID, operation: 'importRoster', input: { row, teamID: team.teamID }, key, now }
  const player = await idempotent(request, playerID, make, getPlayer)
  return { player, waits: false }
}

async function getPlayer(playerID: string): Promise<PlayerItem> {
  const { data } = await players().get({ playerID }).go({ consistent: true })
  if (!data) throw notFound('Player')
  return data
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

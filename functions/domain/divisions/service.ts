import { recordWrites, writeRecord } from '../../store/records/listed-record.ts'
import { checkSeen, replaceItem, type SeenVersion } from '../../store/records/version.ts'
import {
  get,
  type Partition,
  queryPartition,
  retryOnConflict,
  transactInBatches,
  transactWrite,
  versionConflict,
  type Writes,
} from '../../store/store.ts'
import { divisionInput } from '../../values/division-input.ts'
import { conflict, notFound, Refusal } from '../../values/errors.ts'
import { childID, parentOf } from '../../values/ids.ts'
import { coachRefusalTexts } from '../../values/messages/coach-refusals.ts'
import type { Text } from '../../values/messages/text.ts'
import { parse } from '../../values/parse.ts'
import { contactInvitations, divisionContactRemoval, divisionContacts, invitationRemoval } from '../contacts/entity.ts'
import {
  isCurrent,
  playerHistory,
  playerRequests,
  type RosterItem,
  type RosterRequest,
  rosterEntries,
  rosterRequests,
} from '../roster/entity.ts'
import { correctedDivision, isNamed } from '../teams/divisions.ts'
import { type DivisionName, type DivisionOfTeam, type TeamDivision, teams } from '../teams/entity.ts'
import { touched, unchanged } from '../teams/managers.ts'
import { teamRecord } from '../teams/record.ts'
import { foldedTeamName } from '../teams/validation.ts'

export const MAX_DIVISIONS = 100

/** Whether both have the same level and age group, which must be unique within a team. */
export const isSameDivision = (one: TeamDivision, other: TeamDivision) =>
  foldedTeamName(one.division) === foldedTeamName(other.division) &&
  foldedTeamName(one.ageGroup) === foldedTeamName(other.ageGroup)

export async function addDivision(teamID: string, input: unknown, now: Date): Promise<DivisionOfTeam> {
  const { division, ageGroup } = parse(divisionInput, input)
  const added = { id: childID(teamID), division, ageGroup }
  return retryOnConflict(async () => {
    const team = await get(teams, { teamID })
    if (team.divisions.length >= MAX_DIVISIONS) throw conflict(coachRefusalTexts.divisionLimit(MAX_DIVISIONS))
    refuseSecondDivision(added, team.divisions)
    const replaced = teamRecord.replace(team, { divisions: [...team.divisions, added] }, { now })
    await writeRecord(replaced)
    return { ...added, teamID, version: replaced.item.version }
  })
}

/** The same under the name that older clients call. */
export const addDivisionToTeam = addDivision

export async function updateDivision(id: string, input: SeenVersion, now: Date): Promise<DivisionOfTeam> {
  const { division, ageGroup } = parse(divisionInput, input)
  const teamID = parentOf(id, 'Division')
  return retryOnConflict(async () => {
    const partition = await queryPartition(teams().get({ teamID }), true)
    const [team] = partition.of(teams)
    const before = team?.divisions.find((it) => it.id === id)
    if (!team || !before) throw notFound('Division')
    checkSeen(input, team)
    const after = correctedDivision(before, { division, ageGroup })
    if (!isSameDivision(before, after)) refuseSecondDivision(after, team.divisions)
    const divisions = team.divisions.map((it) => (it.id === id ? after : it))
    const { writes, areAll } = renameWrites(rowsOfDivision(partition, before), after)
    const replaced = teamRecord.replace(team, { divisions }, { now })
    await transactWrite([...recordWrites(replaced), ...writes])
    if (!areAll) await renameDivisionInRoster(teamID, before, id)
    return { ...after, teamID, version: replaced.item.version }
  })
}

/** Level and age group must be unique within a team. */
function refuseSecondDivision(wanted: TeamDivision, divisions: readonly TeamDivision[]) {
  if (!divisions.some((it) => it.id !== wanted.id && isSameDivision(it, wanted))) return
  const name = `${wanted.ageGroup} ${wanted.division}`
  const message: Text = coachRefusalTexts.teamAlreadyDivision(name)
  throw new Refusal('CONFLICT', message, { fields: { division: [message] } })
}

const nameOf = ({ ageGroup, division }: TeamDivision) => `${ageGroup} ${division}`

/**
 * Deletes the division and its contacts. Current roster entries and pending requests move to another division of the team. Without one,
 * they prevent the deletion. Past entries keep the old name.
 */
export async function deleteDivision(id: string, moveTo: string | null | undefined, now: Date): Promise<true> {
  const teamID = parentOf(id, 'Division')
  let isDone = false
  while (!isDone) isDone = await retryOnConflict(() => deleteOrMoveRows(teamID, id, moveTo, now))
  await removePeopleOf(teamID, id)
  return true
}

/** Deletes the division together with the move of its last rows, so that none is added in between. Returns false if more rows are left. */
async function deleteOrMoveRows(teamID: string, id: string, moveTo: string | null | undefined, now: Date) {
  const partition = await queryPartition(teams().get({ teamID }), true)
  const [team] = partition.of(teams)
  const division = team?.divisions.find((it) => it.id === id)
  if (!team || !division) throw notFound('Division')
  if (division.externalID) throw conflict(coachRefusalTexts.governingBodyListsDivision)
  const target = moveTo ? team.divisions.find((it) => it.id === moveTo && it.id !== id) : undefined
  if (moveTo && !target) throw notFound('Division')
  const rows = rowsOfDivision(partition, division)
  const entries = rows.entries.filter((it) => isCurrent(it, now))
  const count = entries.length + rows.requests.length
  if (count > 0 && !target) throw conflict(coachRefusalTexts.divisionHasPlayers({ count, name: nameOf(division) }))
  const { writes, areAll } = renameWrites({ ...rows, entries }, target ?? division)
  const divisions = team.divisions.filter((it) => it.id !== id)
  const change = areAll ? recordWrites(teamRecord.replace(team, { divisions }, { now })) : [touched(team)]
  await transactWrite([...change, ...writes])
  return areAll
}

/** Contacts of a deleted division are not shown anywhere. Any left behind by a crash are deleted with the team. */
async function removePeopleOf(teamID: string, divisionID: string) {
  const partition = await queryPartition(teams().get({ teamID }), true)
  const contacts = partition.of(divisionContacts).filter((it) => it.divisionID === divisionID)
  const invitations = partition.of(contactInvitations).filter((it) => it.recordID === divisionID)
  await transactInBatches([...contacts.map(divisionContactRemoval), ...invitations.map(invitationRemoval)])
}

/** Two items per entry: the entry and its copy. */
const AT_ONCE = 40

type Rows = { entries: RosterItem[]; requests: RosterRequest[] }

/** The roster entries, current and past, and pending requests that name the division. */
const rowsOfDivision = (partition: Partition, name: DivisionName): Rows => ({
  entries: partition.of(rosterEntries).filter((it) => isNamed(it, name)),
  requests: partition.of(rosterRequests).filter((it) => isNamed(it, name)),
})

/** The writes that rename the division of the rows, as many as fit in one transaction, and whether these are all. */
function renameWrites({ entries, requests }: Rows, to: DivisionName): { writes: Writes; areAll: boolean } {
  const renames = [...entries.map((it) => renamedEntry(it, to)), ...requests.map((it) => renamedRequest(it, to))]
  return { writes: renames.slice(0, AT_ONCE).flat(), areAll: renames.length <= AT_ONCE }
}

/**
 * Gives the division's current name to all rows with the old one. Idempotent. No-op if the division is gone, or another has the old name.
 */
export async function renameDivisionInRoster(teamID: string, from: DivisionName, divisionID: string): Promise<void> {
  let isDone = false
  while (!isDone) {
    isDone = await retryOnConflict(async () => {
      const partition = await queryPartition(teams().get({ teamID }), true)
      const [team] = partition.of(teams)
      const to = team?.divisions.find(({ id }) => id === divisionID)
      if (!team || !to || team.divisions.some((it) => isNamed(it, from))) return true
      const { writes, areAll } = renameWrites(rowsOfDivision(partition, from), to)
      if (writes.length > 0) await transactWrite([[unchanged(team), versionConflict], ...writes])
      return areAll
    })
  }
}

function renamedRequest(request: RosterRequest, { division, ageGroup }: DivisionName): Writes {
  const next = { ...request, division, ageGroup, version: request.version + 1 }
  return [replaceItem(rosterRequests(), request, next), [playerRequests().put(next)]]
}

function renamedEntry(entry: RosterItem, { division, ageGroup }: DivisionName): Writes {
  const next = { ...entry, division, ageGroup, version: entry.version + 1 }
  return [replaceItem(rosterEntries(), entry, next), [playerHistory().put(next)]]
}

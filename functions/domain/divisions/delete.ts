import { recordWrites } from '../../store/records/listed-record.ts'
import { queryPartition, retryOnConflict, transactInBatches, transactWrite, type Writes } from '../../store/store.ts'
import { conflict, notFound } from '../../values/errors.ts'
import { parentOf } from '../../values/ids.ts'
import * as m from '../../values/messages/generated.ts'
import { contactInvitations, divisionContacts } from '../contacts/entity.ts'
import { isCurrent } from '../roster/current.ts'
import { renameWrites, rowsOfDivision } from '../roster/rename-division.ts'
import { type TeamDivision, teams } from '../teams/entity.ts'
import { touched } from '../teams/managers.ts'
import { teamRecord } from '../teams/record.ts'
import { userReferences } from '../users/entity.ts'

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
  if (division.externalID) throw conflict(m.the_governing_body_lists_this_division)
  const target = moveTo ? team.divisions.find((it) => it.id === moveTo && it.id !== id) : undefined
  if (moveTo && !target) throw notFound('Division')
  const rows = rowsOfDivision(partition, division)
  const entries = rows.entries.filter((it) => isCurrent(it, now))
  const count = entries.length + rows.requests.length
  if (count > 0 && !target)
    throw conflict((_, to) => m.players_of_the_current_roster_are_in({ count, name: nameOf(division) }, to))
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
  await transactInBatches([
    ...contacts.map(
      ({ userID }): Writes => [
        [divisionContacts().delete({ teamID, divisionID, userID })],
        [userReferences().delete({ userID, kind: 'contact', recordID: divisionID })],
      ],
    ),
    ...invitations.map(
      ({ userID }): Writes => [
        [contactInvitations().delete({ teamID, recordID: divisionID, userID })],
        [userReferences().delete({ userID, kind: 'contactInvitation', recordID: divisionID })],
      ],
    ),
  ])
}

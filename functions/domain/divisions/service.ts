import { recordWrites } from '../../store/records/listed-record.ts'
import { checkSeen, type SeenVersion } from '../../store/records/version.ts'
import { get, queryPartition, retryOnConflict, transactWrite } from '../../store/store.ts'
import { divisionInput } from '../../values/division-input.ts'
import { conflict, notFound, Refusal } from '../../values/errors.ts'
import { childID, parentOf } from '../../values/ids.ts'
import * as m from '../../values/messages/generated.ts'
import type { Text } from '../../values/messages/message.ts'
import { parse } from '../../values/parse.ts'
import { renameDivisionInRoster, renameWrites, rowsOfDivision } from '../roster/rename-division.ts'
import { correctedDivision } from '../teams/divisions.ts'
import { type DivisionOfTeam, type TeamDivision, teams } from '../teams/entity.ts'
import { teamRecord } from '../teams/record.ts'
import { isSameDivision, MAX_DIVISIONS } from './divisions.ts'

export async function addDivision(teamID: string, input: unknown, now: Date): Promise<DivisionOfTeam> {
  const { division, ageGroup } = parse(divisionInput, input)
  const added = { id: childID(teamID), division, ageGroup }
  return retryOnConflict(async () => {
    const team = await get(teams, { teamID })
    if (team.divisions.length >= MAX_DIVISIONS)
      throw conflict((_, to) => m.a_team_can_have_up_to_count_divisions({ count: MAX_DIVISIONS }, to))
    refuseSecondDivision(added, team.divisions)
    const replaced = teamRecord.replace(team, { divisions: [...team.divisions, added] }, { now })
    await transactWrite(recordWrites(replaced))
    return { ...added, teamID, version: replaced.item.version }
  })
}

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
  const message: Text = (_, to) => m.this_team_already_has_the_division({ name }, to)
  throw new Refusal('CONFLICT', message, { fields: { division: [message] } })
}

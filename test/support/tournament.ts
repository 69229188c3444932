import type { UserItem } from '../../functions/domain/users/entity.ts'
import { as } from './as.ts'
import { given } from './given.ts'

type Given = { creator?: UserItem; teamID?: string; max?: number; name?: string; date?: string; endDate?: string }

/** Names of teams have no digits. */
const inLetters = (id: string) => id.replace(/\d/g, (digit) => 'zyxwvutsrq'[Number(digit)]!)

/** A tournament of a director with accepted teams, each with its coach and the family of a player. */
export async function givenTournament(teamNames: readonly string[], { creator, max = 20, ...more }: Given = {}) {
  const director = creator ?? (await given.user())
  const division = { ageGroup: '12U', division: 'AA', max }
  const days = { date: '2031-03-07T08:00', endDate: '2031-03-08T20:00' }
  const { id: eventID } = await given.event({ creator: director, ...days, divisions: [division], ...more })
  const { divisions } = (await as(director).event({ id: eventID }, 'divisions { id }'))!
  const divisionID = divisions[0]!.id!
  const sides = await Promise.all(
    teamNames.map(async (word) => {
      const [coach, family] = await Promise.all([given.user(), given.user()])
      const team = await given.team({ owner: coach, name: `${word} ${inLetters(eventID)}` })
      const { id: playerID } = await given.player({ claimer: family })
      await given.rosterEntry(family, { teamID: team.id, playerID })
      const { id } = await as(coach).enterTeam({ input: { eventID, divisionID, teamID: team.id } }, 'id')
      await as(director).decideEntry({ id, decision: 'ACCEPTED' })
      return { coach, family, teamID: team.id, name: team.name as string, playerID, entryID: id }
    }),
  )
  const schedule = async (
    games: { startsAt: string; field?: string; teamIDs: string[] }[],
    by: UserItem = director,
  ) => {
    const { schedule: seen } = (await as(by).event({ id: eventID }, 'schedule { version }'))!
    const input = { version: seen.version, games: games.map((game) => ({ ...game, divisionID })) }
    return as(by).replaceSchedule({ id: eventID, input }, 'schedule { version games { id startsAt field } }')
  }
  return { director, eventID, divisionID, sides, schedule }
}

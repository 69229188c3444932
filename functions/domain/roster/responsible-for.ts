import { findAll, queryPartition } from '../../store/store.ts'
import { type PlayerItem, players } from '../players/entity.ts'
import type { RegistrationItem } from '../registrations/entity.ts'
import { familyOf } from '../registrations/families.ts'
import { teams } from '../teams/entity.ts'
import { managesTeam } from '../teams/managers.ts'
import { provisionalOf } from '../teams/provisional.ts'
import { isCurrent, playerHistory } from './entity.ts'

/** The player's family, and the registrant if they manage a team whose current roster has the player. */
export async function responsibleFor(
  registration: RegistrationItem,
  player: PlayerItem | null,
  now: Date,
): Promise<string[]> {
  const familyID = await familyOf(registration, player)
  const { registeredBy, playerID } = registration
  const isCoach = registeredBy !== familyID && (await hasOnRoster(registeredBy, playerID, now))
  return [...(familyID ? [familyID] : []), ...(isCoach ? [registeredBy] : [])]
}

async function hasOnRoster(userID: string, playerID: string, now: Date): Promise<boolean> {
  const history = (await queryPartition(players().get({ playerID }), true)).of(playerHistory)
  const current = history.filter((entry) => isCurrent(entry, now) && !entry.lacksConsent)
  const found = await findAll(teams, current, true)
  return found.some((team) => managesTeam(team, userID) && !provisionalOf(team, now))
}

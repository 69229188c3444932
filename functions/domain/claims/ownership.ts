import type { RecordChange } from '../../store/records/listed-record.ts'
import { conditionCheck, get, queryPartition, type Write } from '../../store/store.ts'
import { notFound } from '../../values/errors.ts'
import { teamContacts } from '../contacts/entity.ts'
import type { GuardianConsent } from '../guardian-consent/consent.ts'
import { type PlayerItem, players } from '../players/entity.ts'
import { isMadeByHand } from '../players/managed.ts'
import { playerRecord } from '../players/record.ts'
import { type Provisional, type TeamItem, teams } from '../teams/entity.ts'
import { provisionalOwnership, releasedOwnership } from '../teams/provisional.ts'
import { teamRecord } from '../teams/record.ts'

export type Claimed = Pick<TeamItem | PlayerItem, 'claimedBy' | 'claimedAt' | 'createdBy' | 'origin'>
export type Ownership = {
  claimedBy: string | undefined
  claimedAt: string | undefined
  provisional?: Provisional | undefined
  isReleased?: boolean | undefined
  /** The rest is for players only. */
  guardianConsent?: GuardianConsent | undefined
  guestPlay?: PlayerItem['guestPlay'] | undefined
  custodianTeamID?: string | undefined
}

/** The operations that claims need on claimable records. */
export interface Records<Item extends Claimed = Claimed> {
  word: 'team' | 'player'
  get(id: string): Promise<Item>
  /** The fields that a decision on a claim can change. */
  ownership(item: Partial<Item>): Ownership
  /** A condition check that the record still exists. */
  exists(id: string): [Write, Error]
  replace(item: Item, ownership: Ownership, how: { now: Date }): RecordChange<Item>
  /** The fields that an instant claim sets besides the owner. */
  provisional(item: Item, claimedBy: string, now: Date): Promise<{ provisional?: Provisional }>
  /** The ownership after a rejected claim. */
  released(item: Item): Ownership
  /**
   * Whether a claim can take effect immediately. False for a minor's profile that was imported and for a released record: an admin reviews the
   * claim first.
   */
  canBeInstant(item: Item): boolean
}

export const teamRecords: Records<TeamItem> = {
  word: 'team',
  get: (teamID) => get(teams, { teamID }),
  ownership: ({ claimedBy, claimedAt, provisional, isReleased }) => ({ claimedBy, claimedAt, provisional, isReleased }),
  exists: (teamID) => [conditionCheck(teams().get({ teamID }), 'exists'), notFound('Team')],
  replace: teamRecord.replace,
  provisional: async (team, claimedBy, now) => {
    const contacts = (await queryPartition(teams().get({ teamID: team.teamID }), true)).of(teamContacts)
    const isReachable = contacts.some(({ userID, email }) => userID !== claimedBy && (userID || email))
    return { provisional: provisionalOwnership(team, isReachable, now) }
  },
  released: (team) => releasedOwnership(team),
  canBeInstant: ({ isReleased }) => !isReleased,
}

/** What a new owner ends: the former one's choices. Guest play does not return if the same user claims the player again later. */
const endedBy = (player: PlayerItem) => ({
  guestPlay: undefined,
  custodianTeamID: undefined,
  ...(player.visibility === 'FULL' && { visibility: undefined }),
})

export const playerRecords: Records<PlayerItem> = {
  word: 'player',
  get: (playerID) => get(players, { playerID }),
  ownership: ({ claimedBy, claimedAt, isReleased, guardianConsent, guestPlay, custodianTeamID }) => ({
    claimedBy,
    claimedAt,
    isReleased,
    guardianConsent,
    guestPlay,
    custodianTeamID,
  }),
  exists: (playerID) => [conditionCheck(players().get({ playerID }), 'exists'), notFound('Player')],
  replace: (player, ownership, how) =>
    playerRecord.replace(
      player,
      { ...(ownership.claimedBy !== player.claimedBy && endedBy(player)), ...ownership },
      how,
    ),
  provisional: async () => ({}),
  // The next claim needs a review: someone whose claim of a child was rejected could ask a friend to claim it.
  released: () => ({ claimedBy: undefined, claimedAt: undefined, isReleased: true, guardianConsent: undefined }),
  canBeInstant: (player) => !player.isReleased && isMadeByHand(player),
}

const records: { team: Records<TeamItem>; player: Records<PlayerItem> } = { team: teamRecords, player: playerRecords }
export const recordsOf = ({ resourceType }: { resourceType: 'team' | 'player' }) => records[resourceType] as Records

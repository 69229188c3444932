import { recordClaims } from '../claim-requests/entity.ts'
import { finishResting, keepParts } from '../deleted-records/rest.ts'
import { familyInvitations } from '../family-invitations/entity.ts'
import { invited } from '../family-invitations/invited.ts'
import { opportunities } from '../opportunities/entity.ts'
import { type PlayerItem, players } from '../players/entity.ts'
import { playerRecord } from '../players/record.ts'
import { recordWrites } from '../records/listed-record.ts'
import { removeItem, replaceItem } from '../records/version.ts'
import { playerRegistrations, type RegistrationItem, registrations } from '../registrations/entity.ts'
import { countChange, scheduleOffer } from '../registrations/spots.ts'
import {
  conditionCheck,
  queryPartition,
  retryOnConflict,
  transactWrite,
  versionConflict,
  type Write,
} from '../store.ts'
import { isCurrent } from '../team-history/current.ts'
import {
  playerHistory,
  playerRequests,
  type RosterItem,
  type RosterRequest,
  rosterEntries,
  rosterRequests,
} from '../team-history/entity.ts'
import { releaseEntryKey, requestKey } from '../team-history/entry-key.ts'
import { teams } from '../teams/entity.ts'
import { uniqueKeys } from '../unique-keys/entity.ts'
import { userReferences } from '../users/entity.ts'
import type { MergedRecordItem } from './entity.ts'
import { mergesOf } from './kept.ts'
import { movedClaim } from './move-claims.ts'
import { moveReports } from './move-reports.ts'
import { isMoot, reserveFreeKey, sameEntry } from './roster-rows.ts'
import { stayingOf } from './staying.ts'

type Writes = (readonly [Write, Error?])[]
type Kept = { player: PlayerItem; merges: MergedRecordItem[] }

const strong = { consistent: true } as const

async function findKept(playerID: string): Promise<Kept | null> {
  const merges = await mergesOf('player', playerID)
  const intoID = merges.at(-1)?.intoID
  const player = intoID ? (await players().get({ playerID: intoID }).go(strong)).data : null
  return player && { player, merges }
}

/** The same as `moveChildrenOfTeam`, for a player: roster entries, requests, registrations, claims, the invitation of the family. */
export async function moveChildrenOfPlayer(fromID: string, now = new Date()): Promise<boolean> {
  for (;;) {
    const children = await queryPartition(players().get({ playerID: fromID }), true)
    const kept = await findKept(fromID)
    if (!kept || children.of(players()).length > 0) return false
    const mover = moverOf(fromID, now)
    const steps = [
      ...children.of(playerHistory()).map((it) => () => mover.entry(it)),
      ...children.of(playerRequests()).map((it) => () => mover.request(it)),
      ...children.of(playerRegistrations()).map((it) => () => mover.registration(it.opportunityID)),
      ...children.of(recordClaims()).map((it) => () => mover.claim(it.claimID)),
      ...children.of(familyInvitations()).map(() => () => mover.invitation()),
    ]
    if (steps.length === 0) {
      await moveReports('player', fromID, kept.player.playerID)
      await finishResting('player', fromID)
      return true
    }
    for (const step of steps) await step()
  }
}

function moverOf(fromID: string, now: Date) {
  const move = <Item>(
    read: () => Promise<Item>,
    writes: (item: NonNullable<Item>, kept: Kept) => Writes | Promise<Writes>,
  ) =>
    retryOnConflict(async () => {
      const [item, kept] = await Promise.all([read(), findKept(fromID)])
      if (item && kept) await transactWrite(await writes(item, kept))
    })
  const isThere = ({ player: { playerID } }: Kept) =>
    [conditionCheck(players().get({ playerID }), 'exists'), versionConflict] as const
  const keep = (entity: string, partID: string, item: object) => keepParts('player', fromID, [{ entity, partID, item }])

  return {
    entry: (mirror: RosterItem) => {
      const { teamID, teamHistoryID } = mirror
      return move(
        async () => {
          const { data } = await rosterEntries().get({ teamID, teamHistoryID }).go(strong)
          return data?.playerID === fromID ? data : 'gone'
        },
        async (entry, kept) => {
          const left = [playerHistory().delete({ playerID: fromID, teamHistoryID })] as const
          if (entry === 'gone') return [left]
          const next = { ...entry, playerID: kept.player.playerID, version: entry.version + 1 }
          const there = (await queryPartition(rosterEntries().query.byTeam({ teamID }), true)).of(rosterEntries())
          const same = sameEntry(next, there, now)
          if (same) await keep('roster-entry', teamHistoryID, entry)
          const leaving = await releaseEntryKey(entry)
          const holdsKey = leaving.length > 0 && isCurrent(next, now)
          return [
            left,
            ...leaving,
            ...(same
              ? [
                  removeItem(rosterEntries(), { teamID, teamHistoryID }, entry),
                  ...followedBySource(kept, teamHistoryID, same),
                ]
              : ([
                  isThere(kept),
                  replaceItem(rosterEntries(), entry, next),
                  [playerHistory().put(next)],
                  ...(holdsKey ? [await reserveFreeKey(next, now)] : []),
                ] as const)),
          ]
        },
      )
    },

    request: ({ teamID, teamHistoryID }: RosterRequest) =>
      move(
        async () => {
          const { data } = await rosterRequests().get({ teamID, teamHistoryID }).go(strong)
          return data?.playerID === fromID ? data : 'gone'
        },
        async (request, kept) => {
          const left = [playerRequests().delete({ playerID: fromID, teamHistoryID })] as const
          if (request === 'gone') return [left]
          const next = { ...request, playerID: kept.player.playerID, version: request.version + 1 }
          const partition = await queryPartition(teams().get({ teamID }), true)
          const there = { entries: partition.of(rosterEntries()), requests: partition.of(rosterRequests()) }
          const isOver = isMoot(next, there, now)
          if (isOver) await keep('roster-request', teamHistoryID, request)
          return [
            left,
            [uniqueKeys().delete(requestKey(request))],
            ...(isOver
              ? [removeItem(rosterRequests(), { teamID, teamHistoryID }, request)]
              : ([
                  isThere(kept),
                  replaceItem(rosterRequests(), request, next),
                  [playerRequests().put(next)],
                  [uniqueKeys().create({ ...requestKey(next), owner: teamHistoryID }), versionConflict],
                ] as const)),
          ]
        },
      ),

    registration: (opportunityID: string) =>
      move(
        async () =>
          (await registrations().get({ opportunityID, playerID: fromID }).go(strong)).data ?? ('gone' as const),
        async (registration, kept) => {
          const left = [playerRegistrations().delete({ playerID: fromID, opportunityID })] as const
          if (registration === 'gone') return [left]
          const { playerID } = kept.player
          const [{ data: held }, { data: opportunity }] = await Promise.all([
            registrations().get({ opportunityID, playerID }).go(strong),
            opportunities().get({ opportunityID }).go(strong),
          ])
          const stays = held ? stayingOf(held, registration) : registration
          const goes = stays === registration ? held : registration
          if (goes) await keep('registration', opportunityID, { ...goes, playerID: fromID })
          const next: RegistrationItem = {
            ...stays,
            playerID,
            version: Math.max(registration.version, held?.version ?? 0) + 1,
            ...(held && bothFees(held, registration)),
          }
          return [
            left,
            removeItem(registrations(), { opportunityID, playerID: fromID }, registration),
            [registrationOf(registration, 'delete')],
            ...scheduleOffer(registration, null),
            ...(held ? [] : [isThere(kept)]),
            held
              ? replaceItem(registrations(), held, next)
              : ([registrations().create(next), versionConflict] as const),
            [playerRegistrations().put({ playerID, opportunityID })],
            ...(held && held.registeredBy !== next.registeredBy ? [[registrationOf(held, 'delete')] as const] : []),
            [registrationOf(next, 'put')],
            ...scheduleOffer(held, next),
            ...(goes && opportunity ? countChange(opportunity, goes, null) : []),
          ]
        },
      ),

    claim: (claimID: string) =>
      move(
        async () => (await recordClaims().get({ resourceType: 'player', resourceID: fromID, claimID }).go(strong)).data,
        (reference, kept) => {
          const { playerID: id, claimedBy } = kept.player
          return movedClaim(reference, { id, claimedBy, isThere: isThere(kept) }, kept.merges[0]!, now)
        },
      ),

    /** The family gets a link to the kept player, where that still waits for it. */
    invitation: () =>
      move(
        async () => (await familyInvitations().get({ playerID: fromID }).go(strong)).data,
        async (invitation, kept) => {
          const { playerID, claimedBy } = kept.player
          const { teamID, email, invitedBy } = invitation
          const { data: held } = await familyInvitations().get({ playerID }).go(strong)
          const isWaiting = !held && (!claimedBy || claimedBy === invitedBy)
          return [
            [familyInvitations().delete({ playerID: fromID })],
            ...(isWaiting ? [isThere(kept), invited({ playerID, teamID, email, invitedBy }, now)] : []),
          ]
        },
      ),
  }
}

const bothFees = ({ feePaidCents: one = 0 }: RegistrationItem, { feePaidCents: other = 0 }: RegistrationItem) =>
  one + other > 0 ? { feePaidCents: one + other } : {}

const registrationOf = ({ registeredBy: userID, opportunityID, playerID }: RegistrationItem, how: 'put' | 'delete') =>
  userReferences()[how]({ userID, kind: 'registration', recordID: `${opportunityID}.${playerID}` })

/** The source goes on with the entry that stays. */
const followedBySource = ({ player }: Kept, teamHistoryID: string, same: RosterItem): Writes =>
  player.origin?.rosterEntry === teamHistoryID
    ? recordWrites(playerRecord.annotate(player, { origin: { ...player.origin, rosterEntry: same.teamHistoryID } }))
    : []

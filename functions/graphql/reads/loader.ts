import DataLoader from 'dataloader'
import type { EntityItem } from 'electrodb'
import { pendingKey } from '../../domain/claims/entity.ts'
import { events } from '../../domain/events/entity.ts'
import { familyInvitations } from '../../domain/family-invitations/entity.ts'
import { type MergedKind, mergedIntoID, mergedRecords } from '../../domain/merges/entity.ts'
import { opportunities } from '../../domain/opportunities/entity.ts'
import { type PlayerItem, players } from '../../domain/players/entity.ts'
import { registrations } from '../../domain/registrations/entity.ts'
import { teamTransfers } from '../../domain/team-transfers/entity.ts'
import { teams } from '../../domain/teams/entity.ts'
import { type Caller, type UserReferenceKind, userReferences, users } from '../../domain/users/entity.ts'
import { hashOfAddress } from '../../services/mail/suppression-list.ts'
import { type AnyEntity, type EntityDefinition, itemKey, type Key, parseItem } from '../../store/entity.ts'
import { isHidden } from '../../store/records/hidden.ts'
import { batchGet, queryPartition } from '../../store/store.ts'
import { suppressedAddresses } from '../../store/suppressed-addresses/entity.ts'
import { uniqueKeys } from '../../store/unique-keys/entity.ts'
import { isID } from '../../values/ids.ts'
import { isTeamOnly } from '../../values/player-visibility.ts'
import { createExecutionBudget } from '../limits/execution-budget.ts'

export type Loader = ReturnType<typeof createLoader>
type Item = Record<string, unknown>
type IDs = Record<string, string>
/** An ID that a caller sent, or that an item may lack. Nothing is read for what is no ID. */
type ID = string | null | undefined

type Partition = Awaited<ReturnType<typeof queryPartition>>
type Owned = { claimedBy?: string; createdBy?: string; teamID?: string }

/** Whether the viewer has a tie to the player, whose partition is given if it has been read. */
type TieCheck = (player: PlayerItem, partition?: Partition) => Promise<boolean>

const EMPTY: Partition = { entities: new Set(), of: () => [] }

const nameOf = ({ pk, sk }: Key) => `${pk} ${sk}`

/**
 * Reads for one request. Each record is read once, and reads in the same tick are batched. Null for missing records and for records taken
 * down by an admin, unless the viewer may see them, and for team-only players to whom the viewer has no tie.
 */
export function createLoader() {
  let isConsistent = false
  const items = new DataLoader<Key, Item | null, string>(
    async (keys) => {
      const found = new Map((await batchGet(keys, isConsistent || undefined)).map((it) => [nameOf(it as Key), it]))
      return keys.map((key) => found.get(nameOf(key)) ?? null)
    },
    { cacheKeyFn: nameOf, batchScheduleFn: setImmediate },
  )
  const budget = createExecutionBudget()
  const reads = new Map<string, Promise<unknown>>()
  /** The result of a read, cached for the request. */
  function readOnce<T>(name: string, read: () => Promise<T>): Promise<T> {
    const found = (reads.get(name) as Promise<T> | undefined) ?? read()
    reads.set(name, found)
    return found
  }

  const item = async (entity: EntityDefinition, ids: IDs) => items.load(itemKey(entity, ids))
  async function parsedItem<E extends AnyEntity>(entity: EntityDefinition<E>, ids: IDs): Promise<EntityItem<E> | null> {
    const found = await item(entity, ids)
    return found && parseItem(entity, found)
  }
  /** The record, parsed once, because nested lists refer to the same records. */
  async function record<T>(kind: string, id: ID, read: (id: string) => Promise<T | null>): Promise<T | null> {
    if (!isID(id)) return null
    budget.record()
    return readOnce(`${kind}#${id}`, () => read(id))
  }

  let viewer: Caller | null = null
  let isTied: TieCheck = async () => false
  /** Returns the record if the viewer may see it. */
  async function shown<T extends Owned>(found: T | null): Promise<T | null> {
    if (!found || !isHidden(found) || viewer?.isAdmin) return found
    if (!viewer) return null
    if ('claimedBy' in found && found.claimedBy === viewer.userID) return found
    if (!('eventID' in found || 'opportunityID' in found)) return null
    return found.createdBy === viewer.userID || (found.teamID && (await ownsTeam(found.teamID))) ? found : null
  }
  const ownsTeam = async (teamID: string) => (await item(teams, { teamID }))?.claimedBy === viewer?.userID

  const partitions = new Map<string, ReturnType<typeof queryPartition>>()
  function wholePartition(entity: EntityDefinition, ids: IDs) {
    const key = itemKey(entity, ids)
    const known = partitions.get(key.pk)
    if (known) budget.record()
    else budget.partition()
    const found = known ?? queryPartition(key, isConsistent || undefined)
    partitions.set(key.pk, found)
    return found
  }
  /** The item, taken from its partition if the request reads that. */
  async function partOrItem<E extends AnyEntity>(entity: EntityDefinition<E>, ids: IDs): Promise<EntityItem<E> | null> {
    const partition = await partitions.get(itemKey(entity, ids).pk)
    return partition?.of(entity)[0] ?? parsedItem(entity, ids)
  }

  /** Returns the partition of a record, or an empty one if the viewer may not see the record. */
  async function shownPartition<T extends Owned>(found: Partition, main: (partition: Partition) => T | undefined) {
    const record = main(found)
    return record && !(await shown(record)) ? EMPTY : found
  }

  /** Returns the player if the viewer may find it. */
  async function foundPlayer(player: PlayerItem | null, partition?: Partition): Promise<PlayerItem | null> {
    const there = await shown(player)
    if (!there || !isTeamOnly(there)) return there
    return (await isTied(there, partition)) ? there : null
  }

  const userPartition = async (userID: ID) => (isID(userID) ? wholePartition(users, { userID }) : EMPTY)

  return {
    /** Limits the work that the request does. */
    budget,

    readOnce,

    /** Sets the viewer of the records. Without it, the caller is a visitor. */
    showTo(reader: Caller | null) {
      viewer = reader
    },

    /** Sets who finds team-only players. Without it, nobody does. */
    showTeamOnly(tieCheck: TieCheck) {
      isTied = tieCheck
    },

    team: (id: ID) => record('team', id, async (teamID) => shown(await partOrItem(teams, { teamID }))),
    player: (id: ID) =>
      record('player', id, async (playerID) =>
        foundPlayer(await partOrItem(players, { playerID }), await partitions.get(itemKey(players, { playerID }).pk)),
      ),
    /** The player for what shows or decides something without naming it. */
    unnamedPlayer: (id: ID) =>
      record('unnamedPlayer', id, async (playerID) => shown(await partOrItem(players, { playerID }))),
    event: (id: ID) => record('event', id, async (eventID) => shown(await partOrItem(events, { eventID }))),
    opportunity: (id: ID) =>
      record('opportunity', id, async (opportunityID) => shown(await partOrItem(opportunities, { opportunityID }))),
    registration: async (opportunityID: string, playerID: string) =>
      isID(opportunityID) && isID(playerID) ? parsedItem(registrations, { opportunityID, playerID }) : null,
    hasPendingClaim: async (subject: Parameters<typeof pendingKey>[0]) =>
      (await item(uniqueKeys, pendingKey(subject))) !== null,
    teamTransfer: (teamID: string) => partOrItem(teamTransfers, { teamID }),
    wasMerged: async (kind: MergedKind, recordID: string) => (await item(mergedRecords, { kind, recordID })) !== null,
    /** The ID of the record that the record was merged into, if any. */
    mergedIntoID: async (kind: MergedKind, id: ID) => (isID(id) ? mergedIntoID(kind, id) : null),
    isSuppressed: async (email: string) => (await item(suppressedAddresses, { hash: hashOfAddress(email) })) !== null,
    familyInvitation: (playerID: string) => parsedItem(familyInvitations, { playerID }),
    user: (id: ID) => record('user', id, (userID) => parsedItem(users, { userID })),

    /** The team and everything in its partition, in one query. */
    teamPartition: async (teamID: ID) =>
      isID(teamID) ? shownPartition(await wholePartition(teams, { teamID }), (it) => it.of(teams)[0]) : EMPTY,
    playerPartition: async (playerID: ID) => {
      const partition = isID(playerID) ? await wholePartition(players, { playerID }) : EMPTY
      return (await foundPlayer(partition.of(players)[0] ?? null, partition)) ? partition : EMPTY
    },
    eventPartition: async (eventID: ID) =>
      isID(eventID) ? shownPartition(await wholePartition(events, { eventID }), (it) => it.of(events)[0]) : EMPTY,
    opportunityPartition: async (opportunityID: ID) =>
      isID(opportunityID)
        ? shownPartition(await wholePartition(opportunities, { opportunityID }), (it) => it.of(opportunities)[0])
        : EMPTY,
    userPartition,
    /** The IDs of the records that the account refers to, by kind. */
    async referencesOf(userID: ID) {
      const references = (await userPartition(userID)).of(userReferences)
      return (kind: UserReferenceKind) => references.filter((it) => it.kind === kind).map(({ recordID }) => recordID)
    },

    /** Makes all later reads strongly consistent, so that a permission does not depend on an outdated owner. */
    readConsistently() {
      isConsistent = true
    },

    /** Clears the cache after a write. */
    clear() {
      items.clearAll()
      partitions.clear()
      reads.clear()
    },
  }
}

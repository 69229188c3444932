import DataLoader from 'dataloader'
import { pendingKey } from '../domain/claim-requests/pending-key.ts'
import { events } from '../domain/events/entity.ts'
import { familyInvitations } from '../domain/family-invitations/entity.ts'
import { opportunities } from '../domain/opportunities/entity.ts'
import { players } from '../domain/players/entity.ts'
import { isHidden } from '../domain/records/hidden.ts'
import { registrations } from '../domain/registrations/entity.ts'
import { batchGet, keyOf, parseItem, queryPartition, type Write } from '../domain/store.ts'
import { teams } from '../domain/teams/entity.ts'
import { uniqueKeys } from '../domain/unique-keys/entity.ts'
import { users } from '../domain/users/entity.ts'
import { createWork } from './work.ts'

export type Loader = ReturnType<typeof createLoader>
type Item = Record<string, unknown>
type Key = { pk: string; sk: string }

type Partition = Awaited<ReturnType<typeof queryPartition>>
type Reader = { userID: string; isAdmin: boolean } | null
type Owned = { claimedBy?: string; createdBy?: string; teamID?: string }

const EMPTY: Partition = { entities: new Set(), of: () => [] }

const nameOf = ({ pk, sk }: Key) => `${pk} ${sk}`

/**
 * Reads for one request: each record once, all that are asked for in one turn in one batch. Null for what is not there, and for what an
 * admin took down, unless it is the viewer's own.
 */
export function createLoader() {
  let hasWritten = false
  const items = new DataLoader<Key, Item | null, string>(
    async (keys) => {
      const found = new Map((await batchGet(keys, hasWritten || undefined)).map((it) => [nameOf(it as Key), it]))
      return keys.map((key) => found.get(nameOf(key)) ?? null)
    },
    { cacheKeyFn: nameOf, batchScheduleFn: setImmediate },
  )
  const work = createWork()
  const reads = new Map<string, Promise<unknown>>()
  /** The answer of a read, once for the request. */
  function once<T>(name: string, read: () => Promise<T>): Promise<T> {
    const found = (reads.get(name) as Promise<T> | undefined) ?? read()
    reads.set(name, found)
    return found
  }

  const item = async (get: Write) => items.load(keyOf(get))
  /** The record, parsed once: lists inside of lists ask for the same ones. */
  async function record<T>(kind: string, id: string, read: () => Promise<T>): Promise<T> {
    work.record()
    return once(`${kind}#${id}`, read)
  }

  let viewer: Reader = null
  /** The record, if the viewer may see it. */
  async function shown<T extends Owned>(found: T | null): Promise<T | null> {
    if (!found || !isHidden(found) || viewer?.isAdmin) return found
    if (!viewer) return null
    if ('claimedBy' in found && found.claimedBy === viewer.userID) return found
    if (!('eventID' in found || 'opportunityID' in found)) return null
    return found.createdBy === viewer.userID || (found.teamID && (await ownsTeam(found.teamID))) ? found : null
  }
  const ownsTeam = async (teamID: string) => (await item(teams().get({ teamID })))?.claimedBy === viewer?.userID

  const partitions = new Map<string, ReturnType<typeof queryPartition>>()
  function whole(member: Write) {
    const { pk } = keyOf(member)
    const known = partitions.get(pk)
    if (known) work.record()
    else work.partition()
    const found = known ?? queryPartition(member, hasWritten || undefined)
    partitions.set(pk, found)
    return found
  }
  /** The partition of the item, where it was asked for. */
  const asked = (member: Write) => partitions.get(keyOf(member).pk)

  /** The same of a record's partition, which is empty otherwise. */
  async function shownPartition<T extends Owned>(found: Partition, main: (partition: Partition) => T | undefined) {
    const record = main(found)
    return record && !(await shown(record)) ? EMPTY : found
  }

  return {
    /** What the request has done so far. */
    work,

    once,

    /** Whom the records are read for; nobody until it is said. */
    showTo(reader: Reader) {
      viewer = reader
    },

    team: (teamID: string) =>
      record('team', teamID, async () =>
        shown(
          (await asked(teams().get({ teamID })))?.of(teams())[0] ??
            orNull(await item(teams().get({ teamID })), (it) => parseItem(teams(), it)),
        ),
      ),
    player: (playerID: string) =>
      record('player', playerID, async () =>
        shown(
          (await asked(players().get({ playerID })))?.of(players())[0] ??
            orNull(await item(players().get({ playerID })), (it) => parseItem(players(), it)),
        ),
      ),
    event: (eventID: string) =>
      record('event', eventID, async () =>
        shown(orNull(await item(events().get({ eventID })), (it) => parseItem(events(), it))),
      ),
    opportunity: (opportunityID: string) =>
      record('opportunity', opportunityID, async () =>
        shown(orNull(await item(opportunities().get({ opportunityID })), (it) => parseItem(opportunities(), it))),
      ),
    registration: async (opportunityID: string, playerID: string) =>
      orNull(await item(registrations().get({ opportunityID, playerID })), (it) => parseItem(registrations(), it)),
    hasPendingClaim: async (subject: Parameters<typeof pendingKey>[0]) =>
      (await item(uniqueKeys().get(pendingKey(subject)))) !== null,
    familyInvitation: async (playerID: string) =>
      orNull(await item(familyInvitations().get({ playerID })), (it) => parseItem(familyInvitations(), it)),
    user: (userID: string) =>
      record('user', userID, async () => orNull(await item(users().get({ userID })), (it) => parseItem(users(), it))),

    /** The team with everything in its partition, in one query. */
    teamPartition: async (teamID: string) =>
      shownPartition(await whole(teams().get({ teamID })), (it) => it.of(teams())[0]),
    playerPartition: async (playerID: string) =>
      shownPartition(await whole(players().get({ playerID })), (it) => it.of(players())[0]),
    opportunityPartition: async (opportunityID: string) =>
      shownPartition(await whole(opportunities().get({ opportunityID })), (it) => it.of(opportunities())[0]),
    userPartition: async (userID: string) => whole(users().get({ userID })),

    /** Forgets what was read, after a write, and reads only what is newest from now on. */
    clear() {
      hasWritten = true
      items.clearAll()
      partitions.clear()
      reads.clear()
    },
  }
}

const orNull = <T>(item: Item | null, parse: (item: Item) => T) => item && parse(item)

import DataLoader from 'dataloader'
import { pendingKey } from '../domain/claim-requests/pending-key.ts'
import { events } from '../domain/events/entity.ts'
import { opportunities } from '../domain/opportunities/entity.ts'
import { players } from '../domain/players/entity.ts'
import { registrations } from '../domain/registrations/entity.ts'
import { batchGet, keyOf, parseItem, queryPartition, type Write } from '../domain/store.ts'
import { teams } from '../domain/teams/entity.ts'
import { uniqueKeys } from '../domain/unique-keys/entity.ts'
import { users } from '../domain/users/entity.ts'

export type Loader = ReturnType<typeof createLoader>
type Item = Record<string, unknown>
type Key = { pk: string; sk: string }

const nameOf = ({ pk, sk }: Key) => `${pk} ${sk}`

/** Reads for one request: each record once, all that are asked for in one turn in one batch. Null for what is not there. */
export function createLoader() {
  let hasWritten = false
  const items = new DataLoader<Key, Item | null, string>(
    async (keys) => {
      const found = new Map((await batchGet(keys, hasWritten || undefined)).map((it) => [nameOf(it as Key), it]))
      return keys.map((key) => found.get(nameOf(key)) ?? null)
    },
    { cacheKeyFn: nameOf, batchScheduleFn: setImmediate },
  )
  const item = (get: Write) => items.load(keyOf(get))

  const partitions = new Map<string, ReturnType<typeof queryPartition>>()
  function whole(member: Write) {
    const { pk } = keyOf(member)
    const found = partitions.get(pk) ?? queryPartition(member, hasWritten || undefined)
    partitions.set(pk, found)
    return found
  }
  /** The partition of the item, where it was asked for. */
  const asked = (member: Write) => partitions.get(keyOf(member).pk)

  return {
    team: async (teamID: string) =>
      (await asked(teams().get({ teamID })))?.of(teams())[0] ??
      orNull(await item(teams().get({ teamID })), (it) => parseItem(teams(), it)),
    player: async (playerID: string) =>
      (await asked(players().get({ playerID })))?.of(players())[0] ??
      orNull(await item(players().get({ playerID })), (it) => parseItem(players(), it)),
    event: async (eventID: string) => orNull(await item(events().get({ eventID })), (it) => parseItem(events(), it)),
    opportunity: async (opportunityID: string) =>
      orNull(await item(opportunities().get({ opportunityID })), (it) => parseItem(opportunities(), it)),
    registration: async (opportunityID: string, playerID: string) =>
      orNull(await item(registrations().get({ opportunityID, playerID })), (it) => parseItem(registrations(), it)),
    hasPendingClaim: async (subject: Parameters<typeof pendingKey>[0]) =>
      (await item(uniqueKeys().get(pendingKey(subject)))) !== null,
    user: async (userID: string) => orNull(await item(users().get({ userID })), (it) => parseItem(users(), it)),

    /** The team with everything in its partition, in one query. */
    teamPartition: (teamID: string) => whole(teams().get({ teamID })),
    playerPartition: (playerID: string) => whole(players().get({ playerID })),
    opportunityPartition: (opportunityID: string) => whole(opportunities().get({ opportunityID })),
    userPartition: (userID: string) => whole(users().get({ userID })),

    /** Forgets what was read, after a write, and reads only what is newest from now on. */
    clear() {
      hasWritten = true
      items.clearAll()
      partitions.clear()
    },
  }
}

const orNull = <T>(item: Item | null, parse: (item: Item) => T) => item && parse(item)

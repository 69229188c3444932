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

/** Reads for one request: each record once, all that are asked for in one turn in one batch. Null for what is not there. */
export function createLoader() {
  const items = new Map<string, Promise<Item | null>>()
  let hasWritten = false
  let batch: { keys: { pk: string; sk: string }[]; answer: Promise<Map<string, Item>> } | null = null

  function item(get: Write): Promise<Item | null> {
    const key = keyOf(get)
    const name = `${key.pk} ${key.sk}`
    let found = items.get(name)
    if (!found) {
      batch ??= startBatch()
      batch.keys.push(key)
      found = batch.answer.then((answers) => answers.get(name) ?? null)
      items.set(name, found)
    }
    return found
  }

  function startBatch() {
    const keys: { pk: string; sk: string }[] = []
    const answer = new Promise((resolve) => setImmediate(resolve)).then(async () => {
      batch = null
      const found = await batchGet(keys, hasWritten || undefined)
      return new Map(found.map((it) => [`${it.pk} ${it.sk}`, it]))
    })
    return { keys, answer }
  }

  const partitions = new Map<string, ReturnType<typeof queryPartition>>()
  function whole(pk: string) {
    let found = partitions.get(pk)
    if (!found) {
      found = queryPartition(pk, undefined, hasWritten || undefined)
      partitions.set(pk, found)
    }
    return found
  }

  return {
    team: async (teamID: string) =>
      (await partitions.get(`team#${teamID}`))?.of(teams())[0] ??
      orNull(await item(teams().get({ teamID })), (it) => parseItem(teams(), it)),
    player: async (playerID: string) =>
      (await partitions.get(`player#${playerID}`))?.of(players())[0] ??
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
    teamPartition: (teamID: string) => whole(`team#${teamID}`),
    playerPartition: (playerID: string) => whole(`player#${playerID}`),
    opportunityPartition: (opportunityID: string) => whole(`opp#${opportunityID}`),
    userPartition: (userID: string) => whole(`user#${userID}`),

    /** Forgets what was read, after a write, and reads only what is newest from now on. */
    clear() {
      hasWritten = true
      items.clear()
      partitions.clear()
    },
  }
}

const orNull = <T>(item: Item | null, parse: (item: Item) => T) => item && parse(item)

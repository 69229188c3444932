import type { DynamoDBStreamEvent } from 'aws-lambda'
import { afterAll, beforeAll, inject } from 'vitest'
import { handler as changes } from '../../functions/changes/handler.ts'
import { BUCKET } from '../../scripts/local/queue-and-storage.ts'
import { type FailedBatch, StreamSource } from '../../scripts/local/stream-source.ts'
import { as } from '../support/as.ts'
import { breakableProxy } from '../support/breakable-proxy.ts'
import { given } from '../support/given.ts'
import { startTestIdentity } from '../support/test-identity.ts'
import { startTestMail } from '../support/test-mail.ts'
import { startTestNotices } from '../support/test-notices.ts'

export const mail = await startTestMail()
export const { push, ses } = mail
export const notices = await startTestNotices(mail.path)
export const { storage } = notices
export const s3 = await breakableProxy(storage.endpoint)
Object.assign(process.env, { AWS_ENDPOINT_URL_S3: s3.endpoint, BUCKET_NAME: BUCKET })
await startTestIdentity()

/** All stream records delivered so far. Tests deliver them again. */
export const seen: DynamoDBStreamEvent['Records'] = []
export const dead: FailedBatch[] = []
/** While `isOn`, the function fails on every batch. */
export const outage = { isOn: false }
let stream: StreamSource

beforeAll(async () => {
  const kept = new Map<string, string>()
  stream = await StreamSource.open({
    endpoint: inject('dynamoEndpoint'),
    tableName: process.env.TABLE_NAME!,
    invoke: async (event) => {
      seen.push(...(event.Records as DynamoDBStreamEvent['Records']))
      if (outage.isOn) throw new Error('The table cannot be reached.')
      return changes(event as DynamoDBStreamEvent)
    },
    positions: { get: (name) => kept.get(name) ?? null, set: (name, at) => void kept.set(name, at) },
    onFailedBatch: async (batch) => void dead.push(batch),
    log: () => {},
    attempts: 3,
    firstRetryMs: 1,
  })
})
afterAll(async () => {
  await stream.stop()
  await s3.stop()
})

/** Waits until all stream records have been processed. */
export const caughtUp = () => stream.caughtUp()

/** Waits until all changes have been processed, then returns the emails to the user, newest first. */
export async function mailsTo(user: { email: string }) {
  await caughtUp()
  await notices.mailed()
  return mail.mailsTo(user)
}

/** The names of the stored files. */
export const storedFiles = async () =>
  JSON.stringify(await (await fetch(`${storage.endpoint}/${BUCKET}?list-type=2`)).text())

/** The subjects of the emails to the user, newest first. */
export const subjectsTo = async (user: { email: string }) => (await mailsTo(user)).map(({ subject }) => subject)

export const register = async (user: { userID: string }, opportunityID: string, playerID: string, more: object = {}) =>
  (await given.registration(user, { opportunityID, playerID, ...more })).id

export const decide = (user: { userID: string }, id: string, status: string) =>
  as(user).updateRegistrationStatus({ id, status })

export const updateSettings = (user: { userID: string }, input: object) => as(user).updateUserSettings({ input })

/** An organizer with an opportunity, and a parent with a player. */
export async function scenario(more: object = {}) {
  const [organizer, parent] = await Promise.all([given.user({ name: 'Olive <b>' }), given.user({ name: 'Pat' })])
  const opportunity = await given.opportunity({ creator: organizer, title: 'Fall <i>tryout</i> & more', ...more })
  const player = await given.player({ claimer: parent, name: 'Sam Slugger' })
  return { organizer, parent, opportunity, player }
}

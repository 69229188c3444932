import type { DynamoDBStreamEvent } from 'aws-lambda'
import { afterAll, beforeAll, inject } from 'vitest'
import { handler as changes } from '../../functions/changes/handler.ts'
import { openDataFolder } from '../../scripts/local/data-folder.ts'
import { startIdentity } from '../../scripts/local/identity/server.ts'
import { CLIENT_ID, USER_POOL_ID } from '../../scripts/local/identity/tokens.ts'
import { startMail } from '../../scripts/local/mail.ts'
import { BUCKET, startQueueAndStorage } from '../../scripts/local/queue-and-storage.ts'
import { type FailedBatch, streamSource } from '../../scripts/local/stream-source.ts'
import { as } from '../support/as.ts'
import { breakableProxy } from '../support/breakable-proxy.ts'
import { given } from '../support/given.ts'
import { startNotices } from '../support/notices-queue.ts'
import { expectPrivatePushes, startPushReceiver } from '../support/push-receiver.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'
import { expectPrivateMails } from '../support/test-mail.ts'

const path = temporaryFolder()
const folder = openDataFolder(path)
const [identity, mail, storage] = await Promise.all([
  startIdentity(folder, console.error),
  startMail(folder, console.error),
  startQueueAndStorage(path),
])
const [ses, s3, push] = await Promise.all([
  breakableProxy(mail.endpoint),
  breakableProxy(storage.endpoint),
  startPushReceiver(),
])
const notices = startNotices(storage)

export { mail, notices, push, s3, ses, storage }

Object.assign(process.env, {
  USER_POOL_ID,
  USER_POOL_CLIENT_ID: CLIENT_ID,
  AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER: identity.endpoint,
  AWS_ENDPOINT_URL_SESV2: ses.endpoint,
  AWS_ENDPOINT_URL_S3: s3.endpoint,
  BUCKET_NAME: BUCKET,
  WEB_URL: 'https://fungo.example',
})

/** All stream records delivered so far. Tests deliver them again. */
export const seen: DynamoDBStreamEvent['Records'] = []
export const dead: FailedBatch[] = []
/** While `isOn`, the function fails on every batch. */
export const outage = { isOn: false }
let stream: Awaited<ReturnType<typeof streamSource>>

beforeAll(async () => {
  const kept = new Map<string, string>()
  stream = await streamSource({
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
  await Promise.all([stream.stop(), notices.stop()])
  const mails = mail.outbox.mails()
  await Promise.all([ses.stop(), s3.stop(), identity.stop(), mail.stop(), storage.stop(), push.stop()])
  folder.close()
  expectPrivateMails(mails)
  expectPrivatePushes(push.pushes)
})

/** Waits until all stream records have been processed. */
export const caughtUp = () => stream.caughtUp()

/** Waits until all changes have been processed, then returns the emails to the user, newest first. */
export async function mailsTo({ email }: { email: string }) {
  await caughtUp()
  await notices.mailed()
  return mail.outbox.mails(email)
}

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

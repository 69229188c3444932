import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3'
import { PutCommand, QueryCommand } from '@aws-sdk/lib-dynamodb'
import type { APIGatewayProxyEventV2, DynamoDBStreamEvent } from 'aws-lambda'
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest'
import { handler as changes } from '../../functions/changes/handler.ts'
import { client } from '../../functions/domain/dynamo.ts'
import { setPassword } from '../../functions/domain/identity/identity.ts'
import { newID } from '../../functions/domain/ids.ts'
import { sendOnce } from '../../functions/domain/mail/sent-once.ts'
import { opportunities } from '../../functions/domain/opportunities/entity.ts'
import { players } from '../../functions/domain/players/entity.ts'
import { playerRecord } from '../../functions/domain/players/record.ts'
import { recordWrites } from '../../functions/domain/records/listed-record.ts'
import { playerRegistrations, registrations } from '../../functions/domain/registrations/entity.ts'
import { queryPartition, transactWrite } from '../../functions/domain/store.ts'
import { acceptTransfer } from '../../functions/domain/team-transfers/service.ts'
import { teams } from '../../functions/domain/teams/entity.ts'
import { teamRecord } from '../../functions/domain/teams/record.ts'
import { type UserItem, userReferences, users } from '../../functions/domain/users/entity.ts'
import { removeChildrenOfUser } from '../../functions/domain/users/removal.ts'
import { page } from '../../functions/graphql/pages.ts'
import { checkPlayer } from '../../functions/retention/players.ts'
import { credentials } from '../../scripts/local/credentials.ts'
import { openDataFolder } from '../../scripts/local/data-folder.ts'
import { keepDead } from '../../scripts/local/failed-changes.ts'
import { startIdentity } from '../../scripts/local/identity/server.ts'
import { CLIENT_ID, USER_POOL_ID } from '../../scripts/local/identity/tokens.ts'
import { startMail } from '../../scripts/local/mail.ts'
import { BUCKET, startQueueAndStorage } from '../../scripts/local/queue-and-storage.ts'
import { type DeadBatch, streamSource } from '../../scripts/local/stream-source.ts'
import { as, asAnonymous, expectRefusal } from '../support/as.ts'
import { breakableProxy } from '../support/breakable-proxy.ts'
import { calendarOf } from '../support/calendar.ts'
import { given } from '../support/given.ts'
import { startNotices } from '../support/notices-queue.ts'

const path = mkdtempSync(join(tmpdir(), 'fungo-changes-'))
const folder = openDataFolder(path)
const [identity, mail, storage] = await Promise.all([
  startIdentity(folder, console.error),
  startMail(folder, console.error),
  startQueueAndStorage(path),
])
const [ses, s3] = await Promise.all([breakableProxy(mail.endpoint), breakableProxy(storage.endpoint)])
const notices = startNotices(storage)
Object.assign(process.env, {
  USER_POOL_ID,
  USER_POOL_CLIENT_ID: CLIENT_ID,
  AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER: identity.endpoint,
  AWS_ENDPOINT_URL_SESV2: ses.endpoint,
  AWS_ENDPOINT_URL_S3: s3.endpoint,
  BUCKET_NAME: BUCKET,
  WEB_URL: 'https://fungo.example',
})

/** The stream records so far, to deliver them again. */
const seen: DynamoDBStreamEvent['Records'] = []
const dead: DeadBatch[] = []
/** While DynamoDB is out, the function fails. */
let isOut = false
let stream: Awaited<ReturnType<typeof streamSource>>

beforeAll(async () => {
  const kept = new Map<string, string>()
  stream = await streamSource({
    endpoint: inject('dynamoEndpoint'),
    tableName: process.env.TABLE_NAME!,
    invoke: async (event) => {
      seen.push(...(event.Records as DynamoDBStreamEvent['Records']))
      if (isOut) throw new Error('The table cannot be reached.')
      return changes(event as DynamoDBStreamEvent)
    },
    positions: { kept: (name) => kept.get(name) ?? null, keep: (name, at) => void kept.set(name, at) },
    onDead: async (batch) => void dead.push(batch),
    log: () => {},
    attempts: 3,
    firstRetryMs: 1,
  })
})
afterAll(async () => {
  await Promise.all([stream.stop(), notices.stop()])
  await Promise.all([ses.stop(), s3.stop(), identity.stop(), mail.stop(), storage.stop()])
  folder.close()
  rmSync(path, { recursive: true })
})

const mailsTo = async ({ email }: { email: string }) => {
  await stream.caughtUp()
  await notices.mailed()
  return mail.outbox.mails(email)
}

const register = async (user: { userID: string }, opportunityID: string, playerID: string, more: object = {}) =>
  (await given.registration(user, { opportunityID, playerID, ...more })).id
const decide = (user: { userID: string }, id: string, status: string) =>
  as(user).send(
    'mutation ($id: ID!, $status: RegistrationStatus!) { updateRegistrationStatus(id: $id, status: $status) { id } }',
    {
      id,
      status,
    },
  )
const settingsOf = (user: { userID: string }, input: object) =>
  as(user).send('mutation ($input: UpdateUserSettingsInput!) { updateUserSettings(input: $input) { id } }', { input })

/** An organizer's opportunity and a parent's player. */
async function story(more: object = {}) {
  const [organizer, parent] = await Promise.all([given.user({ name: 'Olive <b>' }), given.user({ name: 'Pat' })])
  const opportunity = await given.opportunity({ creator: organizer, title: 'Fall <i>tryout</i> & more', ...more })
  const player = await given.player({ claimer: parent, name: 'Sam Slugger' })
  return { organizer, parent, opportunity, player }
}

describe('notices', () => {
  test('go to the organizer about a registration and to the registrant about the decision', async () => {
    const { organizer, parent, opportunity, player } = await story()
    const id = await register(parent, opportunity.id, player.id)
    const [received, ...more] = await mailsTo(organizer)
    expect(more).toEqual([])
    expect(received!.subject).toBe('New registration: Fall <i>tryout</i> & more')
    expect(received!.text).toContain('Sam S. was registered')
    expect(received!.text).not.toContain('Slugger')
    expect(received!.text).toContain(`https://fungo.example/opportunities/${opportunity.id}/manage-registrations`)
    expect(received!.html).toContain('Hi Olive &lt;b&gt;,')
    expect(received!.html).toContain('Fall &lt;i&gt;tryout&lt;/i&gt; &amp; more')
    expect(received!.html).not.toContain('<i>')

    const [receipt, ...none] = await mailsTo(parent)
    expect(none).toEqual([])
    expect(receipt!.subject).toBe('Registration received: Fall <i>tryout</i> & more')
    expect(receipt!.text).toContain('The registration is pending')

    await decide(organizer, id, 'APPROVED')
    const [decided, ...others] = await mailsTo(parent)
    expect(others).toHaveLength(1)
    expect(decided!.subject).toMatch(/^Registration approved/)
    expect(decided!.text).toContain('Where: Zilker Park, Austin, TX (https://www.google.com/maps/search/')
    expect(decided!.text).toContain('Fee: Free')
    expect(decided!.text).toContain('Organizer: Olive <b>')
    expect(decided!.text).not.toContain(organizer.email)
    const [file, ...more2] = decided!.attachments
    expect(more2).toEqual([])
    expect(file).toMatchObject({ name: 'event.ics', type: expect.stringContaining('method=PUBLISH') })
    expect(file!.content).toContain(`UID:${opportunity.id}@fungo`)
    expect(file!.content).toContain('SEQUENCE:0')
    expect(file!.content).not.toContain('Slugger')
    expect(decided!.headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')
    await decide(organizer, id, 'REJECTED')
    expect((await mailsTo(parent)).map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^Not selected/),
      expect.stringMatching(/^Registration approved/),
      expect.stringMatching(/^Registration received/),
    ])
  })

  test('appear once in the bell of their recipient until read, and follow the email preference', async () => {
    const { organizer, parent, opportunity, player } = await story()
    const READ = '{ unreadNotificationCount notifications { id subject text path isRead } }'
    const id = await register(parent, opportunity.id, player.id)
    await mailsTo(parent)
    await changes({ Records: seen })
    const { notifications, unreadNotificationCount } = await as(organizer).send(READ)
    expect(unreadNotificationCount).toBe(1)
    expect(notifications).toMatchObject([
      {
        subject: 'New registration: Fall <i>tryout</i> & more',
        text: expect.stringContaining('Sam S. was registered'),
        path: `/opportunities/${opportunity.id}/manage-registrations`,
        isRead: false,
      },
    ])
    const MARK = 'mutation ($ids: [ID!]) { markNotificationsRead(ids: $ids) }'
    const [{ id: notificationID }] = notifications
    await as(parent).send(MARK, { ids: [notificationID] })
    expect((await as(organizer).send(READ)).unreadNotificationCount).toBe(1)
    await as(organizer).send(MARK, { ids: [notificationID] })
    expect(await as(organizer).send(READ)).toMatchObject({
      unreadNotificationCount: 0,
      notifications: [{ isRead: true }],
    })
    const later = { now: new Date(Date.now() + 61 * 86_400_000) }
    expect((await as(organizer).send(READ, {}, later)).notifications).toEqual([])

    await settingsOf(parent, { emailNotifications: false })
    await decide(organizer, id, 'APPROVED')
    await mailsTo(parent)
    const { notifications: own } = await as(parent).send(READ)
    expect(own.map(({ subject }: { subject: string }) => subject)).toEqual([
      'Registration received: Fall <i>tryout</i> & more',
    ])
    await as(parent).send(MARK)
    expect((await as(parent).send(READ)).unreadNotificationCount).toBe(0)
  })

  test('a rejection notice has the reason that the organizer wrote', async () => {
    const { organizer, parent, opportunity, player } = await story()
    const id = await register(parent, opportunity.id, player.id)
    await as(organizer).send(
      'mutation ($id: ID!) { rejectRegistration(registrationID: $id, reason: "We have four catchers.") { id } }',
      { id },
    )
    const [rejected] = await mailsTo(parent)
    expect(rejected!.text).toContain("Sam S. wasn't selected")
    expect(rejected!.text).toContain('The organizer wrote: We have four catchers.')
    expect(rejected!.attachments).toEqual([])
  })

  test('a withdrawal notifies the organizer, and the next family on the waitlist takes the spot with one click', async () => {
    const { organizer, parent, opportunity, player } = await story({ capacity: 1 })
    const id = await register(parent, opportunity.id, player.id)
    await decide(organizer, id, 'APPROVED')
    const next = await given.user()
    const nextPlayer = await given.player({ claimer: next, name: 'Robin Reserve' })
    const waiting = await register(next, opportunity.id, nextPlayer.id)
    expect((await mailsTo(next))[0]!.subject).toMatch(/^On the waitlist/)
    await as(parent).send('mutation ($id: ID!) { withdrawRegistration(registrationID: $id) }', { id })
    const [withdrawn] = await mailsTo(organizer)
    expect(withdrawn!.subject).toMatch(/^Registration withdrawn/)
    expect(withdrawn!.text).toContain("Sam S.'s registration")

    const [offer] = await mailsTo(next)
    expect(offer!.subject).toMatch(/^A spot is free/)
    const link = new URL(/https:\/\/\S+\/p\/offer\S+/.exec(offer!.text)![0])
    const open = (method: string, query: URLSearchParams) =>
      page({
        rawQueryString: query.toString(),
        queryStringParameters: Object.fromEntries(query),
        requestContext: { http: { method, path: link.pathname } },
      } as unknown as APIGatewayProxyEventV2)
    const statusOf = async () => {
      const { data } = await registrations().get({ opportunityID: opportunity.id, playerID: nextPlayer.id }).go()
      return data?.status
    }
    expect((await open('GET', link.searchParams)).body).toContain('answer=accept')
    expect(await statusOf()).toBe('PENDING')
    const forged = new URLSearchParams(link.searchParams)
    forged.set('registration', id)
    expect((await open('POST', forged)).statusCode).toBe(400)
    const accept = new URLSearchParams(link.searchParams)
    accept.set('answer', 'accept')
    expect((await open('POST', accept)).statusCode).toBe(200)
    expect(await statusOf()).toBe('APPROVED')
    const [approval] = await mailsTo(next)
    expect(approval!.subject).toMatch(/^Registration approved/)
    expect(calendarOf(approval)).toMatchObject({ method: 'PUBLISH', uid: `${opportunity.id}@fungo`, sequence: 0 })
    const [taken, ...earlier] = await mailsTo(organizer)
    expect(taken!.subject).toMatch(/^Spot taken from the waitlist/)
    expect(taken!.text).toContain('Robin R. was next on the waitlist')
    expect(taken!.text).toContain('1 of 1 spots are taken.')
    expect(earlier.filter(({ subject }) => subject === taken!.subject)).toEqual([])
    const decline = new URLSearchParams(link.searchParams)
    decline.set('answer', 'decline')
    expect((await open('POST', decline)).statusCode).toBe(409)
    expect(waiting).toBe(`${opportunity.id}.${nextPlayer.id}`)
  })

  test('a decision is notified after later changes of the registration, and again for a new registration', async () => {
    const { organizer, parent, opportunity, player } = await story()
    const approvals = async () =>
      (await mailsTo(parent)).filter(({ subject }) => /^Registration approved/.test(subject)).length
    const again = async () => {
      const id = await register(parent, opportunity.id, player.id)
      ses.breakFor(() => true)
      await decide(organizer, id, 'APPROVED')
      await as(organizer).send(
        'mutation ($id: ID!) { updateRegistration(id: $id, input: { feePaidCents: 500 }) { id } }',
        { id },
      )
      await as(organizer).send('mutation ($id: ID!) { checkIn(registrationID: $id, jerseyNumber: "7") { id } }', { id })
      ses.breakFor(() => false)
      return id
    }
    const id = await again()
    expect(await approvals()).toBe(1)
    await as(parent).send('mutation ($id: ID!) { withdrawRegistration(registrationID: $id) }', { id })
    await again()
    expect(await approvals()).toBe(2)
  })

  describe('messages', () => {
    const ask = (user: { userID: string }, id: string) =>
      as(user).send('mutation ($id: ID!) { askOrganizer(opportunityID: $id, text: "Is there parking?") }', { id })
    const email = (user: { userID: string }, id: string, status: string) =>
      as(user).send(
        `mutation ($id: ID!, $status: RegistrationStatus!) {
          emailRegistrants(opportunityID: $id, status: $status, subject: "Rain plan", text: "We play inside. See evil.example") }`,
        { id, status },
      )
    const linkIn = (text: string, path: string) => new URL(new RegExp(`https://\\S+${path}\\?[^\\s)]+`).exec(text)![0])
    const open = (method: string, { pathname, searchParams }: URL, text = '') =>
      page({
        rawQueryString: searchParams.toString(),
        queryStringParameters: Object.fromEntries(searchParams),
        body: new URLSearchParams({ text }).toString(),
        requestContext: { http: { method, path: pathname } },
      } as unknown as APIGatewayProxyEventV2)

    test('a question and its answers reach both sides without showing an email address', async () => {
      const { organizer, parent, opportunity } = await story()
      await ask(parent, opportunity.id)
      const [question, ...more] = await mailsTo(organizer)
      expect(more).toEqual([])
      expect(question!.subject).toMatch(/^Question about Fall/)
      expect(question!.text).toContain('Pat asks about')
      expect(question!.text).toContain('Is there parking?')

      const answer = linkIn(question!.text, '/p/reply')
      expect((await open('GET', answer)).body).toContain('<textarea')
      const forged = new URL(answer)
      forged.searchParams.set('side', 'family')
      expect((await open('POST', forged, 'Hi')).statusCode).toBe(400)
      expect((await open('POST', answer, '  ')).statusCode).toBe(409)
      expect((await open('POST', answer, 'Yes, behind field 2.')).statusCode).toBe(200)
      const [answered] = await mailsTo(parent)
      expect(answered!.subject).toMatch(/^Reply about Fall/)
      expect(answered!.text).toContain('Yes, behind field 2.')
      await open('POST', linkIn(answered!.text, '/p/reply'), 'Thank you!')
      const [thanks] = await mailsTo(organizer)
      expect(thanks!.text).toContain('Thank you!')
      for (const mail of [question, thanks]) expect(`${mail!.text}${mail!.html}`).not.toContain(parent.email)
      expect(`${answered!.text}${answered!.html}`).not.toContain(organizer.email)
    })

    test('a message to all registrants of a status is sent to each family separately', async () => {
      const { organizer, parent, opportunity, player } = await story({ capacity: 5 })
      const [other, waiting] = await Promise.all([given.user(), given.user()])
      for (const family of [parent, other, waiting]) {
        const playerID = family === parent ? player.id : (await given.player({ claimer: family })).id
        const id = await register(family, opportunity.id, playerID)
        if (family !== waiting) await decide(organizer, id, 'APPROVED')
      }
      await expectRefusal(email(organizer, opportunity.id, 'REJECTED'), 'CONFLICT')
      expect((await email(organizer, opportunity.id, 'APPROVED')).emailRegistrants).toBe(2)
      for (const family of [parent, other]) {
        const [email] = await mailsTo(family)
        expect(email!.subject).toBe('Rain plan')
        expect(email!.text).toContain('We play inside.')
        expect(email!.text).not.toContain('evil.example')
        for (const address of [parent, other, organizer].filter((it) => it !== family))
          expect(`${email!.to}${email!.text}`).not.toContain(address.email)
      }
      expect((await mailsTo(waiting)).map(({ subject }) => subject)).not.toContain('Rain plan')
      expect((await mailsTo(organizer)).map(({ subject }) => subject)).not.toContain('Rain plan')
    })

    test('messages go only to confirmed addresses with notifications on, and a recipient can report them', async () => {
      const { organizer, parent, opportunity } = await story()
      const unconfirmed = await given.user({ emailVerifiedAt: undefined })
      await expectRefusal(ask(unconfirmed, opportunity.id), 'FORBIDDEN')
      await expectRefusal(ask(organizer, opportunity.id), 'CONFLICT', 'You organize this opportunity')
      await ask(parent, opportunity.id)
      const [question] = await mailsTo(organizer)
      const report = linkIn(question!.text, '/p/report')
      const admin = { email: `admin-${newID()}@fungo.example` }
      vi.stubEnv('ADMIN_EMAIL', admin.email)
      await open('POST', report)
      await open('POST', report)
      vi.unstubAllEnvs()
      const [reported, ...more] = await mailsTo(admin)
      expect(more).toEqual([])
      expect(reported!.text).toContain('Is there parking?')
      expect(reported!.text).toContain(`/users/${parent.userID}`)
      // The queue of reports has it once, however often the link is used.
      const { reports } = await as(await given.admin()).send('{ reports(perPage: 1000) { kind recordID reason } }')
      expect(reports.filter((it: { recordID: string }) => it.recordID === parent.userID)).toEqual([
        { kind: 'user', recordID: parent.userID, reason: expect.stringContaining('Is there parking?') },
      ])
      await settingsOf(organizer, { emailNotifications: false })
      await expectRefusal(ask(parent, opportunity.id), 'CONFLICT')
    })

    test('messages are deleted with the account of their author', async () => {
      const { organizer, parent, opportunity } = await story()
      await ask(parent, opportunity.id)
      const [question] = await mailsTo(organizer)
      const { exportMyData } = await as(parent).send('{ exportMyData }')
      expect(JSON.stringify(exportMyData)).toContain('Is there parking?')
      await transactWrite([[users().delete({ userID: parent.userID })]])
      await removeChildrenOfUser(parent.userID)
      expect((await open('POST', linkIn(question!.text, '/p/reply'), 'Yes')).statusCode).toBe(409)
    })
  })

  test('go to the claimer about a decided claim', async () => {
    const [owner, claimer, admin] = await Promise.all([given.user(), given.user(), given.admin()])
    const team = await given.team({ owner })
    const { createClaimRequest } = await as(claimer).send(
      'mutation ($id: ID!) { createClaimRequest(resourceType: "team", resourceID: $id) { id } }',
      { id: team.id },
    )
    await as(admin).send('mutation ($id: ID!) { approveClaim(claimID: $id) { id } }', { id: createClaimRequest.id })
    const [notice] = await mailsTo(claimer)
    expect(notice!.subject).toBe('Your claim was approved')
    expect(notice!.text).toContain(team.name)
    expect((await mailsTo(owner)).map(({ subject }) => subject)).toEqual([`${team.name} has another owner`])
  })

  test('go to the contacts of an imported team about its claim, and an objection sends the claim to an admin', async () => {
    const [admin, claimer, listed] = await Promise.all([given.admin(), given.user(), given.user()])
    const teamID = newID()
    const origin = { source: 'usssa', externals: {} }
    const imported = { teamID, name: `Imported ${teamID}`, divisions: [], origin }
    await transactWrite(recordWrites(teamRecord.create(imported, { now: new Date() })))
    await given.teamContact(admin, { teamID, user: listed })
    await as(claimer).send('mutation ($id: ID!) { claimTeam(teamID: $id) { id } }', { id: teamID })
    const mails = await mailsTo(listed)
    const email = mails.find(({ subject }) => subject === 'Someone claimed your team on Fungo')!
    const link = new URL(email.text.match(/https:\S+\/p\/object\S+/)![0])
    for (const [told, subject] of [
      [listed, email.subject],
      [admin, 'A claim is waiting for review'],
    ] as const) {
      const { notifications } = await as(told).send('{ notifications { subject } }')
      expect(notifications).toContainEqual({ subject })
    }
    const visit = (method: string, query: string) =>
      page({
        rawQueryString: query,
        queryStringParameters: Object.fromEntries(new URLSearchParams(query)),
        requestContext: { requestId: 'x', http: { method, path: link.pathname } },
      } as unknown as APIGatewayProxyEventV2)
    expect((await visit('GET', link.search.slice(1))).body).toContain('Object to the claim')
    expect(
      (
        await visit(
          'POST',
          link.search.slice(1).replace(/.$/, (it) => (it === 'A' ? 'B' : 'A')),
        )
      ).statusCode,
    ).toBe(400)
    expect((await visit('POST', link.search.slice(1))).statusCode).toBe(200)

    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 15 * 86_400_000 })
    try {
      await expectRefusal(as(claimer).send('mutation ($id: ID!) { deleteTeam(id: $id) }', { id: teamID }), 'FORBIDDEN')
    } finally {
      vi.useRealTimers()
    }
  })

  test('go to the claimer of a player whom somebody else registered', async () => {
    const { parent, opportunity, player } = await story()
    await register(await given.admin(), opportunity.id, player.id)
    const [email, ...more] = await mailsTo(parent)
    expect(email!.subject).toBe('Sam S. was registered for an opportunity')
    expect(email!.text).toContain('Pat Example registered Sam S.')
    expect(more).toEqual([])
  })

  test('go to the family about each change of its roster entry by others, and to the coach about its response', async () => {
    const [coach, parent] = await Promise.all([given.user(), given.user()])
    const { id: teamID, name: teamName } = await given.team({ owner: coach })
    const { id: playerID } = await given.player({ claimer: parent, name: 'Sam Slugger' })
    const { id } = await given.rosterEntry(coach, { teamID, playerID })
    expect((await mailsTo(coach)).map(({ subject }) => subject)).toContain('Sam S. is on your roster')
    const update =
      'mutation ($id: ID!, $jersey: String) { updatePlayerTeamHistory(id: $id, input: { jerseyNumber: $jersey }) { id } }'
    await as(parent).send(update, { id, jersey: '7' })
    await as(coach).send(update, { id, jersey: '9' })
    await as(coach).send('mutation ($id: ID!) { removePlayerFromTeam(teamHistoryID: $id) }', { id })
    // Whether it was asked before it accepted depends on the queue.
    const mails = (await mailsTo(parent)).filter(({ subject }) => !subject.includes('asks'))
    expect(mails.map(({ subject }) => subject)).toEqual([
      'Sam S. was removed from a roster',
      'The roster entry of Sam S. changed',
    ])
    expect(mails[1]!.text).toContain(`on the roster of ${teamName} changed`)
    expect(mails[1]!.text).toContain('Jersey number: 7 → 9')
    expect(mails.map(({ text }) => text).join()).not.toContain('Slugger')
  })

  test('go to the creator and the coach of an unclaimed player whom another team added', async () => {
    const [maker, other, admin] = await Promise.all([given.user(), given.user(), given.admin()])
    const { id: playerID } = await given.player({ claimer: maker, name: 'Una Unclaimed' })
    const { data: player } = await players().get({ playerID }).go()
    await transactWrite(recordWrites(playerRecord.replace(player!, { claimedBy: undefined }, { now: new Date() })))
    const own = await given.team({ owner: maker })
    await given.rosterEntry(admin, { teamID: own.id, playerID })
    const theirs = await given.team({ owner: other })
    await given.rosterEntry(other, { teamID: theirs.id, playerID })
    const [taken] = await mailsTo(maker)
    expect(taken!.text).toContain(`${theirs.name} added Una U. to its roster`)
    expect(await mailsTo(other)).toEqual([])
  })

  test('invite the family of an imported player by email, and go to the coach when it claims the player', async () => {
    const [coach, parent] = await Promise.all([given.user({ name: 'Casey Coach' }), given.user()])
    const { id: teamID, name: teamName } = await given.team({ owner: coach })
    const { addDivision } = await as(coach).send(
      'mutation ($teamID: ID!) { addDivision(input: { teamID: $teamID, division: "AA", ageGroup: "12U" }) { id } }',
      { teamID },
    )
    const { importRoster } = await as(coach).send(
      `mutation ($teamID: ID!, $id: ID!, $rows: [RosterRowInput!]!) {
        importRoster(teamID: $teamID, divisionID: $id, season: "2026 Fall", rows: $rows) { rows { player { id } } } }`,
      { teamID, id: addDivision.id, rows: [{ name: 'Ida Imported', parentEmail: parent.email }] },
    )
    const playerID = importRoster.rows[0].player.id
    const [invitation] = await mailsTo(parent)
    expect(invitation!.subject).toBe("Claim Ida I.'s player profile")
    expect(invitation!.text).toContain(`Casey Coach added Ida I. to the roster of ${teamName}`)
    expect(invitation!.text).not.toContain('Imported')
    const code = /#invitation=(\S+)/.exec(invitation!.text)![1]
    await as(parent).send(
      'mutation ($id: ID!, $code: String!) { acceptPlayerInvitation(playerID: $id, code: $code) { id } }',
      {
        id: playerID,
        code,
      },
    )
    expect((await mailsTo(coach)).map(({ subject }) => subject)).toEqual(["Ida I.'s profile was claimed"])
  })

  test('invite a family that turned emails off in the app, by the link, and no one without a confirmed address', async () => {
    const coach = await given.user({ name: 'Casey Coach' })
    const BELL = '{ notifications { subject text path } }'
    const invite = async (address: string) => {
      const { id: teamID } = await given.team({ owner: coach })
      const { id: playerID } = await given.player({ claimer: coach, name: 'Nia Nomail' })
      await given.rosterEntry(coach, { teamID, playerID })
      await as(coach).send(
        'mutation ($p: ID!, $t: ID!, $email: String!) { invitePlayerFamily(playerID: $p, teamID: $t, email: $email) }',
        { p: playerID, t: teamID, email: address },
      )
      return playerID
    }
    const family = await given.user()
    await settingsOf(family, { emailNotifications: false })
    const playerID = await invite(family.email)
    expect(await mailsTo(family)).toEqual([])
    const [told, ...more] = (await as(family).send(BELL)).notifications
    expect(more).toEqual([])
    expect(told).toMatchObject({
      subject: "Claim Nia N.'s player profile",
      text: "Casey Coach asks you to take over Nia N.'s profile. The link works for 14 days.",
    })
    const [, id, code] = /^\/players\/(\w+)#invitation=(\S+)$/.exec(told.path)!
    expect(id).toBe(playerID)
    await as(family).send(
      'mutation ($id: ID!, $code: String!) { acceptPlayerInvitation(playerID: $id, code: $code) { id } }',
      { id, code },
    )

    // Whoever signs up with an address cannot keep its mail from it.
    const squatter = await given.user({ emailVerifiedAt: undefined })
    await settingsOf(squatter, { emailNotifications: false })
    await invite(squatter.email)
    expect((await mailsTo(squatter))[0]!.text).toContain('#invitation=')
    expect((await as(squatter).send(BELL)).notifications).toEqual([])
  })

  test("tell the organizer of an evaluator's yes and no in the app, and an evaluator of the removal", async () => {
    const [organizer, evaluator] = await Promise.all([
      given.user({ name: 'Olive' }),
      given.user({ name: 'Eve Evaluator' }),
    ])
    const { id, title } = await given.opportunity({ creator: organizer })
    const act = (who: UserItem, operation: string, user = '') =>
      as(who).send(
        `mutation ($id: ID!${user && ', $user: ID!'}) {
        ${operation}(opportunityID: $id${user && ', userID: $user'}) ${operation === 'inviteEvaluator' ? '{ isPending }' : ''} }`,
        { id, ...(user && { user }) },
      )
    const invite = () => act(organizer, 'inviteEvaluator', evaluator.userID)
    const bellOf = async (who: UserItem) => {
      await mailsTo(who)
      const { notifications } = await as(who).send('{ notifications { subject text path } }')
      return notifications as { subject: string }[]
    }

    await invite()
    await act(evaluator, 'acceptEvaluator')
    await act(evaluator, 'acceptEvaluator')
    const path = `/opportunities/${id}/manage-registrations`
    const yes = {
      subject: `Eve Evaluator accepted: ${title}`,
      text: `Eve Evaluator will evaluate the players of "${title}".`,
      path,
    }
    expect(await bellOf(organizer)).toEqual([yes])
    await act(organizer, 'removeEvaluator', evaluator.userID)
    const [removal] = await mailsTo(evaluator)
    expect(removal!.subject).toBe(`You no longer evaluate players: ${title}`)
    expect((await bellOf(evaluator))[0]!.subject).toBe(removal!.subject)

    await invite()
    await act(evaluator, 'declineEvaluator')
    const no = {
      subject: `Eve Evaluator declined: ${title}`,
      text: `Eve Evaluator won't evaluate the players of "${title}".`,
      path,
    }
    expect(await bellOf(organizer)).toEqual([no, yes])
    // Nobody had said yes: the question is gone, which is all there is to know.
    const before = await bellOf(evaluator)
    await invite()
    await act(organizer, 'removeEvaluator', evaluator.userID)
    expect(await bellOf(evaluator)).toEqual(before)
    expect(await mailsTo(organizer), 'no mail for an answer').toEqual([])
  })

  test('invite a contact once, even if the invitation is repeated', async () => {
    const [owner, invited] = await Promise.all([given.user(), given.user()])
    const team = await given.team({ owner })
    const contact = { teamID: team.id, userID: invited.userID }
    for (let i = 0; i < 2; i++) {
      await as(owner).send(
        'mutation ($teamID: ID!, $userID: ID!) { addTeamContact(teamID: $teamID, userID: $userID, role: "coach") { id } }',
        contact,
      )
      await stream.caughtUp()
      await as(owner).send(
        'mutation ($teamID: ID!, $userID: ID!) { removeTeamContact(teamID: $teamID, userID: $userID) }',
        contact,
      )
    }
    const [asked, ...more] = await mailsTo(invited)
    expect(asked!.text).toContain(`${team.name} asks you to be one of its contacts.`)
    expect(more).toEqual([])
  })

  test('are sent to a manager and the owner about an appointment, and to the manager about its end', async () => {
    const [owner, manager] = await Promise.all([given.user(), given.user({ name: 'Mo Manager' })])
    const team = await given.team({ owner })
    const { addTeamContact } = await as(owner).send(
      'mutation ($t: ID!, $u: ID!) { addTeamContact(teamID: $t, userID: $u, role: "manager") { id } }',
      { t: team.id, u: manager.userID },
    )
    expect(await mailsTo(manager)).toHaveLength(1)
    await as(manager).send('mutation ($id: ID!) { acceptContact(id: $id) }', addTeamContact)
    expect((await mailsTo(manager)).map(({ subject }) => subject).sort()).toEqual([
      'You are invited to manage a team',
      `You now manage ${team.name}`,
    ])
    expect((await mailsTo(owner)).map(({ subject }) => subject)).toEqual([`Mo Manager now manages ${team.name}`])
    await as(owner).send('mutation ($t: ID!, $u: ID!) { removeTeamContact(teamID: $t, userID: $u) }', {
      t: team.id,
      u: manager.userID,
    })
    await mailsTo(manager)
    const { notifications } = await as(manager).send('{ notifications { subject } }')
    expect(notifications[0]).toEqual({ subject: `You no longer manage ${team.name}` })
  })

  test('are sent to both sides of a transfer when it is offered, accepted, declined, or canceled', async () => {
    const [owner, heir] = await Promise.all([given.user({ name: 'Owen' }), given.user({ name: 'Hana' })])
    const team = await given.team({ owner })
    const offer = async () => {
      const { transferTeam } = await as(owner).send(
        'mutation ($t: ID!, $u: ID!) { transferTeam(teamID: $t, userID: $u) { id } }',
        { t: team.id, u: heir.userID },
      )
      await mailsTo(heir)
      return transferTeam as { id: string }
    }
    const answer = async (who: { userID: string; email: string }, name: string, id: { id: string }, fields = '') => {
      await as(who).send(`mutation ($id: ID!) { ${name}(id: $id) ${fields} }`, id)
      await mailsTo(who)
    }
    await answer(heir, 'declineTransfer', await offer())
    await answer(owner, 'cancelTransfer', await offer())
    await answer(heir, 'acceptTransfer', await offer(), '{ id }')
    expect((await mailsTo(heir)).map(({ subject }) => subject).sort()).toEqual([
      `${team.name} is no longer offered to you`,
      `${team.name} is yours`,
      `Owen offers you ${team.name}`,
    ])
    const accepted = (await mailsTo(heir)).find(({ subject }) => subject === `${team.name} is yours`)
    expect(accepted!.text).toContain('Its contacts stay and read what is for the team only')
    const offered = `You offered ${team.name} to Hana`
    expect((await mailsTo(owner)).map(({ subject }) => subject).sort()).toEqual([
      `Hana accepted ${team.name}`,
      `Hana declined ${team.name}`,
      offered,
      offered,
      offered,
    ])
  })

  test('tell the owner of a no and the former owner of a yes although the team is offered again at once', async () => {
    const [owner, heir, next] = await Promise.all([
      given.user({ name: 'Owen' }),
      given.user({ name: 'Hana' }),
      given.user({ name: 'Nell' }),
    ])
    const team = await given.team({ owner })
    const offer = async (by: { userID: string }, to: { userID: string }) => {
      const document = 'mutation ($t: ID!, $u: ID!) { transferTeam(teamID: $t, userID: $u) { id } }'
      return (await as(by).send(document, { t: team.id, u: to.userID })).transferTeam as { id: string }
    }
    // The mails wait until everything has happened.
    ses.breakFor(() => true)
    try {
      await as(heir).send('mutation ($id: ID!) { declineTransfer(id: $id) }', await offer(owner, heir))
      await as(heir).send('mutation ($id: ID!) { acceptTransfer(id: $id) { id } }', await offer(owner, heir))
      await offer(heir, next)
      await stream.caughtUp()
    } finally {
      ses.breakFor(() => false)
    }
    expect((await mailsTo(owner)).map(({ subject }) => subject)).toEqual(
      expect.arrayContaining([`Hana declined ${team.name}`, `Hana accepted ${team.name}`]),
    )
    expect((await mailsTo(heir)).map(({ subject }) => subject)).toContain(`${team.name} is yours`)
    expect((await mailsTo(next)).map(({ subject }) => subject)).toEqual([`Hana offers you ${team.name}`])
  })

  test('invite a family that is open to guest play, without naming the player', async () => {
    const [organizer, family] = await Promise.all([given.user(), given.user({ name: 'Fay Family' })])
    const { id: playerID } = await given.player({
      claimer: family,
      name: 'Milo Private',
      locationCity: 'Austin',
      state: 'TX',
      guardianConsent: '2026-11',
    })
    await as(family).send('mutation ($id: ID!) { setOpenToGuestPlay(playerID: $id, isOpen: true) { id } }', {
      id: playerID,
    })
    const { id, title } = await given.opportunity({ creator: organizer, type: 'GUEST_NEED' })
    await as(organizer).send('mutation ($o: ID!, $p: ID!) { inviteGuestPlayer(opportunityID: $o, playerID: $p) }', {
      o: id,
      p: playerID,
    })
    const [invited, ...more] = await mailsTo(family)
    expect(invited).toMatchObject({ subject: `Milo P. is invited: ${title}` })
    expect(invited!.text).toContain(`/opportunities/${id}`)
    expect(more).toEqual([])
    expect(await mailsTo(organizer)).toEqual([])
    const { notifications } = await as(family).send('{ notifications { subject path } }')
    expect(notifications).toEqual([{ subject: `Milo P. is invited: ${title}`, path: `/opportunities/${id}` }])
  })

  test('are not sent to users who turned them off or to the user who acted', async () => {
    const { organizer, parent, opportunity, player } = await story()
    await settingsOf(organizer, { emailNotifications: false })
    await register(parent, opportunity.id, player.id)
    expect(await mailsTo(organizer)).toEqual([])
    const own = await given.player({ claimer: parent })
    const theirs = await given.opportunity({ creator: parent })
    await decide(parent, await register(parent, theirs.id, own.id), 'APPROVED')
    expect((await mailsTo(parent)).map(({ subject }) => subject)).toEqual([
      `Registration received: ${opportunity.title}`,
    ])
  })

  test('are sent once, even if the stream delivers the change again', async () => {
    const { organizer, parent, opportunity, player } = await story()
    await register(parent, opportunity.id, player.id)
    expect(await mailsTo(organizer)).toHaveLength(1)
    const Records = seen.filter(({ dynamodb }) => dynamodb?.Keys?.pk?.S === `opp#${opportunity.id}`)
    await Promise.all(Array.from({ length: 5 }, () => changes({ Records })))
    expect(await mailsTo(organizer)).toHaveLength(1)
  })

  test('are retried when sending fails', async () => {
    const name = `test#${newID()}`
    const tries: string[] = []
    const fail = async () => {
      tries.push('in vain')
      throw new Error('The mail server is away.')
    }
    const send = async () => void tries.push('sent')
    await expect(sendOnce(name, fail)).rejects.toThrow('away')
    await sendOnce(name, send)
    await sendOnce(name, send)
    expect(tries).toEqual(['in vain', 'sent'])
  })

  test('to an address that SES rejects do not block other notices', async () => {
    const { parent, player } = await story()
    const organizer = await given.user({ email: 'nowhere' })
    const { id } = await given.opportunity({ creator: organizer })
    await register(parent, id, player.id)
    expect(await mailsTo(organizer)).toEqual([])
  })

  test('stop after a one-click unsubscribe', async () => {
    const { organizer, parent, opportunity, player } = await story()
    await register(parent, opportunity.id, player.id)
    const [notice] = await mailsTo(organizer)
    const link = new URL(notice!.headers['List-Unsubscribe']!.slice(1, -1))
    expect(notice!.text).toContain(link.href)
    const open = (method: string, query = link.searchParams) =>
      page({
        rawQueryString: query.toString(),
        queryStringParameters: Object.fromEntries(query),
        requestContext: { http: { method, path: link.pathname } },
      } as unknown as APIGatewayProxyEventV2)
    const isOn = async () =>
      (await as(organizer).send('{ currentUser { emailNotifications } }')).currentUser.emailNotifications

    expect((await open('GET')).body).toContain('<form method="post"')
    expect(await isOn()).toBe(true)
    const forged = new URLSearchParams(link.searchParams)
    forged.set('user', parent.userID)
    expect((await open('POST', forged)).statusCode).toBe(400)
    expect((await open('POST')).statusCode).toBe(200)
    expect(await isOn()).toBe(false)
  })
})

test('hiding a player removes its photo at once and notifies the claimer, and unhiding restores it', async () => {
  const parent = await given.user()
  const photo = 'data:image/gif;base64,R0lGODdhAQABAIAAAP///////ywAAAAAAQABAAACAkQBADs='
  const player = await given.player({ claimer: parent, name: 'Robin Taken', photo })
  const { photoURL } = (await as(parent).send('query ($id: ID!) { player(id: $id) { photoURL } }', player)).player
  const stored = async () => (await fetch(`${s3.endpoint}/${BUCKET}${photoURL.split('?')[0]}`)).status
  expect(await stored()).toBe(200)
  const admin = await given.admin()
  await as(admin).send('mutation ($id: ID!) { hideRecord(kind: player, id: $id, reason: "No consent") }', player)

  const [email, ...none] = await mailsTo(parent)
  expect(none).toEqual([])
  expect(email).toMatchObject({
    subject: 'An admin hid your player',
    text: expect.stringContaining('Reason: No consent'),
  })
  expect(email!.text).not.toContain('Taken')
  expect(await stored()).toBe(404)

  await as(admin).send('mutation ($id: ID!) { unhideRecord(kind: player, id: $id) }', player)
  expect((await mailsTo(parent)).map(({ subject }) => subject)).toContain('Your player is public again')
  expect(await stored()).toBe(200)

  await as(parent).send('mutation ($id: ID!) { deletePlayer(id: $id) }', player)
  await stream.caughtUp()
  expect(await stored(), 'a deleted one loses it too').toBe(404)
  await as(parent).send('mutation ($id: ID!) { restoreRecord(kind: player, id: $id) }', player)
  await stream.caughtUp()
  expect(await stored(), 'and has it again').toBe(200)
})

test('the owner of an unused profile is notified before its deletion, even with emails turned off', async () => {
  const parent = await given.user()
  await as(parent).send('mutation { updateUserSettings(input: { emailNotifications: false }) { id } }')
  const { id } = await given.player({ claimer: parent, name: 'Robin Unused' })
  const { data } = await players().get({ playerID: id }).go()
  await checkPlayer(id, data!.updatedAt, new Date(Date.now() + 740 * 86_400_000))
  const [told, ...none] = await mailsTo(parent)
  expect(none).toEqual([])
  expect(told).toMatchObject({
    subject: 'The profile of Robin U. will be deleted',
    text: expect.stringContaining(`/players/${id}`),
  })
})

test('the owner of a hidden team gets one email for the team and its events', async () => {
  const owner = await given.user()
  const team = await given.team({ owner })
  await given.event({ creator: owner, teamID: team.id })
  const admin = await given.admin()
  await as(admin).send('mutation ($id: ID!) { hideRecord(kind: team, id: $id, reason: "Made up") }', team)
  const [email, ...none] = await mailsTo(owner)
  expect(none).toEqual([])
  expect(email).toMatchObject({
    subject: 'An admin hid your team',
    text: expect.stringContaining('Its events and opportunities are hidden with it.'),
  })
  await as(admin).send('mutation ($id: ID!) { unhideRecord(kind: team, id: $id) }', team)
  expect((await mailsTo(owner)).map(({ subject }) => subject)).toEqual(['Your team is public again', email!.subject])
})

test('families hear that an opportunity is on hold with its team or by itself, and that it is back', async () => {
  const owner = await given.user()
  const team = await given.team({ owner })
  const { parent, player } = await story()
  const { id } = await given.opportunity({ creator: owner, teamID: team.id, title: 'Tryout in doubt' })
  await register(parent, id, player.id)
  const admin = await given.admin()
  const hold = async (document: string, kind: string, of: string) => {
    await as(admin).send(
      `mutation ($id: ID!) { ${document}(kind: ${kind}, id: $id${document === 'hideRecord' ? ', reason: "Check"' : ''}) }`,
      { id: of },
    )
    return (await mailsTo(parent)).map(({ subject }) => subject).filter((it) => !it.startsWith('Registration'))
  }
  const [on, off] = ['On hold: Tryout in doubt', 'Back on: Tryout in doubt']
  expect(await hold('hideRecord', 'team', team.id)).toEqual([on])
  expect((await mailsTo(parent))[0]!.text).toContain('an admin took it down')
  expect(await hold('unhideRecord', 'team', team.id)).toEqual([off, on])
  expect(await hold('hideRecord', 'opportunity', id)).toEqual([on, off, on])
  // The team's own hiding changes nothing for them.
  expect(await hold('hideRecord', 'team', team.id)).toEqual([on, off, on])
  expect(await hold('unhideRecord', 'team', team.id)).toEqual([on, off, on])
  expect(await hold('unhideRecord', 'opportunity', id)).toEqual([off, on, off, on])
  const subjects = (await mailsTo(owner)).map(({ subject }) => subject)
  expect(subjects.filter((it) => it === 'An admin hid your opportunity')).toHaveLength(1)
})

test("a block hides the account's teams, events, and opportunities until an admin decides, and notifies families", async () => {
  const { organizer, parent, opportunity, player } = await story({ title: 'Tryout of a stranger' })
  const past = await given.opportunity({ creator: organizer, title: 'Long over' })
  await opportunities().patch({ opportunityID: past.id }).set({ startTime: '2025-01-01T00:00:00.000Z' }).go()
  const team = await given.team({ owner: organizer })
  const event = await given.event({ creator: organizer })
  const other = await given.event({ creator: parent })
  await register(parent, opportunity.id, player.id)
  const admin = await given.admin()
  const visible = async () => {
    const ids = { team: team.id, event: event.id, opportunity: opportunity.id, other: other.id }
    const { data } = await asAnonymous().ask(
      `query ($team: ID!, $event: ID!, $opportunity: ID!, $other: ID!) {
        team(id: $team) { id } event(id: $event) { id } other: event(id: $other) { id } opportunity(id: $opportunity) { id } }`,
      ids,
    )
    return ['team', 'event', 'opportunity', 'other'].filter((name) => (data as Record<string, unknown>)?.[name])
  }
  const subjects = async () => (await mailsTo(parent)).map(({ subject }) => subject)
  const all = ['team', 'event', 'opportunity', 'other']
  expect(await visible()).toEqual(all)

  await as(admin).send('mutation ($id: ID!) { blockUser(id: $id) { id } }', { id: organizer.userID })
  expect((await subjects()).filter((it) => it.startsWith('On hold'))).toEqual(['On hold: Tryout of a stranger'])
  expect(await visible()).toEqual(['other'])
  const { hiddenRecords } = await as(admin).send('{ hiddenRecords { id hidden { reason } } }')
  expect(hiddenRecords).toContainEqual({ id: team.id, hidden: { reason: 'The account that posted it was blocked.' } })

  // An admin decides on one; the rest comes back when the block ends.
  await as(admin).send('mutation ($id: ID!) { unhideRecord(kind: opportunity, id: $id) }', opportunity)
  expect(await subjects()).toContain('Back on: Tryout of a stranger')
  expect(await visible()).toEqual(['opportunity', 'other'])
  await as(admin).send('mutation ($id: ID!) { hideRecord(kind: event, id: $id, reason: "Spam") }', other)
  await as(admin).send('mutation ($id: ID!) { unblockUser(id: $id) { id } }', { id: organizer.userID })
  await stream.caughtUp()
  expect(await visible()).toEqual(['team', 'event', 'opportunity'])
})

test('a transfer hands the posts of the team over where the request that accepted it ended halfway', async () => {
  const [owner, heir] = await Promise.all([given.user(), given.user()])
  const team = await given.team({ owner })
  const post = await given.opportunity({ creator: owner, teamID: team.id })
  const { transferTeam } = await as(owner).send(
    'mutation ($t: ID!, $u: ID!) { transferTeam(teamID: $t, userID: $u) { id } }',
    { t: team.id, u: heir.userID },
  )
  await acceptTransfer(transferTeam.id, new Date())
  await stream.caughtUp()
  const { data } = await opportunities().get({ opportunityID: post.id }).go({ consistent: true })
  expect(data?.createdBy).toBe(heir.userID)
})

describe('a deletion', () => {
  const subjectsTo = async (user: UserItem) => (await mailsTo(user)).map(({ subject }) => subject)

  test('of a team is told to the families of its roster, its managers, and the owner who did not do it', async () => {
    const [owner, manager, family, former, admin] = await Promise.all([
      given.user(),
      given.user(),
      given.user(),
      given.user(),
      given.admin(),
    ])
    const team = await given.team({ owner })
    await given.teamContact(owner, { teamID: team.id, user: manager, role: 'manager' })
    const [current, past] = await Promise.all([
      given.player({ claimer: family, name: 'Tilly Rostered' }),
      given.player({ claimer: former }),
    ])
    await given.rosterEntry(family, { teamID: team.id, playerID: current.id })
    const { id: over } = await given.rosterEntry(former, { teamID: team.id, playerID: past.id })
    await as(owner).send(
      'mutation ($id: ID!) { updatePlayerTeamHistory(id: $id, input: { endDate: "2025-10-01" }) { id } }',
      { id: over },
    )
    await as(admin).send('mutation ($id: ID!) { deleteTeam(id: $id) }', team)
    const deleted = `${team.name} was deleted`
    expect(await subjectsTo(family)).toContain(deleted)
    const [mail] = (await mailsTo(family)).filter(({ subject }) => subject === deleted)
    expect(mail!.text).toContain('Tilly R. is no longer on its roster')
    expect(await subjectsTo(manager)).toContain(deleted)
    expect((await subjectsTo(owner)).filter((it) => it.includes('deleted'))).toEqual(['Your team was deleted'])
    expect((await subjectsTo(former)).filter((it) => it.includes('deleted'))).toEqual([])
    expect(await subjectsTo(admin)).toEqual([])
  })

  test('of a player is told to the coach and the organizers whom it concerns, without the whole name', async () => {
    const { organizer, parent, opportunity } = await story({ title: 'Tryout with a gap' })
    const coach = await given.user()
    const team = await given.team({ owner: coach })
    const player = await given.player({ claimer: parent, name: 'Tilly Rostered' })
    await given.rosterEntry(parent, { teamID: team.id, playerID: player.id })
    await decide(organizer, await register(parent, opportunity.id, player.id), 'APPROVED')
    const before = (await mailsTo(parent)).length
    await as(parent).send('mutation ($id: ID!) { deletePlayer(id: $id) }', { id: player.id })
    expect(await subjectsTo(coach)).toContain('Tilly R. is no longer on your roster')
    expect(await subjectsTo(organizer)).toContain('Registration withdrawn: Tryout with a gap')
    const told = [...(await mailsTo(coach)), ...(await mailsTo(organizer))].map(({ text }) => text).join()
    expect(told).toContain(`Tilly R.'s registration for "Tryout with a gap"`)
    expect(told).not.toContain('Rostered')
    expect(await mailsTo(parent)).toHaveLength(before)
  })
})

describe('deleting removes dependent records', () => {
  test('deleting an opportunity removes its registrations', async () => {
    const { organizer, parent, opportunity, player } = await story()
    await register(parent, opportunity.id, player.id)
    await as(organizer).send('mutation ($id: ID!) { deleteOpportunity(id: $id) }', { id: opportunity.id })
    await stream.caughtUp()
    expect((await queryPartition(opportunities().get({ opportunityID: opportunity.id }))).of(registrations())).toEqual(
      [],
    )
    expect((await queryPartition(players().get({ playerID: player.id }))).of(playerRegistrations())).toEqual([])
    expect((await queryPartition(users().get(parent))).of(userReferences()).map(({ kind }) => kind)).not.toContain(
      'registration',
    )
  })

  test('deleting a player removes its registrations and lowers the approved count', async () => {
    const { organizer, parent, opportunity, player } = await story()
    await decide(organizer, await register(parent, opportunity.id, player.id), 'APPROVED')
    await as(parent).send('mutation ($id: ID!) { deletePlayer(id: $id) }', { id: player.id })
    await stream.caughtUp()
    const { opportunity: left } = await as(organizer).send(
      'query ($id: ID!) { opportunity(id: $id) { registrationCount approvedCount registrations { id } } }',
      { id: opportunity.id },
    )
    expect(left).toEqual({ registrationCount: 0, approvedCount: 0, registrations: [] })
  })

  test('deleting a team or player closes its pending claims with a reason', async () => {
    const [owner, claimer, admin] = await Promise.all([given.user(), given.user(), given.admin()])
    const team = await given.team({ owner })
    const player = await given.player({ claimer: owner })
    const ask = (resourceType: string, resourceID: string) =>
      as(claimer).send(
        'mutation ($resourceType: String!, $resourceID: ID!) { createClaimRequest(resourceType: $resourceType, resourceID: $resourceID) { id } }',
        { resourceType, resourceID },
      )
    const asked = [await ask('team', team.id), await ask('player', player.id)].map((it) => it.createClaimRequest.id)
    await as(owner).send('mutation ($id: ID!) { deleteTeam(id: $id) }', { id: team.id })
    await as(owner).send('mutation ($id: ID!) { deletePlayer(id: $id) }', { id: player.id })
    await stream.caughtUp()
    const { claimRequests } = await as(admin).send('{ claimRequests(perPage: 100) { id status note resourceName } }')
    const closed = claimRequests.filter(({ id }: { id: string }) => asked.includes(id))
    expect(closed.map(({ status, note }: { status: string; note: string }) => [status, note])).toEqual([
      ['rejected', 'Closed: the player was deleted.'],
      ['rejected', 'Closed: the team was deleted.'],
    ])
    expect((await mailsTo(claimer)).map(({ subject }) => subject)).toEqual([
      'Your claim was closed',
      'Your claim was closed',
    ])
  })

  test('deleting a team keeps its events and opportunities', async () => {
    const owner = await given.user()
    const team = await given.team({ owner })
    const { id } = await given.opportunity({ creator: owner, teamID: team.id })
    await as(owner).send('mutation ($id: ID!) { deleteTeam(id: $id) }', { id: team.id })
    await stream.caughtUp()
    const { opportunity } = await asAnonymous().send(
      'query ($id: ID!) { opportunity(id: $id) { teamID team { id } } }',
      { id },
    )
    expect(opportunity).toEqual({ teamID: null, team: null })
  })

  test('deleting an account removes its players, claims, contact entries, and requests', async () => {
    const [leaver, other, admin] = await Promise.all([given.user(), given.user(), given.admin()])
    await setPassword(leaver.userID, 'left field 42')
    const team = await given.team({ owner: leaver })
    const player = await given.player({ claimer: leaver })
    const theirs = await given.team({ owner: other })
    const rostered = await given.player({ claimer: leaver, name: 'Robin Rostered', age: 12 })
    await given.rosterEntry(other, { teamID: theirs.id, playerID: rostered.id })
    await given.teamContact(other, { teamID: theirs.id, user: leaver })
    await as(leaver).send(
      'mutation ($id: ID!) { createClaimRequest(resourceType: "team", resourceID: $id, message: "Mine!") { id } }',
      { id: theirs.id },
    )
    const { id } = await given.opportunity({ creator: other })
    await register(leaver, id, player.id, { notes: 'A secret' })
    await register(leaver, id, rostered.id)
    await as(leaver).send('mutation { deleteMyAccount }')
    await stream.caughtUp()

    const read = `query ($team: ID!, $player: ID!, $theirs: ID!) {
      team(id: $team) { claimedBy claimedAt } player(id: $player) { claimedBy } theirs: team(id: $theirs) { contacts { id } } }`
    expect(await as(admin).send(read, { team: team.id, player: player.id, theirs: theirs.id })).toEqual({
      team: { claimedBy: null, claimedAt: null },
      player: null,
      theirs: { contacts: [] },
    })
    const { opportunityRegistrations } = await as(other).send(
      'query ($id: ID!) { opportunityRegistrations(opportunityID: $id) { notes status } }',
      { id },
    )
    expect(opportunityRegistrations).toEqual([])
    // A team's history needs the entry, without the child's name; nobody can take the profile over without an admin.
    const former = 'query ($id: ID!) { player(id: $id) { name age claimedBy isClaimed } }'
    expect((await as(admin).send(former, { id: rostered.id })).player).toEqual({
      name: 'Former player',
      age: null,
      claimedBy: null,
      isClaimed: false,
    })
    const stranger = await given.user()
    const claim = 'mutation ($id: ID!) { claimPlayer(playerID: $id) { claimedBy } }'
    expect((await as(stranger).send(claim, { id: rostered.id })).claimPlayer.claimedBy).toBeNull()
    await expectRefusal(register(stranger, id, rostered.id), 'FORBIDDEN')
    const { claimRequests } = await as(admin).send(
      '{ claimRequests(status: rejected, perPage: 100) { userId message user { id } } }',
    )
    expect(claimRequests.filter((it: { userId: string }) => it.userId === leaver.userID)).toEqual(
      expect.arrayContaining([{ userId: leaver.userID, message: null, user: null }]),
    )
    expect((await queryPartition(users().get(leaver))).of(userReferences())).toEqual([])
    // Whether the questions were mailed depends on who was quicker.
    expect((await mailsTo(leaver)).filter(({ subject }) => !/invited|asks/.test(subject))).toEqual([])
  })
})

test('removals complete while SES fails, and the notices are sent when it recovers', async () => {
  const { organizer, parent, opportunity, player } = await story()
  const removed = await given.opportunity({ creator: organizer })
  ses.breakFor(() => true)
  try {
    await register(parent, opportunity.id, player.id)
    await register(parent, removed.id, player.id)
    await as(organizer).send('mutation ($id: ID!) { deleteOpportunity(id: $id) }', { id: removed.id })
    await stream.caughtUp()
    expect((await queryPartition(opportunities().get({ opportunityID: removed.id }))).of(registrations())).toEqual([])
    expect(mail.outbox.mails(organizer.email)).toEqual([])
  } finally {
    ses.breakFor(() => false)
  }
  expect((await mailsTo(organizer)).map(({ subject }) => subject)).toEqual([
    expect.stringMatching(/^New registration: Fall/),
  ])
})

test('a stream record that always fails is dead-lettered alone, and the others are processed', async () => {
  const photos = ['media/players/before', 'media/players/poison', 'media/players/after']
  const requested: string[] = []
  s3.breakFor((path) => {
    requested.push(path)
    return path.includes('poison')
  })
  const playerKey = (id: string) => ({ pk: `player#${id}`, sk: 'meta', __edb_e__: 'player' })
  const putPlayer = (id: string, photoKey?: string) =>
    client.send(new PutCommand({ TableName: process.env.TABLE_NAME!, Item: { ...playerKey(id), photoKey } }))
  const ids = photos.map(() => newID())
  await Promise.all(photos.map((photoKey, at) => putPlayer(ids[at]!, photoKey)))
  await Promise.all(ids.map((id) => putPlayer(id)))
  await stream.caughtUp()
  s3.breakFor(() => false)
  for (const photoKey of photos) expect(requested).toContainEqual(expect.stringContaining(photoKey))
  expect(dead).toEqual([
    expect.objectContaining({
      records: [
        expect.objectContaining({
          dynamodb: expect.objectContaining({
            OldImage: expect.objectContaining({ pk: { S: `player#${ids[1]}` }, photoKey: { S: photos[1] } }),
          }),
        }),
      ],
    }),
  ])
})

const rowsOf = async (teamID: string) => {
  const KeyConditionExpression = 'pk = :pk'
  const ExpressionAttributeValues = { ':pk': `team#${teamID}` }
  const { Items = [] } = await client.send(
    new QueryCommand({ TableName: process.env.TABLE_NAME!, KeyConditionExpression, ExpressionAttributeValues }),
  )
  return Items
}

async function keptChanges() {
  const bucket = new S3Client({ endpoint: storage.endpoint, region: 'us-east-1', credentials, forcePathStyle: true })
  const { Contents = [] } = await bucket.send(new ListObjectsV2Command({ Bucket: BUCKET, Prefix: 'aws/lambda/' }))
  return Contents
}

test('stream records lost in an outage are processed later from the current state of their items', async () => {
  const owner = await given.user()
  const [gone, back] = [await given.team({ owner }), await given.team({ owner })]
  for (const { id } of [gone, back]) await given.teamContact(owner, { teamID: id, user: owner })
  await stream.caughtUp()
  dead.length = 0
  isOut = true
  const kept = await rowsOf(back.id)
  for (const { id } of [gone, back]) await as(owner).send('mutation ($id: ID!) { deleteTeam(id: $id) }', { id })
  await stream.caughtUp()
  isOut = false
  expect(await rowsOf(gone.id)).not.toEqual([])
  // A source may list a team again that it had deleted.
  for (const Item of kept) await client.send(new PutCommand({ TableName: process.env.TABLE_NAME!, Item }))
  await stream.caughtUp()

  for (const batch of dead) await keepDead(storage.endpoint, batch)
  s3.breakFor(() => true)
  await changes({ retry: true }).catch(() => {})
  s3.breakFor(() => false)
  expect(await rowsOf(gone.id)).not.toEqual([])
  await changes({ retry: true })
  expect(await rowsOf(gone.id)).toEqual([])
  expect(await rowsOf(back.id)).toEqual(kept)
  expect(await keptChanges()).toEqual([])
})

test('a batch stops at the first failing record and reports it, and a failing first record throws', async () => {
  const change = (sequence: string, entity: string) => ({
    eventName: 'REMOVE' as const,
    dynamodb: { OldImage: { __edb_e__: { S: entity }, teamID: { S: newID() } }, SequenceNumber: sequence },
  })
  const Records = [change('1', 'claim-request'), change('2', 'team'), change('3', 'team')]
  expect(await changes({ Records })).toEqual({ batchItemFailures: [] })
  // The stream of the other tests reads the table too.
  await stream.caughtUp()
  await notices.mailed()
  const table = process.env.TABLE_NAME
  process.env.TABLE_NAME = 'no-such-table'
  try {
    expect(await changes({ Records })).toEqual({ batchItemFailures: [{ itemIdentifier: '2' }] })
    await expect(changes({ Records: Records.slice(1) })).rejects.toThrow()
  } finally {
    process.env.TABLE_NAME = table
  }
})

test('a division that a sync renames is renamed in the roster', async () => {
  const owner = await given.user()
  const { id } = await given.team({ owner })
  const { addDivision } = await as(owner).send(
    'mutation ($id: ID!) { addDivision(input: { teamID: $id, division: "AA", ageGroup: "12U" }) { id } }',
    { id },
  )
  const player = await given.player({ claimer: owner })
  await given.rosterEntry(owner, { teamID: id, playerID: player.id, division: 'AA', ageGroup: '12U' })
  const { data: team } = await teams().get({ teamID: id }).go()
  const divisions = [{ id: addDivision.id, division: 'AAA', ageGroup: '13U' }]
  await transactWrite(recordWrites(teamRecord.replace(team!, { divisions }, { now: new Date() })))
  await stream.caughtUp()
  const { teamRoster } = await asAnonymous().send(
    'query ($id: ID!) { teamRoster(teamID: $id) { division ageGroup } }',
    {
      id,
    },
  )
  expect(teamRoster).toEqual([{ division: 'AAA', ageGroup: '13U' }])
})

test('a new name is copied to every record that shows it', async () => {
  const [owner, coach] = await Promise.all([given.user(), given.user()])
  const team = await given.team({ owner })
  const { id } = await given.opportunity({ creator: owner, teamID: team.id })
  await given.teamContact(owner, { teamID: team.id, user: coach })
  const name = `Renamed ${newID().slice(-8)}`
  await as(coach).send('mutation ($id: ID!, $name: String) { updateUser(id: $id, input: {name: $name}) { id } }', {
    id: coach.userID,
    name,
  })
  await as(owner).send('mutation ($id: ID!, $name: String) { updateTeam(id: $id, input: {name: $name}) { id } }', {
    id: team.id,
    name,
  })
  await stream.caughtUp()
  const read =
    'query ($id: ID!, $name: String) { team(id: $id) { contacts { name } } opportunities(search: $name) { id } }'
  expect(await asAnonymous().send(read, { id: team.id, name })).toEqual({
    team: { contacts: [{ name }] },
    opportunities: [{ id }],
  })
})

test('a contact who waits with a merged team, or a restored one, is not asked by mail again', async () => {
  const [admin, owner, invited] = await Promise.all([given.admin(), given.user(), given.user()])
  const [from, into] = await Promise.all([given.team({ owner }), given.team({ owner })])
  await as(owner).send('mutation ($t: ID!, $u: ID!) { addTeamContact(teamID: $t, userID: $u, role: "coach") { id } }', {
    t: from.id,
    u: invited.userID,
  })
  const asked = async () => (await mailsTo(invited)).map(({ subject }) => subject)
  expect(await asked()).toEqual(['You are invited to be a team contact'])
  const merge = 'mutation ($f: ID!, $i: ID!) { mergeTeams(fromID: $f, intoID: $i) { isDone } }'
  await as(admin).send(merge, { f: from.id, i: into.id })
  expect(await asked()).toHaveLength(1)
  await as(owner).send('mutation ($id: ID!) { deleteTeam(id: $id) }', into)
  await stream.caughtUp()
  await as(owner).send('mutation ($id: ID!) { restoreRecord(kind: team, id: $id) }', into)
  expect(await asked()).toHaveLength(1)
  const { contactInvitations } = await as(invited).send('{ contactInvitations { id } }')
  expect(contactInvitations).toEqual([{ id: `${into.id}.${invited.userID}` }])
})

test('a merge notifies the owner of each record once, and no organizer', async () => {
  const [admin, owner, other] = await Promise.all([given.admin(), given.user(), given.user({ name: 'Other Owner' })])
  const { organizer, parent, opportunity } = await story({ title: 'Tryout of a duplicate' })
  const [from, into] = await Promise.all([given.team({ owner }), given.team({ owner: other })])
  const manager = await given.user()
  await given.teamContact(owner, { teamID: from.id, user: manager, role: 'manager' })
  const hired = await mailsTo(owner)
  await given.event({ creator: owner, teamID: from.id })
  const [duplicate, child] = await Promise.all([1, 2].map(() => given.player({ claimer: parent, name: 'Dup Licate' })))
  await register(parent, opportunity.id, duplicate!.id)
  expect(await mailsTo(organizer)).toHaveLength(1)
  const parents = (await mailsTo(parent)).length

  await as(admin).send('mutation ($f: ID!, $i: ID!) { mergeTeams(fromID: $f, intoID: $i) { isDone } }', {
    f: from.id,
    i: into.id,
  })
  await as(admin).send('mutation ($f: ID!, $i: ID!) { mergePlayers(fromID: $f, intoID: $i) { isDone } }', {
    f: duplicate!.id,
    i: child!.id,
  })
  const [told, ...more] = await mailsTo(owner)
  expect(more).toEqual(hired)
  expect((await mailsTo(manager)).map(({ subject }) => subject)).toContain(`You no longer manage ${from.name}`)
  expect(told).toMatchObject({
    subject: 'Your team was merged with another',
    text: expect.stringContaining('It has another owner'),
  })
  expect((await mailsTo(other)).map(({ text }) => text)).toEqual([expect.stringContaining('You manage it')])
  const [mail, ...others] = (await mailsTo(parent)).slice(parents)
  expect(others).toEqual([])
  expect(mail!.text).toContain('Dup L.')
  expect(mail!.text).not.toContain('Licate')
  // The registration has moved: it is no new one.
  expect(await mailsTo(organizer)).toHaveLength(1)
  const { player } = await as(parent).send('query ($id: ID!) { player(id: $id) { registrations { status } } }', child!)
  expect(player.registrations).toEqual([{ status: 'PENDING' }])
})

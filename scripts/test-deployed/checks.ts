import assert from 'node:assert/strict'
import { setTimeout as sleep } from 'node:timers/promises'
import { Secret, TOTP } from 'otpauth'
import { apiClient, type Client } from '../api-client.ts'
import type { mailbox } from './mailbox.ts'

type Admin = { email: string; password: string }
type Deployment = { url: string; admin: Admin; mail: Awaited<ReturnType<typeof mailbox>> }

/** A check throws this if it cannot run on this deployment. The message is the reason. */
export class SkippedCheck extends Error {}

const PASSWORD = 'a-deployed-Fungo-1'
const PIXEL = 'R0lGODdhAQABAIAAAP///////ywAAAAAAQABAAACAkQBADs='
const inDays = (days: number, time: string) =>
  `${new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)}T${time}`

/** The checks by name, in the order they run. Later checks use records of earlier ones. */
export function checksOf({ url, admin, mail }: Deployment): Record<string, () => Promise<void>> {
  const stamp = Date.now().toString(36)
  const email = `coach-${stamp}@fungo.example`
  const visitor = apiClient(url)
  let coach: Client
  let parent: Client
  let teamID: string
  let opportunityID: string
  let player: { id: string; photoURL: string }

  const adminClient = async () => {
    try {
      return await visitor.login(admin.email, admin.password)
    } catch {
      if (!mail) throw new Error(`Sign up as ${admin.email} and open the mailed link first.`)
      const signedUp = await visitor.signUp({ ...admin, name: 'Avery Adams', role: 'user' })
      await confirmAddress(signedUp, admin.email, mail)
      return signedUp
    }
  }
  return {
    ...siteChecks(url),
    'a coach signs up': async () => {
      coach = await visitor.signUp({ email, password: PASSWORD, name: 'Casey Deployed', role: 'coach' })
      // Whoever has no confirmed address emails nobody.
      if (mail) await confirmAddress(coach, email, mail)
    },
    'the coach logs in, and a wrong password is refused': async () => {
      coach = await visitor.login(email, PASSWORD)
      const { currentUser } = await coach.send('{ currentUser { email role } }')
      assert.deepEqual(currentUser, { email, role: 'coach' })
      await assert.rejects(visitor.login(email, `${PASSWORD}!`))
    },
    'two-step sign-in requires a code': async () => {
      const { secret } = await coach.startTotp({}, 'secret')
      const app = new TOTP({ secret: Secret.fromBase32(secret) })
      const input = { code: app.generate(), currentPassword: PASSWORD }
      const recoveryCodes = await coach.confirmTotp({ input })
      assert.ok(recoveryCodes.length > 0)
      await assert.rejects(visitor.login(email, PASSWORD), /Enter the code from your authenticator app/)
      // Cognito accepts each code once.
      await sleep(app.remaining())
      coach = await visitor.login(email, PASSWORD, app.generate())
      await coach.turnOffTotp({ input: { currentPassword: PASSWORD } })
      coach = await visitor.login(email, PASSWORD)
    },
    'every list returns records and a count': async () => {
      const lists = ['teams', 'players', 'events', 'opportunities', 'positions']
      const data = await visitor.send(`{ ${lists.map((list) => `${list} { id }`).join(' ')} }`)
      for (const list of lists) assert.ok(Array.isArray(data[list]), list)
      assert.equal(data.positions.length, 11)
      const counts = await visitor.send('{ teamsCount playersCount eventsCount opportunitiesCount }')
      for (const count of Object.values(counts)) assert.equal(typeof count, 'number')
      const own = await coach.send('{ seasons { id } claimedTeams { id } claimedPlayers { id } }')
      assert.deepEqual([own.claimedTeams, own.claimedPlayers], [[], []])
    },
    'the coach creates a team and finds it in the list': async () => {
      const name = `Deployed ${stamp}`
      teamID = (await coach.createTeam({ input: { name, locationCity: 'Austin', state: 'TX' } })).id
      assert.deepEqual(await coach.teams({ search: name }, 'id name'), [{ id: teamID, name }])
    },
    'the coach creates a tryout': async () => {
      const input = {
        type: 'TRYOUT',
        title: `Tryout ${stamp}`,
        startTime: inDays(20, '09:00'),
        location: 'Main field',
        city: 'Austin',
        state: 'TX',
        capacity: 1,
        waiverRequired: true,
        teamID,
      }
      opportunityID = (await coach.createOpportunity({ input })).id
    },
    'another user registers a player with a photo': async () => {
      parent = await adminClient()
      const photo = `data:image/gif;base64,${PIXEL}`
      const input = { name: `Sam ${stamp}`, age: 12, position: 'Catcher', photo }
      player = await parent.createPlayer({ input }, 'id photoURL')
      await parent.registerForOpportunity({ input: { opportunityID, playerID: player.id, waiverSigned: true } })
    },
    'the photo needs a signature and is served without scripts': async () => {
      assert.equal((await fetch(url + player.photoURL.split('?')[0])).status, 404, 'without its signature')
      const photo = await fetch(url + player.photoURL)
      assert.equal(photo.status, 200)
      assert.equal(photo.headers.get('content-type'), 'image/png')
      assert.match(photo.headers.get('content-security-policy')!, /sandbox/)
      const start = Buffer.from(await photo.arrayBuffer()).subarray(0, 4)
      assert.equal(start.toString('latin1'), '\x89PNG', 'encoded anew')
    },
    'the coach approves the registration, and the tryout is full': async () => {
      const registrations = await coach.opportunityRegistrations({ opportunityID }, 'id status')
      assert.equal(registrations.length, 1)
      await coach.approveRegistration({ registrationID: registrations[0].id })
      assert.equal((await coach.opportunity({ id: opportunityID }, 'spotsLeft')).spotsLeft, 0)
    },
    'the table stream sends both users an email': async () => {
      if (!mail) throw new SkippedCheck('the emails of this deployment go to real inboxes')
      await mail.find(email, `New registration: Tryout ${stamp}`)
      await mail.find(admin.email, `Registration approved: Tryout ${stamp}`)
    },
    'a sync imports the feed, and a second sync changes nothing': async () => {
      const by = parent
      const { role } = await by.currentUser({}, 'role')
      if (role !== 'admin') throw new SkippedCheck(`${admin.email} is not an admin of this deployment`)
      await sync(by)
      const teamsCount = await by.teamsCount()
      assert.ok(teamsCount > 10, `there are only ${teamsCount} teams`)
      const { created, updated, removed } = await sync(by)
      assert.deepEqual({ created, updated, removed }, { created: 0, updated: 0, removed: 0 })
    },
    'the test records are deleted': async () => {
      await coach.deleteOpportunity({ id: opportunityID })
      await coach.deleteTeam({ id: teamID })
      await parent.deletePlayer({ id: player.id })
      await coach.deleteMyAccount({ input: { currentPassword: PASSWORD } })
      await assert.rejects(visitor.login(email, PASSWORD))
      const team = await visitor.team({ id: teamID })
      assert.equal(team, null)
    },
  }
}

/** What every visitor gets. */
function siteChecks(url: string): Record<string, () => Promise<void>> {
  const post = (document: string) =>
    fetch(`${url}/query`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: document }),
    })
  return {
    'the home page has the security headers': async () => {
      const page = await fetch(url)
      assert.equal(page.status, 200)
      assert.match(page.headers.get('content-type')!, /^text\/html/)
      assert.match(page.headers.get('content-security-policy')!, /default-src 'self'.*frame-ancestors 'none'/)
      assert.equal(page.headers.get('x-content-type-options'), 'nosniff')
      assert.match(page.headers.get('permissions-policy')!, /geolocation=\(self\)/)
      if (url.startsWith('https:')) assert.match(page.headers.get('strict-transport-security')!, /max-age=63072000/)
    },
    'an unknown path returns the app and 404': async () => {
      for (const path of ['/no/such/screen', '/es/no/such/screen', '/teams/nobody']) {
        const page = await fetch(url + path)
        assert.equal(page.status, 404, path)
        assert.match(await page.text(), /<div id="root"/)
      }
      assert.equal((await fetch(`${url}/my-season`)).status, 200)
    },
    'the schema is public': async () => {
      const schema = await fetch(`${url}/schema.graphql`)
      assert.match(schema.headers.get('content-type')!, /^text\/plain/)
      assert.match(await schema.text(), /\ntype Query \{/)
    },
    'a missing file or photo returns 404': async () => {
      for (const path of ['/assets/absent.js', '/media/players/absent.gif'])
        assert.equal((await fetch(url + path)).status, 404, path)
    },
    'assets are cached as immutable, and the page is revalidated': async () => {
      const page = await fetch(url)
      assert.match(page.headers.get('cache-control')!, /no-cache|\bmax-age=0\b/)
      const [script] = /\/assets\/[\w-]+\.js/.exec(await page.text())!
      const asset = await fetch(url + script)
      assert.match(asset.headers.get('content-type')!, /javascript/)
      assert.match(asset.headers.get('cache-control')!, /immutable/)
    },
    'the API returns its own error responses': async () => {
      assert.equal((await fetch(`${url}/query`)).status, 405)
      assert.equal((await fetch(`${url}/p/nothing`)).status, 404)
      const refused = await post('mutation { deleteTeam(id: "01h00000000000000000000000") }')
      const { errors } = (await refused.json()) as { errors: { extensions: { code: string } }[] }
      assert.equal(errors[0]!.extensions.code, 'UNAUTHENTICATED')
      assert.equal(refused.headers.get('cache-control'), 'no-store')
      assert.ok(refused.headers.get('x-request-id'))
    },
  }
}

/** Opens the link of the email. */
async function confirmAddress(by: Client, address: string, { find }: NonNullable<Deployment['mail']>) {
  const { text } = await find(address, 'Confirm your email')
  const [, parameters] = /\/verify-email#(\S+)/.exec(text)!
  await by.verifyEmail({ input: Object.fromEntries(new URLSearchParams(parameters)) })
}

/** Syncs everything, and waits for the end. */
async function sync(by: Client) {
  const started = await by.syncGoverningBody({ input: { type: 'all' } }, 'message runID')
  assert.ok(started.runID, started.message)
  for (const deadline = Date.now() + 180_000; Date.now() < deadline; await sleep(500)) {
    const run = await by.syncRun({ id: started.runID }, 'status message created updated removed')
    if (run.status === 'running') continue
    assert.equal(run.status, 'succeeded', run.message)
    return run
  }
  throw new Error('The sync did not finish within three minutes.')
}

import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import {
  confirmAddress,
  demoIDs,
  mailsTo,
  mailTo,
  navigate,
  newcomer,
  operationOf,
  origin,
  PHONE,
  people,
  pushSocket,
  runAlerts,
  unique,
  until,
  visit,
} from '../support/browser.ts'
import { allowPush, deliver } from '../support/phone-push.ts'
import { startPushReceiver } from '../support/push-receiver.ts'
import { inHours, localTime } from '../support/times.ts'
import { addAxe, problems } from './accessibility/axe.ts'

const SEARCH = '/opportunities?ageGroup=12U&sport=BASEBALL&type=TRYOUT&near=30.51,-97.68&place=Round+Rock,+TX'
const NAME = '12U baseball tryouts within 50 miles of Round Rock'

const roundRock = { location: 'Old Settlers Park', city: 'Round Rock', state: 'TX' }
const inAustin = { locationCity: 'Austin', state: 'TX' }

const PREFERENCES = '/account/settings?tab=preferences'

/** The URL that the worker opens after a click on a notification of the path. */
const openOf = (path: string) =>
  new Promise<string>((resolve) => {
    const { clients } = self as unknown as { clients: { openWindow(url: string): Promise<void> } }
    clients.openWindow = async (url) => resolve(url)
    const notification = { data: path, close() {} }
    dispatchEvent(Object.assign(new Event('notificationclick'), { notification, waitUntil() {} }))
  })

test('a visitor watches a search on a phone, gets one email about a tryout that fits, and unsubscribes with one click', async () => {
  const email = `${unique('visitor').replace(/\W/g, '')}@fungo.example`.toLowerCase()
  const page = await visit({ path: SEARCH, viewport: PHONE })
  await addAxe(page)
  await page.reload()
  await page.getByRole('button', { name: 'Watch', exact: true }).click()
  const drawer = page.getByRole('dialog', { name: 'Watch this search' })
  await drawer.getByText(NAME).waitFor()
  expect(await problems(page)).toEqual([])
  await drawer.getByRole('button', { name: 'Watch' }).click()
  await drawer.getByText('Please enter your email address.').first().waitFor()
  await drawer.getByLabel('Your email').fill(email)
  await drawer.getByRole('button', { name: 'Watch' }).click()
  await page.getByText('Check your email: the link in it starts the watch.').waitFor()
  const confirm = 'Confirm what you watch on Fungo'
  const { text } = await mailTo(email, /^Confirm/)
  await page.goto(/http\S+\/p\/watch\?\S+/.exec(text)![0])
  await page.getByText(NAME).waitFor()
  await page.getByRole('button', { name: 'Start' }).click()
  await page.getByRole('heading', { name: "You'll get an email when there is something new" }).waitFor()

  const coach = await newcomer('Casey Caller', 'coach')
  await confirmAddress(coach)
  const title = unique('Badgers tryout')
  const tryout = { type: 'TRYOUT', title, sport: 'BASEBALL', minAge: 11, maxAge: 12, ...roundRock, capacity: 9 }
  const { id } = await coach.createOpportunity({ input: { ...tryout, startTime: inHours(9 * 24) } })
  // A run leaves the changes of the last half minute to the next one.
  const subjects = async () => {
    await runAlerts()
    return (await mailsTo(email)).map(({ subject }) => subject)
  }
  await expect.poll(subjects, { interval: 3_000 }).toEqual(['A new tryout in what you watch', confirm])
  const found = (await mailTo(email, /^A new tryout/)).text
  await page.goto(/http\S+\/opportunities\/\w+/.exec(found)![0])
  await page.getByRole('heading', { level: 1, name: title }).waitFor()
  expect(new URL(page.url()).pathname).toBe(`/opportunities/${id}`)

  await page.goto(/http\S+\/p\/unwatch\?\S+/.exec(found)![0])
  await page.getByRole('button', { name: 'Unsubscribe' }).click()
  await page.getByRole('heading', { name: 'You are unsubscribed' }).waitFor()
})

test('a parent watches an empty list, follows a team, and pauses and deletes both in the account settings', async () => {
  const parent = await newcomer('Wanda Watcher', 'player_parent')
  const coach = await newcomer('Carl Coach', 'coach')
  await confirmAddress(parent)
  const team = await coach.createTeam(
    { input: { name: unique('Herons'), locationCity: 'Austin', state: 'TX' } },
    'id name',
  )
  const page = await visit({ path: '/events?search=nothing-like-it', as: parent })
  await addAxe(page)
  await page.getByText('No events found').waitFor()
  await page.getByRole('button', { name: 'Watch', exact: true }).click()
  await page.getByRole('radio', { name: 'Once a day' }).check()
  await page.getByRole('dialog').getByRole('button', { name: 'Watch' }).click()
  await page.getByText('You get an email when there is something new.').waitFor()
  await page.goto(`/teams/${team.id}`)
  await page.getByRole('button', { name: 'Follow', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Follow' }).click()
  await page.getByRole('button', { name: 'Following' }).waitFor()

  await page.goto(PREFERENCES)
  const search = 'Events named “nothing-like-it”'
  await page.getByRole('combobox', { name: `How often: ${search}` }).waitFor()
  await page.getByRole('button', { name: `Pause ${search}` }).click()
  await page.getByText('(paused)').waitFor()
  expect(await problems(page)).toEqual([])
  await page.getByRole('button', { name: `Delete ${search}` }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await page.getByText('Watch deleted.').waitFor()
  await page.getByRole('link', { name: team.name }).click()
  await page.getByRole('button', { name: 'Following' }).click()
  await page.getByText(`You no longer follow ${team.name}.`).waitFor()
  await page.getByRole('button', { name: 'Follow', exact: true }).waitFor()
})

test('a parent follows a team, hears on the phone, in the bell, and by email that its tryout moved, and signing out ends the notifications', async () => {
  const receiver = await startPushReceiver(pushSocket)
  onTestFinished(receiver.stop)
  const [coach, parent] = [await newcomer('Mona Mover', 'coach'), await newcomer('Fay Follower', 'player_parent')]
  await Promise.all([confirmAddress(coach), confirmAddress(parent)])
  const team = await coach.createTeam({ input: { name: unique('Kestrels'), ...inAustin } }, 'id name')
  const title = unique('Evening tryout')
  const input = { type: 'TRYOUT', title, teamID: team.id, startTime: inHours(5), ...roundRock, capacity: 9 }
  const { id } = await coach.createOpportunity({ input })

  const page = await visit({ path: `/teams/${team.id}`, as: parent, viewport: PHONE })
  await page.getByRole('button', { name: 'Follow', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Follow' }).click()
  await page.getByRole('button', { name: 'Following' }).waitFor()
  await navigate(page, PREFERENCES)
  const turnOn = page.getByRole('button', { name: 'Turn On Notifications on This Device' })
  await turnOn.click()
  await page.getByText('This browser blocks notifications from Fungo.').waitFor()
  await allowPush(page, parent.id)
  await addAxe(page)
  await page.reload()
  await turnOn.click()
  await page.getByText('(this device)').waitFor()
  expect(await problems(page)).toEqual([])

  const desk = await visit({ path: `/opportunities/${id}/edit`, as: coach })
  await desk.getByLabel('Start Time').fill(localTime(inHours(7), 'America/Chicago'))
  await desk.getByRole('button', { name: 'Update Opportunity' }).click()
  await desk.waitForURL(/\/opportunities\/[0-9a-z]{26}$/)
  await runAlerts({ dueWork: true })

  // A follower has no tie to who wrote the title.
  const subject = 'Changed by a team you follow'
  const push = await until(
    async () => receiver.pushes.find((it) => it.id === parent.id && it.title === subject),
    'the push',
  )
  expect(push.body).toMatch(/^New time: .* \(was .*\)$/)
  expect(push.headers.urgency).toBe('high')
  const { shown, worker } = await deliver(page, push)
  expect(shown).toEqual({ title: subject, tag: push.tag, data: `/opportunities/${id}` })
  expect(await worker.evaluate(openOf, push.path)).toBe(`${origin}/opportunities/${id}`)
  expect(await page.evaluate(() => caches.keys()), 'this worker caches nothing').toEqual([])
  expect((await mailTo(parent.email, /^Changed by a team/)).text).toContain(push.body)
  await page.goto('/')
  await page.getByRole('button', { name: 'Notifications, 1 unread' }).click()
  await page
    .getByRole('dialog')
    .getByRole('link', { name: new RegExp(subject) })
    .click()
  await page.getByRole('heading', { level: 1, name: title }).waitFor()
  await page.getByRole('button', { name: 'Notifications', exact: true }).waitFor()

  // A new password turns notifications off on all devices, and on again on the one where it was set.
  await page.goto('/account/settings?tab=password')
  const [known, chosen] = ['fungo-demo', 'chalk line seven']
  await page.getByLabel('Current Password').fill(known)
  await page.getByLabel('New Password', { exact: true }).fill(chosen)
  await page.getByLabel('Confirm New Password').fill(chosen)
  // The first request has the old session's token.
  const renewed = page.waitForResponse(
    async (it) => operationOf(it.request())?.name === 'AddPushSubscription' && !(await it.json()).errors,
  )
  await page.getByRole('tabpanel').getByRole('button', { name: 'Change Password' }).click()
  await renewed
  await page.goto(PREFERENCES)
  await page.getByText('(this device)').waitFor()
  await page.getByRole('contentinfo').getByRole('button', { name: 'Log Out' }).click()
  await page.waitForURL('/')
  await until(
    () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length === 0 || undefined),
    'the worker is gone',
  )
})

test("'up to $1,000' hides a team with dues of $1,500, and the count says that another one does not say", async () => {
  const coach = await newcomer('Dora Dues', 'coach')
  await confirmAddress(coach)
  const word = unique('Ospreys')
  const [dear, cheap, silent] = ['Dear', 'Cheap', 'Silent'].map((name) => `${name} ${word}`)
  const ids = new Map<string, string>()
  for (const name of [dear!, cheap!, silent!])
    ids.set(name, (await coach.createTeam({ input: { name, ...inAustin } })).id)
  const seasonCost = { cents: 90_000, includes: [], hasPaymentPlan: false, hasFinancialAid: false }
  await coach.updateTeam({ id: ids.get(cheap!), input: { seasonCost } })
  const desk = await visit({ path: `/teams/${ids.get(dear!)}/manage?tab=settings`, as: coach })
  await desk.getByLabel('Dues for the season, in dollars').fill('1500')
  await desk.getByRole('button', { name: 'Update Cost' }).click()
  await desk.getByText('Team updated successfully!').first().waitFor()
  const page = await visit()
  await expect
    .poll(async () => {
      await page.goto(`/teams?search=${encodeURIComponent(word)}&seasonUpTo=2000`)
      return page
        .getByRole('status')
        .filter({ hasText: /^Found/ })
        .textContent()
    })
    .toBe('Found 2 team(s), and 1 that does not say')
  await page.getByRole('button', { name: /^More filters/ }).click()
  await page.getByLabel('Cost of a season').selectOption({ value: '1000' })
  await page.getByText('Found 1 team(s), and 1 that does not say').waitFor()
  expect(await page.getByRole('article').getByRole('link').allTextContents()).toEqual([cheap, silent])
  await page.goto(`/teams/${ids.get(dear!)}`)
  await page.getByText('about $1,500').first().waitFor()
})

test('a club copies the code of its team into its own site, which can frame it but not the login', async () => {
  const { team } = await demoIDs()
  const coach = await visit({ path: `/teams/${team}/manage?tab=settings`, as: people.coach })
  const code = coach.getByRole('textbox', { name: 'This team: its tryouts and events' })
  const frame = await code.inputValue()
  expect(frame).toContain(`<iframe src="${origin}/embed/team/${team}" title="Cedar Park Thunder"`)
  const tryouts = await coach.getByRole('textbox', { name: 'The tryouts of every team with this name' }).inputValue()

  const page = await visit({ path: '/legal' })
  const body = `<!doctype html><title>Our club</title>${frame}${tryouts}<iframe src="${origin}/login"></iframe>`
  const club = createServer((_, response) => response.setHeader('content-type', 'text/html').end(body))
  onTestFinished(() => void club.close())
  await once(club.listen(0, '127.0.0.1'), 'listening')
  await page.goto(`http://127.0.0.1:${(club.address() as AddressInfo).port}/`)
  const [ofTeam, ofTryouts] = [0, 1].map((at) => page.locator('iframe').nth(at).contentFrame())
  await ofTeam!.getByRole('heading', { level: 1, name: 'Cedar Park Thunder' }).waitFor()
  await ofTryouts!.getByRole('heading', { level: 1, name: 'Tryouts' }).waitFor()
  await ofTryouts!.getByRole('link', { name: /12U AA open tryout/ }).waitFor()
  const urls = () => page.frames().map((it) => it.url())
  await expect.poll(urls).toContain('chrome-error://chromewebdata/')
  expect(urls()).not.toContain(`${origin}/login`)
  expect((await page.context().cookies()).length).toBe(0)
})

test('on paper, the roster is one table with room for the phone numbers of parents', async () => {
  const { team } = await demoIDs()
  const path = `/teams/${team}/manage?tab=roster`
  const page = await visit({ path, as: people.coach, viewport: { width: 740, height: 1000 } })
  await page.getByRole('table', { name: 'Roster', exact: true }).waitFor()
  await page.emulateMedia({ media: 'print' })
  await page.getByRole('row', { name: /Sam Parent Second Base/ }).waitFor()
  expect(await page.getByRole('table').count()).toBe(1)
  await page.getByRole('columnheader', { name: 'Parent and phone' }).waitFor()
})

test("a family signs the team's own waiver and reads it again after the organizer has changed it", async () => {
  const [coach, parent] = [await newcomer('Wes Writer', 'coach'), await newcomer('Sue Signer', 'player_parent')]
  await confirmAddress(coach)
  const team = await coach.createTeam({ input: { name: unique('Swifts'), ...inAustin } })
  const input = {
    type: 'TRYOUT',
    title: unique('Swifts tryout'),
    teamID: team.id,
    startTime: inHours(50),
    ...roundRock,
  }
  const { id } = await coach.createOpportunity({ input: { ...input, capacity: 9, waiverRequired: true } })
  for (const name of ['Ada Signer', 'Ben Signer']) await parent.createPlayer({ input: { name, age: 12 } })

  const desk = await visit({ path: `/teams/${team.id}/manage?tab=settings`, as: coach })
  const write = async (text: string, version: number) => {
    await desk.getByLabel('Your own waiver').fill(text)
    await desk.getByRole('button', { name: 'Update Waiver' }).click()
    await desk.getByText(`Families accept this text now (version ${version}).`).waitFor()
  }
  await desk.getByText('Families accept our text now (version Fungo 1).').waitFor()
  await write('Bring water. Cages are closed in rain.', 1)

  const page = await visit({ path: `/opportunities/register/${id}`, as: parent, viewport: PHONE })
  const waiver = page.getByRole('region', { name: 'Waiver' })
  const register = async (player: string) => {
    await page.getByRole('button', { name: player }).click()
    await page.getByLabel('I have read the waiver and accept it').check()
    await page.getByRole('button', { name: 'Register', exact: true }).click()
  }
  await waiver.getByText('Bring water. Cages are closed in rain.').waitFor()
  await register('Ada Signer')
  await page.getByText('Successfully registered for this opportunity!').first().waitFor()

  await page.goto(`/opportunities/register/${id}`)
  await waiver.getByText('Bring water.').waitFor()
  await write('Bring water and shade.', 2)
  await register('Ben Signer')
  await waiver.getByText('Bring water and shade.').waitFor()
  await expect.poll(() => page.getByLabel('I have read the waiver and accept it').isChecked()).toBe(false)
  await register('Ben Signer')
  await page.getByText('Successfully registered for this opportunity!').first().waitFor()

  await page.waitForURL(`/opportunities/${id}`)
  for (const [version, text] of [
    [1, 'Bring water. Cages are closed in rain.'],
    [2, 'Bring water and shade.'],
  ]) {
    const signed = page.getByRole('group').filter({ hasText: `Waiver accepted (version ${version})` })
    await signed.getByText('Waiver accepted').click()
    await signed.getByText(`${text}`, { exact: true }).waitFor()
    await signed.getByText(/, Sue Signer$/).waitFor()
  }
})

test('an iPhone is told to add Fungo to the Home Screen after the first registration', async () => {
  const [coach, family] = [await newcomer('Corey Push', 'coach'), await newcomer('Fay Push', 'player_parent')]
  const input = { type: 'TRYOUT', title: unique('Evening tryout'), startTime: inHours(5), ...roundRock, capacity: 5 }
  const { id } = await coach.createOpportunity({ input })
  const player = await family.createPlayer({ input: { name: 'Milo Push', age: 12 } })
  await family.registerForOpportunity({ input: { opportunityID: id, playerID: player.id } })
  const hint = 'Add Fungo to your Home Screen'
  for (const [user, isTold] of [
    [coach, false],
    [family, true],
  ] as const) {
    const page = await visit({ as: user, viewport: PHONE })
    await page.addInitScript(() => Object.assign(navigator, { standalone: false }))
    await page.goto('/my-season')
    await page
      .getByRole('heading', { name: isTold ? 'My Registrations' : 'My Season' })
      .first()
      .waitFor()
    await page.waitForLoadState('networkidle')
    expect(await page.getByText(hint).count()).toBe(isTold ? 1 : 0)
    await page.goto(PREFERENCES)
    await page.getByText('notifications need Fungo on the Home Screen').waitFor()
  }
})

import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import {
  confirmAddress,
  downloaded,
  loaded,
  navigate,
  newcomer,
  operationOf,
  origin,
  PHONE,
  unique,
  until,
  visit,
} from '../support/browser.ts'
import { inHours } from '../support/times.ts'

const WORKS_OFFLINE = 'Works offline: this device keeps the list until you sign out, at most until the day after.'

/** A coach with an opportunity and two approved players, each with a family phone number. */
async function tryout(owner?: Awaited<ReturnType<typeof newcomer>>) {
  const coach = owner ?? (await newcomer('Corey Field', 'coach'))
  const title = unique('Field tryout')
  const opportunity = await coach.createOpportunity({
    input: {
      title,
      type: 'TRYOUT',
      startTime: inHours(1),
      capacity: 5,
      location: 'Field 2',
      city: 'Cedar Park',
      state: 'TX',
    },
  })
  for (const name of ['Milo Field', 'Nora Field']) {
    const player = await coach.createPlayer({ input: { name, age: 12 } })
    const registration = await coach.registerForOpportunity({
      input: { opportunityID: opportunity.id, playerID: player.id, phone: '(512) 555-0199', phoneConsent: true },
    })
    await coach.approveRegistration({ registrationID: registration.id })
  }
  return { coach, title, path: `/opportunities/${opportunity.id}/check-in`, id: opportunity.id as string }
}

const kept = (page: Page) =>
  page.evaluate(async () => ({
    keys: Object.keys(localStorage).filter((key) => key.startsWith('check-in')),
    workers: (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => new URL(scope).pathname),
    files: (await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()))).flatMap(
      (requests) => requests.map(({ url }) => new URL(url).pathname),
    ),
  }))

const isGone = (page: Page) =>
  until(async () => {
    const { keys, workers, files } = await kept(page)
    return keys.length + workers.length + files.length === 0 || undefined
  }, 'nothing of the check-in is left')

test('check-ins made offline survive a reload and are sent when the browser is online again, and the browser stores nothing else and nothing after sign-out', async () => {
  const { coach, title, path, id } = await tryout()
  const page = await visit({ path, as: coach, viewport: PHONE })
  await page.getByText(WORKS_OFFLINE).waitFor()
  await page.getByRole('button', { name: 'QR code' }).click()
  await page.getByRole('img', { name: `QR code that opens ${title}` }).waitFor()
  await page.context().setOffline(true)
  await page.getByLabel('Number of Milo Field').fill('27')
  await page.getByRole('button', { name: 'Check in Milo Field' }).click()
  await page.getByRole('button', { name: 'Check in Nora Field' }).click()
  await page.getByText('2 of 2 checked in. 2 not sent yet.').waitFor()

  await page.reload()
  await page.getByText('2 of 2 checked in. 2 not sent yet.').waitFor()
  await page.getByText('You see the list of').waitFor()
  await page.getByRole('button', { name: 'Here: Nora Field' }).waitFor()
  expect(await page.getByLabel('Number of Milo Field').inputValue()).toBe('27')
  expect(await page.getByRole('link', { name: '(512) 555-0199' }).count()).toBe(2)

  await page.context().setOffline(false)
  await page.getByText('2 of 2 checked in', { exact: true }).waitFor()
  await page.getByText('You see the list of').waitFor({ state: 'detached' })
  const opportunityRegistrations = await coach.opportunityRegistrations(
    { opportunityID: id },
    'jerseyNumber checkedInAt player { name }',
  )
  expect(opportunityRegistrations).toHaveLength(2)
  for (const { checkedInAt } of opportunityRegistrations) expect(checkedInAt).toEqual(expect.any(String))

  // Offline again, the stored list includes the check-ins that were sent.
  await page.context().setOffline(true)
  await page.reload()
  await page.getByText('2 of 2 checked in', { exact: true }).waitFor()

  const { headers } = await fetch(`${origin}/service-worker.js`)
  expect(headers.get('content-type')).toBe('text/javascript; charset=utf-8')
  expect(headers.get('cache-control')).toBe('no-cache')
  const { workers, files } = await kept(page)
  expect(workers).toEqual([path])
  expect(files).toContain('/index.html')
  expect(files.filter((file) => !/^\/(index\.html|theme\.js|favicon\.svg|assets\/[\w.-]+)$/.test(file))).toEqual([])

  await page.context().setOffline(false)
  await page.getByText('You see the list of').waitFor({ state: 'detached' })
  await page.route('**/query', (route) => route.abort('internetdisconnected'))
  await page.getByRole('button', { name: 'Here: Milo Field' }).click()
  await page.getByText('1 of 2 checked in. 1 not sent yet.').waitFor()
  await page.getByRole('button', { name: 'Here: Nora Field' }).click()
  await page.getByText('0 of 2 checked in. 2 not sent yet.').waitFor()
  await page.getByRole('link', { name: 'Manage Registrations' }).click()
  await page.getByText('2 check-ins were not sent yet.').waitFor()
  await page.getByRole('link', { name: 'Open the check-in page to send them' }).click()
  await page.getByText('0 of 2 checked in. 2 not sent yet.').waitFor()
  await page.getByText('not sent yet. Open').waitFor({ state: 'detached' })
  await page.getByRole('contentinfo').getByRole('button', { name: 'Log Out' }).click()
  const question = page.getByRole('alertdialog', { name: 'Sign out?' })
  await question.getByText(/only on this device/).waitFor()
  await question.getByRole('button', { name: 'Sign Out' }).click()
  await page.waitForURL('/')
  await isGone(page)
})

test('unsent check-ins of two tryouts are kept apart when the coach goes back from the one page to the other', async () => {
  const { coach, title, path } = await tryout()
  const next = await tryout(coach)
  const page = await visit({ path, as: coach })
  await page.getByText(WORKS_OFFLINE).waitFor()
  await navigate(page, next.path)
  await page.getByText(WORKS_OFFLINE).waitFor()
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Check in Milo Field' }).click()
  await page.getByText('1 of 2 checked in. 1 not sent yet.').waitFor()

  await page.evaluate(() => history.go(-2))
  await page.getByText(title).waitFor()
  await page.getByText('0 of 2 checked in', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Check in Nora Field' }).click()
  await page.getByText('1 of 2 checked in. 1 not sent yet.').waitFor()
  await page.evaluate(() => history.go(2))
  await page.getByText(next.title).waitFor()
  await page.getByText('1 of 2 checked in. 1 not sent yet.').waitFor()
  await page.getByRole('button', { name: 'Here: Milo Field' }).waitFor()
})

test('a stored check-in list is deleted after its day', async () => {
  const { coach, path } = await tryout()
  const page = await visit({ path, as: coach })
  await page.getByText(WORKS_OFFLINE).waitFor()
  const days = 2 * 86_400_000
  await page.clock.setSystemTime(Date.now() + days)
  await page.goto('/legal')
  await isGone(page)
})

test('an invited evaluator sees which players they score and that scores are saved, and the organizer sees the scores', async () => {
  const { coach, title, path } = await tryout()
  const evaluator = await newcomer('Eve Evaluator')
  await confirmAddress(coach)
  const desk = await visit({ path: path.replace('check-in', 'manage-registrations'), as: coach })
  await loaded(desk)
  const panel = desk.getByRole('region', { name: 'Evaluators' })
  const picker = panel.getByRole('combobox', { name: 'Invite an evaluator' })
  await picker.fill('Eve')
  await panel.getByText('Only people who own or manage a team can search accounts.').waitFor()
  await coach.createTeam({ input: { name: unique('Meadowlarks'), locationCity: 'Cedar Park', state: 'TX' } })
  await picker.fill('Eve E')
  await desk.getByRole('option', { name: /Eve Evaluator/ }).click()
  await panel.getByRole('button', { name: 'Invite', exact: true }).click()
  await panel.getByText('Invited').waitFor()
  const page = await visit({ path: '/profile', as: evaluator, viewport: PHONE })
  await page.getByRole('button', { name: `Accept the evaluation of ${title}` }).click()
  await page.getByRole('link', { name: 'Score players' }).click()
  await page.getByText(title).first().waitFor()
  const milo = page.getByRole('listitem').filter({ hasText: 'Milo F.' })
  await milo.getByRole('button', { name: '4 for Milo F.' }).click()
  await milo.getByText('Saved', { exact: true }).waitFor()
  await page.context().setOffline(true)
  await milo.getByRole('textbox', { name: 'Notes on Milo F.' }).fill('Quick hands.')
  await milo.getByRole('button', { name: '5 for Milo F.' }).click()
  await milo.getByText(/Milo F\. wasn't saved/).waitFor()
  await page.context().setOffline(false)
  await milo.getByRole('button', { name: 'Try Again' }).click()
  await milo.getByText('Saved', { exact: true }).waitFor()
  await milo.getByRole('textbox', { name: 'Notes on Milo F.' }).fill('Quick hands. Bats left.')
  const saving = page.waitForResponse((response) => operationOf(response.request())?.name === 'SaveEvaluation')
  await page.goBack()
  await saving

  await desk.reload()
  await desk.getByText('Score 5.0').click()
  await desk.getByText('Eve Evaluator: 5, Quick hands. Bats left.').waitFor()
  const exported = async () =>
    (await downloaded(desk, () => desk.getByRole('button', { name: 'Export CSV' }).click())).text
  expect(await exported()).not.toContain('Quick hands')
  await desk.getByLabel('With scores').check()
  expect(await exported()).toContain('Eve Evaluator: 5, Quick hands. Bats left.')
})

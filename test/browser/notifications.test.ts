import { expect, onTestFinished, test } from 'vitest'
import { newcomer, origin, PHONE, pushSocket, unique, until, visit } from '../support/browser.ts'
import { allowPush, deliver } from '../support/phone-push.ts'
import { startPushReceiver } from '../support/push-receiver.ts'
import { addAxe, problems } from './accessibility/axe.ts'

const PREFERENCES = '/account/settings?tab=preferences'

/** The URL that the worker opens after a click on a notification of the path. */
const openOf = (path: string) =>
  new Promise<string>((resolve) => {
    const { clients } = self as unknown as { clients: { openWindow(url: string): Promise<void> } }
    clients.openWindow = async (url) => resolve(url)
    const notification = { data: path, close() {} }
    dispatchEvent(Object.assign(new Event('notificationclick'), { notification, waitUntil() {} }))
  })

/** A family whose player is registered for a tryout that starts in five hours. */
async function registered() {
  const [coach, family] = [await newcomer('Corey Push', 'coach'), await newcomer('Fay Push', 'player_parent')]
  const title = unique('Evening tryout')
  const { id } = await coach.createOpportunity({
    input: {
      title,
      type: 'TRYOUT',
      startTime: new Date(Date.now() + 5 * 3_600_000).toISOString(),
      location: 'Field 2',
      city: 'Cedar Park',
      state: 'TX',
      capacity: 5,
    },
  })
  const player = await family.createPlayer({ input: { name: 'Milo Push', age: 12 } })
  const registration = await family.registerForOpportunity({ input: { opportunityID: id, playerID: player.id } })
  return { coach, family, title, id: id as string, registration }
}

test('a family turns on notifications on its phone, which shows a decision, and signing out ends them', async () => {
  const receiver = await startPushReceiver(pushSocket)
  onTestFinished(receiver.stop)
  const { coach, family, title, id, registration } = await registered()
  const page = await visit({ path: PREFERENCES, as: family, viewport: PHONE })
  const turnOn = page.getByRole('button', { name: 'Turn On Notifications on This Device' })
  await turnOn.click()
  await page.getByText('This browser blocks notifications from Fungo.').waitFor()

  await allowPush(page, family.id)
  await addAxe(page)
  await page.reload()
  await turnOn.click()
  await page.getByText('(this device)').waitFor()
  expect(await problems(page)).toEqual([])

  await coach.approveRegistration({ registrationID: registration.id })
  const push = await until(
    async () => receiver.pushes.find((it) => it.id === family.id && it.title === `Registration approved: ${title}`),
    'the push',
  )
  const { shown, worker } = await deliver(page, push)
  expect(shown).toEqual({
    title: `Registration approved: ${title}`,
    tag: push.tag,
    data: `/opportunities/${id}`,
  })
  expect(await worker.evaluate(openOf, push.path)).toBe(`${origin}/opportunities/${id}`)
  expect(await page.evaluate(() => caches.keys()), 'this worker caches nothing').toEqual([])

  await page.getByRole('contentinfo').getByRole('button', { name: 'Log Out' }).click()
  await page.waitForURL('/')
  await until(
    () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length === 0 || undefined),
    'the worker is gone',
  )
})

test('an iPhone is told to add Fungo to the Home Screen after the first registration', async () => {
  const { family, coach } = await registered()
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

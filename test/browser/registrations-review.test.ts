import { expect, test } from 'vitest'
import { paths } from '../../web/paths.ts'
import { confirmAddress, demoIDs, loaded, mailTo, newcomer, PHONE, people, unique, visit } from '../support/browser.ts'
import { inDays } from '../support/times.ts'
import { addAxe, passesOnPhone } from './accessibility/axe.ts'

/** The most that a closed card takes, in px. */
const CARD_HEIGHT = 120

const NAMES = ['Ada', 'Ben', 'Cal', 'Dee', 'Eli', 'Fay']

/** A coach whose tryout six families have registered for. */
async function reviewing() {
  const coach = await newcomer('Corey Review', 'coach')
  await confirmAddress(coach)
  const team = await coach.createTeam({ input: { name: unique('Reviewers'), locationCity: 'Cedar Park', state: 'TX' } })
  const title = unique('Reviewed tryout')
  const { id } = await coach.createOpportunity({
    input: {
      title,
      teamID: team.id,
      type: 'TRYOUT',
      startTime: inDays(9),
      capacity: 8,
      feeCents: 2000,
      waiverRequired: true,
      location: 'Brushy Creek Fields',
      city: 'Cedar Park',
      state: 'TX',
    },
  })
  const parents = new Map<string, Awaited<ReturnType<typeof newcomer>>>()
  for (const name of NAMES) {
    const parent = await newcomer(`${name} Parent`, 'player_parent')
    await confirmAddress(parent)
    const birthYear = new Date().getFullYear() - 12
    const positions = ['Catcher', 'Third Base', 'Center Field']
    const input = { name: `${name} Montgomery-Featherstone`, birthYear, birthWindow: 'SEP_DEC', positions }
    const player = await parent.createPlayer({ input })
    await parent.registerForOpportunity({ input: { opportunityID: id, playerID: player.id, waiverSigned: true } })
    parents.set(name, parent)
  }
  return { coach, parents, path: `/opportunities/${id}/manage-registrations` }
}

test('on a phone, registrations are small cards that stay where they were when they are decided, one or several, decisions are undone, and paid fees are noted', async () => {
  const { coach, parents, path } = await reviewing()
  const page = await visit({ path: `${path}?status=PENDING`, as: coach, viewport: PHONE })
  await addAxe(page)
  await page.reload()
  await loaded(page)
  const cards = page.getByRole('list', { name: 'Registrations' }).locator('> li')
  const names = async () => (await cards.allInnerTexts()).map((text) => /(\w+) Montgomery/.exec(text)![1])
  const card = (name: string) => cards.filter({ hasText: `${name} Montgomery` })
  await card('Fay').waitFor()
  expect(await names()).toEqual(NAMES)
  expect((await card('Ada').boundingBox())!.y, 'begins on the first screen').toBeLessThan(PHONE.height)
  for (const { height } of await cards.evaluateAll((all) => all.map((it) => it.getBoundingClientRect())))
    expect(height).toBeLessThanOrEqual(CARD_HEIGHT)
  await card('Ada')
    .getByText(/League age \d\d(, \d\d)? · Catcher, Third Base/)
    .waitFor()
  await passesOnPhone(page)

  await page.getByRole('button', { name: 'Approve Cal Montgomery-Featherstone' }).click()
  await card('Cal').getByText('Approved', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Pending (5)' }).waitFor()
  expect(await names()).toEqual(NAMES)
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByText('Decision undone.').waitFor()
  await page.getByRole('button', { name: 'Approve Cal Montgomery-Featherstone' }).waitFor()

  const select = async (...chosen: string[]) => {
    for (const name of chosen) await page.getByLabel(`Select ${name} Montgomery-Featherstone`).check()
    return page.getByRole('region', { name: 'Selected registrations' })
  }
  await (await select('Ada', 'Ben')).getByRole('button', { name: 'Approve' }).click()
  await page.getByText('2 registrations approved').waitFor()
  await (await select('Dee', 'Eli')).getByRole('button', { name: 'Reject' }).click()
  const question = page.getByRole('alertdialog', { name: 'Reject 2 registrations' })
  await question.getByLabel('Reason').fill('We need a pitcher.')
  await question.getByRole('button', { name: 'Reject' }).click()
  await page.getByText('2 registrations rejected').waitFor()
  await page.getByRole('button', { name: 'Pending (2)' }).waitFor()
  expect(await names()).toEqual(NAMES)
  for (const name of ['Dee', 'Eli'])
    expect((await mailTo(parents.get(name)!.email, /^Not selected/)).text).toContain('We need a pitcher.')

  const selected = await select('Ada', 'Fay')
  await selected.getByRole('link', { name: 'Offer 1 roster spot' }).waitFor()
  await selected.getByRole('button', { name: 'Email selected' }).click()
  const form = page.getByRole('dialog', { name: 'Email families' })
  await form.getByLabel('Message').fill('Bring your own helmet.')
  await passesOnPhone(page)
  await form.getByRole('button', { name: 'Send' }).click()
  await page.getByText('2 families will be emailed').waitFor()
  for (const name of ['Ada', 'Fay'])
    expect((await mailTo(parents.get(name)!.email, /^Reviewed tryout/)).text).toContain('Bring your own helmet.')

  await card('Ada').getByRole('button', { name: 'Details' }).click()
  for (const amount of ['15', '20']) {
    await card('Ada').getByRole('button', { name: 'Fee paid by Ada' }).click()
    await page.getByLabel('Amount in dollars').fill(amount)
    await page.getByRole('button', { name: 'Save' }).click()
    await card('Ada').getByText(`$${amount}.00`, { exact: true }).waitFor()
  }

  await page.reload()
  await card('Cal').waitFor()
  expect(await names()).toEqual(['Cal', 'Fay'])
})

test('a walk-up is checked in offline with a signed waiver, sent once online, invited by email, and can be offered a roster spot', async () => {
  const { coach, path } = await reviewing()
  const page = await visit({ path: path.replace('manage-registrations', 'check-in'), as: coach, viewport: PHONE })
  await addAxe(page)
  await page.reload()
  await page.getByText('Works offline: this device keeps the list').waitFor()
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Add a walk-up' }).click()
  const form = page.getByRole('dialog', { name: 'Add a walk-up' })
  await form.getByRole('button', { name: 'Check in' }).click()
  await form.getByRole('button', { name: 'You must accept the waiver to register' }).waitFor()
  await form.getByLabel("Player's name").fill('wanda walker')
  await form.getByLabel('Month of birth').selectOption('May')
  await form.getByLabel('Year of birth').selectOption(String(new Date().getFullYear() - 12))
  const email = `${unique('walker').replaceAll(' ', '')}@mail.example`.toLowerCase()
  await form.getByLabel("Parent's email").fill(email)
  await form.getByLabel("Parent's full name, to accept the waiver").fill('Pat Walker')
  await passesOnPhone(page)
  await form.getByRole('button', { name: 'Check in' }).click()
  const unsent = page.getByRole('region', { name: 'Walk-ups that were not sent' })
  await unsent.getByText('Will be sent when you are online.').waitFor()
  await page.context().setOffline(false)
  await unsent.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Here: Wanda Walker' }).waitFor()
  await page.getByText('1 of 1 checked in').waitFor()
  await passesOnPhone(page)
  expect((await mailTo(email, /^A coach asks you to claim/)).text).toContain('added Wanda W. to Fungo')
  await page.getByRole('link', { name: 'Offer a roster spot to Wanda Walker' }).click()
  expect(await page.getByRole('checkbox', { name: 'Wanda Walker' }).isChecked()).toBe(true)
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('walk-ups')))).toEqual([])
})

test('a walk-up is not listed as unsent while it is being sent', async () => {
  const { coach, path } = await reviewing()
  const page = await visit({ path: path.replace('manage-registrations', 'check-in'), as: coach })
  const held = Promise.withResolvers<void>()
  await page.route('**/query', async (route) => {
    if (route.request().postData()?.includes('RegisterWalkUp')) await held.promise
    await route.continue()
  })
  await page.getByRole('button', { name: 'Add a walk-up' }).click()
  const form = page.getByRole('dialog', { name: 'Add a walk-up' })
  await form.getByLabel("Player's name").fill('Wes Walker')
  await form.getByLabel('Month of birth').selectOption('May')
  await form.getByLabel('Year of birth').selectOption(String(new Date().getFullYear() - 12))
  await form.getByLabel("Parent's email").fill('wes@mail.example')
  await form.getByLabel("Parent's full name, to accept the waiver").fill('Pat Walker')
  await form.getByRole('button', { name: 'Check in' }).click()
  await page.getByText('Wes Walker is checked in.').waitFor()
  expect(await page.getByRole('region', { name: 'Walk-ups that were not sent' }).count()).toBe(0)
  held.resolve()
  await page.getByRole('button', { name: 'Here: Wes Walker' }).waitFor()
})

test('the address of a family is on one line of the table', async () => {
  const page = await visit({ path: paths.manageRegistrations((await demoIDs()).opportunity), as: people.coach })
  const { height } = (await page.getByRole('link', { name: 'parent@fungo.example' }).boundingBox())!
  expect(height).toBeLessThan(30)
})

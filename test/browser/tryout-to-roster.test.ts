import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { confirmAddress, DESK, mailTo, newcomer, PHONE, unique, visit } from '../support/browser.ts'
import { inDays } from '../support/times.ts'

type Newcomer = Awaited<ReturnType<typeof newcomer>>
type Family = { parent: Newcomer; playerID: string; name: string; registrationID: string }

const TERMS = ['$1,500', '12U Open', 'Glad to have you.', 'Answer yes or no']

/** A team's tryout with twelve approved players, of whom eight are checked in and scored, the first the best. */
async function tryout() {
  const coach = await newcomer('Olive Coach', 'coach')
  await confirmAddress(coach)
  const { id: teamID } = await coach.createTeam({
    input: {
      name: unique('Roster Hawks'),
      locationCity: 'Austin',
      state: 'TX',
      division: 'Open',
      ageGroup: '12U',
      seasonCost: { cents: 150_000, includes: [] },
    },
  })
  const place = { location: 'Field 1', city: 'Austin', state: 'TX' }
  const { id } = await coach.createOpportunity({
    input: { title: 'Hawks tryout', type: 'TRYOUT', startTime: inDays(7), capacity: 20, teamID, ...place },
  })
  const families: Family[] = []
  for (let at = 0; at < 12; at++) {
    const parent = await newcomer(`Parent ${at}`, 'player_parent')
    if (at < 7) await confirmAddress(parent)
    const name = `Kid${at} Sample`
    const { id: playerID } = await parent.createPlayer({ input: { name, age: 12, position: 'Catcher' } })
    const { id: registrationID } = await parent.registerForOpportunity({ input: { opportunityID: id, playerID } })
    await coach.approveRegistration({ registrationID })
    if (at < 8) {
      await coach.checkIn({ registrationID, checkedInAt: new Date().toISOString() })
      await coach.saveEvaluation({ opportunityID: id, playerID, score: 5 - Math.floor(at / 2) })
    }
    families.push({ parent, playerID, name, registrationID })
  }
  return { coach, teamID, id, families }
}

async function offer(page: Page, names: readonly string[]) {
  for (const name of names) await page.getByRole('checkbox', { name, exact: true }).check()
  await page.getByRole('button', { name: /^Offer \d+ roster spots?$/ }).click()
  const form = page.getByRole('form')
  expect(await form.getByLabel('Price for the season').inputValue()).toBe('1500.00')
  expect(await form.getByLabel('The family answers within').inputValue()).toBe('48')
  await form.getByLabel('Note').fill('Glad to have you.')
  await form.getByRole('button', { name: 'Send' }).click()
  await page
    .getByText(/asked by email/)
    .first()
    .waitFor()
}

/** Answers from the email, on a phone, without a login. */
async function answer({ parent, name }: Family, button: 'Yes, join the team' | 'No, thanks') {
  const mail = await mailTo(parent.email, /^A spot for Kid/, 90)
  for (const text of TERMS) expect(mail.text, name).toContain(text)
  const page = await visit({ path: /https?:\S+\/p\/roster\S+/.exec(mail.text)![0], viewport: PHONE })
  await page.getByRole('button', { name: button }).click()
  await page
    .getByText(button === 'No, thanks' ? 'Thanks for letting us know' : /is on the roster of/)
    .first()
    .waitFor()
}

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true }).getByRole('listitem')

test('from a tryout to a roster: twelve register, eight are scored, five get an offer, two decline, and all spots are filled', async () => {
  const { coach, teamID, id, families } = await tryout()
  const page = await visit({ path: `/opportunities/${id}/manage-registrations?tab=offers`, as: coach, viewport: DESK })
  await page.getByRole('button', { name: 'Spots to fill' }).click()
  await page.getByLabel('Catcher').fill('5')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Catcher: 5 of 5 left').waitFor()
  await offer(
    page,
    families.slice(0, 5).map(({ name }) => name),
  )
  await page.getByText('Catcher: 0 of 5 left').waitFor()
  for (const family of families.slice(0, 2)) await answer(family, 'No, thanks')
  for (const family of families.slice(2, 5)) await answer(family, 'Yes, join the team')
  expect((await mailTo(coach.email, /^Kid1 S\. declined the spot/, 90)).text).toContain('Next by score: Kid5 S.')
  for (const at of [2, 3, 4]) await mailTo(coach.email, new RegExp(`^Kid${at} S\\. is on your roster`), 90)

  await page.reload()
  await page.getByText('Catcher: 2 of 5 left').waitFor()
  expect(await section(page, 'Accepted').count()).toBe(3)
  expect(await section(page, 'Declined').count()).toBe(2)
  expect(await section(page, 'Open').first().innerText()).toMatch(/Kid5 Sample[\s\S]*Next by score/)
  await offer(page, ['Kid5 Sample', 'Kid6 Sample'])
  for (const family of families.slice(5, 7)) await answer(family, 'Yes, join the team')
  await page.reload()
  await page.getByText('Catcher: 0 of 5 left').waitFor()
  await page.getByRole('button', { name: 'Not selected: tell all others' }).click()
  await page.getByRole('button', { name: 'Send' }).click()
  await page.getByText('5 families are told by email').waitFor()
  expect((await mailTo(families[9]!.parent.email, /^After the tryout/, 90)).text).toContain(
    'Thank you for bringing Kid9 S.',
  )
  const { players } = await coach.team({ id: teamID }, 'players { id }')
  expect(players).toHaveLength(5)
})

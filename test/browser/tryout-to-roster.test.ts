import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import {
  allMailsTo,
  confirmAddress,
  loaded,
  mailTo,
  navigate,
  newcomer,
  PHONE,
  unique,
  visit,
} from '../support/browser.ts'
import { inHours } from '../support/times.ts'
import { addAxe, passesOnPhone } from './accessibility/axe.ts'

/** The players with the score of those who came, best first. */
const SCORES = { Ada: 5, Ben: 5, Cal: 4, Dee: 4, Eli: 4, Fay: 3, Gus: 2, Hal: 1 }
const ABSENT = ['Ivy', 'Jon', 'Kim', 'Lou']

/** A team with a season price, and its tryout with twelve registered players, of whom eight came and were scored. */
async function playedTryout() {
  const coach = await newcomer('Corey Roster', 'coach')
  await confirmAddress(coach)
  const place = { state: 'TX' }
  const team = unique('Herons')
  const { id: teamID } = await coach.createTeam({ input: { ...place, name: team, locationCity: 'Cedar Park' } })
  await coach.addDivision({ input: { teamID, division: 'AA', ageGroup: '12U' } })
  const seasonCost = { cents: 145_000, includes: [], hasPaymentPlan: false, hasFinancialAid: false }
  await coach.updateTeam({ id: teamID, input: { seasonCost } })
  const title = unique('Herons tryout')
  const { id } = await coach.createOpportunity({
    input: {
      ...place,
      teamID,
      title,
      type: 'TRYOUT',
      startTime: inHours(1),
      capacity: 12,
      location: 'Brushy Creek Fields',
      city: 'Cedar Park',
    },
  })
  const families = new Map<string, Awaited<ReturnType<typeof newcomer>>>()
  for (const name of [...Object.keys(SCORES), ...ABSENT]) {
    const parent = await newcomer(`${name} Parent`, 'player_parent')
    await confirmAddress(parent)
    const { id: playerID } = await parent.createPlayer({ input: { name: `${name} Roster`, age: 11 } })
    const { id: registrationID } = await parent.registerForOpportunity({ input: { opportunityID: id, playerID } })
    await coach.approveRegistration({ registrationID })
    families.set(name, parent)
    if (!(name in SCORES)) continue
    await coach.checkIn({ registrationID, checkedInAt: inHours(0) })
    await coach.saveEvaluation({ opportunityID: id, playerID, score: SCORES[name as keyof typeof SCORES] })
  }
  const offers = `/opportunities/${id}/manage-registrations?tab=offers`
  const [evaluate, manage] = [`/opportunities/${id}/evaluate`, `/teams/${teamID}/manage?tab=roster`]
  return { coach, team, title, families, offers, evaluate, manage, roster: `/teams/${teamID}?tab=roster` }
}

async function offerTo(desk: Page, names: string[]) {
  for (const name of names) await desk.getByRole('checkbox', { name: `${name} Roster` }).check()
  await desk.getByRole('button', { name: /^Offer \d roster spots?$/ }).click()
  const form = desk.getByRole('dialog')
  expect(await form.getByLabel(/^Price for the season/).inputValue()).toBe('1450.00')
  await form.getByLabel('Note').fill('Practice starts on Tuesday.')
  await form.getByRole('button', { name: 'Send' }).click()
  await form.waitFor({ state: 'detached' })
}

test('from a tryout to a roster: twelve register, eight come, five are offered a spot, two decline, and all spots are filled', async () => {
  const { coach, team, title, families, offers, evaluate, manage, roster } = await playedTryout()
  const desk = await visit({ path: offers, as: coach, viewport: PHONE })
  await addAxe(desk)
  await loaded(desk)
  await desk.getByRole('heading', { name: 'Open (12)' }).waitFor()
  await desk.getByRole('button', { name: 'Spots to fill' }).click()
  await desk.getByLabel('Any position').fill('5')
  await desk.getByRole('button', { name: 'Save' }).click()
  await desk.getByText('Any position: 5 of 5 left').waitFor()
  await offerTo(desk, ['Ada', 'Ben', 'Cal', 'Dee', 'Eli'])
  await desk.getByText('Any position: 0 of 5 left').waitFor()
  await desk.reload()
  await desk.getByRole('heading', { name: 'Offered (5)' }).waitFor()
  await passesOnPhone(desk)

  const phone = await visit({ viewport: PHONE })
  const answer = async (name: string, button: string) => {
    const { text } = await mailTo(families.get(name)!.email, /^A spot for/)
    for (const part of [team, '$1,450', 'Practice starts on Tuesday.']) expect(text).toContain(part)
    await phone.goto(/https?:\S+\/p\/roster\S+/.exec(text)![0])
    await phone.getByRole('heading', { name: `A spot for ${name} R. on ${team}` }).waitFor()
    await phone.getByRole('button', { name: button }).click()
  }
  for (const name of ['Ada', 'Ben']) {
    await answer(name, 'Yes, join the team')
    await phone.getByRole('heading', { name: `${name} R. is on the roster of ${team}` }).waitFor()
  }
  for (const name of ['Cal', 'Dee']) {
    await answer(name, 'No, thanks')
    await phone.getByRole('heading', { name: 'Thanks' }).waitFor()
    const { text } = await mailTo(coach.email, new RegExp(`^${name} R. declined`))
    expect(text).toContain('Next by score: Fay R.')
  }
  const season = await visit({ path: '/my-season', as: families.get('Eli')!, viewport: PHONE })
  await season.getByText(`${team} offers Eli Roster a spot on its roster`).waitFor()
  await season.getByRole('button', { name: /^Accept/ }).click()
  await season.getByText(`Eli Roster is on the roster of ${team}`).waitFor()

  await desk.reload()
  await desk.getByText('Any position: 2 of 5 left').waitFor()
  await desk.getByRole('listitem').filter({ hasText: 'Next by score' }).getByText('Fay Roster').waitFor()
  await offerTo(desk, ['Fay', 'Gus'])
  for (const name of ['Fay', 'Gus']) await answer(name, 'Yes, join the team')
  await phone.goto(roster)
  await loaded(phone)
  for (const name of ['Ada', 'Ben', 'Eli', 'Fay', 'Gus']) await phone.getByText(`${name} R.`).first().waitFor()

  const scores = await visit({ path: evaluate, as: coach, viewport: PHONE })
  await scores.getByRole('link', { name: 'Offer a roster spot to Hal R.' }).click()
  expect(await scores.getByRole('checkbox', { name: 'Hal Roster' }).isChecked()).toBe(true)
  await navigate(scores, manage)
  await scores.emulateMedia({ media: 'print' })
  const sheet = scores.getByRole('row').filter({ hasText: 'Ada Roster' })
  await sheet.getByText(`Ada Parent, ${families.get('Ada')!.email}`).waitFor()

  await desk.reload()
  await desk.getByRole('heading', { name: 'Accepted (5)' }).waitFor()
  await desk.getByRole('button', { name: 'Not selected: tell all others' }).click()
  await desk.getByRole('dialog').getByRole('button', { name: 'Send' }).click()
  await desk.getByText('5 families are told by email').waitFor()

  const before = [
    'Confirm your email address for Fungo',
    `Registration received: ${title}`,
    `Registration approved: ${title}`,
  ]
  const mailsOf = async (name: string, subjects: string[]) =>
    allMailsTo(families.get(name)!.email, [...before, ...subjects])
  for (const name of ['Ada', 'Ben', 'Eli', 'Fay', 'Gus'])
    await mailsOf(name, [`A spot for ${name} R.: ${team}`, `Welcome to ${team}`])
  for (const name of ['Cal', 'Dee']) await mailsOf(name, [`A spot for ${name} R.: ${team}`])
  for (const name of ['Hal', ...ABSENT])
    expect(await mailsOf(name, [`After the tryout: ${title}`])).toContain(`${team} cannot offer ${name} R. a spot`)
  await allMailsTo(coach.email, [
    'Confirm your email address for Fungo',
    ...[...families].map(() => `New registration: ${title}`),
    ...['Ada', 'Ben', 'Eli', 'Fay', 'Gus'].map((name) => `${name} R. is on your roster`),
    ...['Cal', 'Dee'].map((name) => `${name} R. declined the spot`),
  ])
})

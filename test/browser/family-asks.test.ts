import { expect, test } from 'vitest'
import { absent, clear, confirmAddress, fillLogin, mailTo, newcomer, PHONE, unique, visit } from '../support/browser.ts'
import { inHours, localTime } from '../support/times.ts'
import { addAxe, problems } from './accessibility/axe.ts'

/** One for each attempt, because families of the first would fit again. */
const PLACES = [
  { locationCity: 'Burlington', state: 'VT' },
  { locationCity: 'Bangor', state: 'ME' },
]

async function openFamily(name: string, place: (typeof PLACES)[number]) {
  const parent = await newcomer(name, 'player_parent')
  await confirmAddress(parent)
  const input = { name: 'Gus Quillfeather', age: 11, guardianConsent: '2026-11', ...place }
  const { id } = await parent.createPlayer({ input })
  await parent.setOpenToGuestPlay({ playerID: id, isOpen: true })
  return { ...parent, playerID: id as string }
}

test('a coach asks families, one says yes without login and then signs the waiver, and the others are told', async ({
  task,
}) => {
  const place = PLACES[task.result?.retryCount ?? 0]!
  const coach = await newcomer('Casey Coach', 'coach')
  await confirmAddress(coach)
  const [parent, other] = [await openFamily('Paula Parent', place), await openFamily('Olga Other', place)]
  const { id: teamID } = await coach.createTeam({ input: { name: unique('Wrens'), ...place } })
  const desk = await visit({ path: `/opportunities/create?teamId=${teamID}`, as: coach })
  await addAxe(desk)
  await desk.reload()
  await desk.getByLabel('Title').fill('Catcher tonight')
  await desk.getByLabel('Start Time').fill(localTime(inHours(6), 'America/New_York'))
  await desk.getByLabel('Waiver Required').check()
  await desk.getByLabel('Needed By').fill(localTime(inHours(7), 'America/New_York'))
  await desk.getByRole('button', { name: 'Create Opportunity' }).click()
  await desk.getByText("'Needed by' can't be after the start time").first().waitFor()
  await desk.getByLabel('Needed By').fill(localTime(inHours(3), 'America/New_York'))
  await desk.getByRole('button', { name: 'Create Opportunity' }).click()
  await desk.waitForURL(/\/opportunities\/[0-9a-z]{26}$/)
  // Only a coach with a confirmed background check and training meets children, and the screen leads there.
  await desk.getByText(/^Players who are open to play show once an admin has confirmed/).waitFor()
  await absent(desk.getByText('Need a player soon?'))
  await clear(coach)
  await desk.getByRole('link', { name: 'Your background check and training' }).click()
  await desk.getByText(/^Background check until/).waitFor()
  await desk.goBack()
  const asks = desk.getByRole('region', { name: 'Need a player soon?' })
  await asks.getByText('2 players fit.').waitFor()
  await asks.getByRole('button', { name: 'Ask Families' }).click()
  await asks.getByText('2 families asked, 0 said no.').waitFor()
  expect(await problems(desk)).toEqual([])

  const { text } = await mailTo(parent.email, /^Can Gus Q\. play as a guest\?$/)
  await mailTo(other.email, /^Can Gus Q\. play as a guest\?$/)
  const phone = await visit({ path: /http\S+\/p\/ask\?\S+/.exec(text)![0], viewport: PHONE })
  await phone.getByRole('heading', { name: 'Can Gus Q. play as a guest?' }).waitFor()
  await phone.getByText(/^Casey Coach asks for Wrens .* is valid since/).waitFor()
  await phone.getByRole('button', { name: 'Yes, take the spot' }).click()
  await phone.getByRole('heading', { name: "We're holding the spot for you" }).waitFor()
  await mailTo(other.email, /^The spot is taken$/)

  await phone.getByRole('link', { name: 'Sign the waiver' }).click()
  await phone.waitForURL(/\/login/)
  await fillLogin(phone, parent.email)
  await phone.getByRole('heading', { name: 'Gus: Spot held' }).waitFor()
  await phone.getByRole('button', { name: 'Accept', exact: true }).click()
  await phone.getByRole('button', { name: 'Accept waiver and register' }).click()
  await phone.getByRole('heading', { name: 'Gus: Approved' }).waitFor()
})

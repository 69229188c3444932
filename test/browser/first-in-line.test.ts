import { expect, test } from 'vitest'
import { confirmAddress, mailsTo, mailTo, navigate, newcomer, PHONE, unique, visit } from '../support/browser.ts'
import { addAxe, passesOnPhone } from './accessibility/axe.ts'

const linkIn = ({ text }: { text: string }) => /https?:\S+\/p\/offer\S+/.exec(text)![0]

test('the first in line: a newcomer waits behind who registered before, and the coach offers a freed spot to the first with one tap', async () => {
  const coach = await newcomer('Corey Line', 'coach')
  await confirmAddress(coach)
  const title = unique('Kestrels tryout')
  const { id } = await coach.createOpportunity({
    input: {
      title,
      type: 'TRYOUT',
      startTime: new Date(Date.now() + 9 * 86_400_000).toISOString(),
      capacity: 8,
      location: 'Brushy Creek Fields',
      city: 'Cedar Park',
      state: 'TX',
    },
  })
  const register = async (name: string) => {
    const parent = await newcomer(`${name} Parent`, 'player_parent')
    await confirmAddress(parent)
    const player = await parent.createPlayer({ input: { name: `${name} Line` } })
    const registration = await parent.registerForOpportunity({ input: { opportunityID: id, playerID: player.id } })
    return { parent, registrationID: registration.id as string }
  }
  const families = []
  for (const name of ['Ada', 'Ben', 'Cal', 'Dee', 'Eli', 'Fay', 'Gus', 'Hal']) families.push(await register(name))
  for (const { registrationID } of families.slice(0, 2)) await coach.approveRegistration({ registrationID })
  await coach.updateOpportunity({ id, input: { capacity: 2 } })
  const newcomerFamily = await register('Ivy')
  expect((await mailTo(newcomerFamily.parent.email, /^On the waitlist/)).text).toContain('is full')

  const path = `/opportunities/${id}`
  const phone = await visit({ path, as: newcomerFamily.parent, viewport: PHONE })
  await phone.getByRole('heading', { name: 'Ivy: Waitlist, number 7' }).waitFor()
  const desk = await visit({ path: `${path}/manage-registrations`, as: coach, viewport: PHONE })
  await addAxe(desk)
  await desk.getByText('On the waitlist: 7.').waitFor()
  await families[0]!.parent.withdrawRegistration({ registrationID: families[0]!.registrationID })
  expect((await mailTo(coach.email, /^Registration withdrawn/)).text).toContain('You decide who is offered it')
  expect((await mailsTo(newcomerFamily.parent.email)).map(({ subject }) => subject)).not.toContainEqual(
    expect.stringMatching(/^A spot is free/),
  )

  await desk.reload()
  await desk.getByText('A spot is free. Next in line: Cal Line').waitFor()
  await passesOnPhone(desk)
  await desk.getByRole('button', { name: 'Offer spot to Cal Line' }).first().click()
  await desk.getByText('Spot offered to Cal Line.').waitFor()
  const first = families[2]!.parent
  const offer = await mailTo(first.email, /^A spot is free/)
  expect(offer.text).toContain('After that it goes to another family.')

  // The first declines from the mail, and the next is proposed. The coach waitlists one and offers the spot to the next.
  const mailPage = await visit({ viewport: PHONE })
  await mailPage.goto(linkIn(offer))
  await mailPage.getByRole('button', { name: /^No/ }).click()
  expect((await mailTo(coach.email, /^Spot not taken/)).text).toContain('declined your offer')
  await desk.reload()
  await desk.getByText('A spot is free. Next in line: Dee Line').waitFor()
  await desk.getByRole('button', { name: 'Offer spot to Dee Line' }).first().click()
  await mailPage.goto(linkIn(await mailTo(families[3]!.parent.email, /^A spot is free/)))
  await mailPage.getByRole('button', { name: /^Take/ }).click()
  await mailTo(families[3]!.parent.email, /^Registration approved/)
  expect((await mailTo(coach.email, /^Spot taken/)).text).toContain('Dee L. was on the waitlist')
  await desk.reload()
  await desk.getByText('2 of 2 spots').waitFor()
  await desk.getByRole('button', { name: 'Details of Eli Line' }).click()
  await desk.getByRole('button', { name: 'Waitlist Eli Line' }).click()
  expect((await mailTo(families[4]!.parent.email, /^On the waitlist/)).text).toContain('waitlisted by the coach')
  await desk.getByText('Waitlisted by the coach, number 1').waitFor()
  await desk.getByRole('button', { name: 'Waitlist order' }).click()
  const line = desk.getByRole('dialog', { name: 'Waitlist order' })
  await line.getByRole('button', { name: 'Move Ivy Line up' }).focus()
  await desk.keyboard.press('Enter')
  await line.getByText('Ivy Line is number 4 now.').waitFor()
  await desk.keyboard.press('Enter')
  await line.getByText('Ivy Line is number 3 now.').waitFor()
  expect((await line.getByRole('listitem').allInnerTexts()).map((text) => text.split('\n').at(-1))).toEqual(
    ['Eli', 'Fay', 'Ivy', 'Gus', 'Hal'].map((name) => `${name} Line`),
  )
  await passesOnPhone(desk)
  await navigate(phone, path)
  await phone.reload()
  await phone.getByRole('heading', { name: 'Ivy: Waitlist, number 3' }).waitFor()
})

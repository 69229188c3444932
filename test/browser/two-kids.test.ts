import { test } from 'vitest'
import { confirmAddress, navigate, newcomer, PHONE, unique, visit } from '../support/browser.ts'
import { localDay } from '../support/times.ts'
import { addAxe, passesOnPhone } from './accessibility/axe.ts'

test('two kids, one clash: a parent reads it before registering, and on both afterwards', async () => {
  const coach = await newcomer('Cleo Clash', 'coach')
  await confirmAddress(coach)
  const post = (title: string, hours: readonly [string, string], city: string) =>
    coach.createOpportunity({
      input: {
        title,
        type: 'TRYOUT',
        startTime: localDay(3, hours[0]),
        endTime: localDay(3, hours[1]),
        location: `${city} Fields`,
        city,
        state: 'TX',
      },
    })
  const near = unique('Kites tryout')
  const far = unique('Gulls tryout')
  const [one, other] = [await post(near, ['11:00', '13:00'], 'Austin'), await post(far, ['14:00', '15:00'], 'Houston')]
  const parent = await newcomer('Paula Parent', 'player_parent')
  const players = [await parent.createPlayer({ input: { name: 'Eli Parent' } })]
  players.push(await parent.createPlayer({ input: { name: 'Ana Parent' } }))
  await parent.registerForOpportunity({ input: { opportunityID: one.id, playerID: players[0]!.id } })

  const page = await visit({ path: `/opportunities/register/${other.id}`, as: parent, viewport: PHONE })
  await page.getByText(new RegExp(`^Too far to reach in time: ${near}, .* miles away$`)).waitFor()
  await parent.registerForOpportunity({ input: { opportunityID: other.id, playerID: players[1]!.id } })
  await addAxe(page)
  await page.goto('/my-season')
  const agenda = page.getByRole('region', { name: 'Today and this week' })
  const entry = (title: string) => agenda.getByRole('listitem').filter({ has: page.getByRole('link', { name: title }) })
  await entry(near)
    .getByText(new RegExp(`^Too far to reach in time: ${far}, `))
    .waitFor()
  await entry(far)
    .getByText(new RegExp(`^Too far to reach in time: ${near}, `))
    .waitFor()
  await entry(near)
    .getByText(/^11:00\sAM.* to 1:00\sPM$/)
    .waitFor()
  await passesOnPhone(page)
  await parent.withdrawRegistration({ registrationID: `${one.id}.${players[0]!.id}` })
  await navigate(page, '/profile')
  await page.goto('/my-season')
  await entry(far).waitFor()
  await agenda.getByText(/Too far/).waitFor({ state: 'detached' })
})

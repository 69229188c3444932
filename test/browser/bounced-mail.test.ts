import { expect, test } from 'vitest'
import { confirmAddress, DESK, mailTo, newcomer, PHONE, people, unique, visit } from '../support/browser.ts'
import { addAxe, isWider, passesOnPhone, problems, show } from './accessibility/axe.ts'

test('a parent whose email bounces is asked at sign-in to confirm it again, and until then the organizer and the admin see that it gets no email', async () => {
  const [coach, family] = await Promise.all([
    newcomer('Cole Coach', 'coach'),
    newcomer('Bea Bounce', 'player_parent', 'bounce.fungo.example'),
  ])
  await confirmAddress(coach)
  const opportunity = await coach.createOpportunity({
    input: {
      type: 'TRYOUT',
      title: unique('Bounced tryout'),
      location: 'Old Settlers Park',
      city: 'Round Rock',
      state: 'TX',
      startTime: new Date(Date.now() + 9 * 86_400_000).toISOString(),
    },
  })
  const player = await family.createPlayer({
    input: { name: 'Bo Quillfeather', age: 11, locationCity: 'Austin', state: 'TX', guardianConsent: '2026-11' },
  })
  await family.registerForOpportunity({ input: { opportunityID: opportunity.id, playerID: player.id } })

  const desk = await visit({ path: `/opportunities/${opportunity.id}/manage-registrations`, as: coach })
  await addAxe(desk)
  await desk.reload()
  await desk.getByText('Bea Bounce').waitFor()
  await desk.getByText('No email', { exact: true }).waitFor()
  expect(await desk.getByText(family.email).count()).toBe(0)
  await passesOnPhone(desk)

  const admin = await visit({ path: '/admin', as: people.admin })
  await admin.getByText(/^\d+ address(es)? gets? no email/).waitFor()

  const phone = await visit({ path: '/profile', as: family, viewport: PHONE })
  await addAxe(phone)
  await phone.reload()
  const banner = phone.getByRole('complementary', { name: 'Confirm your email address' })
  await banner.getByText(`We can't reach you at ${family.email}`).waitFor()
  await passesOnPhone(phone)
  for (const theme of ['dark', 'light'] as const) {
    await show(phone, theme, DESK)
    expect([await isWider(phone), await problems(phone)]).toEqual([false, []])
  }
  await banner.getByRole('button', { name: 'Confirm again' }).click()
  await phone.getByText('We sent the link again.').waitFor()
  const { text } = await mailTo(family.email, /Confirm/)
  await phone.goto(/https?:\S+verify-email\S+/.exec(text)![0])
  await phone.getByText('Thanks! Your email is confirmed.').waitFor()
  await phone.getByRole('link', { name: 'Go Home' }).click()
  await phone.getByRole('heading', { level: 1 }).waitFor()
  await banner.waitFor({ state: 'detached' })
  await desk.reload()
  await desk.getByRole('link', { name: family.email }).waitFor()
})

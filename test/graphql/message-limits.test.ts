import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { as, expectRefusal } from '../support/as.ts'
import { given } from '../support/given.ts'

beforeEach(() => void vi.stubEnv('RATE_LIMITS', 'on'))
afterEach(() => void vi.unstubAllEnvs())

test('a family can ask ten questions a day in total', async () => {
  const family = await given.user()
  for (let i = 0; i < 10; i++)
    await as(family).askOrganizer({ opportunityID: (await given.opportunity()).id, text: 'Is there parking?' })
  const { id } = await given.opportunity({ startTime: new Date(Date.now() + 30 * 86_400_000).toISOString() })
  await expectRefusal(as(family).askOrganizer({ opportunityID: id, text: 'Is there parking?' }), 'RATE_LIMITED')
  await as(await given.user()).askOrganizer({ opportunityID: id, text: 'Is there parking?' })
  const tomorrow = new Date(Date.now() + 25 * 3_600_000)
  await as(family).askOrganizer({ opportunityID: id, text: 'Is there parking?' }, undefined, { now: tomorrow })
})

test('an organizer can send ten messages a day to registrants', async () => {
  const [organizer, family] = await Promise.all([given.user(), given.user()])
  const { id } = await given.opportunity({ creator: organizer })
  await given.registration(family, { opportunityID: id, playerID: (await given.player({ claimer: family })).id })
  for (let i = 0; i < 10; i++)
    expect(
      await as(organizer).emailRegistrants({ opportunityID: id, status: 'PENDING', subject: 'Rain', text: 'We play.' }),
    ).toBe(1)
  await expectRefusal(
    as(organizer).emailRegistrants({ opportunityID: id, status: 'PENDING', subject: 'Rain', text: 'We play.' }),
    'RATE_LIMITED',
  )
})

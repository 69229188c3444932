import { expect, test } from 'vitest'
import { handler as changes } from '../../functions/changes/handler.ts'
import type { UserItem } from '../../functions/domain/users/entity.ts'
import { as } from '../support/as.ts'
import { given } from '../support/given.ts'
import { expectSpanish } from '../support/spanish-texts.ts'
import { inHours } from '../support/times.ts'
import { mailsTo, push, seen, subjectsTo } from './change-stream.ts'

const EVENT = 'Copa Estrella'

/** A tournament with one spot, its director, and two coaches, each with a team. */
async function scenario(locale: 'en' | 'es' = 'en') {
  const [director, coach, next] = await Promise.all([1, 2, 3].map(() => given.user({ locale })))
  const input = {
    ...{ name: EVENT, date: inHours(60 * 24), location: 'Zilker', city: 'Austin', state: 'TX' },
    eventType: 'Tournament',
    divisions: [{ ageGroup: '12U', division: 'AA', max: 1, entryFeeCents: 45_000 }],
    refundPolicy: { withdrawals: [{ before: '2099-01-01', percent: 70 }], gamesPlayed: [100, 50, 0] },
  }
  const { id: eventID, divisions } = await as(director!).createEvent({ input }, 'id divisions { id }')
  const team = async (owner: UserItem, word: string) =>
    (await given.team({ owner, name: `${word} ${eventID.replace(/\d/g, 'q')}` })) as { id: string; name: string }
  const enter = async (owner: UserItem, teamID: string, note = '') =>
    (await as(owner).enterTeam({ input: { eventID, divisionID: divisions[0]!.id!, teamID, note } }, 'id')).id
  const decide = (id: string, decision: 'ACCEPTED' | 'WAITLISTED' | 'DECLINED', reason = '') =>
    as(director!).decideEntry({ id, decision, reason })
  const [first, second] = [await team(coach!, 'Linces'), await team(next!, 'Nutrias')]
  return { director: director!, coach: coach!, next: next!, eventID, first, second, enter, decide }
}

test('the organizer is told of an entry with its note, and who entered the team and its owner of each decision, once', async () => {
  const { director, coach, eventID, first, enter, decide } = await scenario()
  const [manager, other] = await given.users(2)
  for (const user of [manager, other]) await given.teamContact(coach, { teamID: first.id, user, role: 'manager' })
  const id = await enter(manager, first.id, 'We have two pitchers.')
  const [entered, ...more] = await mailsTo(director)
  expect(more).toEqual([])
  expect(entered!.subject).toBe(`${first.name} entered: ${EVENT}`)
  expect(entered!.text).toContain(`${first.name} entered 12U AA of ${EVENT}. Accept or decline it.`)
  expect(entered!.text).toContain('We have two pitchers.')
  expect(entered!.text).toContain(`https://fungo.example/events/${eventID}/manage-entries`)

  const about = async (user: UserItem) => (await subjectsTo(user)).filter((it) => it.endsWith(EVENT))
  for (const decision of ['WAITLISTED', 'ACCEPTED', 'DECLINED'] as const) {
    await decide(id, decision, 'Too strong for AA.')
    await about(coach)
  }
  const [declined, accepted] = await mailsTo(coach)
  expect(declined!.text).toContain('The organizer wrote: Too strong for AA.')
  expect(accepted!.text).toContain(`${first.name} plays in 12U AA of ${EVENT}.`)
  const told = async () => Promise.all([director, coach, manager, other].map(about))
  const decisions = [`Your team was not accepted: ${EVENT}`, `Your team is in: ${EVENT}`, `On the waitlist: ${EVENT}`]
  const once = [[`${first.name} entered: ${EVENT}`], decisions, decisions, []]
  expect(await told()).toEqual(once)
  await changes({ Records: seen })
  expect(await told()).toEqual(once)
})

test('a team that the organizer moves from its spot to the waitlist is not offered that spot', async () => {
  const { coach, first, enter, decide } = await scenario()
  const id = await enter(coach, first.id)
  await decide(id, 'ACCEPTED')
  await subjectsTo(coach)
  await decide(id, 'WAITLISTED')
  expect(await subjectsTo(coach)).toEqual([`On the waitlist: ${EVENT}`, `Your team is in: ${EVENT}`])
})

test('the organizer is told of a withdrawal with the refund, and the next team that its spot is held, once', async () => {
  const { director, coach, next, first, second, enter, decide } = await scenario()
  const id = await enter(coach, first.id)
  await mailsTo(director)
  await decide(id, 'ACCEPTED')
  await as(director).recordEntryFee({ id, feePaidCents: 45_000 })
  const waiting = await enter(next, second.id)
  await mailsTo(director)
  await as(coach).withdrawEntry({ id })
  const [withdrawn] = await mailsTo(director)
  expect(withdrawn!.subject).toBe(`${first.name} withdrew: ${EVENT}`)
  expect(withdrawn!.text).toContain('By your refund policy, it gets back $315.00.')
  const [held, ...more] = await mailsTo(next)
  expect(more).toEqual([])
  expect(held!.subject).toBe(`A spot is held for ${second.name}: ${EVENT}`)
  expect(held!.text).toMatch(
    /A spot in 12U AA of Copa Estrella is held for Nutrias \S+ until .+ [AP]M C[DS]T\. Take it/,
  )
  await as(next).acceptEntryOffer({ id: waiting })
  const [taken] = await mailsTo(director)
  expect(taken!.subject).toBe(`${second.name} takes its spot: ${EVENT}`)
  const told = async () => (await Promise.all([director, coach, next].map(mailsTo))).map(({ length }) => length)
  expect(await told()).toEqual([4, 1, 1])
  await changes({ Records: seen })
  expect(await told()).toEqual([4, 1, 1])
})

test('an entry of an own team tells nobody', async () => {
  const { director, enter } = await scenario()
  const { id } = await given.team({ owner: director })
  await enter(director, id)
  expect(await subjectsTo(director)).toEqual([])
})

test('organizers and teams that read Spanish are told of entries in Spanish', async () => {
  const { director, coach, next, first, second, enter, decide } = await scenario('es')
  const id = await enter(coach, first.id)
  await mailsTo(director)
  for (const decision of ['DECLINED', 'WAITLISTED', 'ACCEPTED'] as const) {
    await decide(id, decision)
    await mailsTo(coach)
  }
  await as(director).recordEntryFee({ id, feePaidCents: 45_000 })
  const waiting = await enter(next, second.id)
  await mailsTo(director)
  await as(coach).withdrawEntry({ id })
  await mailsTo(next)
  await as(next).acceptEntryOffer({ id: waiting })
  await mailsTo(director)
  for (const user of [director, coach, next]) {
    const mails = await mailsTo(user)
    expect(mails.length).toBeGreaterThan(0)
    await expectSpanish(user, { mails, pushes: push.pushes }, [first.name, second.name])
  }
})

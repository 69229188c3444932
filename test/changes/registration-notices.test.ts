import { expect, test } from 'vitest'
import { handler as changes } from '../../functions/changes/handler.ts'
import { registrations } from '../../functions/domain/registrations/entity.ts'
import type { UserItem } from '../../functions/domain/users/entity.ts'
import { as } from '../support/as.ts'
import { calendarOf } from '../support/calendar.ts'
import { given } from '../support/given.ts'
import { openPage } from '../support/open-page.ts'
import { inDays } from '../support/times.ts'
import { decide, mailsTo, register, scenario, seen, ses, subjectsTo, updateSettings } from './change-stream.ts'

test('notices go to the organizer about a registration and to the registrant about the decision', async () => {
  const { organizer, parent, opportunity, player } = await scenario()
  const id = await register(parent, opportunity.id, player.id)
  const [received, ...more] = await mailsTo(organizer)
  expect(more).toEqual([])
  expect(received!.subject).toBe('New registration: Fall <i>tryout</i> & more')
  expect(received!.text).toContain('Sam S. was registered')
  expect(received!.text).not.toContain('Slugger')
  expect(received!.text).toContain(`https://fungo.example/opportunities/${opportunity.id}/manage-registrations`)
  expect(received!.html).toContain('Hi Olive &lt;b&gt;,')
  expect(received!.html).toContain('Fall &lt;i&gt;tryout&lt;/i&gt; &amp; more')
  expect(received!.html).not.toContain('<i>')

  const [receipt, ...none] = await mailsTo(parent)
  expect(none).toEqual([])
  expect(receipt!.subject).toBe('Registration received: Fall <i>tryout</i> & more')
  expect(receipt!.text).toContain("The registration is pending. You'll get an email when the organizer decides.")

  await decide(organizer, id, 'APPROVED')
  const [decided, ...others] = await mailsTo(parent)
  expect(others).toHaveLength(1)
  expect(decided!.subject).toMatch(/^Registration approved/)
  expect(decided!.text).toContain('Where: Zilker Park, Austin, TX (https://www.google.com/maps/search/')
  expect(decided!.text).toContain('Fee: Free')
  expect(decided!.text).toContain('Organizer: Olive <b>')
  expect(decided!.text).not.toContain(organizer.email)
  const [file, ...more2] = decided!.attachments
  expect(more2).toEqual([])
  expect(file).toMatchObject({ name: 'event.ics', type: expect.stringContaining('method=PUBLISH') })
  expect(file!.content).toContain(`UID:${opportunity.id}@fungo`)
  expect(file!.content).toContain('SEQUENCE:0')
  expect(file!.content).not.toContain('Slugger')
  expect(decided!.headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')
  await decide(organizer, id, 'REJECTED')
  expect(await subjectsTo(parent)).toEqual([
    expect.stringMatching(/^Not selected/),
    expect.stringMatching(/^Registration approved/),
    expect.stringMatching(/^Registration received/),
  ])
})

test('a family that claimed the player after the registration gets no word of the organizer', async () => {
  const { organizer, opportunity } = await scenario()
  const [family, admin] = [await given.user(), await given.admin()]
  const { id: playerID } = await given.player({ claimer: admin })
  const id = await register(organizer, opportunity.id, playerID)
  await as(family).claimPlayer({ playerID })
  await as(organizer).rejectRegistration({ registrationID: id, reason: 'Call me.' })
  expect(await subjectsTo(family)).not.toContainEqual(expect.stringMatching(/^Not selected/))
})

test('a notification appears once, is unread until marked read, and is emailed according to the preference', async () => {
  const { organizer, parent, opportunity, player } = await scenario()
  const READ = '{ unreadNotificationCount notifications { id subject text path isRead } }'
  const id = await register(parent, opportunity.id, player.id)
  await mailsTo(parent)
  await changes({ Records: seen })
  const { notifications, unreadNotificationCount } = await as(organizer).send(READ)
  expect(unreadNotificationCount).toBe(1)
  expect(notifications).toMatchObject([
    {
      subject: 'New registration: Fall <i>tryout</i> & more',
      text: expect.stringContaining('Sam S. was registered'),
      path: `/opportunities/${opportunity.id}/manage-registrations`,
      isRead: false,
    },
  ])
  const [{ id: notificationID }] = notifications
  await as(parent).markNotificationsRead({ ids: [notificationID] })
  expect((await as(organizer).send(READ)).unreadNotificationCount).toBe(1)
  await as(organizer).markNotificationsRead({ ids: [notificationID] })
  expect(await as(organizer).send(READ)).toMatchObject({
    unreadNotificationCount: 0,
    notifications: [{ isRead: true }],
  })
  const later = { now: new Date(inDays(61)) }
  expect((await as(organizer).send(READ, {}, later)).notifications).toEqual([])

  await updateSettings(parent, { emailNotifications: false })
  await decide(organizer, id, 'APPROVED')
  await mailsTo(parent)
  const { notifications: own } = await as(parent).send(READ)
  expect(own.map(({ subject }: { subject: string }) => subject)).toEqual([
    'Registration received: Fall <i>tryout</i> & more',
  ])
  await as(parent).markNotificationsRead({})
  expect((await as(parent).send(READ)).unreadNotificationCount).toBe(0)
})

test('a rejection notice has the reason that the organizer wrote', async () => {
  const { organizer, parent, opportunity, player } = await scenario()
  const id = await register(parent, opportunity.id, player.id)
  await as(organizer).rejectRegistration({ registrationID: id, reason: 'We have four catchers.' })
  const [rejected] = await mailsTo(parent)
  expect(rejected!.text).toContain("Sam S. wasn't selected")
  expect(rejected!.text).toContain('The organizer wrote: We have four catchers.')
  expect(rejected!.attachments).toEqual([])
})

test('a rejection notice has no text of the organizer if a coach registered the player and the family has not accepted', async () => {
  const { organizer, parent, opportunity, player } = await scenario()
  const team = await given.team({ owner: organizer })
  await given.rosterEntry(organizer, { teamID: team.id, playerID: player.id })
  const id = await register(organizer, opportunity.id, player.id)
  await as(organizer).rejectRegistration({ registrationID: id, reason: 'Pay first.' })
  const [rejected] = await mailsTo(parent)
  expect(rejected!.text).toContain("Sam S. wasn't selected")
  expect(rejected!.text).not.toContain('Pay first.')
})

test('a decision notifies the family that has claimed the player since, and not the former family', async () => {
  const { organizer, parent, opportunity, player } = await scenario()
  const id = await register(parent, opportunity.id, player.id)
  const next = await given.user()
  await given.approvedClaim(next, 'player', player.id)
  await decide(organizer, id, 'APPROVED')
  expect(await subjectsTo(next)).toContainEqual(expect.stringMatching(/^Registration approved/))
  expect(await subjectsTo(parent)).not.toContainEqual(expect.stringMatching(/^Registration approved/))
})

test('a withdrawal notifies the organizer, and the next family on the waitlist takes the spot with one click', async () => {
  const { organizer, parent, opportunity, player } = await scenario({ capacity: 1, offersAutomatically: true })
  const id = await register(parent, opportunity.id, player.id)
  await decide(organizer, id, 'APPROVED')
  const next = await given.user()
  const nextPlayer = await given.player({ claimer: next, name: 'Robin Reserve' })
  const waiting = await register(next, opportunity.id, nextPlayer.id)
  const [queued] = await mailsTo(next)
  expect(queued!.subject).toMatch(/^On the waitlist/)
  expect(queued!.text).toContain("is on the waitlist. You'll get an email when a spot is free.")
  await as(parent).withdrawRegistration({ registrationID: id })
  const [withdrawn] = await mailsTo(organizer)
  expect(withdrawn!.subject).toMatch(/^Registration withdrawn/)
  expect(withdrawn!.text).toContain("Sam S.'s registration")

  const [offer] = await mailsTo(next)
  expect(offer!.subject).toMatch(/^A spot is free/)
  const link = new URL(/https:\/\/\S+\/p\/offer\S+/.exec(offer!.text)![0])
  const post = (field: string, value: string) => {
    const changed = new URL(link)
    changed.searchParams.set(field, value)
    return openPage(changed, { method: 'POST' })
  }
  const statusOf = async () => {
    const { data } = await registrations().get({ opportunityID: opportunity.id, playerID: nextPlayer.id }).go()
    return data?.status
  }
  const question = (await openPage(link)).body
  for (const text of ['answer=accept', 'A spot is free for Robin R.', 'Fall &lt;i&gt;tryout'])
    expect(question).toContain(text)
  expect(await statusOf()).toBe('PENDING')
  expect((await post('registration', id)).statusCode).toBe(400)
  for (const answer of ['accept', 'decline'])
    expect((await post('answer', answer)).body, 'a POST without the shown version is asked').toContain(
      'A spot is free for',
    )
  expect(await statusOf()).toBe('PENDING')
  const opportunityUpdatedAt = /name="opportunityUpdatedAt" value="([^"]+)"/.exec(question!)![1]
  await as(organizer).updateOpportunity({ id: opportunity.id, input: { feeCents: 9900 } })
  const accepting = new URL(link)
  accepting.searchParams.set('answer', 'accept')
  const asked = (await openPage(accepting, { method: 'POST', form: { opportunityUpdatedAt } })).body
  for (const text of ['The organizer made changes', 'Fee: $99.00', 'answer=accept']) expect(asked).toContain(text)
  expect((await openPage(link, { method: 'POST' })).body).toContain('A spot is free for Robin R.')
  expect(await statusOf()).toBe('PENDING')
  const [, action] = /action="([^"]+answer=accept)"/.exec(asked!)!
  const shown = { opportunityUpdatedAt: /name="opportunityUpdatedAt" value="([^"]+)"/.exec(asked!)![1] }
  const takeTheSpot = new URL(action!.replaceAll('&amp;', '&'), link)
  expect((await openPage(takeTheSpot, { method: 'POST', form: shown })).statusCode).toBe(200)
  expect(await statusOf()).toBe('APPROVED')
  const [approval] = await mailsTo(next)
  expect(approval!.subject).toMatch(/^Registration approved/)
  expect(calendarOf(approval)).toMatchObject({ method: 'PUBLISH', uid: `${opportunity.id}@fungo`, sequence: 0 })
  const [taken, ...earlier] = await mailsTo(organizer)
  expect(taken!.subject).toMatch(/^Spot taken from the waitlist/)
  expect(taken!.text).toContain('Robin R. was on the waitlist')
  expect(taken!.text).toContain('1 of 1 spots are taken.')
  expect(earlier.filter(({ subject }) => subject === taken!.subject)).toEqual([])
  const yours = { statusCode: 200, body: expect.stringContaining('<h1>The spot is yours</h1>') }
  expect(await openPage(link), 'the link opened again').toMatchObject(yours)
  expect(await post('answer', 'decline')).toMatchObject(yours)
  expect(await statusOf()).toBe('APPROVED')
  await as(organizer).updateOpportunity({ id: opportunity.id, input: { cancelled: true } })
  expect((await openPage(link)).statusCode, 'nothing is theirs after a cancellation').toBe(409)
  expect(waiting).toBe(`${opportunity.id}.${nextPlayer.id}`)
})

test('a delayed decision notice is sent once after later edits of the registration, and again for a new registration', async () => {
  const { organizer, parent, opportunity, player } = await scenario()
  const approvals = async () =>
    (await mailsTo(parent)).filter(({ subject }) => /^Registration approved/.test(subject)).length
  const again = async () => {
    const id = await register(parent, opportunity.id, player.id)
    ses.breakFor(() => true)
    await decide(organizer, id, 'APPROVED')
    await as(organizer).updateRegistration({ id, input: { feePaidCents: 500 } })
    await as(organizer).checkIn({ registrationID: id, jerseyNumber: '7' })
    ses.breakFor(() => false)
    return id
  }
  const id = await again()
  expect(await approvals()).toBe(1)
  await as(parent).withdrawRegistration({ registrationID: id })
  await again()
  expect(await approvals()).toBe(2)
})

test('the claimer of a player is notified when somebody else registers the player', async () => {
  const { parent, opportunity, player } = await scenario()
  await register(await given.admin(), opportunity.id, player.id)
  const [email, ...more] = await mailsTo(parent)
  expect(email!.subject).toBe('Sam S. was registered for an opportunity')
  expect(email!.text).toContain('Pat Example registered Sam S.')
  expect(more).toEqual([])
})

test('an evaluator who is removed and invited again gets an email for each invitation', async () => {
  const [organizer, evaluator] = await given.users(2)
  const { id } = await given.opportunity({ creator: organizer })
  const asked = async () => (await mailsTo(evaluator)).filter(({ subject }) => subject.startsWith('You are invited'))
  for (const times of [1, 2]) {
    await as(organizer).inviteEvaluator({ opportunityID: id, userID: evaluator.userID })
    expect(await asked()).toHaveLength(times)
    await as(organizer).removeEvaluator({ opportunityID: id, userID: evaluator.userID })
  }
})

test('the organizer is notified in the app when an evaluator accepts or declines, and an evaluator when removed', async () => {
  const [organizer, evaluator] = await Promise.all([
    given.user({ name: 'Olive' }),
    given.user({ name: 'Eve Evaluator' }),
  ])
  const { id, title } = await given.opportunity({ creator: organizer })
  const opportunityID = id
  const invite = () => as(organizer).inviteEvaluator({ opportunityID, userID: evaluator.userID })
  const remove = () => as(organizer).removeEvaluator({ opportunityID, userID: evaluator.userID })
  const bellOf = async (who: UserItem) => {
    await mailsTo(who)
    return await as(who).notifications({}, 'subject text path')
  }

  await invite()
  await as(evaluator).acceptEvaluator({ opportunityID })
  await as(evaluator).acceptEvaluator({ opportunityID })
  const path = `/opportunities/${id}/manage-registrations`
  const answer = (word: string, will: string) => ({
    subject: `Eve Evaluator ${word}: ${title}`,
    text: `Eve Evaluator ${will} evaluate the players of "${title}".`,
    path,
  })
  const yes = answer('accepted', 'will')
  expect(await bellOf(organizer)).toEqual([yes])
  await remove()
  const [removal] = await mailsTo(evaluator)
  expect(removal!.subject).toBe(`You no longer evaluate players: ${title}`)
  expect((await bellOf(evaluator))[0]!.subject).toBe(removal!.subject)

  // Withdrawing an invitation that was not accepted sends no notice of a removal.
  const before = await bellOf(evaluator)
  await invite()
  await remove()
  expect(await bellOf(evaluator)).toEqual(before)

  await invite()
  await as(evaluator).declineEvaluator({ opportunityID })
  expect(await bellOf(organizer)).toEqual([answer('declined', "won't"), yes])
  expect(await mailsTo(organizer), 'answers of evaluators are not emailed').toEqual([])
})

test('a family is told that the coach has waitlisted it, and the organizer of a tryout of an offer that was declined', async () => {
  const { organizer, parent, opportunity, player } = await scenario()
  const id = await register(parent, opportunity.id, player.id)
  await as(organizer).waitlistRegistration({ registrationID: id })
  const [waitlisted] = await mailsTo(parent)
  expect(waitlisted!.subject).toMatch(/^On the waitlist/)
  expect(waitlisted!.text).toContain('Sam S. is waitlisted by the coach')
  await as(organizer).offerSpot({ registrationID: id })
  expect((await mailsTo(parent))[0]!.subject).toMatch(/^A spot is free/)
  await as(parent).declineWaitlistOffer({ registrationID: id })
  const [declined] = await mailsTo(organizer)
  expect(declined!.subject).toMatch(/^Spot not taken/)
  expect(declined!.text).toContain('The family of Sam S. declined your offer')
  expect(declined!.text).toContain('You decide who is offered it')
})

test('a pending registration for a guest need is offered a spot after it was taken, not while it waits for the first review', async () => {
  const { organizer, parent, opportunity, player } = await scenario({ type: 'GUEST_NEED', capacity: 1 })
  const other = await given.user()
  const { id: otherPlayer } = await given.player({ claimer: other })
  const first = await register(parent, opportunity.id, player.id)
  await register(other, opportunity.id, otherPlayer)
  await as(organizer).updateOpportunity({ id: opportunity.id, input: { description: 'Bring water.' } })
  expect(await subjectsTo(other)).not.toContainEqual(expect.stringMatching(/^A spot is free/))
  await decide(organizer, first, 'APPROVED')
  await as(parent).withdrawRegistration({ registrationID: first })
  const [offer] = await mailsTo(other)
  expect(offer!.subject).toMatch(/^A spot is free/)
  expect(offer!.text).toContain('After that it goes to another family.')
})

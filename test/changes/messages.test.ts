import { describe, expect, test, vi } from 'vitest'
import { users } from '../../functions/domain/users/entity.ts'
import { removeChildrenOfUser } from '../../functions/lifecycle/removal/accounts.ts'
import { transactWrite } from '../../functions/store/store.ts'
import { newID } from '../../functions/values/ids.ts'
import { as, expectRefusal } from '../support/as.ts'
import { given } from '../support/given.ts'
import { openPage } from '../support/open-page.ts'
import { decide, mailsTo, register, scenario, subjectsTo, updateSettings } from './change-stream.ts'

describe('messages', () => {
  const ask = (user: { userID: string }, id: string) =>
    as(user).askOrganizer({ opportunityID: id, text: 'Is there parking?' })
  const email = (user: { userID: string }, id: string, status: string | null) =>
    as(user).emailRegistrants({
      opportunityID: id,
      status,
      subject: 'Rain plan',
      text: 'We play inside. See evil.example',
    })
  const linkIn = (text: string, path: string) => new URL(new RegExp(`https://\\S+${path}\\?[^\\s)]+`).exec(text)![0])
  const open = (method: string, link: URL, text = '') => openPage(link, { method, form: { text } })

  test('a question and its answers reach both sides without showing an email address', async () => {
    const { organizer, parent, opportunity } = await scenario()
    await ask(parent, opportunity.id)
    const [question, ...more] = await mailsTo(organizer)
    expect(more).toEqual([])
    expect(question!.subject).toMatch(/^Question about Fall/)
    expect(question!.text).toContain('Pat asks about')
    expect(question!.text).toContain('Is there parking?')

    const answer = linkIn(question!.text, '/p/reply')
    const page = (await open('GET', answer)).body
    expect(page).toContain('<blockquote>Is there parking?</blockquote>')
    expect(page).toContain('<textarea')
    const forged = new URL(answer)
    forged.searchParams.set('side', 'family')
    expect((await open('POST', forged, 'Hi')).statusCode).toBe(400)
    expect((await open('POST', answer, '  ')).statusCode).toBe(409)
    expect((await open('POST', answer, 'Yes, behind\0 field\u202e 2.')).statusCode).toBe(200)
    const [answered] = await mailsTo(parent)
    expect(answered!.subject).toMatch(/^Reply about Fall/)
    expect(answered!.text).toContain('Yes, behind field 2.')
    expect(answered!.text, 'the question is quoted').toContain('You wrote: “Is there parking?”')
    expect(answered!.text.indexOf('Reply: ')).toBeLessThan(answered!.text.indexOf('Report this message: '))
    expect((await open('GET', linkIn(answered!.text, '/p/reply'))).body).toContain('>Yes, behind field 2.</blockquote>')
    await open('POST', linkIn(answered!.text, '/p/reply'), 'Thank you!')
    const [thanks] = await mailsTo(organizer)
    expect(thanks!.text).toContain('Thank you!')
    for (const mail of [question, thanks]) expect(`${mail!.text}${mail!.html}`).not.toContain(parent.email)
    expect(`${answered!.text}${answered!.html}`).not.toContain(organizer.email)
  })

  test('a message to all registrants of a status is sent to each family separately', async () => {
    const { organizer, parent, opportunity, player } = await scenario({ capacity: 5 })
    const [other, waiting] = await given.users(2)
    for (const family of [parent, other, waiting]) {
      const playerID = family === parent ? player.id : (await given.player({ claimer: family })).id
      const id = await register(family, opportunity.id, playerID)
      if (family !== waiting) await decide(organizer, id, 'APPROVED')
    }
    await expectRefusal(email(organizer, opportunity.id, 'REJECTED'), 'CONFLICT')
    expect(await email(organizer, opportunity.id, 'APPROVED')).toBe(2)
    for (const family of [parent, other]) {
      const [email] = await mailsTo(family)
      expect(email!.subject).toBe('Rain plan')
      expect(email!.text).toContain('We play inside.')
      expect(email!.text).not.toContain('evil.example')
      for (const address of [parent, other, organizer].filter((it) => it !== family))
        expect(`${email!.to}${email!.text}`).not.toContain(address.email)
    }
    expect(await subjectsTo(waiting)).not.toContain('Rain plan')
    const chosen = { opportunityID: opportunity.id, registrationIDs: [`${opportunity.id}.${player.id}`] }
    const message = { subject: 'For one', text: 'Bring a glove.' }
    expect(await as(organizer).emailRegistrants({ ...chosen, ...message }), 'to the chosen only').toBe(1)
    expect((await mailsTo(parent))[0]!.subject).toBe('For one')
    expect(await subjectsTo(other)).not.toContain('For one')
    await updateSettings(other, { emailNotifications: false })
    expect(await email(organizer, opportunity.id, null), 'without a status to all').toBe(3)
    expect((await mailsTo(waiting))[0]!.subject).toBe('Rain plan')
    const inApp = await as(other).notifications({}, 'subject text messageAbout')
    expect(
      inApp.filter((it: { messageAbout: string | null }) => it.messageAbout),
      'with emails turned off, in the app',
    ).toEqual(
      Array(2).fill({ subject: 'Rain plan', text: 'We play inside. See evil.example', messageAbout: opportunity.id }),
    )
    expect(await subjectsTo(organizer)).not.toContain('Rain plan')
  })

  test('a question and a message to many that are sent again with the same idempotency key reach nobody twice', async () => {
    const { organizer, parent, opportunity, player } = await scenario()
    await register(parent, opportunity.id, player.id)
    const options = { idempotencyKey: newID() }
    const opportunityID = opportunity.id
    const asked = () => as(parent).askOrganizer({ opportunityID, text: 'Is there parking?' }, undefined, options)
    expect(await Promise.all([asked(), asked(), asked()])).toEqual([true, true, true])
    const message = { opportunityID, subject: 'Rain plan', text: 'We play inside.' }
    const emailed = () => as(organizer).emailRegistrants(message, undefined, options)
    expect(await Promise.all([emailed(), emailed(), emailed()])).toEqual([1, 1, 1])
    expect((await subjectsTo(organizer)).filter((it) => it.startsWith('Question'))).toHaveLength(1)
    expect((await subjectsTo(parent)).filter((it) => it === 'Rain plan')).toHaveLength(1)
    await expectRefusal(
      as(organizer).emailRegistrants({ ...message, status: 'APPROVED' }, undefined, options),
      'CONFLICT',
      'This Idempotency-Key belongs to another request.',
    )
  })

  test('messages go only to confirmed addresses with notifications on, and a recipient can report them', async () => {
    const { organizer, parent, opportunity } = await scenario()
    const unconfirmed = await given.user({ emailVerifiedAt: undefined })
    await expectRefusal(ask(unconfirmed, opportunity.id), 'FORBIDDEN')
    await expectRefusal(ask(organizer, opportunity.id), 'CONFLICT', 'You organize this opportunity')
    await ask(parent, opportunity.id)
    const [question] = await mailsTo(organizer)
    const report = linkIn(question!.text, '/p/report')
    const admin = { email: `admin-${newID()}@fungo.example` }
    vi.stubEnv('ADMIN_EMAIL', admin.email)
    await open('POST', report)
    await open('POST', report)
    vi.unstubAllEnvs()
    const [reported, ...more] = await mailsTo(admin)
    expect(more).toEqual([])
    expect(reported!.text).toContain('Is there parking?')
    expect(reported!.text).toContain(`/users/${parent.userID}`)
    // Using the link twice creates only one report.
    const reports = await as(await given.admin()).reports({ perPage: 1000 }, 'kind recordID reason')
    expect(reports.filter((it: { recordID: string }) => it.recordID === parent.userID)).toEqual([
      { kind: 'user', recordID: parent.userID, reason: expect.stringContaining('Is there parking?') },
    ])
    await updateSettings(organizer, { emailNotifications: false })
    await expectRefusal(ask(parent, opportunity.id), 'CONFLICT')
  })

  test('a message by an account that is blocked before it is sent reaches nobody, in the app either', async () => {
    const { organizer, parent, opportunity } = await scenario()
    await ask(parent, opportunity.id)
    await as(await given.admin()).blockUser({ id: parent.userID })
    expect(await mailsTo(organizer)).toEqual([])
    expect(await as(organizer).notifications({}, 'text')).toEqual([])
  })

  test('messages are deleted with the account of their author', async () => {
    const { organizer, parent, opportunity } = await scenario()
    await ask(parent, opportunity.id)
    const [question] = await mailsTo(organizer)
    const exportMyData = await as(parent).exportMyData()
    expect(JSON.stringify(exportMyData)).toContain('Is there parking?')
    await transactWrite([[users().delete({ userID: parent.userID })]])
    await removeChildrenOfUser(parent.userID)
    expect(await open('POST', linkIn(question!.text, '/p/reply'), 'Yes & no')).toMatchObject({
      statusCode: 409,
      body: expect.stringContaining('>Yes &amp; no</textarea>'),
    })
  })
})

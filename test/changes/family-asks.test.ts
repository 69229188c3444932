import { expect, test } from 'vitest'
import { as } from '../support/as.ts'
import { given } from '../support/given.ts'
import { answerPage, openPage } from '../support/open-page.ts'
import { inHours } from '../support/times.ts'
import { mailsTo, subjectsTo } from './change-stream.ts'

async function families(place: { city: string; state: string }, count: number) {
  return Promise.all(
    Array.from({ length: count }, async () => {
      const parent = await given.user({ name: 'Fay Family' })
      const home = { locationCity: place.city, state: place.state }
      await given.guestPlayer({ claimer: parent, name: 'Sam Slugger', ...home })
      return parent
    }),
  )
}
type Family = Awaited<ReturnType<typeof families>>[number]

async function asked(place: { city: string; state: string }, more: object = {}) {
  const coach = await given.clearedCoach({ name: 'Casey Coach' })
  const team = await given.team({ owner: coach })
  const { id, title } = await given.opportunity({
    creator: coach,
    teamID: team.id,
    type: 'GUEST_NEED',
    ...place,
    capacity: 1,
    startTime: inHours(5),
    neededBy: inHours(2),
    ...more,
  })
  await as(coach).setAskingFamilies({ opportunityID: id, isOn: true }, 'askedCount')
  return { coach, team, id, title }
}
const linkTo = async (family: Family) =>
  /https:\S+\/p\/ask\?\S+/.exec((await mailsTo(family)).find(({ subject }) => subject.startsWith('Can'))!.text)![0]
const say = async (family: Family, word: string) => answerPage(await linkTo(family), word)

test('asked families get public facts and a link, the first yes gets the spot, and the others are told at once', async () => {
  const place = { city: 'Fargo', state: 'ND' }
  const [one, two, three] = (await families(place, 3)) as [Family, Family, Family]
  const { coach, team, id, title } = await asked(place)
  const [mail, ...more] = await mailsTo(one)
  expect(more).toEqual([])
  expect(mail).toMatchObject({ subject: 'Can Sam S. play as a guest?' })
  expect(mail!.text).toContain('the first yes gets the spot')
  expect(mail!.text).toContain('Zilker Park, Fargo, ND')
  expect(mail!.text).toMatch(
    new RegExp(
      `Casey Coach asks for ${team.name}\\. The background check, which an admin confirmed, is valid since \\w+ \\d+, \\d{4}\\.`,
    ),
  )
  expect((await openPage(await linkTo(one))).body).toContain(`Casey Coach asks for ${team.name}.`)
  expect(await as(one).notifications({}, 'path')).toMatchObject([{ path: expect.stringMatching(/^\/p\/ask\?/) }])
  expect(await mailsTo(coach)).toEqual([])

  await say(three, 'no')
  expect(await mailsTo(coach)).toEqual([])
  expect((await say(one, 'yes')).statusCode).toBe(200)
  expect(await subjectsTo(two)).toEqual(['The spot is taken', 'Can Sam S. play as a guest?'])
  expect(await subjectsTo(three)).toEqual(['Can Sam S. play as a guest?'])
  expect((await subjectsTo(one))[0]).toBe(`Registration approved: ${title}`)
  const [taken, ...others] = await mailsTo(coach)
  expect(taken).toMatchObject({ subject: `Spot taken: ${title}` })
  expect(taken!.text).toContain('You asked, and Sam S. will play')
  expect(others).toEqual([])
  expect((await mailsTo(two))[0]!.text).toContain(`/opportunities/${id}`)
})

test('a yes with a waiver is emailed to both sides as held, and as taken after the signature', async () => {
  const place = { city: 'Reno', state: 'NV' }
  const [one] = (await families(place, 1)) as [Family]
  const { coach, id, title } = await asked(place, { waiverRequired: true })
  await say(one, 'yes')
  const [held] = await mailsTo(coach)
  expect(held).toMatchObject({ subject: `Spot held: ${title}` })
  const [sign] = await mailsTo(one)
  expect(sign).toMatchObject({ subject: `Sign the waiver: ${title}` })
  expect(sign!.text).toContain('https://fungo.example/profile')
  const { id: playerID } = (await as(one).claimedPlayers({}, 'id'))[0]
  await as(one).acceptRegistration({ registrationID: `${id}.${playerID}`, waiverSigned: true })
  expect((await subjectsTo(coach))[0]).toBe(`Spot taken: ${title}`)
  expect((await subjectsTo(one))[0]).toBe(`Registration approved: ${title}`)
})

test('families that have not answered are told when the organizer stops or cancels, and when an admin hides the need', async () => {
  const place = { city: 'Helena', state: 'MT' }
  const [one] = (await families(place, 1)) as [Family]
  const newest = async () => (await mailsTo(one))[0]!

  const stopped = await asked(place)
  await mailsTo(one)
  await as(stopped.coach).setAskingFamilies({ opportunityID: stopped.id, isOn: false }, 'isOn')
  expect(await newest()).toMatchObject({ subject: 'No answer needed' })
  expect((await newest()).text).toContain(`if Sam S. can play in "${stopped.title}"`)

  const canceled = await asked(place)
  await mailsTo(one)
  await as(canceled.coach).updateOpportunity({ id: canceled.id, input: { cancelled: true } })
  expect((await newest()).text).toContain(canceled.title)
  expect((await newest()).subject).toBe('No answer needed')

  const hidden = await asked(place)
  await mailsTo(one)
  await as(await given.admin()).hideRecord({ kind: 'opportunity', id: hidden.id, reason: 'Check' })
  expect((await newest()).text).toContain('if Sam S. can play. You')
  expect((await newest()).text).not.toContain(hidden.title)
})

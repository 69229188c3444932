import { expect, test } from 'vitest'
import { followUpOffer } from '../../functions/domain/roster-offers/service.ts'
import { scheduledWork } from '../../functions/domain/scheduled-work/entity.ts'
import { find } from '../../functions/store/store.ts'
import { as } from '../support/as.ts'
import { englishWords } from '../support/english-words.ts'
import { given } from '../support/given.ts'
import { answerPage, openPage } from '../support/open-page.ts'
import { inHours } from '../support/times.ts'
import { mailsTo } from './change-stream.ts'

type Mail = Awaited<ReturnType<typeof mailsTo>>[number]
const linkIn = ({ text }: Mail) => /https:\S+\/p\/roster\?\S+/.exec(text)![0]
async function answer(mail: Mail, word: 'yes' | 'no') {
  const version = /name="version" value="(\d+)"/.exec((await openPage(linkIn(mail))).body ?? '')![1]
  return answerPage(linkIn(mail), word, { version })
}

/** A coach whose team holds a tryout with five spots, and its approved families with the players' scores, the best first. */
async function tryoutOf(count: number, scored: number, name: string) {
  const coach = await given.user({ name: 'Olive' })
  const team = await given.team({ owner: coach, name, division: 'Open', ageGroup: '12U' })
  const title = 'Hawks tryout'
  const { id } = await given.opportunity({ creator: coach, teamID: team.id, title, capacity: 20 })
  await as(coach).setRosterSpots({ opportunityID: id, spots: [{ spots: 5 }] })
  const families = []
  for (let at = 0; at < count; at++) {
    const parent = await given.user({ name: `Parent ${at}` })
    const { id: player } = await given.player({ claimer: parent, name: `Kid${at} Sample` })
    const registered = await given.registration(parent, { opportunityID: id, playerID: player, approvedBy: coach })
    if (at < scored) {
      await as(coach).checkIn({ registrationID: registered.id, checkedInAt: new Date().toISOString() })
      await as(coach).saveEvaluation({
        opportunityID: id,
        playerID: player,
        score: Math.max(1, 5 - Math.floor(at / 2)),
      })
    }
    families.push({ parent, player })
  }
  const offer = (players: string[], more: object = {}) =>
    as(coach).offerRosterSpots(
      {
        opportunityID: id,
        input: {
          players: players.map((playerID) => ({ playerID })),
          divisionID: team.divisionID,
          season: '2027 Spring',
          priceCents: 150_000,
          replyBy: inHours(48),
          note: 'We liked his arm.',
          ...more,
        },
      },
      'rosterOffer { entryID }',
    )
  return { coach, team, id, families, offer }
}

test('an offer says the position, in the mail and on its page', async () => {
  const { families, offer } = await tryoutOf(1, 0, 'Catcher Hawks')
  const [{ parent, player: playerID }] = families as [(typeof families)[number]]
  await offer([], { players: [{ playerID, position: 'Catcher' }] })
  const [asked] = await mailsTo(parent)
  expect(asked!.text).toMatch(/Position:\s+Catcher/)
  expect((await openPage(linkIn(asked!))).body).toContain('12U Open, Catcher')
})

test('from a tryout to a roster: twelve register, eight are scored, five get an offer, two decline, and all spots are filled', async () => {
  const { coach, team, id, families, offer } = await tryoutOf(12, 8, 'Roster Hawks')
  const newest = async (at: number) => (await mailsTo(families[at]!.parent))[0]!
  await offer(families.slice(0, 5).map(({ player }) => player))
  const asked = await Promise.all([0, 1, 2, 3, 4].map(newest))
  for (const [at, mail] of asked.entries()) {
    expect(mail.subject).toBe(`A spot for Kid${at} S.: Roster Hawks`)
    for (const text of ['$1,500', '12U Open', 'We liked his arm.', 'Answer yes or no'])
      expect(mail.text).toContain(text)
    expect(mail.text).not.toContain('Sample')
  }
  await answer(asked[0]!, 'no')
  const [declined] = await mailsTo(coach)
  expect(declined!.subject).toBe('Kid0 S. declined the spot')
  expect(declined!.text).toContain('Next by score: Kid5 S.')
  expect(declined!.text).toContain(`/opportunities/${id}/manage-registrations?tab=offers`)
  await answer(asked[1]!, 'no')
  for (const at of [2, 3, 4]) {
    await answer(asked[at]!, 'yes')
    expect((await newest(at)).subject).toBe('Welcome to Roster Hawks')
    expect((await mailsTo(coach))[0]!.subject).toBe(`Kid${at} S. is on your roster`)
  }
  await offer([families[5]!.player, families[6]!.player])
  for (const at of [5, 6]) await answer(await newest(at), 'yes')
  const { players } = await as(coach).team({ id: team.id }, 'players { id }')
  expect(players.map((it) => it.id).sort()).toEqual([2, 3, 4, 5, 6].map((at) => families[at]!.player).sort())
  expect(await as(coach).opportunity({ id }, 'rosterSpots { left }')).toEqual({ rosterSpots: [{ left: 0 }] })

  expect(await as(coach).sendNotSelected({ opportunityID: id, note: 'Keep playing!' })).toBe(5)
  const kind = await newest(9)
  expect(kind.subject).toBe('After the tryout: Hawks tryout')
  for (const text of ['Thank you for registering Kid9 S.', 'this time', 'Keep playing!'])
    expect(kind.text).toContain(text)
  for (const at of [0, 2, 6]) expect((await newest(at)).subject).not.toMatch(/^After/)
})

test('a family is reminded a day before the end, both sides learn that the time has passed, and a withdrawal is told', async () => {
  const { coach, families, offer } = await tryoutOf(2, 0, 'Roster Owls')
  const [one, other] = families
  const [first] = await offer([one!.player])
  const [second] = await offer([other!.player])
  const id = first!.rosterOffer.entryID
  const followUp = async (hours: number) => {
    const work = await find(scheduledWork, { kind: 'roster-offer', recordID: id })
    await followUpOffer(work!, new Date(inHours(hours)))
  }
  await mailsTo(one!.parent)
  await followUp(25)
  const [reminder] = await mailsTo(one!.parent)
  expect(reminder!.subject).toBe('Please answer: a spot on Roster Owls')
  expect((await openPage(linkIn(reminder!))).body).toContain('Yes, join the team')
  await followUp(49)
  expect((await mailsTo(one!.parent))[0]!.text).toContain('The time to answer has passed')
  const [unanswered] = await mailsTo(coach)
  expect(unanswered!.subject).toBe('No answer: Kid0 S.')
  expect(unanswered!.text).toContain('Choose whom to offer it.')

  await mailsTo(other!.parent)
  await as(coach).removePlayerFromTeam({ teamHistoryID: second!.rosterOffer.entryID })
  expect((await mailsTo(other!.parent))[0]!.text).toContain('took back the offer')
})

test('each email about an offer to a family that reads Spanish is in Spanish', async () => {
  const { coach, families, offer, id } = await tryoutOf(2, 0, 'Roster Kites')
  const [one, other] = families
  for (const { parent } of families) await as(parent).updateUserSettings({ input: { locale: 'es' } })
  await offer([one!.player])
  const [asked] = await mailsTo(one!.parent)
  const page = await answer(asked!, 'yes')
  expect(page.body).toContain('está en el plantel de')
  await as(coach).sendNotSelected({ opportunityID: id })
  const mails = [asked!, (await mailsTo(one!.parent))[0]!, (await mailsTo(other!.parent))[0]!]
  const written = ['Kid0', 'Kid1', 'We liked his arm.', 'Roster Kites', 'Hawks tryout', 'Open', 'Parent']
  for (const { text } of mails) expect(englishWords(text, written)).toEqual([])
})

test('an offer for a tryout that an admin has hidden since is not mailed', async () => {
  const { id, families, offer } = await tryoutOf(1, 0, 'Hidden Hawks')
  const [{ parent, player }] = families as [(typeof families)[number]]
  await mailsTo(parent)
  await offer([player])
  await as(await given.admin()).hideRecord({ kind: 'opportunity', id, reason: 'Check' })
  expect((await mailsTo(parent)).filter(({ text }) => text.includes('/p/roster?'))).toEqual([])
})

import { expect, test } from 'vitest'
import { as } from '../support/as.ts'
import { given } from '../support/given.ts'
import { caughtUp } from './change-stream.ts'

const admin = await given.admin()
type Report = { id: string; recordID: string; cause: string }
const reportsOf = async (recordID: string): Promise<Report[]> => {
  await caughtUp()
  const all = await as(admin).reports(
    { perPage: 1000 },
    'id kind recordID cause reason reporter { id } reporterDismissed',
  )
  return all.filter((it: Report) => it.recordID === recordID)
}

const SLUR = 'faggots'
const found = (kind: string, recordID: string, reason = 'fag') => [
  expect.objectContaining({ kind, recordID, cause: 'words', reason, reporter: null }),
]

test.each<[string, (owner: Awaited<ReturnType<typeof given.user>>) => Promise<string>]>([
  ['team', async (owner) => (await given.team({ owner, name: `Austin ${SLUR} ${Date.now()}` })).id],
  ['team', async (owner) => (await given.team({ owner, description: `No ${SLUR}` })).id],
  [
    'team',
    async (owner) => {
      const { id } = await given.team({ owner })
      await as(owner).updateTeam({ id, input: { waiverText: `No ${SLUR}` } })
      return id
    },
  ],
  [
    'team',
    async (owner) => {
      const { id } = await given.team({ owner })
      const seasonCost = { cents: 0, includes: [], practicePlace: SLUR, hasPaymentPlan: false, hasFinancialAid: false }
      await as(owner).updateTeam({ id, input: { seasonCost } })
      return id
    },
  ],
  ['player', async (claimer) => (await given.player({ claimer, name: `Jordan ${SLUR}` })).id],
  ['event', async (creator) => (await given.event({ creator, name: `Classic ${SLUR}` })).id],
  ['event', async (creator) => (await given.event({ creator, description: `No ${SLUR}` })).id],
  ['event', async (creator) => (await given.event({ creator, organizer: SLUR })).id],
  ['event', async (creator) => (await given.event({ creator, paymentNote: `No ${SLUR}` })).id],
  ['opportunity', async (creator) => (await given.opportunity({ creator, title: `No ${SLUR}` })).id],
  ['opportunity', async (creator) => (await given.opportunity({ creator, description: `No ${SLUR}` })).id],
  ['opportunity', async (creator) => (await given.opportunity({ creator, whatToBring: `No ${SLUR}` })).id],
  [
    'user',
    async (user) => {
      await as(user).updateUser({ id: user.userID, input: { name: SLUR } })
      return user.userID
    },
  ],
])('a slur in a text of a %s is published and put before an admin', async (kind, write) => {
  const id = await write(await given.user())
  expect(await reportsOf(id)).toEqual(found(kind, id))
})

test('a record is reported again only for new words, and a dismissal counts against nobody', async () => {
  const owner = await given.user()
  const { id } = await given.team({ owner, description: `No ${SLUR}` })
  const [first] = await reportsOf(id)
  await as(owner).updateTeam({ id, input: { description: `No ${SLUR} at all` } })
  expect(await reportsOf(id)).toHaveLength(1)
  for (let i = 0; i < 2; i++)
    await as(admin)
      .resolveReport({ id: first!.id, action: 'dismiss' })
      .catch(() => {})
  await as(owner).updateTeam({ id, input: { description: `Really no ${SLUR}` } })
  expect(await reportsOf(id)).toEqual([])
  await as(owner).updateTeam({ id, input: { description: `No ${SLUR}, no pendejos` } })
  expect(await reportsOf(id)).toEqual([expect.objectContaining({ reason: 'pendejos', reporterDismissed: 0 })])
})

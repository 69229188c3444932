import { describe, expect, test } from 'vitest'
import { handler } from '../../functions/changes/handler.ts'
import { teams } from '../../functions/domain/teams/entity.ts'
import { teamRecord } from '../../functions/domain/teams/record.ts'
import type { UserItem } from '../../functions/domain/users/entity.ts'
import { writeRecord } from '../../functions/store/records/listed-record.ts'
import { find } from '../../functions/store/store.ts'
import { as, asAnonymous, expectRefusal } from '../support/as.ts'
import { beforeNextTransaction } from '../support/before-next-transaction.ts'
import { given } from '../support/given.ts'
import { openPage } from '../support/open-page.ts'
import { caughtUp, mailsTo, seen } from './change-stream.ts'

const PHOTO = 'data:image/gif;base64,R0lGODdhAQABAIAAAP///////ywAAAAAAQABAAACAkQBADs='
const QUEUE = 'id kind recordID recordName url uploadedBy { id } isShown labels'
type Waiting = { id: string; recordID: string; isShown: boolean; labels: string[] }

const admin = await given.admin()
const stranger = await given.user()

/** A team of the owner with a new logo. */
async function teamWithLogo(owner: UserItem) {
  const { id } = await given.team({ owner })
  await as(owner).updateTeam({ id, input: { logo: PHOTO } })
  await caughtUp()
  return id
}

/** Whether people without a tie see the logo: on the team's page, in lists, in its opportunities, and in previews. */
async function othersSee(id: string): Promise<boolean> {
  const seenBy = await Promise.all(
    [asAnonymous(), as(stranger)].map(async (viewer) => {
      const [{ team }, { teams }] = await Promise.all([
        viewer.send('query ($id: ID!) { team(id: $id) { logoURL } }', { id }),
        viewer.send('{ teams(perPage: 1000) { id logoURL } }'),
      ])
      return [team.logoURL !== null, teams.find((it: { id: string }) => it.id === id).logoURL !== null]
    }),
  )
  expect(new Set(seenBy.flat()).size, 'every list and page says the same').toBe(1)
  return seenBy.flat()[0]!
}

const queue = async (): Promise<Waiting[]> => as(admin).waitingPhotos({ perPage: 1000 }, QUEUE)
const waitingOf = async (recordID: string) => (await queue()).find((it) => it.recordID === recordID)
const logoOf = async (user: UserItem, id: string) => (await as(user).team({ id }, 'logoURL logoStatus')) as never

describe('a logo', () => {
  test('of an account without an approved picture is seen by people of the team and admins only, until an admin approves it', async () => {
    const [owner, contact, parent] = await given.users(3)
    const id = await teamWithLogo(owner)
    await given.teamContact(owner, { teamID: id, user: contact, role: 'coach' })
    const player = await given.player({ claimer: parent })
    await given.rosterEntry(owner, { teamID: id, playerID: player.id })
    for (const user of [owner, contact, parent, admin])
      expect(await logoOf(user, id)).toMatchObject({ logoURL: expect.stringContaining('/media/teams/') })
    expect(await logoOf(owner, id)).toMatchObject({ logoStatus: 'WAITS_FOR_REVIEW' })
    expect(await as(owner).send('{ teams(perPage: 1000) { id logoURL } }')).toMatchObject({
      teams: expect.arrayContaining([{ id, logoURL: expect.any(String) }]),
    })
    expect(await othersSee(id)).toBe(false)
    const crest = await openPage(`https://fungo.example/og/teams/${id}.png`)

    const before = await as(admin).adminQueues({}, 'waitingPhotos')
    expect(before.waitingPhotos).toBeGreaterThan(0)
    const waiting = (await waitingOf(id))!
    expect(waiting).toMatchObject({ kind: 'team', isShown: false, labels: [], uploadedBy: { id: owner.userID } })
    await as(admin).approvePhoto({ id: waiting.id })
    expect(await waitingOf(id)).toBeUndefined()
    expect((await as(admin).adminQueues({}, 'waitingPhotos')).waitingPhotos).toBe(before.waitingPhotos - 1)
    expect(await othersSee(id)).toBe(true)
    expect(await logoOf(owner, id)).toMatchObject({ logoStatus: 'SHOWN' })
    expect((await openPage(`https://fungo.example/og/teams/${id}.png`)).body).not.toBe(crest.body)
    await expectRefusal(as(admin).approvePhoto({ id: waiting.id }), 'NOT_FOUND', 'Photo not found')
  })

  test('of an account with an approved picture is shown at once and looked at afterwards; a rejection sends the account back', async () => {
    const owner = await given.user()
    const first = await teamWithLogo(owner)
    const second = await teamWithLogo(owner)
    expect([await othersSee(first), await othersSee(second)]).toEqual([false, false])
    await as(admin).approvePhoto({ id: (await waitingOf(first))!.id })
    expect(await othersSee(second), 'it waits, and is shown like later ones').toBe(true)
    const third = await teamWithLogo(owner)
    expect(await othersSee(third)).toBe(true)
    expect(await waitingOf(third)).toMatchObject({ isShown: true })

    const rejected = (await waitingOf(third))!
    await expectRefusal(
      as(admin).rejectPhoto({ id: rejected.id, reason: ' ' }),
      'BAD_USER_INPUT',
      'Please give a reason.',
    )
    await as(admin).rejectPhoto({ id: rejected.id, reason: 'This shows somebody else.' })
    expect(await logoOf(owner, third)).toEqual({ logoURL: null, logoStatus: null })
    expect(await othersSee(first), 'it was approved').toBe(true)
    expect(await othersSee(second), 'it was not').toBe(false)
    const next = await teamWithLogo(owner)
    expect(await othersSee(next)).toBe(false)
    const [notice] = await mailsTo(owner)
    expect(notice!.subject).toBe('Your logo was removed')
    expect(notice!.text).toContain('Reason: This shows somebody else.')
  })

  test('in which the provider found something is not shown, also of an account with an approved picture', async () => {
    const owner = await given.user()
    const [first, second] = [await teamWithLogo(owner), await teamWithLogo(owner)]
    await as(admin).approvePhoto({ id: (await waitingOf(first))!.id })
    const team = (await find(teams, { teamID: second }))!
    const photoReview = { ...team.photoReview!, isFlagged: true, labels: ['Violence'] }
    await writeRecord(teamRecord.replace(team, { photoReview }, { now: new Date() }))
    expect([await othersSee(first), await othersSee(second)]).toEqual([true, false])
    expect(await waitingOf(second)).toMatchObject({ isShown: false, labels: ['Violence'] })
  })

  test.each([
    ['approved', (id: string) => as(admin).approvePhoto({ id })],
    ['rejected', (id: string) => as(admin).rejectPhoto({ id, reason: 'This shows somebody else.' })],
  ])('is not %s in place of the one that an admin has looked at', async (_, decide) => {
    const owner = await given.user()
    const id = await teamWithLogo(owner)
    const seen = (await waitingOf(id))!.id
    beforeNextTransaction(() => as(owner).updateTeam({ id, input: { logo: PHOTO } }))
    await decide(seen)
    await caughtUp()
    expect((await waitingOf(id))!.id).not.toBe(seen)
    expect(await logoOf(owner, id)).toMatchObject({ logoURL: expect.any(String) })
  })

  test('waits in the queue only while the team has it', async () => {
    const owner = await given.user()
    const id = await teamWithLogo(owner)
    const replaced = (await waitingOf(id))!
    await as(owner).updateTeam({ id, input: { logo: PHOTO } })
    expect((await queue()).filter(({ recordID }) => recordID === id)).toEqual([])
    await caughtUp()
    const current = (await waitingOf(id))!
    expect(current.id).not.toBe(replaced.id)
    await expectRefusal(as(admin).approvePhoto({ id: replaced.id }), 'NOT_FOUND')
    await as(owner).deleteTeam({ id })
    await caughtUp()
    expect(await waitingOf(id)).toBeUndefined()
    await as(owner).restoreRecord({ kind: 'team', id })
    await caughtUp()
    expect(await waitingOf(id), 'it comes back with the team').toMatchObject({ id: current.id })
    // Changes are delivered again after a failure.
    await handler({ Records: seen })
    expect(await waitingOf(id)).toMatchObject({ id: current.id })
  })

  test('of an admin counts as approved', async () => {
    const { id } = await given.team({ owner: admin })
    await as(admin).updateTeam({ id, input: { logo: PHOTO } })
    expect(await othersSee(id)).toBe(true)
    await caughtUp()
    expect(await waitingOf(id)).toBeUndefined()
  })
})

test.each(['approve', 'reject'])('an admin can %s all waiting pictures of an account at once', async (decision) => {
  const [owner, other] = await given.users(2)
  const ids = [await teamWithLogo(owner), await teamWithLogo(owner)]
  const { id: player } = await given.player({ claimer: owner, photo: PHOTO })
  const foreign = await teamWithLogo(other)
  const { id } = (await waitingOf(ids[0]!))!
  if (decision === 'approve') await as(admin).approvePhoto({ id, ofAccount: true })
  else await as(admin).rejectPhoto({ id, ofAccount: true, reason: 'Not yours' })
  const waiting = (await queue()).map(({ recordID }) => recordID)
  for (const recordID of [...ids, player]) expect(waiting).not.toContain(recordID)
  expect(waiting).toContain(foreign)
  expect(await Promise.all(ids.map(othersSee))).toEqual([decision === 'approve', decision === 'approve'])
  const { photoURL } = await as(owner).player({ id: player }, 'photoURL')
  expect(photoURL !== null).toBe(decision === 'approve')
})

test('the photo of a player waits like a logo, also for those who would see it otherwise', async () => {
  const parent = await given.user()
  const { id } = await given.player({ claimer: parent, photo: PHOTO })
  await caughtUp()
  process.env.PUBLIC_PROFILES = 'full'
  try {
    const photoOf = async (user: UserItem) => (await as(user).player({ id }, 'photoURL')).photoURL
    expect(await photoOf(parent)).not.toBeNull()
    expect(await photoOf(stranger)).toBeNull()
    await as(admin).approvePhoto({ id: (await waitingOf(id))!.id })
    expect(await photoOf(stranger)).not.toBeNull()
  } finally {
    delete process.env.PUBLIC_PROFILES
  }
})

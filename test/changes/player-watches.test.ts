import { expect, test } from 'vitest'
import { as } from '../support/as.ts'
import { given } from '../support/given.ts'
import { caughtUp } from './change-stream.ts'

test("a family that creates or claims a player has a watch of what fits it, until the player is another family's or deleted", async () => {
  const [former, next, admin] = await Promise.all([given.user(), given.user(), given.admin()])
  const { id } = await given.player({
    claimer: former,
    name: 'Sam Slugger',
    locationCity: 'Austin',
    state: 'TX',
    guardianConsent: '2026-11',
  })
  const watched = async (user: { userID: string }) => {
    await caughtUp()
    return (await as(user).watches({}, 'name')).map(({ name }: { name: string }) => name)
  }
  const name = 'Opportunities that fit Sam S. within 75 miles of Austin'
  expect(await watched(former)).toEqual([name])
  const claimID = await given.approvedClaim(next, 'player', id)
  expect(await watched(former)).toEqual([])
  expect(await watched(next)).toEqual([name])
  await as(admin).reverseClaim({ claimID })
  expect(await watched(former)).toEqual([name])
  expect(await watched(next)).toEqual([])
  await as(former).deletePlayer({ id })
  expect(await watched(former)).toEqual([])
})

import { expect, test } from 'vitest'
import { as, asAnonymous, expectRefusal } from '../support/as.ts'
import { given } from '../support/given.ts'

const cost = (cents: number) => ({
  cents,
  includes: ['INSURANCE' as const],
  hasPaymentPlan: true,
  hasFinancialAid: false,
})

test('the cost of a season is shown with its date and kept in the audit log', async () => {
  const owner = await given.user()
  const { id } = await given.team({ owner })
  const fields = 'seasonCost { cents includes tournaments hasPaymentPlan hasFinancialAid asOf }'
  const update = (seasonCost: object) => as(owner).updateTeam({ id, input: { seasonCost } })
  await update({ ...cost(150_000), tournaments: 8 })
  const asOf = new Date().toISOString().slice(0, 10)
  expect((await asAnonymous().team({ id }, fields)).seasonCost).toEqual({ ...cost(150_000), tournaments: 8, asOf })
  const [entry] = await as(owner).auditLog({ kind: 'team', id }, 'changes { field }')
  expect(entry.changes).toEqual([{ field: 'seasonCost' }])
  for (const cents of [-1, 5_000_001]) await expectRefusal(update(cost(cents)), 'BAD_USER_INPUT')
})

test("'up to $1,000' hides a season of $1,500 in teams and opportunities, and keeps those that do not say last", async () => {
  const owner = await given.user()
  const [cheap, dear, silent] = await Promise.all([1, 2, 3].map(() => given.team({ owner })))
  const tryouts = new Map<string, string>()
  for (const { id: teamID } of [silent!, cheap!, dear!])
    tryouts.set(teamID, (await given.opportunity({ creator: owner, teamID })).id)
  await as(owner).updateTeam({ id: cheap!.id, input: { seasonCost: cost(100_000) } })
  await as(owner).updateTeam({ id: dear!.id, input: { seasonCost: cost(150_000) } })

  // The first test has a team too.
  const teamsUpTo = async (seasonUpTo: number, statedOnly = false) =>
    (await as(owner).teams({ seasonUpTo, statedOnly })).map(({ id }) => id).filter((id) => tryouts.has(id))
  expect(await teamsUpTo(1000)).toEqual([cheap!.id, silent!.id])
  expect(await teamsUpTo(1000, true)).toEqual([cheap!.id])
  expect(new Set(await teamsUpTo(1500, true))).toEqual(new Set([cheap!.id, dear!.id]))
  await expectRefusal(as(owner).teams({ seasonUpTo: 1234 }), 'BAD_USER_INPUT')

  const found = (await as(owner).opportunities({ seasonUpTo: 1000 })).map(({ id }) => id)
  expect(found).toEqual([tryouts.get(cheap!.id), tryouts.get(silent!.id)])

  const teamsFacets = await as(owner).teamsFacets({}, 'filter values { value count }')
  const ofSeason = teamsFacets.find(({ filter }) => filter === 'seasonUpTo')
  const count = ofSeason!.values.find(({ value }) => value === '1000')!.count
  expect(count).toBe(await as(owner).teamsCount({ seasonUpTo: 1000, statedOnly: true }))
})

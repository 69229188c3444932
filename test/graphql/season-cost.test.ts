import { expect, test } from 'vitest'
import { as, asAnonymous, expectRefusal } from '../support/as.ts'
import { given } from '../support/given.ts'

const cost = (cents: number) => ({
  cents,
  includes: ['INSURANCE' as const],
  hasPaymentPlan: true,
  hasFinancialAid: false,
})

test('the cost of a season is shown with its date, cleared by null, and kept in the audit log', async () => {
  const owner = await given.user()
  const { id } = await given.team({ owner })
  const fields = 'seasonCost { cents includes tournaments hasPaymentPlan hasFinancialAid asOf }'
  const shown = async () => (await asAnonymous().team({ id }, fields)).seasonCost
  expect(await shown()).toBeNull()

  await as(owner).updateTeam({ id, input: { seasonCost: { ...cost(150_000), tournaments: 8 } } })
  const asOf = new Date().toISOString().slice(0, 10)
  expect(await shown()).toEqual({ ...cost(150_000), tournaments: 8, asOf })

  await as(owner).updateTeam({ id, input: { seasonCost: null } })
  expect(await shown()).toBeNull()
  const entries = await as(owner).auditLog({ kind: 'team', id }, 'changes { field before after }')
  const changes = entries.flatMap((entry) => entry.changes)
  expect(changes.filter(({ field }) => field === 'seasonCost')).toHaveLength(2)
  await expectRefusal(as(owner).updateTeam({ id, input: { seasonCost: cost(-1) } }), 'BAD_USER_INPUT')
  await expectRefusal(as(owner).updateTeam({ id, input: { seasonCost: cost(5_000_001) } }), 'BAD_USER_INPUT')
})

test("'up to $1,000' hides a season of $1,500 in teams and opportunities, and keeps those that do not say last", async () => {
  const owner = await given.user()
  const [cheap, dear, silent] = await Promise.all([1, 2, 3].map(() => given.team({ owner })))
  const tryouts = new Map<string, string>()
  for (const team of [silent!, cheap!, dear!]) {
    const { id } = await given.opportunity({ creator: owner, teamID: team.id })
    tryouts.set(team.id, id)
  }
  await as(owner).updateTeam({ id: cheap!.id, input: { seasonCost: cost(100_000) } })
  await as(owner).updateTeam({ id: dear!.id, input: { seasonCost: cost(150_000) } })

  const own = new Set([cheap!.id, dear!.id, silent!.id])
  const teamsUpTo = async (seasonUpTo: number, statedOnly = false) =>
    (await as(owner).teams({ seasonUpTo, statedOnly, perPage: 1_000 }, 'id'))
      .map(({ id }) => id)
      .filter((id: string) => own.has(id))
  expect(await teamsUpTo(1000)).toEqual([cheap!.id, silent!.id])
  expect(await teamsUpTo(1000, true)).toEqual([cheap!.id])
  expect(new Set(await teamsUpTo(1500, true))).toEqual(new Set([cheap!.id, dear!.id]))
  await expectRefusal(as(owner).teams({ seasonUpTo: 1234 }), 'BAD_USER_INPUT')

  const ids = new Set(tryouts.values())
  const found = (await as(owner).opportunities({ seasonUpTo: 1000, perPage: 1_000 }, 'id'))
    .map(({ id }) => id)
    .filter((id: string) => ids.has(id))
  expect(found).toEqual([tryouts.get(cheap!.id), tryouts.get(silent!.id)])

  const teamsFacets = await as(owner).teamsFacets({}, 'filter values { value count }')
  const ofSeason = teamsFacets.find(({ filter }) => filter === 'seasonUpTo')
  const count = ofSeason!.values.find(({ value }) => value === '1000')!.count
  expect(count).toBe(await as(owner).teamsCount({ seasonUpTo: 1000, statedOnly: true }))
})

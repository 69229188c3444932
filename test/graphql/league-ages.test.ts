import { expect, test } from 'vitest'
import type { UserItem } from '../../functions/domain/users/entity.ts'
import { as, expectRefusal } from '../support/as.ts'
import { given } from '../support/given.ts'

const now = new Date('2026-11-28T12:00:00Z')
const FEBRUARY = '2027-02-13T10:00:00Z'
const WINDOWS = ['JAN_APR', 'MAY_AUG', 'SEP_DEC'] as const
type Born = { birthYear: number; birthWindow: (typeof WINDOWS)[number] }

const family = await given.user()
const players = new Map<string, Promise<string>>()
/** A player of the family who was born then. */
function bornIn(born: Born) {
  const key = Object.values(born).join(' ')
  const created = players.get(key) ?? given.player({ claimer: family, age: undefined, ...born }).then(({ id }) => id)
  players.set(key, created)
  return created
}

async function tryoutOf(owner: UserItem, body: { sport: string; ageRuleID?: string }, input: object = {}) {
  const { id: teamID } = await given.team({ owner, sport: body.sport })
  if (body.ageRuleID) await as(owner).updateTeam({ id: teamID, input: { ageRuleID: body.ageRuleID } })
  const dates = { startTime: FEBRUARY, title: `Tryout ${teamID}`, minAge: 12, maxAge: 12, ...input }
  const { data } = await as(owner).ask(
    'mutation ($input: CreateOpportunityInput!) { createOpportunity(input: $input) { id title } }',
    { input: { ...TRYOUT, teamID, ...dates } },
    { now },
  )
  return data!.createOpportunity as { id: string; title: string }
}
const TRYOUT = {
  type: 'TRYOUT',
  location: 'Zilker Park',
  city: 'Austin',
  state: 'TX',
  capacity: 50,
  feeCents: 0,
  visibility: 'PUBLIC',
}

const TOO = 'This opportunity is for players aged 12 to 12'

/** By whose rule players of these births are 12 in the season from August 2026 to July 2027: the last day of the oldest counts. */
const TWELVE: [rule: string, sport: string, windows: `${number} ${(typeof WINDOWS)[number]}`[]][] = [
  ['usssa-baseball', 'BASEBALL', ['2014 MAY_AUG', '2014 SEP_DEC', '2015 JAN_APR']],
  ['little-league-baseball', 'BASEBALL', ['2014 SEP_DEC', '2015 JAN_APR', '2015 MAY_AUG']],
  ['usssa-softball', 'SOFTBALL', ['2013 SEP_DEC', '2014 JAN_APR', '2014 MAY_AUG']],
  ['usa-softball', 'SOFTBALL', ['2013 SEP_DEC', '2014 JAN_APR', '2014 MAY_AUG']],
  ['pgf-softball', 'SOFTBALL', ['2013 SEP_DEC', '2014 JAN_APR', '2014 MAY_AUG']],
  ['ncs-softball', 'SOFTBALL', ['2013 SEP_DEC', '2014 JAN_APR', '2014 MAY_AUG']],
  ['triple-crown-softball', 'SOFTBALL', ['2013 SEP_DEC', '2014 JAN_APR', '2014 MAY_AUG']],
  ['little-league-softball', 'SOFTBALL', ['2014 JAN_APR', '2014 MAY_AUG', '2014 SEP_DEC']],
]
const births = [2013, 2014, 2015].flatMap((birthYear) => WINDOWS.map((birthWindow) => ({ birthYear, birthWindow })))

test.each(TWELVE)(
  'by the rule %s of a %s team, those who register and those who fit are 12 in the season',
  async (rule, sport, twelve) => {
    const owner = await given.user()
    const { id, title } = await tryoutOf(owner, { sport, ageRuleID: rule })
    for (const born of births) {
      const playerID = await bornIn(born)
      const fits = await as(family).opportunities({ search: title, fitsPlayer: playerID }, 'id', { now })
      const registering = as(family).registerForOpportunity({ input: { opportunityID: id, playerID } }, 'id', { now })
      const isTwelve = twelve.includes(`${born.birthYear} ${born.birthWindow}`)
      expect([born, fits.length]).toEqual([born, isTwelve ? 1 : 0])
      if (isTwelve) await registering
      else await expectRefusal(registering, 'BAD_USER_INPUT', TOO)
    }
    const read = await as(owner).opportunity({ id }, 'seasonYear ageRules { id } registrations { needsBirthdayCheck }')
    expect(read).toMatchObject({ seasonYear: 2027, ageRules: [{ id: rule }] })
    expect(read.registrations).toEqual(Array(3).fill({ needsBirthdayCheck: false }))
  },
)

test('without a body, a player who fits by one rule of the sport registers, and the organizer checks the birthday', async () => {
  const owner = await given.user()
  const { id } = await tryoutOf(owner, { sport: 'SOFTBALL' })
  const register = async (born: Born) =>
    as(family).registerForOpportunity(
      { input: { opportunityID: id, playerID: await bornIn(born) } },
      'needsBirthdayCheck leagueAges',
      { now },
    )
  // 12 by the rule of USA Softball, and 13 by that of Little League. Only the organizer sees it.
  expect(await register({ birthYear: 2013, birthWindow: 'SEP_DEC' })).toEqual({
    needsBirthdayCheck: false,
    leagueAges: [],
  })
  await register({ birthYear: 2014, birthWindow: 'JAN_APR' })
  await expectRefusal(register({ birthYear: 2013, birthWindow: 'MAY_AUG' }), 'BAD_USER_INPUT', TOO)
  const read = await as(owner).opportunityRegistrations({ opportunityID: id }, 'needsBirthdayCheck leagueAges', { now })
  const answers = read.map(
    ({ needsBirthdayCheck, leagueAges }: { needsBirthdayCheck: boolean; leagueAges: number[] }) =>
      [needsBirthdayCheck, ...leagueAges.sort()].join(' '),
  )
  expect(answers.sort()).toEqual(['false 12', 'true 12 13'])
})

test.each([
  ['2027-08-01T04:30:00Z', 2027],
  ['2027-08-01T06:00:00Z', 2028],
])('an opportunity in Austin at %s is in the season %i', async (startTime, seasonYear) => {
  const owner = await given.user()
  const { id } = await tryoutOf(owner, { sport: 'BASEBALL' }, { startTime })
  expect(await as(owner).opportunity({ id }, 'seasonYear ageRules { id }')).toEqual({
    seasonYear,
    ageRules: [{ id: 'usssa-baseball' }, { id: 'little-league-baseball' }],
  })
})

test('where only the age is known, it counts', async () => {
  const { id: opportunityID } = await tryoutOf(await given.user(), { sport: 'BASEBALL' })
  const [twelve, eleven] = await Promise.all([12, 11].map((age) => given.player({ claimer: family, age })))
  const register = (playerID: string) =>
    as(family).registerForOpportunity({ input: { opportunityID, playerID } }, 'status', { now })
  expect(await register(twelve!.id)).toEqual({ status: 'PENDING' })
  await expectRefusal(register(eleven!.id), 'BAD_USER_INPUT', TOO)
})

test('what fits a player follows from the shown age alone for others than the family', async () => {
  const { title } = await tryoutOf(await given.user(), { sport: 'BASEBALL' })
  // 11 until the end of 2026, and 12 by both rules in the season.
  const fitsPlayer = await bornIn({ birthYear: 2014, birthWindow: 'SEP_DEC' })
  const fitting = async (by: UserItem) =>
    (await as(by).opportunities({ search: title, fitsPlayer }, 'id', { now })).length
  expect([await fitting(family), await fitting(await given.user())]).toEqual([1, 0])
})

test('a team cannot play in an unknown body, and the rule of another sport does not count', async () => {
  const owner = await given.user()
  const { id } = await given.team({ owner, sport: 'BASEBALL' })
  const update = (ageRuleID: string | null) => as(owner).updateTeam({ id, input: { ageRuleID } }, 'ageRule { id }')
  await expectRefusal(update('mlb'), 'BAD_USER_INPUT', 'Choose one of the bodies of the list.')
  expect(await update('usssa-baseball')).toEqual({ ageRule: { id: 'usssa-baseball' } })
  expect(await update(null)).toEqual({ ageRule: null })
  const tryout = await tryoutOf(owner, { sport: 'BASEBALL', ageRuleID: 'pgf-softball' })
  const read = await as(owner).opportunity({ id: tryout.id }, 'ageRules { id }')
  expect(read.ageRules).toEqual([{ id: 'usssa-baseball' }, { id: 'little-league-baseball' }])
})

import { beforeAll, describe, expect, test } from 'vitest'
import { mergedIntoID } from '../../functions/domain/merges/entity.ts'
import { opportunities, teamOpportunities } from '../../functions/domain/opportunities/entity.ts'
import { players } from '../../functions/domain/players/entity.ts'
import { playerRegistrations, registrations } from '../../functions/domain/registrations/entity.ts'
import {
  isCurrent,
  playerHistory,
  playerRequests,
  rosterEntries,
  rosterRequests,
} from '../../functions/domain/roster/entity.ts'
import { entryKey } from '../../functions/domain/roster/entry-writes.ts'
import { isNamed } from '../../functions/domain/teams/divisions.ts'
import { teams } from '../../functions/domain/teams/entity.ts'
import { foldedTeamName } from '../../functions/domain/teams/validation.ts'
import type { UserItem } from '../../functions/domain/users/entity.ts'
import { propagateTeamHiding } from '../../functions/lifecycle/hiding/hiding.ts'
import { removeChildrenOfOpportunity } from '../../functions/lifecycle/removal/opportunities.ts'
import { removeChildrenOfPlayer } from '../../functions/lifecycle/removal/players.ts'
import { removeChildrenOfTeam } from '../../functions/lifecycle/removal/teams.ts'
import { tableName } from '../../functions/store/dynamo.ts'
import type { Key } from '../../functions/store/entity.ts'
import { queryPartition, transactInBatches } from '../../functions/store/store.ts'
import { idsIn, newID } from '../../functions/values/ids.ts'
import type { Calls } from '../../scripts/calls.ts'
import { allItems } from '../support/all-items.ts'
import { as, Refused } from '../support/as.ts'
import { given } from '../support/given.ts'
import { inDays } from '../support/times.ts'

const SPRING = '2026 Spring'
const FALL = '2026 Fall'
const tomorrow = inDays(1).slice(0, 10)

/** A team with a manager, two divisions, a roster, a request, an offer to transfer it, a tryout, and a duplicate. */
async function firstWorld() {
  const [owner, manager] = await Promise.all([given.user(), given.user()])
  const [parent, recipient, admin] = await Promise.all([given.user(), given.user(), given.admin()])
  // The copies of both teams need other names.
  const name = (it: UserItem) => `Ironwoods ${it.userID}`
  const place = { division: 'Majors', ageGroup: '12U' }
  const { id: team, divisionID: majors } = await given.team({ owner, name: name(owner), ...place })
  const { id: minors } = await as(owner).addDivision({ input: { teamID: team, ...place, division: 'Minors' } })
  const player = async (claimer: UserItem) => (await given.player({ claimer })).id
  await given.teamContact(owner, { teamID: team, user: manager, role: 'manager' })
  const [own, rostered] = [await player(owner), await player(owner)]
  const [kid, asked] = [await player(parent), await player(parent)]
  const { id: tryout } = await given.opportunity({ creator: owner, teamID: team })
  const { id: twin } = await given.team({ owner: admin, name: name(admin) })
  const { id: transfer } = await as(owner).transferTeam({ teamID: team, userID: recipient.userID })
  const { id: entry } = await given.rosterEntry(owner, { teamID: team, playerID: rostered, season: SPRING, ...place })
  const { id: registration } = await given.registration(parent, { opportunityID: tryout, playerID: kid })
  const ownRegistration = { opportunityID: tryout, playerID: rostered, approvedBy: owner }
  const { id: approved } = await given.registration(owner, ownRegistration)
  const input = { teamID: team, playerID: asked, season: SPRING, startDate: '2026-01-01', ...place }
  const { id: request } = await as(owner).addPlayerToTeam({ input })
  return {
    owner,
    manager,
    parent,
    recipient,
    admin,
    team,
    majors,
    minors,
    own,
    rostered,
    kid,
    asked,
    tryout,
    twin,
    transfer,
    entry,
    registration,
    approved,
    request,
  }
}
type World = Awaited<ReturnType<typeof firstWorld>>

let newWorld: () => Promise<World>
beforeAll(async () => {
  const world = await firstWorld()
  const isOfWorld = ({ pk }: Key) => !/^(audit|log|stat)/.test(pk)
  const template = JSON.stringify({ world, items: (await allItems<Key>()).filter(isOfWorld) })
  const ids = idsIn(template).sort()
  /** Copies the first one with new IDs: to create each through the API takes ten times as long as a round. */
  newWorld = async () => {
    const copies = new Map(ids.map((id) => [id, newID()]))
    for (const [id, copy] of copies) copies.set(foldedTeamName(id), foldedTeamName(copy))
    const text = template.replaceAll(new RegExp([...copies.keys()].join('|'), 'g'), (id) => copies.get(id)!)
    const copy = JSON.parse(text) as { world: World; items: Key[] }
    await transactInBatches(copy.items.map((Item) => [[{ params: () => ({ TableName: tableName(), Item }) }]]))
    return copy.world
  }
})

/** What is stored after the background work of deletions, merges, and hiding. */
async function settled(world: World) {
  const { team: teamID, twin, tryout, ...ids } = world
  for (const id of [teamID, twin]) {
    await removeChildrenOfTeam(id)
    await propagateTeamHiding(id, new Date())
  }
  const playerIDs = [ids.own, ids.rostered, ids.kid, ids.asked]
  for (const id of playerIDs) await removeChildrenOfPlayer(id)
  await removeChildrenOfOpportunity(tryout)
  const keptID = (await mergedIntoID('team', teamID)) ?? teamID
  const partition = await queryPartition(teams().get({ teamID: keptID }), true)
  const ofTryout = await queryPartition(opportunities().get({ opportunityID: tryout }), true)
  return {
    team: partition.of(teams)[0],
    entries: partition.of(rosterEntries),
    requests: partition.of(rosterRequests),
    tryouts: partition.of(teamOpportunities),
    tryout: ofTryout.of(opportunities)[0],
    registrations: ofTryout.of(registrations),
    rest: keptID === teamID ? [] : [...(await queryPartition(teams().get({ teamID }), true)).of(rosterEntries)],
  }
}
type Row = { teamHistoryID: string }
type Settled = Awaited<ReturnType<typeof settled>>

/** No row is without its parent or its copy, and no request waits for what is already there. */
async function expectWhole(
  { team, entries, requests, tryout, registrations: registered, rest }: Settled,
  world: World,
) {
  const now = new Date()
  expect(rest, 'a merged team keeps no roster').toEqual([])
  if (!team) expect([...entries, ...requests], 'a deleted team has no roster').toEqual([])
  const current = entries.filter((it) => isCurrent(it, now))
  const keys = [...current, ...requests].map((it) => entryKey(it).value)
  expect(keys, 'a player is on the roster of a season once, or waits for it').toEqual([...new Set(keys)])
  // Added rows name their division as text, which may be its name of a moment ago: entries can name divisions that the team does not have.
  const before = new Set([world.rostered, world.asked])
  for (const row of [...current, ...requests].filter(({ playerID }) => before.has(playerID)))
    expect(
      team?.divisions.some((it) => isNamed(row, it)),
      `the division of ${JSON.stringify(row)} exists`,
    ).toBe(true)

  const playerIDs = new Set([world.own, world.rostered, world.kid, world.asked, ...entries.map((it) => it.playerID)])
  const copies = { entries: [] as Row[], requests: [] as Row[], registrations: [] as string[] }
  for (const playerID of playerIDs) {
    const partition = await queryPartition(players().get({ playerID }), true)
    const rows = [...partition.of(playerHistory), ...partition.of(playerRequests), ...partition.of(playerRegistrations)]
    if (partition.of(players).length === 0) expect(rows, 'a deleted player has no rows').toEqual([])
    copies.entries.push(...partition.of(playerHistory))
    copies.requests.push(...partition.of(playerRequests))
    copies.registrations.push(...partition.of(playerRegistrations).map(() => playerID))
  }
  const byID = (a: Row, b: Row) => (a.teamHistoryID < b.teamHistoryID ? -1 : 1)
  expect(copies.entries.sort(byID), 'entries have equal copies').toEqual([...entries].sort(byID))
  expect(copies.requests.sort(byID), 'requests have equal copies').toEqual([...requests].sort(byID))
  expect(copies.registrations.sort()).toEqual(registered.map(({ playerID }) => playerID).sort())
  if (tryout)
    expect(tryout).toMatchObject({
      registrationCount: registered.length,
      approvedCount: registered.filter(({ status }) => status === 'APPROVED').length,
    })
  if (tryout?.teamID) {
    expect(tryout.teamID, 'the tryout belongs to a team that exists').toBe(team?.teamID)
    expect(Boolean(tryout.hidden), 'the tryout is hidden with its team').toBe(Boolean(team?.hidden))
  }
}

type Part = 'team' | 'division' | 'entry' | 'end' | 'request' | 'player' | 'registration' | 'tryout'
type Write = {
  call: keyof Calls<object>
  args(world: World, isOwner: boolean): object
  /** Who sends it, if not the owner or a manager. */
  by?: 'owner' | 'parent' | 'recipient' | 'admin'
  /** What it needs, and what it removes. */
  needs: Part[]
  removes?: Part[]
  /** What is stored if it succeeded and the other write did not remove what it needs. */
  keeps(after: Settled, world: World, isOwner: boolean): void
}

const rowsOf = ({ entries, requests }: Settled, playerID: string, season: string) =>
  [...entries, ...requests].filter((it) => it.playerID === playerID && it.season === season)
const registrationOf = ({ registrations: all }: Settled, playerID: string) => all.find((it) => it.playerID === playerID)

const settings = (isOwner: boolean) =>
  isOwner ? { description: 'Plays hard.' } : { websiteURL: 'https://ironwoods.example.com/' }
const details = (isOwner: boolean) => (isOwner ? { title: 'Open tryout' } : { location: 'Field 2' })
const springEntry = ({ entries }: Settled, { rostered }: World) =>
  entries.find((it) => it.playerID === rostered && it.season === SPRING)

const minors = { division: 'Minors', ageGroup: '12U' }
const added = (who: 'own' | 'kid'): Write => ({
  call: 'addPlayerToTeam',
  args: ({ team, ...ids }) => ({
    input: { ...minors, teamID: team, playerID: ids[who], startDate: '2026-01-01', season: SPRING },
  }),
  needs: ['team'],
  keeps: (after, ids) => expect(rowsOf(after, ids[who], SPRING)).toHaveLength(1),
})

const WRITES: Record<string, Write> = {
  "adding the owner's player": added('own'),
  "adding a family's player": added('kid'),
  'moving the roster to a season': {
    call: 'moveRosterToSeason',
    args: ({ team, entry, minors }) => ({ teamID: team, entryIDs: [entry], season: FALL, divisionID: minors }),
    needs: ['team', 'entry', 'player'],
    removes: ['end'],
    keeps: (after, { rostered }) => expect(rowsOf(after, rostered, FALL)).toHaveLength(1),
  },
  'importing a roster': {
    call: 'importRoster',
    args: ({ team, majors }) => ({
      teamID: team,
      divisionID: majors,
      season: SPRING,
      rows: ['Avery', 'Blake'].map((first) => ({ name: `${first} Of${team}` })),
    }),
    needs: ['team', 'division'],
    keeps: ({ entries }, { own, rostered, kid, asked }) =>
      expect(entries.filter(({ playerID }) => ![own, rostered, kid, asked].includes(playerID))).toHaveLength(2),
  },
  'giving a jersey number': {
    call: 'updatePlayerTeamHistory',
    args: ({ entry }, isOwner) => ({ id: entry, input: { jerseyNumber: isOwner ? '7' : '8' } }),
    needs: ['team', 'entry', 'player'],
    keeps: (after, world) => expect(['7', '8']).toContain(springEntry(after, world)?.jerseyNumber),
  },
  'changing the end of an entry': {
    call: 'updatePlayerTeamHistory',
    args: ({ entry }) => ({ id: entry, input: { endDate: tomorrow } }),
    needs: ['team', 'entry', 'end', 'player'],
    keeps: (after, world) => expect(springEntry(after, world)?.endDate).toBe(tomorrow),
  },
  'removing an entry': {
    call: 'removePlayerFromTeam',
    args: ({ entry }) => ({ teamHistoryID: entry }),
    needs: [],
    removes: ['entry'],
    keeps: (after, { rostered }) => expect(rowsOf(after, rostered, SPRING)).toEqual([]),
  },
  'accepting a request': {
    call: 'acceptRosterEntry',
    args: ({ request }) => ({ id: request }),
    by: 'parent',
    needs: ['team', 'request'],
    // After a transfer, the request waits for the new owner.
    keeps: (after, { asked }) => expect(rowsOf(after, asked, SPRING)).toHaveLength(1),
  },
  'withdrawing a request': {
    call: 'removePlayerFromTeam',
    args: ({ request }) => ({ teamHistoryID: request }),
    needs: [],
    removes: ['request'],
    keeps: ({ requests }, { asked }) => expect(requests.filter(({ playerID }) => playerID === asked)).toEqual([]),
  },
  'adding a division': {
    call: 'addDivision',
    args: ({ team }, isOwner) => ({ input: { teamID: team, division: isOwner ? 'Open' : 'Select', ageGroup: '10U' } }),
    needs: ['team'],
    keeps: ({ team }, _, isOwner) =>
      expect(team!.divisions.map((it) => it.division)).toContain(isOwner ? 'Open' : 'Select'),
  },
  'renaming a division': {
    call: 'updateDivision',
    args: ({ minors }, isOwner) => ({ id: minors, input: { division: isOwner ? 'Prep' : 'Elite', ageGroup: '12U' } }),
    needs: ['team', 'division'],
    keeps: ({ team }, { minors, twin }) =>
      team!.teamID === twin ||
      expect(['Prep', 'Elite']).toContain(team!.divisions.find(({ id }) => id === minors)?.division),
  },
  'deleting the division of the roster': {
    call: 'deleteDivision',
    args: ({ majors, minors }) => ({ id: majors, moveTo: minors }),
    needs: ['team'],
    removes: ['division'],
    keeps: ({ team }) => expect(team!.divisions.map((it) => it.division)).not.toContain('Majors'),
  },
  'deleting another division': {
    call: 'deleteDivision',
    args: ({ majors, minors }) => ({ id: minors, moveTo: majors }),
    needs: ['team'],
    removes: ['division'],
    keeps: ({ team }, { minors }) => expect(team!.divisions.map(({ id }) => id)).not.toContain(minors),
  },
  'changing the settings': {
    call: 'updateTeam',
    args: ({ team }, isOwner) => ({ id: team, input: settings(isOwner) }),
    needs: ['team'],
    keeps: ({ team }, _, isOwner) => expect(team).toMatchObject(settings(isOwner)),
  },
  'approving a registration': {
    call: 'approveRegistration',
    args: ({ registration }) => ({ registrationID: registration }),
    needs: ['tryout', 'registration'],
    keeps: (after, { kid }) => expect(registrationOf(after, kid)?.status).toBe('APPROVED'),
  },
  'recording a fee': {
    call: 'updateRegistration',
    args: ({ registration }) => ({ id: registration, input: { feePaidCents: 2500 } }),
    needs: ['tryout', 'registration'],
    keeps: (after, { kid }) => expect(registrationOf(after, kid)?.feePaidCents).toBe(2500),
  },
  'checking in': {
    call: 'checkIn',
    args: ({ approved }, isOwner) => ({
      registrationID: approved,
      checkedInAt: '2026-01-01T09:00:00Z',
      jerseyNumber: isOwner ? '7' : '8',
    }),
    needs: ['tryout', 'player'],
    keeps: (after, { rostered }) => expect(['7', '8']).toContain(registrationOf(after, rostered)?.jerseyNumber),
  },
  'withdrawing a registration': {
    call: 'withdrawRegistration',
    args: ({ registration }) => ({ registrationID: registration }),
    by: 'parent',
    needs: ['tryout'],
    removes: ['registration'],
    keeps: (after, { kid }) => expect(registrationOf(after, kid)).toBeUndefined(),
  },
  'changing the tryout': {
    call: 'updateOpportunity',
    args: ({ tryout }, isOwner) => ({ id: tryout, input: details(isOwner) }),
    needs: ['tryout'],
    keeps: ({ tryout }, _, isOwner) => expect(tryout).toMatchObject(details(isOwner)),
  },
  'deleting the tryout': {
    call: 'deleteOpportunity',
    args: ({ tryout }) => ({ id: tryout }),
    needs: [],
    removes: ['tryout'],
    keeps: ({ tryout }) => expect(tryout).toBeUndefined(),
  },
  'deleting a player': {
    call: 'deletePlayer',
    args: ({ rostered }) => ({ id: rostered }),
    by: 'owner',
    needs: [],
    removes: ['player'],
    keeps: (after, { rostered }) => expect(rowsOf(after, rostered, SPRING)).toEqual([]),
  },
  'hiding the team': {
    call: 'hideRecord',
    args: ({ team }) => ({ kind: 'team', id: team, reason: 'Not a team' }),
    by: 'admin',
    needs: ['team'],
    keeps: ({ team }) => expect(team!.hidden).toBeDefined(),
  },
  'merging the team into its duplicate': {
    call: 'mergeTeams',
    args: ({ team, twin }) => ({ fromID: team, intoID: twin }),
    by: 'admin',
    needs: ['team'],
    keeps: ({ team }, { twin }) => expect(team!.teamID).toBe(twin),
  },
  'merging the duplicate into the team': {
    call: 'mergeTeams',
    args: ({ team, twin }) => ({ fromID: twin, intoID: team }),
    by: 'admin',
    needs: ['team'],
    keeps: ({ team }, { twin }) => expect(team!.teamID).not.toBe(twin),
  },
  'deleting the team': {
    call: 'deleteTeam',
    args: ({ team }) => ({ id: team }),
    by: 'owner',
    needs: [],
    removes: ['team', 'entry', 'request', 'division'],
    keeps: ({ team }) => expect(team).toBeUndefined(),
  },
  'accepting the transfer of the team': {
    call: 'acceptTransfer',
    args: ({ transfer }) => ({ id: transfer }),
    by: 'recipient',
    needs: ['team'],
    keeps: ({ team }, { twin, recipient }) => team!.teamID === twin || expect(team!.claimedBy).toBe(recipient.userID),
  },
}

/** By default one pair in ten, once. */
const rounds = Number(process.env.PAIR_ROUNDS ?? 1)
const names = Object.keys(WRITES)
const pairs = names
  .flatMap((one, at) => names.slice(at).map((other): [string, string] => [one, other]))
  .filter((_, at) => process.env.PAIR_ROUNDS || at % 10 === 0)

/** Rounds that run at once. */
const AT_ONCE = 4

async function playRound([one, other]: [string, string], round: number) {
  const world = await newWorld()
  const [first, second] = [WRITES[one]!, WRITES[other]!]
  const sides = round % 2 ? (['manager', 'owner'] as const) : (['owner', 'manager'] as const)
  const sent = [first, second].map((write, side) => ({ write, by: write.by ?? sides[side]! }))
  const outcomes = await Promise.allSettled(
    sent.map(({ write, by }) => as(world[by])[write.call](write.args(world, by === 'owner'))),
  )
  const after = await settled(world)
  await expectWhole(after, world)
  for (const [side, outcome] of outcomes.entries()) {
    if (outcome.status === 'rejected') {
      expect(outcome.reason).toBeInstanceOf(Refused)
      expect(['CONFLICT', 'NOT_FOUND', 'FORBIDDEN'], outcome.reason.message).toContain(outcome.reason.code)
      continue
    }
    const { write, by } = sent[side]!
    const rival = outcomes[1 - side]!.status === 'fulfilled' ? sent[1 - side]!.write : null
    if (!write.needs.some((part) => rival?.removes?.includes(part))) write.keeps(after, world, by === 'owner')
  }
}

describe('at once with another write, no field is lost, no row loses its parent, and no request is stuck', () => {
  test.each(pairs)(`%s and %s (${rounds} rounds)`, { timeout: 10_000 + rounds * 10_000 }, async (...pair) => {
    for (let round = 0; round < rounds; round += AT_ONCE)
      await Promise.all(
        Array.from({ length: Math.min(AT_ONCE, rounds - round) }, (_, at) => playRound(pair, round + at)),
      )
  })
})

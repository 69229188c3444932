import { BatchWriteCommand } from '@aws-sdk/lib-dynamodb'
import { describe, expect, test } from 'vitest'
import { playerRecord } from '../../functions/domain/players/record.ts'
import { teams } from '../../functions/domain/teams/entity.ts'
import { teamRecord } from '../../functions/domain/teams/record.ts'
import { type UserItem, users } from '../../functions/domain/users/entity.ts'
import { auditing } from '../../functions/store/audit-log/audit-context.ts'
import { partitionOfActor } from '../../functions/store/audit-log/entry.ts'
import { client, tableName } from '../../functions/store/dynamo.ts'
import { recordWrites } from '../../functions/store/records/listed-record.ts'
import { transactWrite } from '../../functions/store/store.ts'
import { firstIDOf, newID } from '../../functions/values/ids.ts'
import { as, expectRefusal } from '../support/as.ts'
import { given } from '../support/given.ts'
import { inMinutes } from '../support/times.ts'

const ENTRY =
  'id at action actorID actor { id name } requestID kind recordID recordName changes { field before after isWithheld } named { id name }'
const logOf = (user: UserItem, filters: object) => as(user).auditLog(filters, ENTRY)
type Entry = Awaited<ReturnType<typeof logOf>>[number]
const actions = (entries: Entry[]) => entries.map(({ action }) => action)

const [admin, owner] = await Promise.all([given.admin(), given.user({ name: 'Casey Owner' })])

const update = (user: UserItem, id: string, input: object) => as(user).updateTeam({ id, input })

describe('the audit log', () => {
  test('records who changed which fields of a team, before and after, newest first', async () => {
    const { id, name } = await given.team({ owner, name: `Logged Larks ${newID()}` })
    await update(owner, id, { description: 'Saturday practice' })
    await update(admin, id, { description: 'Sunday practice', locationCity: 'Dallas' })

    const entries = await logOf(admin, { kind: 'team', id })
    expect(actions(entries)).toEqual(['updateTeam', 'updateTeam', 'createTeam'])
    expect(entries[0]).toMatchObject({
      actorID: admin.userID,
      recordName: name,
      requestID: expect.any(String),
      changes: [
        { field: 'description', before: 'Saturday practice', after: 'Sunday practice', isWithheld: false },
        { field: 'locationCity', before: 'Austin', after: 'Dallas', isWithheld: false },
      ],
    })
    expect(entries[1]!.actor).toMatchObject({ id: owner.userID, name: 'Casey Owner' })
    expect(entries[2]!.changes).toContainEqual({ field: 'name', before: null, after: name, isWithheld: false })
  })

  test('leaves out the counts of an opportunity', async () => {
    const { id } = await given.opportunity({ creator: owner })
    const [created] = await logOf(admin, { kind: 'opportunity', id })
    expect(created!.changes.map(({ field }) => field)).toContain('capacity')
    expect(created!.changes.filter(({ field }) => field.endsWith('Count'))).toEqual([])
  })

  test('a change is saved even if an emoji crosses the length limit of logged values', async () => {
    const { id } = await given.team({ owner })
    await update(owner, id, { description: `${'x'.repeat(499)}🥎 on Sundays` })
    const [entry] = await logOf(admin, { kind: 'team', id })
    expect(entry!.changes).toMatchObject([{ field: 'description', after: expect.stringMatching(/^x{499}…$/) }])
  })

  test('records nothing for a refused write or one that changes nothing', async () => {
    const { id } = await given.team({ owner })
    await update(owner, id, { locationCity: 'Austin' })
    await expectRefusal(update(await given.user(), id, { description: 'Mine' }), 'FORBIDDEN')
    expect(actions(await logOf(admin, { kind: 'team', id }))).toEqual(['createTeam'])
  })

  test('lists claims, contacts, and roster changes under the team, and claims for admins only', async () => {
    const team = await given.team({ owner: admin })
    const [coach, helper] = await Promise.all([given.user(), given.user({ name: 'Harper Helper' })])
    await as(coach).claimTeam({ teamID: team.id })
    await given.teamContact(coach, { teamID: team.id, user: helper })
    await as(coach).removeTeamContact({ teamID: team.id, userID: helper.userID })
    const player = await given.player({ claimer: coach })
    const entry = await given.rosterEntry(coach, { teamID: team.id, playerID: player.id })
    await as(coach).removePlayerFromTeam({ teamHistoryID: entry.id })

    const read = actions(await logOf(coach, { kind: 'team', id: team.id }))
    expect(read).toEqual([
      ...['removePlayerFromTeam', 'addPlayerToTeam', 'removeTeamContact', 'acceptContact', 'addTeamContact'],
      ...['claimTeam', 'createTeam'],
    ])
    const all = await logOf(admin, { kind: 'team', id: team.id })
    expect(actions(all), 'one entry per action').toEqual(read)
    const ofClaim = (log: Entry[]) =>
      log.flatMap(({ changes }) => changes).filter(({ field }) => /^claim\./.test(field))
    expect(ofClaim(all).length).toBeGreaterThan(0)
    expect(ofClaim(await logOf(coach, { kind: 'team', id: team.id }))).toEqual([])
    const named = (wanted: string) => all.find(({ action }) => action === wanted)!.named
    expect(named('addPlayerToTeam')).toContainEqual({ id: player.id, name: player.name })
    expect(named('removeTeamContact')).toEqual([{ id: helper.userID, name: 'Harper Helper' }])
    const removal = { field: 'contact.userID', before: helper.userID, after: null }
    expect(all.flatMap(({ changes }) => changes)).toContainEqual(expect.objectContaining(removal))
    expect((await logOf(coach, { kind: 'team', id: team.id })).flatMap(({ named }) => named)).toEqual([])
    expect(actions(await logOf(coach, { kind: 'player', id: player.id }))).toContain('addPlayerToTeam')
  })

  test('records only the names of changed fields of a player, and nothing of a deleted profile', async () => {
    const secret = { name: 'Jordan Secret', age: 11, locationCity: 'Waco', state: 'TX' }
    const player = await given.player({ claimer: owner, ...secret })
    await as(owner).updatePlayer({ id: player.id, input: { name: 'Sam Hidden', age: 12 } })
    await as(owner).deletePlayer(player)

    const entries = await logOf(admin, { kind: 'player', id: player.id })
    expect(actions(entries)).toEqual(['deletePlayer', 'updatePlayer', 'createPlayer'])
    expect(entries[1]!.changes).toEqual([
      { field: 'age', before: null, after: null, isWithheld: true },
      { field: 'name', before: null, after: null, isWithheld: true },
    ])
    expect(JSON.stringify(entries)).not.toMatch(/Jordan|Secret|Sam|Hidden|Waco/)
  })

  test('records roles and blocks of accounts with values, and names and addresses without', async () => {
    const user = await given.user({ name: 'Quinn Private' })
    await as(admin).updateUser({ id: user.userID, input: { role: 'coach', name: 'Quinn Hushed' } })

    const [entry] = await logOf(user, { kind: 'user', id: user.userID })
    expect(entry).toMatchObject({ action: 'updateUser', actorID: admin.userID, requestID: null })
    expect(entry!.changes).toEqual([
      { field: 'name', before: null, after: null, isWithheld: true },
      { field: 'role', before: 'user', after: 'coach', isWithheld: false },
    ])
  })

  test('is filtered by actor, kind and time, page by page', async () => {
    const actor = await given.user()
    const { id } = await given.team({ owner: actor })
    for (const description of ['one', 'two', 'three']) await update(actor, id, { description })
    await given.event({ creator: actor })

    const filter = { actorID: actor.userID }
    expect(actions(await logOf(admin, filter))).toEqual(['createEvent', ...Array(3).fill('updateTeam'), 'createTeam'])
    expect(actions(await logOf(admin, { ...filter, kind: 'event' }))).toEqual(['createEvent'])
    const first = await logOf(admin, { ...filter, page: 1, perPage: 2 })
    const second = await logOf(admin, { ...filter, page: 2, perPage: 2 })
    expect(new Set([...first, ...second].map((it) => it.id))).toHaveProperty('size', 4)
    expect(await logOf(admin, { ...filter, to: '2026-01-01T00:00:00Z' })).toEqual([])
    expect(await logOf(admin, { ...filter, from: inMinutes(1) })).toEqual([])
    expect(await logOf(admin, { ...filter, from: '2026-02-01T00:00:00Z', to: '2026-01-01T00:00:00Z' })).toEqual([])
    const everything = await logOf(admin, { perPage: 1000 })
    expect(everything.filter((it) => it.actorID === actor.userID)).toHaveLength(5)
  })

  test('shows owners their own records only, and provisional owners nothing from before the claim', async () => {
    const { id } = await given.team({ owner })
    await expectRefusal(logOf(await given.user(), { kind: 'team', id }), 'FORBIDDEN')
    await expectRefusal(logOf(owner, { kind: 'team' }), 'FORBIDDEN', 'Only an admin can do that.')
    await expectRefusal(logOf(owner, { actorID: owner.userID }), 'FORBIDDEN', 'Only an admin can do that.')
    await expectRefusal(logOf(owner, { kind: 'user', id: admin.userID }), 'FORBIDDEN')

    const before = new Date(Date.now() - 60_000)
    const { id: teamID } = await auditing({ action: 'import', now: before }, () => given.importedTeam())
    const { id: event } = await given.event({ creator: admin, teamID })
    await new Promise((resolve) => setTimeout(resolve, 5))
    const claimer = await given.user()
    await as(claimer).claimTeam({ teamID })
    await as(claimer).updateEvent({ id: event, input: { location: 'Field 4' } })
    expect(actions(await logOf(claimer, { kind: 'event', id: event }))).toEqual(['updateEvent'])
    expect(actions(await logOf(claimer, { kind: 'team', id: teamID }))).toEqual(['claimTeam'])
    expect(actions(await logOf(admin, { kind: 'team', id: teamID }))).toContain('import')
  })

  test('shows each record to those who manage it, and lists of records only to admins', async () => {
    const stranger = await given.user()
    const own = {
      team: (await given.team({ owner })).id,
      player: (await given.player({ claimer: owner })).id,
      event: (await given.event({ creator: owner })).id,
      opportunity: (await given.opportunity({ creator: owner })).id,
      user: owner.userID,
    }
    for (const [kind, id] of Object.entries(own)) {
      for (const reader of [owner, admin]) await logOf(reader, { kind, id })
      await expectRefusal(logOf(stranger, { kind, id }), 'FORBIDDEN')
      await expectRefusal(logOf(owner, { kind }), 'FORBIDDEN', 'Only an admin can do that.')
    }
    await expectRefusal(logOf(owner, { kind: 'season', id: owner.userID }), 'FORBIDDEN', 'Only an admin can do that.')
  })

  test('has an entry an hour for each record of children and safety that an admin reads', async () => {
    const [reader, family] = await given.users(2)
    const { id: own } = await given.player({ claimer: reader })
    await users().patch({ userID: reader.userID }).set({ role: 'admin' }).go()
    const { id: player } = await given.player({ claimer: family })
    const { id: opportunity } = await given.opportunity()
    const { id: registered } = await given.player({ claimer: family })
    await given.registration(family, { opportunityID: opportunity, playerID: registered })
    const { id: onlyNames } = await given.opportunity()
    await given.registration(family, {
      opportunityID: onlyNames,
      playerID: (await given.player({ claimer: family })).id,
    })
    await as(family).updateSafetyRecords({ input: { backgroundCheckedOn: '2026-01-15' } })
    const now = new Date(Date.now() - 3_600_000)
    const readAll = async (by: UserItem, at: Date) => {
      for (const id of [player, player, own]) await as(by).player({ id }, 'name', { now: at })
      await as(by).opportunityRegistrations({ opportunityID: opportunity }, 'player { birthYear }', { now: at })
      await as(by).opportunity({ id: opportunity }, 'registrations { id }', { now: at })
      await as(by).opportunityRegistrations({ opportunityID: onlyNames }, 'player { name }', { now: at })
      await as(by).user({ id: family.userID }, 'safetyRecords { kind }', { now: at })
    }
    await readAll(reader, now)
    const logged = async () =>
      (await logOf(admin, { actorID: reader.userID }))
        .filter(({ action }) => action.startsWith('read'))
        .map(({ action, recordID }) => `${action} ${recordID}`)
        .sort()
    const profiles = [player, registered].sort().map((id) => `readProfile ${id}`)
    const registrations = [opportunity, onlyNames].sort().map((id) => `readRegistrations ${id}`)
    const once = [...profiles, ...registrations, `readSafetyRecords ${family.userID}`]
    expect(await logged()).toEqual(once)
    expect(await logOf(family, { kind: 'player', id: player })).toContainEqual(
      expect.objectContaining({ action: 'readProfile', actorID: reader.userID, changes: [] }),
    )
    await readAll(reader, new Date(now.getTime() + 3_600_000))
    expect(await logged()).toEqual([...once, ...once].sort())

    await as(await given.user()).player({ id: player }, 'name')
    const OF_PLAYER = { kind: 'player', id: player }
    expect(actions(await logOf(admin, OF_PLAYER)).filter((action) => action === 'readProfile')).toHaveLength(2)
  })

  test('has one entry for all that an admin reads in one request, which names the records', async () => {
    const reader = await given.admin()
    const family = await given.user()
    const word = `Qaudit${newID().slice(-6).replace(/\d/g, 'q')}`
    const { id: own } = await given.player({ claimer: family, name: `${word} Own` })
    const ids = await Promise.all(
      Array.from({ length: 110 }, async (_, i) => {
        const player = { playerID: newID(), name: `${word} Kid${i}`, birthYear: 2014, birthWindow: 'MAY_AUG' as const }
        await transactWrite(recordWrites(playerRecord.create(player, { now: new Date() })))
        return player.playerID
      }),
    )
    const FIELDS = 'action kind recordID recordName changes { field after } named { id }'
    const entries = () => as(admin).auditLog({ actorID: reader.userID }, FIELDS)
    const named = [own, ...ids].sort()
    for (const fields of ['id name', 'id name birthYear registrations { id }']) {
      const list = () => as(reader).players({ search: word, perPage: 200 }, fields)
      expect(await list()).toHaveLength(111)
      await list()
    }
    const [entry, ...more] = await entries()
    // Only once an hour.
    expect(more).toEqual([])
    expect(entry).toMatchObject({ action: 'readProfile', kind: 'player', recordID: null, recordName: null })
    expect(entry!.changes.map(({ field }) => field)).toEqual(['playerID'])
    expect(entry!.changes[0]!.after!.split(', ').sort()).toEqual(named)
    expect(entry!.named).toHaveLength(50)
    expect((await as(admin).auditLog({ kind: 'player' }, 'recordID actorID')).slice(0, 3)).toContainEqual({
      recordID: null,
      actorID: reader.userID,
    })
    // No names were read.
    await as(reader).players({ search: word, perPage: 200, page: 1 }, 'id age')
    expect(await entries()).toHaveLength(1)
    // The family is not told which other children were read.
    expect(await logOf(family, { kind: 'player', id: own })).not.toContainEqual(
      expect.objectContaining({ action: 'readProfile' }),
    )
  })

  test('has no entry for a change whose transaction failed', async () => {
    const { id } = await given.team({ owner })
    const { data: read } = await teams().get({ teamID: id }).go({ consistent: true })
    const stale = { ...read!, version: read!.version - 1 }
    const change = teamRecord.replace(stale, { description: 'lost race' }, { now: new Date() })
    const lost = auditing({ action: 'lost', now: new Date() }, () => transactWrite(recordWrites(change)))
    await expect(lost).rejects.toThrow('changed meanwhile')
    expect(actions(await logOf(admin, { kind: 'team', id }))).not.toContain('lost')
  })

  test('is written after the transaction if the transaction has no room for its entries', async () => {
    const removals = Array.from({ length: 25 }, (_, i) =>
      playerRecord.create({ playerID: newID(), name: `Crowd ${i}`, createdBy: owner.userID }, { now: new Date() }),
    )
    await auditing({ action: 'crowd', now: new Date() }, () => transactWrite(recordWrites(...removals)))
    expect(actions(await logOf(admin, { kind: 'player', id: removals[24]!.item.playerID }))).toEqual(['crowd'])
  })
})

test('an audit log query that matches few entries of a user stops and says how far back it looked', async () => {
  const actorID = newID()
  const month = new Date(Date.now() - 300 * 86_400_000)
  const day = (date: number, hours = 12) => new Date(Date.UTC(month.getUTCFullYear(), month.getUTCMonth(), date, hours))
  const entry = (at: Date, position: number, kind: string) => {
    const entryID = firstIDOf(at.getTime() + position)
    return {
      pk: partitionOfActor(actorID),
      sk: entryID,
      entryID,
      at: at.toISOString(),
      action: 'updateTeam',
      actorID,
      kind,
      recordID: newID(),
      changes: [],
      expiresAt: Math.floor(Date.now() / 1000) + 86_400,
    }
  }
  const items = [
    entry(day(20), 0, 'season'),
    ...Array.from({ length: 2_001 }, (_, at) => entry(day(10), at, 'team')),
    entry(day(5), 0, 'season'),
  ]
  for (let at = 0; at < items.length; at += 25) {
    const puts = items.slice(at, at + 25).map((Item) => ({ PutRequest: { Item } }))
    await client.send(new BatchWriteCommand({ RequestItems: { [tableName()]: puts } }))
  }
  const asked = { actorID, kind: 'season', from: day(1).toISOString(), to: day(25).toISOString() }
  const inWords = (date: Date) => date.toLocaleDateString('en-US', { dateStyle: 'medium', timeZone: 'UTC' })
  await expectRefusal(
    logOf(admin, asked),
    'BAD_USER_INPUT',
    `Looked back to ${inWords(day(10))} and found 1 entry. Choose From ${inWords(day(10))} to see them, To ${inWords(day(9))} to look further, or a record.`,
  )
  expect(await logOf(admin, { ...asked, from: day(10, 0).toISOString() })).toHaveLength(1)
  expect(await logOf(admin, { ...asked, to: day(10, 0).toISOString() })).toHaveLength(1)
  // A single day with that many entries is read whole.
  const alone = { ...asked, from: day(10, 0).toISOString(), to: day(11, 0).toISOString() }
  expect(await logOf(admin, alone)).toEqual([])
  // Without the filter, all pages can be read.
  expect(await logOf(admin, { ...asked, kind: null, page: 3, perPage: 1_000 })).toHaveLength(3)
})

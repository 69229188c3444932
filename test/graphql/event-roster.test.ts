import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { entries } from '../../functions/domain/entries/entity.ts'
import { leaveEventRosters, restoredToRoster } from '../../functions/domain/entries/roster.ts'
import { readDivision } from '../../functions/domain/entries/spots.ts'
import { events } from '../../functions/domain/events/entity.ts'
import { players } from '../../functions/domain/players/entity.ts'
import { type UserItem, users } from '../../functions/domain/users/entity.ts'
import { moveChildrenOfPlayer } from '../../functions/lifecycle/merge/move-player.ts'
import { removeChildrenOfEvent } from '../../functions/lifecycle/removal/events.ts'
import { removeChildrenOfPlayer } from '../../functions/lifecycle/removal/players.ts'
import { removeChildrenOfTeam } from '../../functions/lifecycle/removal/teams.ts'
import { transactWrite, VersionConflict } from '../../functions/store/store.ts'
import { seasonOfDay } from '../../functions/values/league-age.ts'
import { allItems } from '../support/all-items.ts'
import { as, asAnonymous, expectRefusal } from '../support/as.ts'
import { beforeNextTransaction } from '../support/before-next-transaction.ts'
import { given } from '../support/given.ts'
import { inHours } from '../support/times.ts'

const director = await given.user()
const SEASON = seasonOfDay(inHours(60 * 24).slice(0, 10))

/** A tournament of the director in 60 days, with one 12U division. */
async function tournament(more: object = {}) {
  const input = {
    ...{ name: 'Lone Star Cup', date: inHours(60 * 24), location: 'Field 1', city: 'Austin', state: 'TX' },
    eventType: 'Tournament',
    divisions: [{ ageGroup: '12U', division: 'AA', max: 4 }],
    ...more,
  }
  const { id, divisions } = await as(director).createEvent({ input }, 'id divisions { id }')
  return { eventID: id, divisionID: divisions[0]!.id! }
}

type Place = Awaited<ReturnType<typeof tournament>>

/** A team that the director accepted. */
async function enteredTeam(place: Place) {
  const coach = await given.user()
  const teamID = (await given.team({ owner: coach })).id
  const { id } = await as(coach).enterTeam({ input: { ...place, teamID } }, 'id')
  await as(director).decideEntry({ id, decision: 'ACCEPTED' })
  return { coach, teamID, id }
}

type Side = Awaited<ReturnType<typeof enteredTeam>>

async function playerOf({ coach, teamID }: Side, more: object = {}, jerseyNumber?: string, claimer?: UserItem) {
  const { id } = await given.player({ claimer: claimer ?? (await given.user()), ...more })
  await given.rosterEntry(coach, { teamID, playerID: id, ...(jerseyNumber && { jerseyNumber }) })
  return id
}

const PLAYER = 'id name jerseyNumber fit isOnTeam isOnOtherTeam'
const choose = ({ coach, id }: Side, playerIDs: string[]) =>
  as(coach).chooseEventRoster({ id, playerIDs }, `roster { ${PLAYER} }`)
const seenBy = async (user: UserItem | null, { eventID }: Place) =>
  (await (user ? as(user) : asAnonymous()).event({ id: eventID }, `entries { roster { ${PLAYER} } }`))!.entries[0]!
    .roster
const stored = async (place: Place) => (await readDivision(place)).all.map(({ roster }) => roster)

const FROZEN = 'The rosters of this event are frozen. Ask its organizer to change the time.'
const NOT_ON_TEAM = 'A player whom you chose is not on the roster of the team.'

test('the organizer sees number, first name and initial, and whether the age fits, of those the team chose', async () => {
  const place = await tournament()
  const side = await enteredTeam(place)
  const fits = await playerOf(side, { name: 'Jordan Smith', birthYear: SEASON - 10, birthWindow: 'MAY_AUG' }, '7')
  const tooOld = await playerOf(side, { name: 'Sam Older', birthYear: SEASON - 16, birthWindow: 'MAY_AUG' }, '12')
  const doubtful = await playerOf(side, { name: 'Pat Doubtful', birthYear: SEASON - 13, birthWindow: 'MAY_AUG' }, '3')
  const unknown = await playerOf(side, { name: 'Robin Unknown', age: undefined }, '21')
  const ofAge = await playerOf(side, { name: 'Toni Younger', age: 8 }, '30')
  await choose(side, [fits, tooOld, doubtful, unknown, ofAge])
  const line = { isOnTeam: true, isOnOtherTeam: false }
  expect(await seenBy(director, place)).toEqual([
    { ...line, id: doubtful, name: 'Pat D.', jerseyNumber: '3', fit: 'CHECK_BIRTHDAY' },
    { ...line, id: fits, name: 'Jordan S.', jerseyNumber: '7', fit: 'FITS' },
    { ...line, id: tooOld, name: 'Sam O.', jerseyNumber: '12', fit: 'TOO_OLD' },
    { ...line, id: unknown, name: 'Robin U.', jerseyNumber: '21', fit: 'UNKNOWN' },
    { ...line, id: ofAge, name: 'Toni Y.', jerseyNumber: '30', fit: 'FITS' },
  ])
  expect((await seenBy(side.coach, place))![1]!.name).toBe('Jordan Smith')
  for (const other of [null, await given.user()]) expect(await seenBy(other, place)).toBeNull()
})

test('the organizer finds a team-only player that the team chose, and no other players of its roster', async () => {
  const place = await tournament()
  const side = await enteredTeam(place)
  const family = await given.user()
  const chosen = await playerOf(side, { name: 'Casey Hidden' }, '1', family)
  await as(family).updatePlayer({ id: chosen, input: { visibility: 'TEAM_ONLY' } })
  await playerOf(side, { name: 'Drew Benched' })
  await choose(side, [chosen])
  expect(await seenBy(director, place)).toMatchObject([{ id: chosen, name: 'Casey H.' }])
  await users().patch({ userID: director.userID }).remove(['emailVerifiedAt']).go()
  expect(await seenBy(director, place), 'without a confirmed address').toEqual([])
  await users().patch({ userID: director.userID }).set({ emailVerifiedAt: director.emailVerifiedAt! }).go()
  const choices = async (user: UserItem) =>
    (await as(user).event({ id: place.eventID }, 'entries { rosterChoices { name } }'))!.entries[0]!.rosterChoices
  expect(await choices(director)).toBeNull()
  expect(await choices(side.coach)).toEqual([{ name: 'Casey Hidden' }, { name: 'Drew Benched' }])
})

/** A player who registered for a guest need of the team, for the event if there is one. */
async function guestOf({ coach, teamID }: Side, eventID?: string, approvedBy?: UserItem) {
  const need = { creator: coach, type: 'GUEST_NEED', teamID, ...(eventID && { eventID }) }
  const { id: opportunityID } = await given.opportunity(need)
  const family = await given.user()
  const { id: playerID } = await given.player({ claimer: family, name: 'Gus Guest' })
  const registered = { opportunityID, playerID, jerseyNumber: '44' }
  await given.registration(family, { ...registered, ...(approvedBy && { approvedBy }) })
  return playerID
}

test('a provisional owner chooses no player from before the claim, and learns nothing about its age', async () => {
  const place = await tournament()
  const side = await enteredTeam(place)
  const family = await given.user()
  const before = await playerOf(side, { name: 'Casey Hidden' }, '1', family)
  await as(family).updatePlayer({ id: before, input: { visibility: 'TEAM_ONLY' } })
  await choose(side, [before])
  const guest = await guestOf(side, place.eventID, side.coach)
  await sleep(5)
  await given.provisionalClaim(side.teamID)
  expect(await seenBy(side.coach, place)).toEqual([])
  expect(await seenBy(director, place)).toMatchObject([{ name: 'Casey H.' }])
  const added = await playerOf(side)
  const entry = await as(side.coach).event({ id: place.eventID }, 'entries { rosterChoices { id fit } }')
  expect(entry!.entries[0]!.rosterChoices).toMatchObject([{ id: added }])
  await choose(side, [])
  for (const id of [before, guest]) await expectRefusal(choose(side, [id]), 'CONFLICT', NOT_ON_TEAM)
  expect((await choose(side, [added])).roster).toMatchObject([{ id: added }])
})

test('a player in two entered teams of a division, or no longer on the team, is marked', async () => {
  const place = await tournament()
  const [one, other] = [await enteredTeam(place), await enteredTeam(place)]
  const both = await playerOf(one)
  const { id: spot } = await given.rosterEntry(other.coach, { teamID: other.teamID, playerID: both })
  expect((await choose(one, [both])).roster).toMatchObject([{ isOnOtherTeam: false }])
  expect((await choose(other, [both])).roster).toMatchObject([{ isOnTeam: true, isOnOtherTeam: true }])
  await as(other.coach).removePlayerFromTeam({ teamHistoryID: spot })
  const { roster } = (await as(other.coach).event({ id: place.eventID }, `entries { roster { ${PLAYER} } }`))!
    .entries[1]!
  expect(roster).toMatchObject([{ isOnTeam: false }])
  await as(one.coach).withdrawEntry({ id: one.id })
  expect((await choose(other, [both])).roster).toMatchObject([{ isOnOtherTeam: false }])
})

test('a team can choose the guests whom it approved for the event, with their numbers, and no other guests', async () => {
  const place = await tournament()
  const side = await enteredTeam(place)
  const own = await guestOf(side, place.eventID, side.coach)
  const others = [await guestOf(side, undefined, side.coach), await guestOf(side, place.eventID)]
  expect((await choose(side, [own])).roster).toMatchObject([{ id: own, jerseyNumber: '44', isOnTeam: true }])
  for (const other of others) await expectRefusal(choose(side, [own, other]), 'CONFLICT', NOT_ON_TEAM)
  expect(
    (await as(side.coach).event({ id: place.eventID }, 'entries { rosterChoices { id } }'))!.entries[0]!.rosterChoices,
  ).toEqual([{ id: own }])
})

const leavesTeam = async ({ coach, teamID }: Side, playerID: string) => {
  const { teamHistory } = await as(coach).team({ id: teamID }, 'teamHistory { id player { id } }')
  const { id } = teamHistory.find(({ player }: { player: { id: string } }) => player.id === playerID)!
  await as(coach).updatePlayerTeamHistory({ id, input: { endDate: '2025-12-31' } })
}

test.each([
  ['before the team is accepted', 'The organizer has not accepted this team.'],
  ['after the rosters froze', FROZEN],
  ['who are not on its roster', NOT_ON_TEAM],
  ['who left its roster', NOT_ON_TEAM],
])('a team cannot choose players %s', async (when, message) => {
  const place = await tournament(when.startsWith('after') ? { rostersFreezeAt: inHours(-1) } : {})
  const side = await enteredTeam(place)
  const player = when === 'who are not on its roster' ? (await given.player()).id : await playerOf(side)
  if (when === 'who left its roster') await leavesTeam(side, player)
  if (when.startsWith('before')) await as(director).decideEntry({ id: side.id, decision: 'WAITLISTED' })
  await expectRefusal(choose(side, [player]), 'CONFLICT', message)
})

test('a team chooses up to 30 players', async () => {
  const side = await enteredTeam(await tournament())
  const many = Array.from({ length: 31 }, (_, at) => `p${at}`)
  await expectRefusal(choose(side, many), 'BAD_USER_INPUT', 'A team can choose up to 30 players.')
})

test('the organizer sets when the rosters freeze in local time, and takes it back', async () => {
  const { eventID } = await tournament({ rostersFreezeAt: '2027-03-05T18:00' })
  const update = (rostersFreezeAt: string) =>
    as(director).updateEvent({ id: eventID, input: { rostersFreezeAt } }, 'rostersFreezeAt')
  expect(await asAnonymous().event({ id: eventID }, 'rostersFreezeAt')).toEqual({
    rostersFreezeAt: '2027-03-06T00:00:00.000Z',
  })
  expect(await update('')).toEqual({ rostersFreezeAt: null })
  await expectRefusal(update('soon'), 'BAD_USER_INPUT')
})

test('a roster can be chosen before it freezes, and not if it freezes meanwhile', async () => {
  const place = await tournament({ rostersFreezeAt: inHours(1) })
  const side = await enteredTeam(place)
  const players = [await playerOf(side), await playerOf(side)]
  await choose(side, players)
  beforeNextTransaction(() => as(director).updateEvent({ id: place.eventID, input: { rostersFreezeAt: inHours(-1) } }))
  await expectRefusal(choose(side, []), 'CONFLICT', FROZEN)
  expect(await stored(place)).toEqual([players])
})

/** The stored items of rosters and references that have the player. */
const itemsWith = async (playerID: string) =>
  (await allItems()).filter(
    (it) =>
      (it.__edb_e__ === 'entry' && JSON.stringify(it).includes(playerID)) ||
      (['player-event', 'event-player'].includes(String(it.__edb_e__)) && it.playerID === playerID),
  )

test('a player who is deleted while a team chooses it is on no roster', async () => {
  const place = await tournament()
  const side = await enteredTeam(place)
  const family = await given.user()
  const id = await playerOf(side, {}, undefined, family)
  beforeNextTransaction(() => as(family).deletePlayer({ id }))
  await expectRefusal(choose(side, [id]), 'CONFLICT', NOT_ON_TEAM)
  await removeChildrenOfPlayer(id)
  expect(await itemsWith(id)).toEqual([])
})

test.each([
  ['returns to the last place on the roster of an event', 29, {}, true],
  ['does not return to a roster that is full', 30, {}, false],
  ['does not return to a roster that froze', 1, { rostersFreezeAt: inHours(-1) }, false],
])('a restored player %s', async (_, others, change, isBack) => {
  const place = await tournament()
  const side = await enteredTeam(place)
  const family = await given.user()
  const id = await playerOf(side, {}, undefined, family)
  await choose(side, [id])
  await as(family).deletePlayer({ id })
  await removeChildrenOfPlayer(id)
  expect(await stored(place)).toEqual([[]])
  const roster = Array.from({ length: others }, (_, at) => `p${at}`)
  await entries()
    .patch({ ...place, teamID: side.teamID })
    .set({ roster })
    .go()
  await as(director).updateEvent({ id: place.eventID, input: change })
  await as(family).restoreRecord({ kind: 'player', id })
  expect(await stored(place)).toEqual([isBack ? [...roster, id] : roster])
  expect(await itemsWith(id)).toHaveLength(isBack ? 3 : 0)
})

test('a restored player does not return to a roster that freezes meanwhile', async () => {
  const place = await tournament()
  const side = await enteredTeam(place)
  const key = { ...place, teamID: side.teamID, playerID: await playerOf(side) }
  const writes = await restoredToRoster(key, new Error('gone'), new Date())
  await as(director).updateEvent({ id: place.eventID, input: { rostersFreezeAt: inHours(-1) } })
  await expect(transactWrite(writes)).rejects.toThrow(VersionConflict)
  expect(await stored(place)).toEqual([undefined])
})

test('a restored player does not join a roster for which others were chosen before its deletion', async () => {
  const place = await tournament()
  const side = await enteredTeam(place)
  const family = await given.user()
  const id = await playerOf(side, {}, undefined, family)
  for (const players of [[id], []]) await choose(side, players)
  await as(family).deletePlayer({ id })
  await removeChildrenOfPlayer(id)
  await as(family).restoreRecord({ kind: 'player', id })
  expect(await stored(place)).toEqual([[]])
})

test('two players who leave a roster at once both leave it', async () => {
  const place = await tournament()
  const side = await enteredTeam(place)
  const players = [await playerOf(side), await playerOf(side), await playerOf(side)]
  await choose(side, players)
  await Promise.all(players.slice(0, 2).map(leaveEventRosters))
  expect(await stored(place)).toEqual([[players[2]]])
})

test('a merged player hands its place on the roster to the kept one, once', async () => {
  const place = await tournament()
  const side = await enteredTeam(place)
  await enteredTeam(place)
  const [from, into, other] = [await playerOf(side), await playerOf(side), await playerOf(side)]
  await choose(side, [from, other])
  await as(await given.admin()).mergePlayers({ fromID: from, intoID: into })
  await moveChildrenOfPlayer(from)
  expect(await stored(place)).toEqual(expect.arrayContaining([[into, other], undefined]))
  expect(await itemsWith(from)).toEqual([])
  expect(await itemsWith(into)).toHaveLength(3)
})

test('a deleted event leaves nothing of players who left a roster, or whose team was deleted', async () => {
  const place = await tournament()
  const [side, other] = [await enteredTeam(place), await enteredTeam(place)]
  const [left, ofTeam] = [await playerOf(side), await playerOf(other)]
  await choose(side, [left])
  await choose(side, [])
  await choose(other, [ofTeam])
  await as(other.coach).deleteTeam({ id: other.teamID })
  await removeChildrenOfTeam(other.teamID)
  await as(director).deleteEvent({ id: place.eventID })
  await removeChildrenOfEvent(place.eventID)
  expect([...(await itemsWith(left)), ...(await itemsWith(ofTeam))]).toEqual([])
})

test('a restored event has the rosters, without players who were deleted meanwhile', async () => {
  const place = await tournament()
  const side = await enteredTeam(place)
  const family = await given.user()
  const id = await playerOf(side, {}, undefined, family)
  const stays = await playerOf(side)
  await choose(side, [id, stays])
  await as(director).deleteEvent({ id: place.eventID })
  await removeChildrenOfEvent(place.eventID)
  expect(await itemsWith(stays)).toEqual([])
  await as(family).deletePlayer({ id })
  await removeChildrenOfPlayer(id)
  await as(director).restoreRecord({ kind: 'event', id: place.eventID })
  expect(await stored(place)).toEqual([[stays]])
  expect(await itemsWith(stays)).toHaveLength(3)
})

test('the data export of a family has the events for which a team chose its player', async () => {
  const place = await tournament()
  const side = await enteredTeam(place)
  const family = await given.user()
  const id = await playerOf(side, {}, undefined, family)
  await choose(side, [id])
  const { claimedPlayers } = JSON.parse(await as(family).exportMyData())
  expect(claimedPlayers[0].eventsChosenFor).toEqual([place.eventID])
})

const WAIVER = 'eventWaivers { event { id waiverText waiverHash } signed { version text signedBy } }'
const waiversOf = async (family: UserItem) =>
  (await as(family).claimedPlayers({}, WAIVER)).flatMap((it) => it.eventWaivers)
const signedOn = async (place: Place) =>
  (await as(director).event({ id: place.eventID }, 'entries { roster { id waiverSigned } }'))!.entries[0]!.roster
const signaturesOn = async ({ eventID }: Place) =>
  (await allItems()).filter((it) => it.__edb_e__ === 'event-waiver' && it.eventID === eventID)

/** A tournament with the waiver of the director's team, for which a team chose the players of two families. */
async function withWaiver() {
  const { id: teamID } = await given.team({ owner: director })
  await as(director).updateTeam({ id: teamID, input: { waiverText: 'Our rules.' } })
  const place = await tournament({ teamID, waiverRequired: true })
  const side = await enteredTeam(place)
  const [family, other] = [await given.user({ name: 'Pat Parent' }), await given.user()]
  const [id, otherID] = [await playerOf(side, {}, '1', family), await playerOf(side, {}, '2', other)]
  await choose(side, [id, otherID])
  const sign = (more: object = {}, by = family) =>
    as(by).signEventWaiver({ eventID: place.eventID, playerID: id, waiverHash: '', ...more })
  return { teamID, place, side, family, other, id, otherID, sign }
}

test('a family signs the waiver that it saw for a player whom a team chose, and the organizer sees who signed', async () => {
  const { teamID, place, family, other, id, otherID, sign } = await withWaiver()
  const { event, signed } = (await waiversOf(family))[0]!
  expect(event).toMatchObject({ id: place.eventID, waiverText: 'Our rules.' })
  expect(signed).toBeNull()
  await as(director).updateTeam({ id: teamID, input: { waiverText: 'Our new rules.' } })
  await expectRefusal(sign({ waiverHash: event.waiverHash }), 'CONFLICT')
  const { waiverHash } = (await waiversOf(family))[0]!.event
  await expectRefusal(sign({ waiverHash, playerID: otherID }), 'FORBIDDEN')
  expect(await sign({ waiverHash })).toBe(true)
  const kept = { version: '2', text: 'Our new rules.', signedBy: 'Pat Parent' }
  await as(director).updateTeam({ id: teamID, input: { waiverText: null } })
  expect((await waiversOf(family))[0]!.signed).toEqual(kept)
  expect(await signedOn(place)).toEqual([
    { id, waiverSigned: true },
    { id: otherID, waiverSigned: false },
  ])
  expect((await waiversOf(other))[0]!.signed).toBeNull()
  expect(await sign({ playerID: otherID }, other)).toBe(true)
  const { claimedPlayers } = JSON.parse(await as(family).exportMyData())
  expect(claimedPlayers[0].eventWaivers).toMatchObject([{ waiverVersion: '2', waiverSignedBy: family.userID }])
})

test('a family is not asked for the waiver of an event once its player has left the team', async () => {
  const { side, family, other, id } = await withWaiver()
  await leavesTeam(side, id)
  expect(await waiversOf(family)).toEqual([])
  expect(await waiversOf(other)).toHaveLength(1)
})

test('a family cannot sign for a player who was not chosen, or whom it loses meanwhile, or for a hidden event', async () => {
  const { place, family, other, id, otherID, sign } = await withWaiver()
  const { id: playerID } = await given.player({ claimer: family })
  await expectRefusal(sign({ playerID }), 'NOT_FOUND', 'Event not found')
  beforeNextTransaction(() => players().patch({ playerID: id }).set({ claimedBy: other.userID }).go())
  await expectRefusal(sign(), 'FORBIDDEN')
  await as(await given.admin()).hideRecord({ kind: 'event', id: place.eventID, reason: 'Unsafe fields.' })
  await expectRefusal(sign({ playerID: otherID }, other), 'NOT_FOUND', 'Event not found')
})

test('a family is not asked for a waiver if its team chose others or lost its place, or the event is over', async () => {
  const { place, side, family, other, otherID } = await withWaiver()
  await choose(side, [otherID])
  expect(await waiversOf(family)).toEqual([])
  expect(await waiversOf(other)).toHaveLength(1)
  await as(director).decideEntry({ id: side.id, decision: 'WAITLISTED' })
  expect(await waiversOf(other)).toEqual([])
  await as(director).decideEntry({ id: side.id, decision: 'ACCEPTED' })
  expect(await waiversOf(other)).toHaveLength(1)
  await events()
    .patch({ eventID: place.eventID })
    .set({ date: inHours(-1) })
    .go()
  expect(await waiversOf(other)).toEqual([])
})

test('an event asks for no waiver until its organizer requires one', async () => {
  const place = await tournament()
  const side = await enteredTeam(place)
  const family = await given.user()
  const playerID = await playerOf(side, {}, undefined, family)
  await choose(side, [playerID])
  expect(await signedOn(place)).toEqual([{ id: playerID, waiverSigned: null }])
  expect(await waiversOf(family)).toEqual([])
  await expectRefusal(as(family).signEventWaiver({ eventID: place.eventID, playerID, waiverHash: 'seen' }), 'NOT_FOUND')
  await as(director).updateEvent({ id: place.eventID, input: { waiverRequired: true } })
  expect(await waiversOf(family)).toMatchObject([{ event: { waiverText: expect.stringMatching(/^Participation/) } }])
  await as(side.coach).withdrawEntry({ id: side.id })
  expect(await waiversOf(family)).toEqual([])
})

test('a signed waiver returns with a restored event or player, follows a merged one, and leaves with a deleted one', async () => {
  const { place, family, id, otherID, sign } = await withWaiver()
  const { event } = (await waiversOf(family))[0]!
  await sign({ waiverHash: event.waiverHash })
  await as(director).deleteEvent({ id: place.eventID })
  await removeChildrenOfEvent(place.eventID)
  await as(director).restoreRecord({ kind: 'event', id: place.eventID })
  expect(await signedOn(place)).toContainEqual({ id, waiverSigned: true })
  await as(family).deletePlayer({ id })
  await removeChildrenOfPlayer(id)
  expect(await signedOn(place)).toEqual([{ id: otherID, waiverSigned: false }])
  await as(family).restoreRecord({ kind: 'player', id })
  expect(await signedOn(place)).toContainEqual({ id, waiverSigned: true })
  await players().patch({ playerID: otherID }).set({ claimedBy: family.userID }).go()
  await as(await given.admin()).mergePlayers({ fromID: id, intoID: otherID })
  await moveChildrenOfPlayer(id)
  expect(await signedOn(place)).toEqual([{ id: otherID, waiverSigned: true }])
  await leaveEventRosters(otherID)
  expect(await signaturesOn(place)).toEqual([])
})

test('a restored signature of a player whom no roster has leaves with the player', async () => {
  const { place, side, family, id, otherID, sign } = await withWaiver()
  await sign()
  await choose(side, [otherID])
  await as(director).deleteEvent({ id: place.eventID })
  await removeChildrenOfEvent(place.eventID)
  await as(director).restoreRecord({ kind: 'event', id: place.eventID })
  expect(await signaturesOn(place)).toMatchObject([{ playerID: id }])
  await as(family).deletePlayer({ id })
  await removeChildrenOfPlayer(id)
  expect(await signaturesOn(place)).toEqual([])
})

test('the signature of a kept player stays when another who signed is merged into it', async () => {
  const { place, other, id, otherID, sign } = await withWaiver()
  await sign()
  await sign({ playerID: otherID }, other)
  await as(await given.admin()).mergePlayers({ fromID: id, intoID: otherID })
  await moveChildrenOfPlayer(id)
  expect(await signaturesOn(place)).toEqual([
    expect.objectContaining({ playerID: otherID, waiverSignedBy: other.userID }),
  ])
})

test('the signature of a former claimer does not count, and the next family signs', async () => {
  const { place, id, sign } = await withWaiver()
  const [former, next, admin] = [await given.user(), await given.user(), await given.admin()]
  await players().patch({ playerID: id }).remove(['claimedBy']).go()
  const seen = async () => (await signedOn(place))!.find((player) => player.id === id)!.waiverSigned
  await as(former).claimPlayer({ playerID: id })
  await sign({}, former)
  expect(await seen()).toBe(true)
  const claims = await as(admin).claimRequests({ status: 'pending' }, 'id playerId')
  await as(admin).rejectClaim({ claimID: claims.find(({ playerId }) => playerId === id)!.id })
  expect(await seen()).toBe(false)
  await given.approvedClaim(next, 'player', id)
  expect(await seen()).toBe(false)
  expect(await waiversOf(next)).toMatchObject([{ signed: null }])
  const exported = async () => JSON.parse(await as(next).exportMyData()).claimedPlayers[0].eventWaivers
  expect(await exported()).toEqual([])
  await sign({}, next)
  expect(await seen()).toBe(true)
  expect(await exported()).toMatchObject([{ waiverSignedBy: next.userID }])
})

test('the signature of a merged player replaces that of a former claimer of the kept one', async () => {
  const { place, family, other, id, otherID, sign } = await withWaiver()
  await sign()
  await sign({ playerID: otherID }, other)
  await players().patch({ playerID: otherID }).set({ claimedBy: family.userID }).go()
  await as(await given.admin()).mergePlayers({ fromID: id, intoID: otherID })
  await moveChildrenOfPlayer(id)
  expect(await signaturesOn(place)).toMatchObject([{ playerID: otherID, waiverSignedBy: family.userID }])
})

test('a restored or merged player brings no signature of others', async () => {
  const { place, side, family, other, id, otherID, sign } = await withWaiver()
  await sign({ playerID: otherID }, other)
  await as(family).deletePlayer({ id })
  await removeChildrenOfPlayer(id)
  await leaveEventRosters(otherID)
  await as(family).restoreRecord({ kind: 'player', id })
  await choose(side, [id, otherID])
  const unsigned = [id, otherID].map((playerID) => ({ id: playerID, waiverSigned: false }))
  expect(await signedOn(place)).toEqual(unsigned)
  await sign({ playerID: otherID }, other)
  const into = await playerOf(side, {}, '1')
  await as(await given.admin()).mergePlayers({ fromID: id, intoID: into })
  await moveChildrenOfPlayer(id)
  expect(await signedOn(place)).toEqual([
    { id: into, waiverSigned: false },
    { id: otherID, waiverSigned: true },
  ])
})

test('the latest check-in of a team wins, in whatever order phones send them', async () => {
  const side = await enteredTeam(await tournament())
  const checkIn = (checkedInAt: string | null, changedAt: string) =>
    as(director).checkInTeam({ id: side.id, checkedInAt, changedAt }, 'checkedInAt')
  const [early, late] = [inHours(-2), inHours(-1)]
  expect(await checkIn(early, early)).toEqual({ checkedInAt: early })
  expect(await checkIn(null, late)).toEqual({ checkedInAt: null })
  expect(await checkIn(early, early)).toEqual({ checkedInAt: null })
  await as(director).decideEntry({ id: side.id, decision: 'WAITLISTED' })
  await expectRefusal(checkIn(inHours(0), inHours(0)), 'CONFLICT', 'The organizer has not accepted this team.')
})

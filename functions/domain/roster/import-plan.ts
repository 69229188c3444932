import { safeParse } from 'valibot'
import { directory } from '../../services/directory/directory.ts'
import type { Token } from '../../store/change-log/token.ts'
import type { Ties } from '../../store/read-model/query.ts'
import { isHidden } from '../../store/records/hidden.ts'
import { findAll, queryPartition } from '../../store/store.ts'
import { type Born, playerAge } from '../../values/age.ts'
import { comparable, comparableChild } from '../../values/comparable.ts'
import { notFound } from '../../values/errors.ts'
import { isID } from '../../values/ids.ts'
import { coachRefusalTexts } from '../../values/messages/coach-refusals.ts'
import type { Locale } from '../../values/messages/locale.ts'
import { refusalTexts } from '../../values/messages/refusals.ts'
import { isTeamOnly } from '../../values/player-visibility.ts'
import { type PlayerItem, players } from '../players/entity.ts'
import { publicName } from '../players/public-name.ts'
import { type TeamDivision, type TeamItem, teams } from '../teams/entity.ts'
import { provisionalOf } from '../teams/provisional.ts'
import type { Caller } from '../users/entity.ts'
import { divisionAge } from './division-age.ts'
import { isCurrent, type RosterItem, rosterEntries } from './entity.ts'
import { type ListedPlayer as Row, rosterRowInput } from './validation.ts'

/** What importing a row would do, or why it is skipped. */
export type PlannedRow = {
  row: Row
  positions: string[]
  /** The matching player. Null for a new player. */
  chosen: PlayerItem | null
  matches: PlayerItem[]
  problems: string[]
  notes: string[]
}

export type ImportTarget = {
  teamID: string
  divisionID: string
  season: string
  caller: Caller
  /** The players that the caller has a tie to. */
  ties: Ties
  /** Whether the caller may invite families by email, and ask those of players without a tie to the caller. */
  canInvite: boolean
  /** The language of the problems and notes. */
  locale: Locale
  seen: Token
  now: Date
}

const MAX_MATCHES = 3
const MATCHES_READ = 20

/** The team and its division when the rows were planned. */
export type PlannedFor = ImportTarget & { team: TeamItem; division: TeamDivision }
export type Planner = { target: PlannedFor; plan(given: unknown, at: number): Promise<PlannedRow> }

/** The import so far: where in the list each player was first, and the IDs of the players that it has created. */
export type Progress = { listed: Map<string, number>; createdIDs: Set<string> }

/** Plans rows for the roster as it is now, apart from what the import itself has created. Read-only. */
export async function rosterPlanner(requested: ImportTarget, { listed, createdIDs }: Progress): Promise<Planner> {
  const { teamID, divisionID, season, now, caller, locale } = requested
  const partition = await queryPartition(teams().get({ teamID }), true)
  const [team] = partition.of(teams)
  if (!team) throw notFound('Team')
  const division = team.divisions.find(({ id }) => id === divisionID)
  if (!division) throw notFound('Division')
  const target: PlannedFor = { ...requested, team, division }
  const entries = partition.of(rosterEntries)
  const onTeam = new Map((await playersOf(entries.map(({ playerID }) => playerID))).map((it) => [it.playerID, it]))
  const current = entries.filter((it) => isCurrent(it, now) && comparable(it.season) === comparable(season))
  const ages = await divisionAge(division.ageGroup, { team, season, now })
  const jerseys = new Map(
    current.flatMap((it) => (it.jerseyNumber ? [[it.jerseyNumber, onTeam.get(it.playerID)]] : [])),
  )

  const { ageGroup } = division
  const since = provisionalOf(team, now)?.since ?? ''
  // The team knows who was on its roster, but not those whose families never agreed, nor those from before a claim in review.
  const known = entries.filter((it) => requested.canInvite && !it.lacksConsent && it.createdAt >= since)
  const knownIDs = new Set(known.map(({ playerID }) => playerID))
  const isTied = (player: PlayerItem) => knownIDs.has(player.playerID) || hasTie(player, requested.ties)
  const isNamed = (player: PlayerItem, name: string) =>
    isTied(player)
      ? comparableChild(player.name) === comparableChild(name)
      : comparableChild(publicName(player.name)) === comparableChild(publicName(name))

  async function plan(given: unknown, at: number): Promise<PlannedRow> {
    const parsed = safeParse(rosterRowInput, given, { lang: locale })
    const problems = parsed.issues?.map(({ message }) => message) ?? []
    const row = (parsed.success ? parsed.output : given) as Row
    if (problems.length > 0) return { row, positions: [], chosen: null, matches: [], problems, notes: [] }
    const positions = row.positions ?? row.position
    const notes: string[] = []

    const matches = (await matchesOf(row, { ...target, onTeam, isTied, isNamed })).filter(
      ({ playerID }) => !createdIDs.has(playerID),
    )
    const own = matches.find((it) => isTied(it) && (onTeam.has(it.playerID) || it.claimedBy === caller.userID))
    const requested = row.playerID ? (matches.find((it) => it.playerID === row.playerID) ?? null) : null
    const chosen = requested ?? (row.isNew ? null : (own ?? null))
    if (row.playerID && !requested) problems.push(coachRefusalTexts.playerIsNoMatch(locale))

    const key = `${comparableChild(row.name)}#${chosen?.playerID ?? row.birthYear ?? ''}`
    if ((listed.get(key) ?? at) !== at) problems.push(coachRefusalTexts.listPlayerTwice(locale))
    else listed.set(key, at)
    const isOn = ({ playerID }: RosterItem) => {
      if (chosen) return playerID === chosen.playerID
      const player = onTeam.get(playerID)
      return !row.isNew && player !== undefined && isNamed(player, row.name)
    }
    if (current.some((it) => !createdIDs.has(it.playerID) && isOn(it)))
      problems.push(refusalTexts.alreadyOnRoster(locale))

    const born: Born | null = chosen && !isTied(chosen) ? { age: playerAge(chosen, now) } : chosen
    const verdict = ages(
      born && (born.birthYear !== undefined || (born.age !== undefined && !row.birthYear))
        ? born
        : { birthYear: row.birthYear ?? undefined, birthWindow: row.birthWindow ?? undefined },
    )
    if (verdict === 'unsure') notes.push(coachRefusalTexts.checkTheBirthday(ageGroup)(locale))
    else if (verdict !== 'fits') notes.push(tooOld(ageGroup, verdict.tooOldBy, locale))
    if (row.parentEmail && !target.canInvite) notes.push(coachRefusalTexts.noEmailConfirmFirst(locale))
    const holder = row.jerseyNumber && jerseys.get(row.jerseyNumber)
    if (holder)
      notes.push(
        coachRefusalTexts.jerseyNumberTaken({ name: publicName(holder.name), number: row.jerseyNumber! })(locale),
      )
    if (row.jerseyNumber && problems.length === 0)
      jerseys.set(row.jerseyNumber, chosen ?? ({ name: row.name } as PlayerItem))
    return { row, positions, chosen, matches, problems, notes }
  }

  return { target, plan }
}

function tooOld(ageGroup: string, rules: string[], locale: Locale) {
  if (rules.length === 0) return coachRefusalTexts.tooOldForAgeGroup(ageGroup)(locale)
  const list = new Intl.ListFormat(locale, { type: 'conjunction' }).format(rules)
  return coachRefusalTexts.tooOldAgeGroup({ ageGroup, count: rules.length, rules: list })(locale)
}

type Matching = PlannedFor & {
  onTeam: ReadonlyMap<string, PlayerItem>
  isTied: (player: PlayerItem) => boolean
  /** By the full name if the caller has a tie to the player, else by the public one. */
  isNamed: (player: PlayerItem, name: string) => boolean
}

/**
 * The team's players first, then the caller's own, then those in the team's state. A player that the caller has a tie to matches by full name
 * and birth year, any other by what strangers see of it: 'Jordan S.' and the age.
 */
async function matchesOf(
  row: Row,
  { team, seen, now, onTeam, isTied, isNamed, caller, ties, canInvite }: Matching,
): Promise<PlayerItem[]> {
  const known = publicName(row.name)
  const [named, alike] = await Promise.all([
    directory().rows('player', { search: comparableChild(row.name), perPage: MATCHES_READ, ties }, seen),
    directory().rows(
      'player',
      { search: comparableChild(known), searchPublicNames: true, perPage: MATCHES_READ },
      seen,
    ),
  ])
  const listed = [
    ...named.filter(({ name }) => comparableChild(name) === comparableChild(row.name)),
    ...alike.filter(({ publicName }) => comparableChild(publicName) === comparableChild(known)),
  ].map(({ id }) => id)
  const others = new Set([...listed, ...(isID(row.playerID) ? [row.playerID] : [])]).difference(onTeam)
  const found = [...onTeam.values(), ...(await playersOf([...others]))]
  const isFound = (it: PlayerItem) => isTied(it) || (canInvite && !isTeamOnly(it))
  const matches = (it: PlayerItem) =>
    isNamed(it, row.name) && isOfAge(isTied(it) ? it : { age: playerAge(it, now) }, row, now)
  const rank = (it: PlayerItem) =>
    onTeam.has(it.playerID) ? 0 : it.claimedBy === caller.userID ? 1 : it.state && it.state === team.state ? 2 : 3
  return found
    .filter((it) => isFound(it) && matches(it))
    .sort((a, b) => rank(a) - rank(b))
    .slice(0, MAX_MATCHES)
}

const hasTie = ({ playerID, claimedBy, custodianTeamID = '' }: PlayerItem, ties: Ties) =>
  'all' in ties ||
  claimedBy === ties.viewerID ||
  ties.teamIDs.includes(custodianTeamID) ||
  ties.playerIDs.includes(playerID)

/** An age and a birth year may differ by one year. */
function isOfAge(player: Born, { birthYear }: Row, now: Date) {
  if (!birthYear) return true
  if (player.birthYear !== undefined) return player.birthYear === birthYear
  const age = playerAge(player, now)
  return age === undefined || Math.abs(now.getUTCFullYear() - birthYear - age) <= 1
}

async function playersOf(ids: readonly string[]): Promise<PlayerItem[]> {
  const keys = ids.map((playerID) => ({ playerID }))
  return (await findAll(players, keys, true)).filter((player) => !isHidden(player))
}

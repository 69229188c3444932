import type { EntryItem } from '../../domain/entries/entity.ts'
import type { EventItem } from '../../domain/events/entity.ts'
import type { OpportunityItem } from '../../domain/opportunities/entity.ts'
import { playerRegistrations, type RegistrationItem, registrations } from '../../domain/registrations/entity.ts'
import { directory } from '../../services/directory/directory.ts'
import { dayOf } from '../../store/read-model/days.ts'
import { DAY_MS, HOUR_MS } from '../../values/durations.ts'
import { findAll } from '../../values/promises.ts'
import { dayAt } from '../../values/time-format.ts'
import type { Context } from '../context.ts'
import { can, teamsOf, visibleTo } from '../rules/can.ts'
import { asViewer } from '../rules/rule.ts'
import { type ClashRow, clashesWith, type Plan } from './clashes.ts'
import { entriesOfTeam } from './entries.ts'
import { type GameRow, gamesOfEntries } from './schedule.ts'

export type AgendaRow = {
  id: string
  opportunity?: OpportunityItem
  event?: EventItem
  isOrganized: boolean
  /** Of the viewer's teams. */
  games: GameRow[]
  registrations: RegistrationItem[]
  feeDueCents: number
  clashes: ClashRow[]
}

const DAYS = 7
/** Per team. */
const MAX_ROWS = 50

/** What takes place from now to the end of the same weekday of the next week, at the venue, for the viewer's players and teams. Soonest first. */
export async function agenda(context: Context): Promise<AgendaRow[]> {
  const { load, seen, now } = context
  const { userID } = asViewer(context)
  const last = new Date(now.getTime() + DAYS * DAY_MS)
  const isSoon = (startTime: string, endTime: string | undefined, zone: string) =>
    dayAt(startTime, zone) <= dayAt(last, zone) && !isOver({ startTime, endTime }, now)
  // Venues differ from UTC by up to a day.
  const week = { from: dayOf(now.getTime() - DAY_MS), to: dayOf(last.getTime()), now, perPage: MAX_ROWS }
  const { own, roster } = await teamsOf(context)
  const posted = { ...week, visibleTo: await visibleTo(context) }
  const opportunityIDs = await Promise.all([
    directory().ids('opportunity', { ...posted, createdBy: userID }, seen),
    ...[...own].map((teamID) => directory().ids('opportunity', { ...posted, teamID }, seen)),
  ])
  const eventIDs = await Promise.all([
    directory().ids('event', { ...week, createdBy: userID }, seen),
    ...[...new Set([...own, ...roster])].map((teamID) => directory().ids('event', { ...week, teamID }, seen)),
  ])

  const mine = (await ownRegistrations(context)).filter(({ status }) => status !== 'REJECTED')
  const ids = [...opportunityIDs.flat(), ...mine.map(({ opportunityID }) => opportunityID)]
  const opportunities = await findAll(ids, load.opportunity)
  const rows = await Promise.all(
    opportunities
      .filter(({ startTime, endTime, timeZone }) => isSoon(startTime, endTime, timeZone))
      .map((opportunity) => ofOpportunity(opportunity, mine, context)),
  )
  const isShown = ({ date, endDate, timeZone, status }: EventItem) =>
    status !== 'cancelled' && isSoon(date, endDate, timeZone)
  const played = await entriesPlayed(new Set([...own, ...roster]), isShown, context)
  const events = await findAll([...eventIDs.flat(), ...played.map(({ eventID }) => eventID)], load.event)
  const ofEvents = await Promise.all(
    events.filter(isShown).map(async (event) => ({
      id: event.eventID,
      event,
      isOrganized: await can.organize(context, event),
      games: await gamesPlayed(event, played, context),
      registrations: [],
      feeDueCents: 0,
      clashes: [],
    })),
  )
  const startOf = ({ opportunity, event }: AgendaRow) => opportunity?.startTime ?? event?.date ?? ''
  const attended = new Set(played.filter(({ teamID }) => roster.has(teamID)).map(({ eventID }) => eventID))
  return withClashes([...rows.flat(), ...ofEvents], roster, attended).sort(
    (a, b) => startOf(a).localeCompare(startOf(b)) || a.id.localeCompare(b.id),
  )
}

/** The accepted entries of the teams in the events. */
async function entriesPlayed(
  teamIDs: ReadonlySet<string>,
  isIncluded: (event: EventItem) => boolean,
  context: Context,
) {
  const found = await Promise.all([...teamIDs].map((teamID) => entriesOfTeam(teamID, isIncluded, context)))
  return found.flat().filter(({ status }) => status === 'ACCEPTED')
}

/** The games of the entries in the event that are not over. */
async function gamesPlayed(event: EventItem, played: readonly EntryItem[], context: Context): Promise<GameRow[]> {
  const entered = played.filter(({ eventID }) => eventID === event.eventID)
  if (entered.length === 0) return []
  const games = await gamesOfEntries(event, entered, context)
  return games.filter(({ startsAt }) => !isOver({ startTime: startsAt }, context.now))
}

/** Nothing for an opportunity that the viewer only organizes and has canceled, or keeps as a draft. */
async function ofOpportunity(
  opportunity: OpportunityItem,
  mine: readonly RegistrationItem[],
  context: Context,
): Promise<AgendaRow[]> {
  const { opportunityID: id, canceledAt, visibility, feeCents, approvedCount } = opportunity
  const isOrganized = await can.organize(context, opportunity)
  const ofFamily = mine.filter(({ opportunityID }) => opportunityID === id)
  if (ofFamily.length === 0 && (!isOrganized || canceledAt || visibility === 'HIDDEN')) return []
  const isRead = isOrganized && feeCents > 0 && approvedCount > 0
  const owing = isRead ? (await context.load.opportunityPartition(id)).of(registrations) : ofFamily
  const dues = owing.map((it) => (it.status === 'APPROVED' ? Math.max(0, feeCents - (it.feePaidCents ?? 0)) : 0))
  const feeDueCents = canceledAt ? 0 : dues.reduce((sum, due) => sum + due, 0)
  return [{ id, opportunity, isOrganized, games: [], registrations: ofFamily, feeDueCents, clashes: [] }]
}

/** What the viewer's family attends: what it registered for, and events that its players' teams host, or `attended` ones. */
function withClashes(rows: AgendaRow[], roster: ReadonlySet<string>, attended: ReadonlySet<string>): AgendaRow[] {
  const planOf = ({ opportunity, event, registrations }: AgendaRow) =>
    opportunity
      ? registrations.length > 0 && !opportunity.canceledAt && planOfOpportunity(opportunity)
      : event && (attended.has(event.eventID) || roster.has(event.teamID ?? '')) && planOfEvent(event)
  const plans = rows.map((row) => planOf(row) || null)
  const others = plans.filter((plan) => plan !== null)
  return rows.map((row, at) => {
    const plan = plans[at]
    return plan ? { ...row, clashes: clashesWith(plan, others) } : row
  })
}

const planOfOpportunity = ({ opportunityID: id, ...opportunity }: OpportunityItem): Plan => ({ ...opportunity, id })
const planOfEvent = ({ eventID: id, name: title, date: startTime, endDate: endTime, ...event }: EventItem): Plan => ({
  ...event,
  id,
  title,
  startTime,
  endTime,
})

/** What the viewer's family attends that a new registration for the opportunity would clash with. */
export async function clashesOf(opportunity: OpportunityItem, context: Context): Promise<ClashRow[]> {
  const { load, seen, now, viewer } = context
  if (!viewer) return []
  const mine = (await ownRegistrations(context)).filter(({ status }) => status !== 'REJECTED')
  const registered = await findAll(
    mine.map(({ opportunityID }) => opportunityID),
    load.opportunity,
  )
  const start = Date.parse(opportunity.startTime)
  const days = { from: dayOf(start - DAY_MS), to: dayOf(start + DAY_MS), now, perPage: MAX_ROWS }
  const { roster } = await teamsOf(context)
  const eventIDs = await Promise.all([...roster].map((teamID) => directory().ids('event', { ...days, teamID }, seen)))
  const isNear = ({ date, endDate }: EventItem) =>
    Date.parse(date) <= start + DAY_MS && Date.parse(endDate ?? date) >= start - DAY_MS
  const played = await entriesPlayed(roster, isNear, context)
  const events = await findAll([...eventIDs.flat(), ...played.map(({ eventID }) => eventID)], load.event)
  return clashesWith(planOfOpportunity(opportunity), [
    ...registered.filter(({ canceledAt }) => !canceledAt).map(planOfOpportunity),
    ...events.filter(({ status }) => status !== 'cancelled').map(planOfEvent),
  ])
}

/** How long after its start something without an end is shown. */
const SHOWN_AFTER_START_MS = 6 * HOUR_MS

/** Registrations of the viewer's players and those that the viewer made, for opportunities that are not over. Soonest first. */
export async function ownRegistrations(context: Context): Promise<RegistrationItem[]> {
  const { load, now } = context
  const recordIDs = await load.referencesOf(asViewer(context).userID)
  const partitions = await Promise.all(recordIDs('claimedPlayer').map(load.playerPartition))
  const ofPlayers = partitions.flatMap((it) => it.of(playerRegistrations))
  const ids = [...recordIDs('registration'), ...ofPlayers.map((it) => `${it.opportunityID}.${it.playerID}`)]
  const found = await Promise.all(
    [...new Set(ids)].map(async (id) => {
      const [opportunityID = '', playerID = ''] = id.split('.')
      const [registration, opportunity] = await Promise.all([
        load.registration(opportunityID, playerID),
        load.opportunity(opportunityID),
      ])
      if (!registration || !opportunity || isOver(opportunity, now)) return []
      return (await can.answerForRegistration(context, registration)) &&
        (await can.seeOpportunity(context, opportunity))
        ? [{ registration, startTime: opportunity.startTime }]
        : []
    }),
  )
  return found
    .flat()
    .sort((a, b) => a.startTime.localeCompare(b.startTime))
    .map(({ registration }) => registration)
}

export const isOver = ({ startTime, endTime }: Pick<OpportunityItem, 'startTime' | 'endTime'>, now: Date) =>
  Date.parse(endTime ?? startTime) + (endTime ? 0 : SHOWN_AFTER_START_MS) < now.getTime()

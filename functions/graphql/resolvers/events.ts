import { entries } from '../../domain/entries/entity.ts'
import type { DivisionOfEvent, EventItem } from '../../domain/events/entity.ts'
import { suggestionsOf } from '../../store/records/corrections.ts'
import { sportOf } from '../../values/sports.ts'
import type { Context } from '../context.ts'
import type { EventDivisionResolvers, EventResolvers } from '../generated.ts'
import { entriesSeen, mayPay } from '../reads/entries.ts'
import { type EventParent, ofItem } from '../reads/listed-rows.ts'
import { scheduleOf } from '../reads/schedule.ts'
import { can } from '../rules/can.ts'
import { isConfirmed, seesTextsOfEvent } from '../rules/published.ts'
import { requiredWaiver } from './opportunities.ts'

const calendar = () => import('../../domain/calendars/calendar-file-of.ts')

const changes = () => import('../../domain/scheduled-work/changes.ts')

const emailedAt = async (kind: 'event-change' | 'schedule-change', event: EventParent, context: Context) =>
  (await can.organize(context, event)) ? (await (await changes()).pendingChange(kind, event.eventID))?.dueAt : null

const families = () => import('../../domain/entries/families.ts')

/** Fields that `updateEvent` accepts. */
const SUGGESTED = ['name', 'date', 'endDate', 'location', 'city', 'state', 'eventType', 'sport', 'status']

const item = ofItem<EventItem>()

/** Null for others while the author has not confirmed an address. */
const ofTexts = (read: (event: EventItem) => string | undefined) =>
  item(async (event, _, context) => ((await seesTextsOfEvent(event, context)) ? read(event) : null))

const ofPayers = (read: (event: EventItem) => string | undefined) =>
  item(async (event, _, context) =>
    (await mayPay(event, context)) && (await seesTextsOfEvent(event, context)) ? read(event) : null,
  )

export const Event = {
  id: ({ eventID }) => eventID,
  description: ofTexts(({ description }) => description),
  organizer: ofTexts(({ organizer }) => organizer),
  url: ofTexts(({ url }) => url),
  scoresURL: ofTexts(({ scoresURL }) => scoresURL),
  showsFactsOnly: item(async (event, _, context) =>
    (await can.organize(context, event)) ? !(await isConfirmed(event, context)) : false,
  ),
  divisions: item(({ divisions, eventID }) => (divisions ?? []).map((division) => ({ ...division, eventID }))),
  paymentNote: ofPayers(({ paymentNote }) => paymentNote),
  paymentURL: ofPayers(({ paymentURL }) => paymentURL),
  waiverRequired: item(({ waiverRequired }) => waiverRequired ?? false),
  waiverText: item(async (event, _, context) => (await requiredWaiver(event, context))?.text ?? null),
  waiverHash: item(async (event, _, context) => (await requiredWaiver(event, context))?.hash ?? null),
  entries: item(({ eventID }, _, context) => entriesSeen(eventID, context)),
  schedule: item((event, _, context) => scheduleOf(event, context)),
  sport: item(async ({ sport, teamID }, _, { load }) => sportOf(sport ?? (await load.team(teamID))?.sport)),
  team: ({ teamID }, _, { load }) => load.team(teamID),
  calendarSequence: item(({ calendarSequence }) => calendarSequence ?? 0),
  calendarFile: item(async (event, _, { locale }) => (await calendar()).calendarFileOf(event, locale)),
  familiesToNotify: item(async (event, _, context) =>
    event.date > context.now.toISOString() && (await can.organize(context, event))
      ? (await (await families()).familiesOfEvent({ ...event, updatedAt: context.now.toISOString() }, context.now))
          .length
      : 0,
  ),
  changesEmailedAt: (event, _, context) => emailedAt('event-change', event, context),
  scheduleEmailedAt: (event, _, context) => emailedAt('schedule-change', event, context),
  viewerCanManage: (event, _, context) => can.organize(context, event),
  // Only sources postpone events.
  suggestions: item(async (event, _, context) =>
    event.origin?.suggested && (await can.organize(context, event))
      ? suggestionsOf(event, SUGGESTED).filter(({ value }) => value !== 'postponed')
      : [],
  ),
  viewerCanDelete: ({ createdBy }, _, { viewer }) => viewer !== null && (viewer.isAdmin || createdBy === viewer.userID),
} satisfies EventResolvers

const acceptedIn = async ({ eventID, id }: DivisionOfEvent, { load }: Context) =>
  (await load.eventPartition(eventID)).of(entries).filter((it) => it.divisionID === id && it.status === 'ACCEPTED')

export const EventDivision = {
  entered: async (division, _, context) =>
    division.id ? (await acceptedIn(division, context)).length : division.entered,
} satisfies EventDivisionResolvers

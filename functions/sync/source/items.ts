import * as v from 'valibot'
import type { FeedKind, SyncRefusal } from '../../domain/sync/entity.ts'

const TOO_LONG = 'too long'
const TOO_LARGE = 'too large a number'
const NOT_STORABLE = 'contains characters that cannot be stored'

const text = (most: number) => v.pipe(v.string(), v.maxLength(most, TOO_LONG))
/** An ID of the source in any format. It must be storable, visible, and exact: IDs that cannot be decoded may look alike. */
const id = v.pipe(
  v.union([v.string(), v.pipe(v.number(), v.safeInteger(TOO_LARGE))]),
  v.transform(String),
  v.trim(),
  v.minLength(1, 'empty'),
  v.maxLength(120, TOO_LONG),
  v.check((value) => /[^\p{C}\p{Z}]/u.test(value), 'empty'),
  v.check((value) => value.isWellFormed() && !/[\p{Cc}\uFFFD]/u.test(value), NOT_STORABLE),
)
/** The ID of another record. An empty one counts as none. */
const reference = v.union([v.pipe(v.string(), v.trim(), v.literal('')), id])
const age = v.union([text(60), v.number()])
/** Spreadsheets write numbers as text. */
const number = v.union([
  v.number(),
  v.pipe(v.string(), v.trim(), v.regex(/^-?\d{1,16}(?:\.\d{1,40})?$/), v.transform(Number)),
])
const blank = v.pipe(
  v.string(),
  v.trim(),
  v.literal(''),
  v.transform(() => undefined),
)
const degrees = v.union([number, blank])
/** '1,000' */
const groupedNumber = v.pipe(
  v.string(),
  v.trim(),
  v.regex(/^\d{1,3}(?:,\d{3}){1,3}$/),
  v.transform((value) => Number(value.replaceAll(',', ''))),
)
const count = v.union([
  v.pipe(v.union([number, groupedNumber]), v.integer(), v.minValue(0), v.maxValue(1_000_000_000)),
  blank,
])
/** Many sources write -1 for no limit. */
const limit = v.union([
  count,
  v.pipe(
    number,
    v.literal(-1),
    v.transform(() => undefined),
  ),
])
const flags: Record<string, boolean | undefined> = { yes: true, true: true, 1: true, no: false, false: false, 0: false }
const flag = v.union([
  v.boolean(),
  v.pipe(
    v.union([v.string(), v.number()]),
    v.transform((value) => String(value).trim().toLowerCase()),
    v.check((value) => value === '' || Object.hasOwn(flags, value)),
    v.transform((value) => flags[value]),
  ),
])

const divisionList = v.union([
  text(2000),
  v.array(v.object({ externalId: v.nullish(reference), ageGroup: v.nullish(age), division: v.nullish(text(120)) })),
])

const schemas = {
  teams: v.object({
    name: text(300),
    sport: v.nullish(text(60)),
    seasonYear: v.nullish(v.union([v.number(), text(40)])),
    city: v.nullish(text(120)),
    state: v.nullish(text(60)),
    description: v.nullish(text(5000)),
    websiteUrl: v.nullish(text(500)),
    divisions: v.nullish(divisionList),
  }),
  contacts: v.object({
    teamExternalId: id,
    divisionExternalId: v.nullish(reference),
    name: text(200),
    role: v.nullish(text(60)),
    email: v.nullish(text(254)),
  }),
  events: v.object({
    name: text(300),
    eventType: v.nullish(text(80)),
    startDate: text(80),
    endDate: v.nullish(text(80)),
    timezone: v.nullish(text(60)),
    venue: v.nullish(
      v.object({
        name: v.nullish(text(200)),
        city: v.nullish(text(120)),
        state: v.nullish(text(60)),
        postalCode: v.nullish(v.union([text(12), v.number()])),
        lat: v.nullish(degrees),
        lon: v.nullish(degrees),
      }),
    ),
    divisions: v.nullish(
      v.union([
        text(2000),
        v.array(
          v.object({
            ageGroup: v.nullish(age),
            division: v.nullish(text(120)),
            entered: v.nullish(count),
            approved: v.nullish(count),
            max: v.nullish(limit),
            entryFeeCents: v.nullish(count),
            deadline: v.nullish(text(40)),
            soldOut: v.nullish(flag),
          }),
        ),
      ]),
    ),
    hostTeamExternalId: v.nullish(reference),
    url: v.nullish(text(500)),
    status: v.nullish(text(40)),
  }),
  players: v.object({
    displayName: text(200),
    ageGroup: v.nullish(age),
    positions: v.nullish(v.union([text(200), v.array(text(60))])),
    batsThrows: v.nullish(text(40)),
    city: v.nullish(text(120)),
    state: v.nullish(text(60)),
    teamExternalId: v.nullish(reference),
    season: v.nullish(v.union([text(60), v.number()])),
  }),
} satisfies Record<FeedKind, v.GenericSchema>

type DataOf = { [Kind in FeedKind]: v.InferOutput<(typeof schemas)[Kind]> }
export type TeamData = DataOf['teams']
export type ContactData = DataOf['contacts']
export type EventData = DataOf['events']
export type PlayerData = DataOf['players']

type Envelope = {
  externalID: string
  modified: string
  /** The record has no ID in its file and is identified by its name. */
  isUnidentified?: boolean
  /** Its line in an uploaded file. */
  line?: number
  /** What was left out of the record or changed, to be reported. */
  note?: string
}
type UpdatedItem = { [Kind in FeedKind]: Envelope & { kind: Kind; data: DataOf[Kind] } }[FeedKind]
/** A record from the source, validated but not cleaned, or its deletion. */
export type FeedItem = (UpdatedItem & { isDeleted: false }) | (Envelope & { kind: FeedKind; isDeleted: true })

const singular: Record<FeedKind, string> = { teams: 'team', contacts: 'contact', events: 'event', players: 'player' }

/** The digits of an instant after its milliseconds: '2026-01-01T00:00:00.123456Z' is compared as '2026-01-01T00:00:00.123Z456'. */
const finerDigits = (instant: string) => /\.\d{3}(\d*?)0*(?!\d)/.exec(instant)?.[1] ?? ''

const envelope = v.object({
  id,
  kind: v.optional(v.string()),
  state: v.picklist(['updated', 'deleted']),
  modified: v.pipe(
    text(40),
    // Instants are compared as strings, which requires four-digit years.
    v.check((value) => Date.parse(value) >= 0 && Date.parse(value) < Date.UTC(10_000, 0)),
    v.transform((value) => `${new Date(value).toISOString()}${finerDigits(value)}`),
  ),
  data: v.optional(v.unknown()),
})

/** Returns a record of the source, or why it was rejected. The reason names fields, never their values. */
export function readItem(kind: FeedKind, raw: unknown): FeedItem | SyncRefusal {
  if (isTooDeep(raw)) return { kind, externalID: idOf(raw), reason: 'Nested too deeply.' }
  const head = v.safeParse(envelope, raw)
  const refused = (externalID: string, reason: string) => ({ kind, externalID, reason })
  if (!head.success) return refused(idOf(raw), `Unreadable: ${fieldOf(head.issues)}`)

  const { id: externalID, modified, state, data, kind: said } = head.output
  if (said && said !== singular[kind]) return refused(externalID, `Not a ${singular[kind]}`)
  if (state === 'deleted') return { kind, externalID, modified, isDeleted: true }

  if (kind === 'players') {
    const reason = forbiddenInPlayer(data)
    if (reason) return refused(externalID, reason)
  }
  if (holdsUndecodable(data)) return refused(externalID, 'Text that cannot be decoded')
  const whole = v.safeParse(schemas[kind], data)
  const fields = (whole.issues ?? []).flatMap((issue) => invalidFields(issue)).map(({ path }) => path)
  const isDropped = fields.length > 0 && fields.every((field) => DROPPABLE.test(field))
  const body = isDropped ? v.safeParse(schemas[kind], without(data, fields)) : whole
  if (!body.success) return refused(externalID, `Unreadable: ${fieldOf(body.issues)}`)
  const note = isDropped ? { note: leftOut(fields).join() } : {}
  return { kind, externalID, modified, isDeleted: false, data: body.output, ...note } as FeedItem
}

/** The note about fields that are left out. None if there are none. */
export const leftOut = (fields: readonly string[]) =>
  fields.length > 0 ? [`Left out, because it cannot be used: ${fields.join(', ')}`] : []

/** Numbers and flags that an event can do without. */
const DROPPABLE = /^(?:divisions\.\d+\.(?:entered|approved|max|entryFeeCents|soldOut)|venue\.(?:lat|lon))$/

/** The paths to the invalid fields. Of the variants of a field, those that fail at a deeper field are meant. */
function invalidFields(issue: v.BaseIssue<unknown>, before = ''): { path: string; issue: v.BaseIssue<unknown> }[] {
  const path = [before, v.getDotPath(issue)].filter(Boolean).join('.')
  const deeper = issue.issues?.filter(({ path }) => path) ?? []
  return deeper.length > 0 ? deeper.flatMap((each) => invalidFields(each, path)) : [{ path, issue }]
}

function without(data: unknown, paths: readonly string[]) {
  const rest = structuredClone(data)
  for (const path of paths) {
    const keys = path.split('.')
    const field = keys.pop()!
    const parent = keys.reduce((held, key) => (held as Record<string, unknown>)[key], rest as unknown)
    delete (parent as Record<string, unknown>)[field]
  }
  return rest
}

/** Whether a value contains bytes that could not be decoded with the declared charset. */
const holdsUndecodable = (value: unknown): boolean =>
  typeof value === 'string'
    ? value.includes('\uFFFD')
    : typeof value === 'object' && value !== null && Object.values(value).some(holdsUndecodable)

export const isRefusal = (item: FeedItem | SyncRefusal): item is SyncRefusal => 'reason' in item

const MAX_LEVELS = 100

/** Whether the value is nested so deeply that functions that call themselves would exhaust the stack. */
export function isTooDeep(value: unknown): boolean {
  let level = [value]
  for (let depth = 0; depth <= MAX_LEVELS && level.length > 0; depth++)
    level = level.flatMap((held) => (typeof held === 'object' && held !== null ? Object.values(held) : []))
  return level.length > 0
}

export const idOf = (raw: unknown) => {
  const id = typeof raw === 'object' && raw !== null && 'id' in raw ? raw.id : undefined
  return typeof id === 'string' || typeof id === 'number' ? shown(String(id)) : '?'
}

/** An arbitrary ID in a form that the list of refusals can display. */
const shown = (id: string) => id.slice(0, 120).toWellFormed().replace(/\p{C}/gu, '\uFFFD').trim() || '?'

/** The first invalid field, and why it is invalid. */
function fieldOf([first]: readonly v.BaseIssue<unknown>[]) {
  const [{ path, issue }] = invalidFields(first!) as [ReturnType<typeof invalidFields>[number]]
  const reason = issue.input === undefined || issue.input === null ? 'missing' : issue.message
  return path && reasons.has(reason) ? `${path} (${reason})` : path || 'no record'
}

/** Other messages contain the value. */
const reasons = new Set(['missing', 'empty', TOO_LONG, TOO_LARGE, NOT_STORABLE])

const MAX_DEPTH = 20
const forbiddenField = /birth|dob|e-?mail|phone|mobile|cell|street|address/i
/** Linear: it begins at an @, and the part before it is one character. */
const emailInside = /[^\s@]@[^\s@.]+\.(?:[^\s@.]+\.)*[a-z]{2,}/i
/** Requires separators: ten digits in a row may be an ID. */
const phoneInside = /\d{3}[-. )]{1,2}\d{3}[-. ]\d{4}/

/** Rejects data that must never be stored about a child, and players without the required consent. */
function forbiddenInPlayer(data: unknown): string | null {
  if (typeof data !== 'object' || data === null) return null
  if (holdsForbidden(data)) return 'Contains a birth date, email, phone number, or street address.'
  return 'guardianConsent' in data && data.guardianConsent === true ? null : 'Guardian consent missing.'
}

/** Values nested deeper than `MAX_DEPTH` count as forbidden. */
function holdsForbidden(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return emailInside.test(value) || phoneInside.test(value)
  if (typeof value !== 'object' || value === null) return false
  if (depth > MAX_DEPTH) return true
  return Object.entries(value).some(
    ([field, held]) => (forbiddenField.test(field) && held !== null && held !== '') || holdsForbidden(held, depth + 1),
  )
}

import { events } from '../../domain/events/entity.ts'
import { eventRecord } from '../../domain/events/record.ts'
import { opportunities } from '../../domain/opportunities/entity.ts'
import { opportunityRecord } from '../../domain/opportunities/record.ts'
import { players } from '../../domain/players/entity.ts'
import { playerRecord } from '../../domain/players/record.ts'
import { type HideableKind, hiddenRecords, hiddenReference } from '../../domain/reports/entity.ts'
import { hideInput } from '../../domain/reports/validation.ts'
import { type TeamItem, teams } from '../../domain/teams/entity.ts'
import { teamRecord } from '../../domain/teams/record.ts'
import { type Hidden, hiddenWithTeam } from '../../store/records/hidden.ts'
import { type RecordChange, recordWrites } from '../../store/records/listed-record.ts'
import { find, retryOnConflict, transactWrite } from '../../store/store.ts'
import { conflict, notFound, Refusal } from '../../values/errors.ts'
import { checkID } from '../../values/ids.ts'
import { parse } from '../../values/parse.ts'
import { withholdPhotoAndPages } from './copies.ts'

type Record = { version: number; hidden?: Hidden; photoKey?: string; logoKey?: string }
type HiddenChange = { hidden: Hidden | undefined }
type Kind = {
  word: string
  read(id: string): Promise<{
    record: Record
    /** Only for events and opportunities. */
    team?: TeamItem | null
    change(to: HiddenChange, now: Date): RecordChange<Record>
  } | null>
}

/** Events and opportunities are shown again without a team that is gone. */
async function itsTeam(teamID: string | undefined) {
  const team = teamID ? await find(teams, { teamID }) : null
  return { team, ...(teamID && !team && { teamID: undefined }) }
}

const kinds: { [K in HideableKind]: Kind } = {
  team: {
    word: 'Team',
    async read(teamID) {
      const record = await find(teams, { teamID })
      return record && { record, change: (to, now) => teamRecord.replace(record, to, { now }) }
    },
  },
  player: {
    word: 'Player',
    async read(playerID) {
      const record = await find(players, { playerID })
      return record && { record, change: (to, now) => playerRecord.replace(record, to, { now }) }
    },
  },
  event: {
    word: 'Event',
    async read(eventID) {
      const record = await find(events, { eventID })
      if (!record) return null
      const { team, ...detached } = await itsTeam(record.teamID)
      return { record, team, change: (to, now) => eventRecord.replace(record, { ...to, ...detached }, { now, team }) }
    },
  },
  opportunity: {
    word: 'Opportunity',
    async read(opportunityID) {
      const record = await find(opportunities, { opportunityID })
      if (!record) return null
      const { team, ...detached } = await itsTeam(record.teamID)
      const change = (to: HiddenChange, now: Date) =>
        opportunityRecord.replace(record, { ...to, ...detached }, { now, team })
      return { record, team, change }
    },
  },
}

type Subject = { kind: HideableKind; id: string }

/**
 * Hides the record until it is unhidden. From the next request on, only its owner and admins see it, and its photo is not served. The CDN
 * drops its pages within seconds. The stream consumer notifies the owner. No-op if it is already hidden.
 */
export async function hideRecord({ kind, id }: Subject, input: unknown, by: string, now: Date): Promise<true> {
  const { reason } = parse(hideInput, input)
  const item = await setHidden({ kind, id }, { at: now.toISOString(), by, reason }, now)
  if (item) await withholdPhotoAndPages({ kind, id, version: item.version, photoKey: item.photoKey ?? item.logoKey })
  return true
}

const BLOCKED = 'The account that posted it was blocked.'

/** Hides a record of a blocked account until an admin decides about it. */
export const hideWithBlock = async (subject: Subject, owner: { userID: string; blockedBy?: string }, now: Date) => {
  const { userID, blockedBy: by = userID } = owner
  await setHidden(subject, { at: now.toISOString(), by, reason: BLOCKED, withBlock: userID }, now).catch(ignoreMissing)
}

/** Shows the record again if the block of the account hid it. */
export const unhideAfterBlock = async (subject: Subject, userID: string, now: Date) => {
  await setHidden(subject, undefined, now, (hidden) => hidden.withBlock === userID).catch(ignoreMissing)
}

/** Hides an event or opportunity of the team for as long as the team is hidden. */
export const hideWithTeam = async (subject: Subject, team: TeamItem, now: Date) => {
  await setHidden(subject, hiddenWithTeam(team, now), now).catch(ignoreMissing)
}

/** Shows the record again if it was hidden with the team. */
export const unhideWithTeam = async (subject: Subject, teamID: string, now: Date) => {
  await setHidden(subject, undefined, now, ({ withTeam }) => withTeam === teamID).catch(ignoreMissing)
}

/** Deleted records are skipped. */
function ignoreMissing(error: unknown) {
  if (!(error instanceof Refusal && error.code === 'NOT_FOUND')) throw error
}

/** Undoes `hideRecord`. Records of a hidden team are shown when the team is. */
export async function unhideRecord(subject: Subject, now: Date): Promise<true> {
  await setHidden(subject, undefined, now, (_, team) => {
    if (team?.hidden) throw conflict('Its team is hidden. Show the team again first.')
    return true
  })
  return true
}

/** Returns the record, or null if nothing changed. */
async function setHidden(
  { kind, id }: Subject,
  hidden: Hidden | undefined,
  now: Date,
  shouldShow: (hidden: Hidden, team: TeamItem | null | undefined) => boolean = () => true,
): Promise<Record | null> {
  const { word, read } = kinds[kind]
  checkID(id, word)
  return retryOnConflict(async () => {
    const found = await read(id)
    if (!found) throw notFound(word)
    const was = found.record.hidden
    // A record that an admin hides on its own stays hidden when its team is shown again.
    const isOwnReason = was?.withTeam && hidden && !hidden.withTeam
    if (Boolean(was) === Boolean(hidden) && !isOwnReason) return null
    if (was && !hidden && !shouldShow(was, found.team)) return null
    const next = hidden ?? hiddenWithTeam(found.team ?? null, now)
    const change = found.change({ hidden: next }, now)
    await transactWrite([
      ...recordWrites(change),
      ...(next ? hiddenReference(kind, id, next) : [[hiddenRecords().delete({ kind, recordID: id })] as const]),
    ])
    return change.item
  })
}

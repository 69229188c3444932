import { events, teamEvents } from '../../domain/events/entity.ts'
import { eventRecord } from '../../domain/events/record.ts'
import { opportunities, teamOpportunities } from '../../domain/opportunities/entity.ts'
import { opportunityRecord } from '../../domain/opportunities/record.ts'
import { players } from '../../domain/players/entity.ts'
import { playerRecord } from '../../domain/players/record.ts'
import { removePushSubscriptions } from '../../domain/push/subscriptions.ts'
import { allHiddenRecords, type HideableKind, hiddenRecords, hiddenReference } from '../../domain/reports/entity.ts'
import { hideInput } from '../../domain/reports/validation.ts'
import { type TeamItem, teams } from '../../domain/teams/entity.ts'
import { findTeam } from '../../domain/teams/managers.ts'
import { teamRecord } from '../../domain/teams/record.ts'
import { userReferences, users } from '../../domain/users/entity.ts'
import { directory } from '../../services/directory/directory.ts'
import { type Hidden, hiddenWithTeam } from '../../store/records/hidden.ts'
import { type RecordChange, recordWrites } from '../../store/records/listed-record.ts'
import { find, queryPartition, retryOnConflict, transactWrite } from '../../store/store.ts'
import { conflict, notFound, Refusal } from '../../values/errors.ts'
import { checkID, firstIDOf } from '../../values/ids.ts'
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
  const team = await findTeam(teamID)
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

const NO_LIMIT = Number.MAX_SAFE_INTEGER
const BLOCKED = 'The account that posted it was blocked.'

/**
 * Hides or shows the account's teams, events, and opportunities, depending on whether it is blocked. They stay hidden until an admin
 * decides about each or unblocks the account. Turns off notifications on the devices of a blocked account. Idempotent.
 */
export async function propagateBlock(userID: string, now: Date): Promise<void> {
  const partition = await queryPartition(users().get({ userID }), true)
  const [user] = partition.of(users)
  if (!user) return
  if (!user.isBlocked) return showAll(now, ({ withBlock }) => withBlock === userID)
  await removePushSubscriptions(userID)
  const teamIDs = partition
    .of(userReferences)
    .filter(({ kind }) => kind === 'claimedTeam')
    .map(({ recordID }) => recordID)
  // Makes the directory read the log, so that it has everything written before the block.
  const position = firstIDOf(now.getTime())
  const mine = { createdBy: userID, perPage: NO_LIMIT, now }
  const [eventIDs, opportunityIDs] = await Promise.all([
    directory().ids('event', mine, { event: position }),
    directory().ids('opportunity', { ...mine, visibleTo: { all: true } }, { opportunity: position }),
  ])
  const { blockedBy: by = userID } = user
  const hidden = { at: now.toISOString(), by, reason: BLOCKED, withBlock: userID }
  await hideAll('opportunity', opportunityIDs, hidden, now)
  await hideAll('event', eventIDs, hidden, now)
  await hideAll('team', teamIDs, hidden, now)
}

/** Hides or shows the events and opportunities of a team with the team, except those that are hidden for another reason. Idempotent. */
export async function propagateTeamHiding(teamID: string, now: Date): Promise<void> {
  const partition = await queryPartition(teams().get({ teamID }), true)
  const [team] = partition.of(teams)
  if (!team) return
  const hidden = hiddenWithTeam(team, now)
  if (!hidden) return showAll(now, ({ withTeam }) => withTeam === teamID, teamID)
  const eventIDs = partition.of(teamEvents).map(({ eventID }) => eventID)
  const opportunityIDs = partition.of(teamOpportunities).map(({ opportunityID }) => opportunityID)
  await hideAll('event', eventIDs, hidden, now)
  await hideAll('opportunity', opportunityIDs, hidden, now)
}

async function hideAll(kind: HideableKind, ids: readonly string[], hidden: Hidden, now: Date) {
  for (const id of ids) await setHidden({ kind, id }, hidden, now).catch(ignoreMissing)
}

/** Shows the records that were hidden for this reason. `withTeam`: only those hidden with this team. */
async function showAll(now: Date, isReason: (hidden: Hidden) => boolean, withTeam?: string) {
  for (const { kind, recordID: id, ...reference } of await allHiddenRecords(true))
    if (!withTeam || reference.withTeam === withTeam)
      await setHidden({ kind, id }, undefined, now, isReason).catch(ignoreMissing)
}

/** Deleted records are skipped. */
function ignoreMissing(error: unknown) {
  if (!(error instanceof Refusal && error.code === 'NOT_FOUND')) throw error
}

import { removePushSubscriptions } from '../../domain/push/subscriptions.ts'
import { allHiddenRecords, type HideableKind, hiddenRecords, hiddenReference } from '../../domain/reports/entity.ts'
import { hideInput } from '../../domain/reports/validation.ts'
import { type TeamItem, teams } from '../../domain/teams/entity.ts'
import { findTeam } from '../../domain/teams/managers.ts'
import { userReferences, users } from '../../domain/users/entity.ts'
import { directory } from '../../services/directory/directory.ts'
import { type Hidden, hiddenWithTeam } from '../../store/records/hidden.ts'
import { writeRecord } from '../../store/records/listed-record.ts'
import { queryPartition, retryOnConflict } from '../../store/store.ts'
import { conflict, notFound, Refusal } from '../../values/errors.ts'
import { checkID, firstIDOf } from '../../values/ids.ts'
import { parse } from '../../values/parse.ts'
import { findRecord, isOfTeams, type RecordOf, recordOf, referredByTeam } from '../records.ts'
import { withholdPhotoAndPages } from './copies.ts'

const WORDS = { team: 'Team', player: 'Player', event: 'Event', opportunity: 'Opportunity' } as const

type Subject = { kind: HideableKind; id: string }

/**
 * Hides the record until it is unhidden. From the next request on, only its owner and admins see it, and its photo is not served. The CDN
 * drops its pages within seconds. The stream consumer notifies the owner. No-op if it is already hidden.
 */
export async function hide({ kind, id }: Subject, input: unknown, by: string, now: Date): Promise<true> {
  const { reason } = parse(hideInput, input)
  const record = await setHidden({ kind, id }, { at: now.toISOString(), by, reason }, now)
  if (!record) return true
  const { version, photoKey, logoKey } = record as { version: number; photoKey?: string; logoKey?: string }
  await withholdPhotoAndPages({ kind, id, version, photoKey: photoKey ?? logoKey })
  return true
}

/** Undoes `hide`. Records of a hidden team are shown when the team is. */
export async function show(subject: Subject, now: Date): Promise<true> {
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
  shouldShow: (hidden: Hidden, team: TeamItem | null) => boolean = () => true,
): Promise<RecordOf<HideableKind> | null> {
  checkID(id, WORDS[kind])
  return retryOnConflict(async () => {
    const record = await findRecord(kind, id)
    if (!record) throw notFound(WORDS[kind])
    const team = isOfTeams(kind) ? await findTeam((record as RecordOf<typeof kind>).teamID) : null
    const was = record.hidden
    // A record that an admin hides on its own stays hidden when its team is shown again.
    const isOwnReason = was?.withTeam && hidden && !hidden.withTeam
    if (Boolean(was) === Boolean(hidden) && !isOwnReason) return null
    if (was && !hidden && !shouldShow(was, team)) return null
    const next = hidden ?? hiddenWithTeam(team, now)
    // Events and opportunities are shown again without a team that is gone.
    const detached = isOfTeams(kind) && !team && { teamID: undefined }
    return writeRecord(
      recordOf(kind).replace(record, { hidden: next, ...detached }, { now, team }),
      next ? hiddenReference(kind, id, next) : [[hiddenRecords().delete({ kind, recordID: id })]],
    )
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
  const subjectsOf = (kind: HideableKind, ids: readonly string[]) => ids.map((id) => ({ kind, id }))
  const subjects = [...subjectsOf('opportunity', opportunityIDs), ...subjectsOf('event', eventIDs)]
  await hideAll([...subjects, ...subjectsOf('team', teamIDs)], hidden, now)
}

/** Hides or shows the events and opportunities of a team with the team, except those that are hidden for another reason. Idempotent. */
export async function propagateTeamHiding(teamID: string, now: Date): Promise<void> {
  const partition = await queryPartition(teams().get({ teamID }), true)
  const [team] = partition.of(teams)
  if (!team) return
  const hidden = hiddenWithTeam(team, now)
  if (!hidden) return showAll(now, ({ withTeam }) => withTeam === teamID, teamID)
  await hideAll(referredByTeam(partition), hidden, now)
}

async function hideAll(subjects: readonly Subject[], hidden: Hidden, now: Date) {
  for (const subject of subjects) await setHidden(subject, hidden, now).catch(ignoreMissing)
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

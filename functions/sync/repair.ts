import { ScanCommand, type ScanCommandOutput } from '@aws-sdk/lib-dynamodb'
import { type TeamContactItem, teamContacts } from '../domain/contacts/team-contact-entity.ts'
import { type TeamItem, teams } from '../domain/teams/entity.ts'
import { teamRecord } from '../domain/teams/record.ts'
import { client, tableName } from '../store/dynamo.ts'
import { parseItem } from '../store/entity.ts'
import { recordWrites } from '../store/records/listed-record.ts'
import {
  conditionCheck,
  ENTITY_ATTRIBUTE,
  queryPartition,
  retryOnConflict,
  transactWrite,
  VersionConflict,
  versionConflict,
} from '../store/store.ts'
import { aliasWrite, assignedTeamsOf, teamsByID } from './apply/assigned-teams.ts'
import {
  type ContactReferences,
  deletedContact,
  hasFeedRecordsOnly,
  moveChildren,
  type Outside,
} from './apply/move-children.ts'
import { originKey } from './apply/plan.ts'
import { isRemoved } from './apply/references.ts'
import { mergedDivisions } from './apply/team-merge.ts'
import { teamsHoldingTheirNames } from './apply/team-names.ts'

/** A finding, and its repair unless it is a dry run. `into`: the team that has the external record, if any. */
export type Repair = {
  action: 'adopted' | 'merged' | 'removed' | 'separated' | 'contact removed' | 'left'
  teamID: string
  name: string
  externalIDs: string[]
  into?: string
  /** Why a duplicate is left for an admin. */
  reason?: string
}

/** A team that has an external record, and the `modified` it was imported with. */
type Holder = { teamID: string; modified: string }
/** An external record assigned to the wrong team. `assigned` is the right team, absent if the record was deleted. */
type Misplaced = Outside & { assigned?: string }

/**
 * Finds data left by syncs before aliases and conditional references: teams with an external record that belongs to another team or to
 * none, and contacts in two teams. Updates and deletions of the source do not reach these. Unless it is a dry run, a duplicate is merged
 * into the team that has its record, and a team that is the only one of its record becomes the assigned team of the record.
 */
export async function* repairs({ isDryRun }: { isDryRun: boolean }): AsyncGenerator<Repair> {
  const { holders, names, contacts, contactReferences } = await scanTable()
  const { misplacedRecords, missingAliases } = await findMisplaced(holders)

  for (const { teamID, source, externalID } of missingAliases) {
    if (!isDryRun && !(await isWritten([aliasWrite(source, externalID, teamID)]))) continue
    yield { action: 'adopted', teamID, name: names.get(teamID)!, externalIDs: [externalID] }
  }
  const gone = new Set<string>()
  for (const [teamID, ofTeam] of misplacedRecords) {
    const repair = await retryOnConflict(() => repairTeam(teamID, ofTeam, contactReferences, isDryRun))
    if (!repair) continue
    if (repair.action === 'merged' || repair.action === 'removed') gone.add(teamID)
    yield repair
  }
  for (const copies of contacts.values()) {
    const here = copies.filter(({ teamID }) => !gone.has(teamID))
    if (here.length > 1) yield* repairContact(here, contactReferences, isDryRun)
  }
}

async function isWritten(writes: Parameters<typeof transactWrite>[0]) {
  try {
    await transactWrite(writes)
    return true
  } catch (error) {
    if (error instanceof VersionConflict) return false
    throw error
  }
}

/** The holders of each external record, and the feed's contacts by ID, with their references. */
async function scanTable() {
  const holders = new Map<string, Holder[]>()
  const names = new Map<string, string>()
  const contacts = new Map<string, TeamContactItem[]>()
  const contactReferences = new Map<string, Outside>()
  const push = <T>(map: Map<string, T[]>, key: string, value: T) => map.set(key, [...(map.get(key) ?? []), value])
  let ExclusiveStartKey: ScanCommandOutput['LastEvaluatedKey']
  do {
    const page: ScanCommandOutput = await client.send(
      new ScanCommand({
        TableName: tableName(),
        FilterExpression: '#entity IN (:team, :contact, :reference)',
        ExpressionAttributeNames: { '#entity': ENTITY_ATTRIBUTE },
        ExpressionAttributeValues: { ':team': 'team', ':contact': 'team-contact', ':reference': 'sync-reference' },
        ConsistentRead: true,
        ExclusiveStartKey,
      }),
    )
    for (const item of page.Items ?? []) {
      if (item[ENTITY_ATTRIBUTE] === 'team') {
        const { teamID, name, origin } = item as TeamItem
        names.set(teamID, name)
        for (const [key, modified] of Object.entries(origin?.externals ?? {})) push(holders, key, { teamID, modified })
      } else if (item[ENTITY_ATTRIBUTE] === 'team-contact') {
        const contact = parseItem(teamContacts, item)
        if (contact.modified && !contact.userID) push(contacts, contact.contactID, contact)
      } else if (item.kind === 'contacts')
        contactReferences.set(item.localID, { source: item.source, externalID: item.externalID })
    }
    ExclusiveStartKey = page.LastEvaluatedKey
  } while (ExclusiveStartKey)
  return { holders, names, contacts, contactReferences }
}

const outsideOf = (key: string): Outside => {
  const at = key.indexOf('/')
  return { source: key.slice(0, at), externalID: key.slice(at + 1) }
}

/** The misplaced external records by team, and those without one, each with the team that had it last. */
async function findMisplaced(holders: ReadonlyMap<string, readonly Holder[]>) {
  const misplacedRecords = new Map<string, Misplaced[]>()
  const missingAliases: (Outside & { teamID: string })[] = []
  const bySource = Map.groupBy([...holders.keys()].map(outsideOf), ({ source }) => source)
  for (const [source, records] of bySource) {
    for (let at = 0; at < records.length; at += 100) {
      const externalIDs = records.slice(at, at + 100).map(({ externalID }) => externalID)
      const { assignedTeams, references } = await retryOnConflict(() => assignedTeamsOf({ source }, externalIDs, true))
      for (const externalID of externalIDs) {
        const held = holders.get(originKey(source, externalID))!.toSorted((a, b) => (a.modified < b.modified ? 1 : -1))
        const reference = references.get(externalID)
        const assigned = assignedTeams.get(externalID)
        const isDeleted = assigned ? !assigned.team : reference && isRemoved(reference, held[0]!.modified)
        const assignedTeamID = isDeleted ? undefined : (assigned?.team?.teamID ?? held[0]!.teamID)
        if (!assigned && assignedTeamID) missingAliases.push({ source, externalID, teamID: assignedTeamID })
        for (const { teamID } of held)
          if (teamID !== assignedTeamID)
            misplacedRecords.set(teamID, [
              ...(misplacedRecords.get(teamID) ?? []),
              { source, externalID, assigned: assignedTeamID },
            ])
      }
    }
  }
  return { misplacedRecords, missingAliases }
}

async function repairTeam(
  teamID: string,
  misplacedRecords: readonly Misplaced[],
  contactReferences: ContactReferences,
  isDryRun: boolean,
): Promise<Repair | undefined> {
  const duplicate = (await teamsByID([teamID], true)).get(teamID)
  const due = misplacedRecords.filter(
    ({ source, externalID }) => duplicate?.origin?.externals[originKey(source, externalID)],
  )
  if (!duplicate || due.length === 0) return undefined
  const keys = new Set(due.map(({ source, externalID }) => originKey(source, externalID)))
  const externals = Object.fromEntries(Object.entries(duplicate.origin!.externals).filter(([key]) => !keys.has(key)))
  const into = due.find(({ assigned }) => assigned)?.assigned
  const repair = { teamID, name: duplicate.name, externalIDs: due.map(({ externalID }) => externalID), into }
  if (duplicate.claimedBy || duplicate.createdBy) return { ...repair, action: 'left', reason: 'it belongs to a person' }

  if (Object.keys(externals).length > 0) {
    const divisions = [...keys].reduce(
      (left, key) => mergedDivisions({ teamID, divisions: left }, key, []),
      duplicate.divisions,
    )
    const changes = { divisions, origin: { ...duplicate.origin!, externals } }
    if (!isDryRun) await transactWrite(recordWrites(teamRecord.replace(duplicate, changes, { now: new Date() })))
    return { ...repair, action: 'separated' }
  }
  const children = await queryPartition(teams().get({ teamID }), true)
  if (!hasFeedRecordsOnly(children, teamID)) return { ...repair, action: 'left', reason: 'people added records to it' }
  if (isDryRun) return { ...repair, action: into ? 'merged' : 'removed' }

  const keptTeam = into ? (await teamsByID([into], true)).get(into) : undefined
  if (into && !keptTeam) throw versionConflict
  if (keptTeam) await moveChildren(children, keptTeam, contactReferences)
  // The stream consumer removes the remaining items.
  await transactWrite([
    ...recordWrites(
      teamRecord.remove(duplicate, { holdsKey: (await teamsHoldingTheirNames([duplicate])).has(teamID) }),
    ),
    ...(keptTeam
      ? [[conditionCheck(teams().get({ teamID: keptTeam.teamID }), 'exists'), versionConflict] as const]
      : []),
  ])
  return { ...repair, action: into ? 'merged' : 'removed' }
}

/** Of several copies of a contact, keeps the one that its reference names, or else the newest, and those in claimed teams. */
async function* repairContact(
  copies: readonly TeamContactItem[],
  references: ContactReferences,
  isDryRun: boolean,
): AsyncGenerator<Repair> {
  const theirTeams = await teamsByID(
    copies.map(({ teamID }) => teamID),
    true,
  )
  const isNamed = ({ teamID, contactID }: TeamContactItem) => references.has(`${teamID}.${contactID}`)
  const [kept, ...others] = copies.toSorted(
    (a, b) => Number(isNamed(b)) - Number(isNamed(a)) || (a.modified! < b.modified! ? 1 : -1),
  )
  for (const contact of others) {
    const { teamID, name } = contact
    if (theirTeams.get(teamID)?.claimedBy) continue
    if (!isDryRun && !(await isWritten([[deletedContact(contact), versionConflict]]))) continue
    const externalID = references.get(`${kept!.teamID}.${kept!.contactID}`)?.externalID
    yield { action: 'contact removed', teamID, name, externalIDs: externalID ? [externalID] : [], into: kept!.teamID }
  }
}

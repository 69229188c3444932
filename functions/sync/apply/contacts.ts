import { type TeamContactItem, teamContacts } from '../../domain/contacts/entity.ts'
import { syncReferences } from '../../domain/sync/reference-entity.ts'
import type { TeamItem } from '../../domain/teams/entity.ts'
import { findAll, queryPartition, versionConflict, type Write } from '../../store/store.ts'
import { localID } from '../../values/ids.ts'
import { cleanContact, type ImportedContact } from '../cleaning/clean-records.ts'
import { assignedTeamsOf, keptTeams, teamsByID } from './assigned-teams.ts'
import { changedFields, newFields } from './fields.ts'
import { cleanedRecords, emptyPlan, idsOf, isInScope, type Plan, type Scope, type Updated } from './plan.ts'
import { contactOf, DELETED_IN_FUNGO, isRemoved, type KnownReference, knownReferences } from './references.ts'

type Listed = { item: Updated<'contacts'>; externalID: string; modified: string; record: ImportedContact }

/** `localID` of a contact's reference: `<teamID>.<contactID>`. */
const contactReference = (teamID: string, contactID: string) => `${teamID}.${contactID}`

/**
 * A contact's reference names its team and is written in the same transaction as the contact, so that versions in any order cannot create
 * it twice.
 */
export async function planContacts(items: Updated<'contacts'>[], scope: Scope, consistent: boolean): Promise<Plan> {
  const plan = emptyPlan('contacts')
  const listed = await cleanedRecords(plan, items, ({ data }) => cleanContact(data))
  const facts = await factsOf(listed, scope, consistent)
  const absent: KnownReference[] = []
  for (const each of listed) {
    const { item, externalID, record } = each
    const team = facts.teamsThere.get(record.teamExternalID)
    if (team) planContact(each, team, facts, plan, scope, absent)
    else if (scope.teamID) continue
    else if (facts.assignedTeams.has(record.teamExternalID))
      plan.refusals.push({ kind: 'contacts', externalID, reason: 'Its team was deleted in Fungo.' })
    else plan.waiting.push({ item, teamExternalID: record.teamExternalID })
  }
  await checkAbsent(absent, scope.source)
  plan.refusals.push(
    ...absent.map(({ externalID }) => ({ kind: 'contacts' as const, externalID, reason: DELETED_IN_FUNGO })),
  )
  return plan
}

type Facts = Awaited<ReturnType<typeof factsOf>>

/** What is stored about the contacts of a page and about their teams. */
async function factsOf(listed: Listed[], scope: Scope, consistent: boolean) {
  const { source } = scope
  const teamIDs = listed.map(({ record }) => record.teamExternalID)
  const [{ assignedTeams }, stored] = await Promise.all([
    assignedTeamsOf(scope, teamIDs, consistent),
    knownReferences(source, 'contacts', idsOf(listed), consistent),
  ])
  const teamsThere = new Map([...assignedTeams].flatMap(([id, { team }]) => (team ? [[id, team] as const] : [])))
  const references = await atKeptTeams(stored, teamsThere)
  return {
    assignedTeams,
    teamsThere,
    stored,
    references,
    ...(await contactsNow(listed, source, teamsThere, references, consistent)),
    closed: await claimedWithContacts(new Set([...teamsThere.values()].filter(({ claimedBy }) => claimedBy))),
  }
}

/** Plans the contact of a team that exists. One that seems to be deleted by a person is added to `absent`. */
function planContact(
  { externalID, modified, record }: Listed,
  team: TeamItem,
  { stored, references, existing, claimed, closed }: Facts,
  plan: Plan,
  scope: Scope,
  absent: KnownReference[],
) {
  const { source, now } = scope
  const { teamID } = team
  if (scope.teamID ? teamID !== scope.teamID : !isInScope(scope, team)) return
  const contactID = localID('contact', source, externalID)
  const reference = { source, kind: 'contacts', externalID, localID: contactReference(teamID, contactID) } as const
  const before = existing.get(reference.localID)
  const known = references.get(externalID)
  const isHere = known?.localID === reference.localID
  if (!before && known && isRemoved(known, modified)) return
  if (!before && isHere && !known.removed) {
    absent.push(stored.get(externalID)!)
    return
  }
  const left = known && !isHere ? existing.get(known.localID) : undefined
  const isKnown = [before, left].some((contact) => (contact?.modified ?? '') >= modified)
  const stays = isKnown || (before ? Boolean(team.claimedBy) : closed.has(teamID))
  plan.previews.push({
    externalID,
    name: record.name,
    change: stays ? 'unchanged' : before ? 'updated' : 'created',
    ...(!stays && { changes: before ? changedFields(shownOf(before), shownOf(record)) : newFields(shownOf(record)) }),
  })
  if (stays) return
  plan.writeGroups.push({
    externalIDs: [externalID],
    records: [],
    writes: [
      ...(left && !claimed.has(left.teamID) ? [removal(left)] : []),
      replacement(before, { teamID, contactID, ...shownOf(record), modified, createdAt: before?.createdAt ?? now }),
      ...(isHere && !known.removed ? [] : [referenceWrite(stored.get(externalID), reference)]),
    ],
    counts: before ? { updated: 1 } : { created: 1, contactsAdded: 1 },
  })
}

const shownOf = ({ name, email, role }: Pick<TeamContactItem, 'name' | 'email' | 'role'>) => ({ name, email, role })

/** The contacts of a merged team belong to the kept team. */
async function atKeptTeams(stored: Map<string, KnownReference>, teamsThere: Map<string, TeamItem>) {
  const there = new Set([...teamsThere.values()].map(({ teamID }) => teamID))
  const elsewhere = [...stored.values()].map((reference) => contactOf(reference).teamID)
  const kept = await keptTeams([...new Set(elsewhere.filter((teamID) => teamID && !there.has(teamID)))])
  return new Map(
    [...stored].map(([externalID, reference]) => {
      const { teamID: from, contactID } = contactOf(reference)
      const teamID = kept.get(from)?.teamID
      return [externalID, teamID ? { ...reference, localID: contactReference(teamID, contactID) } : reference] as const
    }),
  )
}

/** A contact that is missing from the team of its reference was deleted by a person, unless it moved to another team after it was read. */
async function checkAbsent(absent: readonly KnownReference[], source: string) {
  const now = await knownReferences(source, 'contacts', idsOf(absent), true)
  if (absent.some(({ externalID, localID }) => now.get(externalID)?.localID !== localID)) throw versionConflict
}

const removal = ({ teamID, contactID, modified }: TeamContactItem): readonly [Write, Error] => [
  teamContacts()
    .delete({ teamID, contactID })
    .where((held, { eq }) => eq(held.modified, modified!)),
  versionConflict,
]

const replacement = (before: TeamContactItem | undefined, after: TeamContactItem): readonly [Write, Error] => [
  before
    ? teamContacts()
        .put(after)
        .where((held, { eq }) => eq(held.modified, before.modified!))
    : teamContacts().create(after),
  versionConflict,
]

const referenceWrite = (known: KnownReference | undefined, reference: KnownReference): readonly [Write, Error] => [
  known
    ? syncReferences()
        .put(reference)
        .where((held, { eq }) => eq(held.localID, known.localID))
    : syncReferences().create(reference),
  versionConflict,
]

/** The stored contacts, with their new and previous teams. */
async function contactsNow(
  listed: Listed[],
  source: string,
  teamsThere: Map<string, TeamItem>,
  references: Map<string, KnownReference>,
  consistent: boolean,
) {
  const now = listed.flatMap(({ externalID, record }) => {
    const team = teamsThere.get(record.teamExternalID)
    return team ? [{ teamID: team.teamID, contactID: localID('contact', source, externalID) }] : []
  })
  const then = [...references.values()].map(contactOf).filter(({ contactID }) => contactID)
  const contacts = await findAll(teamContacts, [...now, ...then], consistent)
  const here = new Set(now.map(({ teamID }) => teamID))
  const elsewhere = contacts.flatMap(({ teamID }) => (here.has(teamID) ? [] : teamID))
  const others = await teamsByID(elsewhere, consistent)
  const all = [...teamsThere.values(), ...others.values()]
  return {
    existing: new Map(contacts.map((contact) => [contactReference(contact.teamID, contact.contactID), contact])),
    claimed: new Set(all.flatMap(({ teamID, claimedBy }) => (claimedBy ? [teamID] : []))),
  }
}

/** Claimed teams that already have contacts. Their owner decides who the contacts are. */
async function claimedWithContacts(claimed: Set<TeamItem>) {
  const counts = await Promise.all(
    [...claimed].map(async ({ teamID }) => {
      const contacts = (await queryPartition(teamContacts().query.byTeam({ teamID }))).of(teamContacts)
      return [teamID, contacts.length] as const
    }),
  )
  return new Set(counts.filter(([, count]) => count > 0).map(([teamID]) => teamID))
}

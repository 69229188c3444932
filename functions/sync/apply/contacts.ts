import { type TeamContactItem, teamContacts } from '../../domain/contacts/team-contact-entity.ts'
import { syncReferences } from '../../domain/sync/reference-entity.ts'
import type { TeamItem } from '../../domain/teams/entity.ts'
import { parseItem } from '../../store/entity.ts'
import { batchGet, keyOf, queryPartition, versionConflict, type Write } from '../../store/store.ts'
import { localID } from '../../values/local-id.ts'
import { cleanContact, type ImportedContact, isRefused } from '../cleaning/records.ts'
import { assignedTeamsOf, keptTeams, teamsByID } from './assigned-teams.ts'
import { changedFields } from './changed-fields.ts'
import { emptyPlan, isInScope, newestOnly, type Plan, type Scope, type Updated } from './plan.ts'
import { DELETED_IN_FUNGO, isRemoved, type KnownReference, knownReferences } from './references.ts'

type Listed = { item: Updated<'contacts'>; externalID: string; modified: string; contact: ImportedContact }

/** `localID` of a contact's reference: `<teamID>.<contactID>`. */
const contactReference = (teamID: string, contactID: string) => `${teamID}.${contactID}`

/**
 * A contact's reference names its team and is written in the same transaction as the contact, so that versions in any order cannot create
 * it twice.
 */
export async function planContacts(items: Updated<'contacts'>[], scope: Scope, consistent: boolean): Promise<Plan> {
  const plan = emptyPlan('contacts')
  const { source } = scope
  const accepted: Listed[] = []
  for (const item of items) {
    const { externalID, modified } = item
    const contact = cleanContact(item.data)
    if (isRefused(contact)) plan.refusals.push({ kind: 'contacts', externalID, reason: contact.reason })
    else accepted.push({ item, externalID, modified, contact })
  }
  const listed = newestOnly(accepted)
  const [{ assignedTeams }, stored] = await Promise.all([
    assignedTeamsOf(
      scope,
      listed.map(({ contact }) => contact.teamExternalID),
      consistent,
    ),
    knownReferences(
      source,
      'contacts',
      listed.map(({ externalID }) => externalID),
      consistent,
    ),
  ])
  const teamsThere = new Map([...assignedTeams].flatMap(([id, { team }]) => (team ? [[id, team] as const] : [])))
  const references = await atKeptTeams(stored, teamsThere)
  const { existing, claimed } = await contactsNow(listed, source, teamsThere, references, consistent)
  const closed = await claimedWithContacts(new Set([...teamsThere.values()].filter(({ claimedBy }) => claimedBy)))

  const absent: KnownReference[] = []
  for (const { item, externalID, modified, contact } of listed) {
    const team = teamsThere.get(contact.teamExternalID)
    if (!team) {
      if (scope.teamID) continue
      if (assignedTeams.has(contact.teamExternalID))
        plan.refusals.push({ kind: 'contacts', externalID, reason: 'Its team was deleted in Fungo.' })
      else plan.waiting.push({ item, teamExternalID: contact.teamExternalID })
      continue
    }
    if (scope.teamID ? team.teamID !== scope.teamID : !isInScope(scope, { state: team.state, city: team.locationCity }))
      continue
    const contactID = localID('contact', source, externalID)
    const reference = {
      source,
      kind: 'contacts',
      externalID,
      localID: contactReference(team.teamID, contactID),
    } as const
    const before = existing.get(reference.localID)
    const known = references.get(externalID)
    if (!before && known && isRemoved(known, modified)) continue
    if (!before && known?.localID === reference.localID && !known.removed) {
      absent.push(stored.get(externalID)!)
      continue
    }
    const left = known && known.localID !== reference.localID ? existing.get(known.localID) : undefined
    const isKnown = [before, left].some((contact) => (contact?.modified ?? '') >= modified)
    const stays = isKnown || (before ? Boolean(team.claimedBy) : closed.has(team.teamID))
    plan.previews.push({
      externalID,
      name: contact.name,
      change: stays ? 'unchanged' : before ? 'updated' : 'created',
      ...(before && !stays && { changes: changedFields(shownOf(before), shownOf(contact)) }),
    })
    if (stays) continue
    const { name, email, role } = contact
    const createdAt = before?.createdAt ?? scope.now
    plan.writeGroups.push({
      externalIDs: [externalID],
      records: [],
      writes: [
        ...(left && !claimed.has(left.teamID) ? [removal(left)] : []),
        replacement(before, { teamID: team.teamID, contactID, name, email, role, modified, createdAt }),
        ...(known?.localID === reference.localID && !known.removed
          ? []
          : [referenceWrite(stored.get(externalID), reference)]),
      ],
      counts: before ? { updated: 1 } : { created: 1, contactsAdded: 1 },
    })
  }
  await checkAbsent(absent, source)
  plan.refusals.push(
    ...absent.map(({ externalID }) => ({ kind: 'contacts' as const, externalID, reason: DELETED_IN_FUNGO })),
  )
  return plan
}

const shownOf = ({ name, email, role }: Pick<TeamContactItem, 'name' | 'email' | 'role'>) => ({ name, email, role })

/** The contacts of a merged team belong to the kept team. */
async function atKeptTeams(stored: Map<string, KnownReference>, teamsThere: Map<string, TeamItem>) {
  const there = new Set([...teamsThere.values()].map(({ teamID }) => teamID))
  const teamOf = ({ localID }: KnownReference) => localID.split('.')[0]!
  const elsewhere = [...stored.values()].map(teamOf).filter((teamID) => teamID && !there.has(teamID))
  const kept = await keptTeams([...new Set(elsewhere)])
  return new Map(
    [...stored].map(([externalID, reference]) => {
      const teamID = kept.get(teamOf(reference))?.teamID
      const contactID = reference.localID.split('.')[1]!
      return [externalID, teamID ? { ...reference, localID: contactReference(teamID, contactID) } : reference] as const
    }),
  )
}

/** A contact that is missing from the team of its reference was deleted by a person, unless it moved to another team after it was read. */
async function checkAbsent(absent: readonly KnownReference[], source: string) {
  const now = await knownReferences(
    source,
    'contacts',
    absent.map(({ externalID }) => externalID),
    true,
  )
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
  const now = listed.flatMap(({ externalID, contact }) => {
    const team = teamsThere.get(contact.teamExternalID)
    return team ? [{ teamID: team.teamID, contactID: localID('contact', source, externalID) }] : []
  })
  const then = [...references.values()].flatMap(({ localID }) => {
    const [teamID, contactID] = localID.split('.')
    return teamID && contactID ? [{ teamID, contactID }] : []
  })
  const items = await batchGet(
    [...now, ...then].map((contact) => keyOf(teamContacts().get(contact))),
    consistent,
  )
  const contacts = items.map((item): TeamContactItem => parseItem(teamContacts, item))
  const here = new Set(now.map(({ teamID }) => teamID))
  const others = await teamsByID(
    contacts.flatMap(({ teamID }) => (here.has(teamID) ? [] : [teamID])),
    consistent,
  )
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

import { batchGet, keyOf, parseItem, queryPartition, versionConflict } from '../../domain/store.ts'
import { type TeamContactItem, teamContacts } from '../../domain/team-contacts/entity.ts'
import { type TeamItem, teams } from '../../domain/teams/entity.ts'
import { cleanContact, type ImportedContact, isRefused } from '../cleaning/records.ts'
import { localID } from './local-id.ts'
import { emptyPlan, isInScope, type Plan, type Scope, type Updated } from './plan.ts'
import { DELETED_HERE, knownReferences, staysAway } from './references.ts'
import { teamsByExternalID } from './team-lookup.ts'

type Listed = { externalID: string; modified: string; contact: ImportedContact }

/** `localID` of a contact's reference: `<teamID>.<contactID>`. */
const contactReference = (teamID: string, contactID: string) => `${teamID}.${contactID}`

export async function planContacts(items: Updated<'contacts'>[], scope: Scope, consistent: boolean): Promise<Plan> {
  const plan = emptyPlan()
  const { source } = scope
  const listed: Listed[] = []
  for (const { externalID, modified, data } of items) {
    const contact = cleanContact(data)
    if (isRefused(contact)) plan.refusals.push({ kind: 'contacts', externalID, reason: contact.reason })
    else listed.push({ externalID, modified, contact })
  }
  const teamsThere = await teamsByExternalID(
    source,
    listed.map(({ contact }) => contact.teamExternalID),
    consistent,
  )
  const references = await knownReferences(
    source,
    'contacts',
    listed.map(({ externalID }) => externalID),
    consistent,
  )
  const existing = await contactsNow(listed, source, teamsThere, consistent)
  const left = await leftContacts(
    [...references.values()].map(({ localID }) => localID),
    existing,
    consistent,
  )
  const closed = await claimedWithContacts(new Set([...teamsThere.values()].filter(({ claimedBy }) => claimedBy)))

  for (const { externalID, modified, contact } of listed) {
    const team = teamsThere.get(contact.teamExternalID)
    if (!team) {
      if (!scope.teamID) plan.refusals.push({ kind: 'contacts', externalID, reason: 'Team not found.' })
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
    if (!before && known?.localID === reference.localID && staysAway(known, modified)) {
      if (!known.removed) plan.refusals.push({ kind: 'contacts', externalID, reason: DELETED_HERE })
      continue
    }
    plan.references.push(reference)
    const stays = before ? team.claimedBy || (before.modified ?? '') >= modified : closed.has(team.teamID)
    plan.previews.push({ externalID, name: contact.name, change: stays ? 'unchanged' : before ? 'updated' : 'created' })
    if (stays) continue
    const moved = known && known.localID !== reference.localID ? left.get(known.localID) : undefined
    plan.units.push({
      writes: [
        ...(moved ? [[teamContacts().delete(moved)] as const] : []),
        write(before, { teamID: team.teamID, contactID, contact, modified, createdAt: before?.createdAt ?? scope.now }),
      ],
      counts: before ? { updated: 1 } : { created: 1, contactsAdded: 1 },
      references: [reference],
    })
  }
  return plan
}

type Next = { teamID: string; contactID: string; contact: ImportedContact; modified: string; createdAt: string }

function write(before: TeamContactItem | undefined, { teamID, contactID, contact, modified, createdAt }: Next) {
  const { name, email, role } = contact
  const after = { teamID, contactID, name, email, role, modified, createdAt }
  return [
    before
      ? teamContacts()
          .put(after)
          .where((held, { eq }) => eq(held.modified, before.modified!))
      : teamContacts().create(after),
    versionConflict,
  ] as const
}

async function contactsNow(listed: Listed[], source: string, teamsThere: Map<string, TeamItem>, consistent: boolean) {
  const keys = listed.flatMap(({ externalID, contact }) => {
    const team = teamsThere.get(contact.teamExternalID)
    const contactID = localID('contact', source, externalID)
    return team ? [keyOf(teamContacts().get({ teamID: team.teamID, contactID }))] : []
  })
  const items = (await batchGet(keys, consistent)).map((item): TeamContactItem => parseItem(teamContacts(), item))
  return new Map(items.map((contact) => [contactReference(contact.teamID, contact.contactID), contact]))
}

/** Where contacts of unclaimed teams were that may have gone to another one. */
async function leftContacts(localIDs: string[], existing: Map<string, TeamContactItem>, consistent: boolean) {
  const old = localIDs
    .filter((localID) => !existing.has(localID))
    .map((localID) => localID.split('.') as [string, string])
  const items = await batchGet(
    old.map(([teamID]) => keyOf(teams().get({ teamID }))),
    consistent,
  )
  const unclaimed = new Set(
    items
      .map((item): TeamItem => parseItem(teams(), item))
      .flatMap(({ teamID, claimedBy }) => (claimedBy ? [] : [teamID])),
  )
  return new Map(
    old
      .filter(([teamID]) => unclaimed.has(teamID))
      .map(([teamID, contactID]) => [contactReference(teamID, contactID), { teamID, contactID }]),
  )
}

/** Claimed teams that have contacts already: their owner says who they are. */
async function claimedWithContacts(claimed: Set<TeamItem>) {
  const counts = await Promise.all(
    [...claimed].map(async ({ teamID }) => {
      const contacts = (await queryPartition(`team#${teamID}`, 'con#')).of(teamContacts())
      return [teamID, contacts.length] as const
    }),
  )
  return new Set(counts.filter(([, count]) => count > 0).map(([teamID]) => teamID))
}

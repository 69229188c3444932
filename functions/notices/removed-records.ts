import * as v from 'valibot'
import { findDeleted, itemIn, partsOfDeleted, recordIn } from '../domain/deleted-records/copies.ts'
import {
  DELETED_KINDS,
  type DeletedKind,
  type DeletedRecordItem,
  deletedRecords,
} from '../domain/deleted-records/entity.ts'
import type { EntryItem } from '../domain/entries/entity.ts'
import type { EvaluatorItem } from '../domain/evaluations/entity.ts'
import { MERGED_KINDS, mergedRecords } from '../domain/merges/entity.ts'
import { defineNotice } from '../domain/notifications/define-notice.ts'
import type { Notice, Notices } from '../domain/notifications/notify.ts'
import { onCreate, onWrite } from '../domain/notifications/triggers.ts'
import { opportunities } from '../domain/opportunities/entity.ts'
import { rejectedPhotos } from '../domain/photos/entity.ts'
import { players } from '../domain/players/entity.ts'
import { publicName } from '../domain/players/public-name.ts'
import { registrations } from '../domain/registrations/entity.ts'
import { familiesOf } from '../domain/registrations/families.ts'
import { HIDEABLE_KINDS, type HideableKind } from '../domain/reports/entity.ts'
import { isCurrent, type RosterItem } from '../domain/roster/entity.ts'
import { type TeamItem, teams } from '../domain/teams/entity.ts'
import { findTeam, managersOf, managesTeam } from '../domain/teams/managers.ts'
import { hiddenChange } from '../lifecycle/hiding/hidden-change.ts'
import { findRecord, isOfTeams, type RecordOf } from '../lifecycle/records.ts'
import { find, findAll, queryPartition } from '../store/store.ts'
import { stored } from '../values/messages/stored-text.ts'
import { leftWithTeam } from './entries.ts'
import { findUser, playerName, teamName } from './people.ts'

/** The name that everyone may read. */
const nameOf = (kind: HideableKind, { name, title = name }: { name?: string; title?: string }) =>
  kind === 'player' ? publicName(name!) : title!

const pathOf = { team: '/teams', player: '/players', event: '/events', opportunity: '/opportunities' }

/** The user who claimed the team or player, or who created the event or opportunity, and the owner of its team. */
async function ownersOf(kind: HideableKind, record: RecordOf<HideableKind>): Promise<(string | undefined)[]> {
  const { claimedBy, createdBy, teamID } = record as { claimedBy?: string; createdBy?: string; teamID?: string }
  return isOfTeams(kind) ? [createdBy, (await findTeam(teamID))?.claimedBy] : [claimedBy]
}

/** Notifies the owners that an admin hid their record, with the reason, or that it is shown again. */
export const recordHidden = defineNotice({
  type: 'recordHidden',
  fields: {
    kind: v.picklist(HIDEABLE_KINDS),
    id: v.string(),
    version: v.number(),
    isHidden: v.boolean(),
    isBlock: v.boolean(),
    isWithTeam: v.boolean(),
    /** Whether the record has just been hidden or shown, and not only hidden for another reason. */
    isVisibilityChange: v.boolean(),
  },
  on: [
    (change) => {
      const hiding = hiddenChange(change)
      // The owner is notified about the team. The families of an opportunity are notified about the opportunity.
      if (!hiding || (hiding.isWithTeam && hiding.kind !== 'opportunity')) return null
      const { hiddenAt, ...fields } = hiding
      return { ...fields, isHidden: hiddenAt !== undefined }
    },
  ],
  async *send(notice) {
    const { kind, id, version, isHidden } = notice
    const record = await findRecord(kind, id)
    if (!record || (record.hidden !== undefined) !== isHidden) return
    const { hidden } = record
    const name = nameOf(kind, record)
    if (kind === 'opportunity' && notice.isVisibilityChange) yield* notifyFamilies(id, notice)
    if (notice.isWithTeam) return
    for (const userID of new Set(await ownersOf(kind, record))) {
      yield [
        await findUser(userID),
        {
          name: `hidden#${id}#${version}#${userID}`,
          record: `hidden#${id}`,
          senderID: null,
          subject: !isHidden
            ? stored('recordPublicAgain', { kind })
            : hidden?.withBlock
              ? stored('hidRecord', { kind })
              : stored('adminHidRecord', { kind }),
          paragraphs: hidden
            ? [
                hidden.withBlock ? stored('weHidName', { name }) : stored('adminHidName', { name }),
                ...(kind === 'team' ? [stored('eventsOpportunitiesHidden')] : []),
                stored('reason', { reason: hidden.reason }),
              ]
            : [
                kind === 'team'
                  ? stored('nameShownEveryoneAgainEvents', { name })
                  : stored('nameShownEveryoneAgain', { name }),
              ],
          link: { label: stored('viewTheRecord', { kind }), path: `${pathOf[kind]}/${id}` },
        },
      ]
    }
  },
})

/** Tells who uploaded a photo or logo that an admin rejected it, with the reason. */
export const photoRejected = defineNotice({
  type: 'photoRejected',
  fields: { reviewID: v.string() },
  on: [onCreate(rejectedPhotos, ({ reviewID }) => ({ reviewID }))],
  async *send({ reviewID }) {
    const rejected = await find(rejectedPhotos, { reviewID })
    if (!rejected) return
    const { kind, recordID, userID, reason } = rejected
    yield [
      await findUser(userID),
      {
        name: `photoRejected#${reviewID}`,
        record: `photo#${recordID}`,
        senderID: null,
        subject: stored('photoRemoved', { kind }),
        paragraphs: [
          kind === 'team'
            ? stored('adminRemovedLogoName', { name: await teamName(recordID) })
            : stored('adminRemovedPhotoName', { name: await playerName(recordID) }),
          stored('reason', { reason }),
          stored('othersSeeNextPhoto'),
        ],
        link: { label: stored('viewTheRecord', { kind }), path: `${pathOf[kind]}/${recordID}` },
      },
    ]
  },
})

type Turn = { version: number; isHidden: boolean; isBlock: boolean }

/** Notifies the families of registered players that the opportunity is on hold or back. */
async function* notifyFamilies(opportunityID: string, { version, isHidden, isBlock }: Turn): Notices {
  const partition = await queryPartition(opportunities().get({ opportunityID }), true)
  const [opportunity] = partition.of(opportunities)
  if (!opportunity || opportunity.canceledAt || opportunity.startTime < new Date().toISOString()) return
  const { title } = opportunity
  for (const userID of await familiesOf(partition.of(registrations), opportunity)) {
    yield [
      await findUser(userID),
      {
        name: `onHold#${opportunityID}#${version}#${userID}`,
        record: `hidden#${opportunityID}`,
        senderID: null,
        subject: isHidden ? stored('onHold', { title }) : stored('backOn', { title }),
        paragraphs: isHidden
          ? [
              isBlock ? stored('onHoldBecauseBlocked', { title }) : stored('titleHold', { title }),
              stored('nothingToDo'),
            ]
          : [stored('onHoldBack', { title })],
        link: isHidden
          ? { label: stored('findOtherOpportunities'), path: '/opportunities' }
          : { label: stored('viewTheOpportunity'), path: `/opportunities/${opportunityID}` },
      },
    ]
  }
}

type RecipientNotice = Omit<Notice, 'name' | 'record' | 'senderID'> & { userID: string | undefined }

/** Notifies each person affected by a deletion once, except the user who deleted it. No one is notified if it is restored first. */
export const recordDeleted = defineNotice({
  type: 'recordDeleted',
  fields: { kind: v.picklist(DELETED_KINDS), id: v.string(), deletedAt: v.string() },
  on: [
    onWrite(
      deletedRecords,
      ({ kind, recordID: id, deletedAt, isComplete }, before) =>
        isComplete && !before?.isComplete && kind !== 'removedTeam' && { kind, id, deletedAt },
    ),
  ],
  async *send(notice) {
    const { kind, id, deletedAt } = notice
    const deleted = await findDeleted(kind, id)
    if (deleted?.deletedAt !== deletedAt) return
    // For a merge, the owners are notified of the merge instead.
    const isMerged =
      (kind === 'team' || kind === 'player') && (await find(mergedRecords, { kind, recordID: id })) !== null
    if (isMerged) return
    const notified = new Set([deleted.deletedBy])
    for (const { userID, ...words } of [noticeToOwner(kind, deleted), ...(await othersOf(kind, deleted))]) {
      if (!userID || notified.has(userID)) continue
      notified.add(userID)
      const name = `deleted#${kind}#${id}#${deletedAt}#${userID}`
      yield [await findUser(userID), { name, record: `deleted#${kind}#${id}`, senderID: deleted.deletedBy, ...words }]
    }
    if (kind === 'team') yield* leftWithTeam(deleted, await partsIn<EntryItem>(deleted, 'entry'))
  },
})

async function othersOf(kind: DeletedKind, deleted: DeletedRecordItem): Promise<RecipientNotice[]> {
  if (kind === 'team') return [...(await peopleOfTeam(deleted)), ...(await familiesAsked(deleted))]
  if (kind === 'player') return [...(await coachesOf(deleted)), ...(await coachesAsked(deleted))]
  return kind === 'opportunity' ? evaluatorsOf(deleted) : []
}

function noticeToOwner(kind: DeletedKind, { ownerID, isByAdmin, ...deleted }: DeletedRecordItem): RecipientNotice {
  const name = nameOf(kind, deleted)
  return {
    userID: ownerID,
    subject: stored('recordDeleted', { kind }),
    paragraphs: [isByAdmin ? stored('adminDeletedName', { name }) : stored('someoneElseDeletedName', { name })],
    link: { label: stored('viewAllRecords', { kind }), path: pathOf[kind] },
  }
}

const partsIn = async <Item>({ kind, recordID }: DeletedRecordItem, name: string) =>
  (await partsOfDeleted(kind, recordID)).filter(({ entity }) => entity === name).map((part) => itemIn<Item>(part))

/** The current roster entries of the deleted team or player. */
async function rosterOf(deleted: DeletedRecordItem) {
  const at = new Date(deleted.deletedAt)
  return (await partsIn<RosterItem>(deleted, 'roster-entry')).filter((entry) => isCurrent(entry, at))
}

/** The families that asked to join a deleted team's roster, or were asked. */
async function familiesAsked(deleted: DeletedRecordItem): Promise<RecipientNotice[]> {
  const requests = await partsIn<RosterItem>(deleted, 'roster-request')
  return (await findAll(players, requests, true)).map(({ claimedBy, name }) => ({
    userID: claimedBy,
    subject: stored('rosterRequestEnded'),
    paragraphs: [stored('requestOfDeletedTeam', { team: deleted.name, name: publicName(name) })],
    link: { label: stored('viewYourProfile'), path: '/profile' },
  }))
}

/** The owners of the teams that asked for a deleted player, or were asked. */
async function coachesAsked(deleted: DeletedRecordItem): Promise<RecipientNotice[]> {
  const requests = await partsIn<RosterItem>(deleted, 'roster-request')
  return (await findAll(teams, requests, true)).map(({ teamID, claimedBy, name }) => ({
    userID: claimedBy,
    subject: stored('rosterRequestEnded'),
    paragraphs: [stored('requestForDeletedPlayer', { team: name, name: publicName(deleted.name) })],
    link: { label: stored('viewTheRoster'), path: `/teams/${teamID}/manage?tab=roster` },
  }))
}

/** The evaluators of a deleted opportunity, and those who have not answered. */
async function evaluatorsOf(deleted: DeletedRecordItem): Promise<RecipientNotice[]> {
  const { name: title } = deleted
  return (await partsIn<EvaluatorItem>(deleted, 'evaluator')).map(({ userID, acceptedAt }) => ({
    userID,
    subject: acceptedAt ? stored('noLongerEvaluatePlayers', { title }) : stored('invitationCanceled'),
    paragraphs: [stored('evaluatedOpportunityDeleted', { title })],
    link: { label: stored('viewTheOpportunities'), path: '/opportunities' },
  }))
}

/** The families on a deleted team's roster, and its managers. */
async function peopleOfTeam(deleted: DeletedRecordItem): Promise<RecipientNotice[]> {
  const { name } = deleted
  const ids = new Set((await rosterOf(deleted)).map(({ playerID }) => playerID))
  const found = await findAll(
    players,
    Array.from(ids, (playerID) => ({ playerID })),
    true,
  )
  const rostered = found.filter(({ claimedBy }) => claimedBy)
  const families = [...Map.groupBy(rostered, ({ claimedBy }) => claimedBy)].map(([userID, own]): RecipientNotice => {
    const names = { list: own.map((player) => publicName(player.name)) }
    return {
      userID,
      subject: stored('nameWasDeleted', { name }),
      paragraphs: [stored('teamDeletedNamesNo', { name, names, count: own.length }), stored('registrationsStay')],
      link: { label: stored('viewYourProfile'), path: '/profile' },
    }
  })
  const managers = managersOf(recordIn<TeamItem>(deleted)).map(
    (userID): RecipientNotice => ({
      userID,
      subject: stored('nameWasDeleted', { name }),
      paragraphs: [stored('teamManagedDeleted', { name })],
      link: { label: stored('viewYourProfile'), path: '/profile' },
    }),
  )
  return [...managers, ...families]
}

/** The owners of the teams whose rosters lost the player. */
async function coachesOf(deleted: DeletedRecordItem): Promise<RecipientNotice[]> {
  const name = publicName(deleted.name)
  const ids = new Set((await rosterOf(deleted)).map(({ teamID }) => teamID))
  const found = await Promise.all([...ids].map((teamID) => find(teams, { teamID })))
  return found.flatMap((team): RecipientNotice[] =>
    team
      ? [
          {
            userID: team.claimedBy,
            subject: stored('nameIsNoLongerOnYourRoster', { name }),
            push: { title: stored('playerNoLongerRoster', { team: team.name }) },
            paragraphs: [stored('profileNameDeleted', { name, team: team.name })],
            link: { label: stored('viewTheRoster'), path: `/teams/${team.teamID}/manage?tab=roster` },
          },
        ]
      : [],
  )
}

/** Notifies the owners of both records of a merge, and those managers of a merged team who do not manage the kept one. */
export const recordMerged = defineNotice({
  type: 'recordMerged',
  fields: { kind: v.picklist(MERGED_KINDS), recordID: v.string() },
  on: [onCreate(mergedRecords, ({ kind, recordID }) => ({ kind, recordID }))],
  async *send({ kind, recordID }) {
    const merge = await find(mergedRecords, { kind, recordID })
    if (!merge) return
    const { intoID, ownerID, intoOwnerID, mergedBy, createdAt } = merge
    const deleted = await findDeleted(kind, recordID)
    const from = deleted ? nameOf(kind, deleted) : kind === 'team' ? stored('aTeam') : stored('aPlayer')
    const into = kind === 'player' ? await playerName(intoID) : await teamName(intoID)
    const remainingOwnerID = intoOwnerID ?? ownerID
    for (const userID of new Set([ownerID, intoOwnerID])) {
      if (userID === mergedBy) continue
      const isRemainingOwner = userID === remainingOwnerID
      yield [
        await findUser(userID),
        {
          name: `merged#${kind}#${recordID}#${createdAt}#${userID}`,
          record: `merged#${kind}#${recordID}`,
          senderID: null,
          subject: stored('recordMergedAnother', { kind }),
          paragraphs: [
            stored('twoEntriesOneRecord', { kind, from, into }),
            isRemainingOwner ? stored('youManageItNow') : stored('anotherOwnerNoLonger', { kind }),
          ],
          link: { label: stored('viewTheRecord', { kind }), path: `/${kind}s/${intoID}` },
        },
      ]
    }
    if (kind !== 'team' || !deleted) return
    const kept = await find(teams, { teamID: intoID })
    for (const userID of managersOf(recordIn<TeamItem>(deleted))) {
      if (!kept || managesTeam(kept, userID)) continue
      yield [
        await findUser(userID),
        {
          name: `merged#${kind}#${recordID}#${createdAt}#${userID}`,
          record: `merged#${kind}#${recordID}`,
          senderID: null,
          subject: stored('noLongerManageName', { name: from }),
          paragraphs: [stored('adminMergedInto', { from, into })],
          link: { label: stored('viewTheTeam'), path: `/teams/${intoID}` },
        },
      ]
    }
  },
})

import { findDeleted, partsOfDeleted } from '../domain/deleted-records/copies.ts'
import type { DeletedKind, DeletedRecordItem } from '../domain/deleted-records/entity.ts'
import { mergedRecords } from '../domain/merges/entity.ts'
import type { Notice, Notices } from '../domain/notifications/notify.ts'
import { opportunities } from '../domain/opportunities/entity.ts'
import { rejectedPhotos } from '../domain/photos/entity.ts'
import { players } from '../domain/players/entity.ts'
import { publicName } from '../domain/players/public-name.ts'
import { registrations } from '../domain/registrations/entity.ts'
import { familiesOf } from '../domain/registrations/families.ts'
import type { HideableKind } from '../domain/reports/entity.ts'
import { isCurrent, type RosterItem } from '../domain/roster/entity.ts'
import { type TeamItem, teams } from '../domain/teams/entity.ts'
import { findTeam, managersOf, managesTeam } from '../domain/teams/managers.ts'
import { findRecord, isOfTeams, type RecordOf } from '../lifecycle/records.ts'
import { find, findAll, queryPartition } from '../store/store.ts'
import { stored } from '../values/messages/stored-text.ts'
import type { NoticeOf } from './messages.ts'
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
export async function* recordHidden(notice: NoticeOf<'recordHidden'>): Notices {
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
          ? stored('your_record_is_public_again', { kind })
          : hidden?.withBlock
            ? stored('we_hid_your_record', { kind })
            : stored('an_admin_hid_your_record', { kind }),
        paragraphs: hidden
          ? [
              hidden.withBlock ? stored('we_hid_name', { name }) : stored('an_admin_hid_name', { name }),
              ...(kind === 'team' ? [stored('its_events_and_opportunities_are_hidden_with_it')] : []),
              stored('reason', { reason: hidden.reason }),
            ]
          : [
              kind === 'team'
                ? stored('name_is_shown_to_everyone_again_with_its_events', { name })
                : stored('name_is_shown_to_everyone_again', { name }),
            ],
        link: { label: stored('view_the_record', { kind }), path: `${pathOf[kind]}/${id}` },
      },
    ]
  }
}

/** Tells who uploaded a photo or logo that an admin rejected it, with the reason. */
export async function* photoRejected({ reviewID }: NoticeOf<'photoRejected'>): Notices {
  const rejected = await find(rejectedPhotos, { reviewID })
  if (!rejected) return
  const { kind, recordID, userID, reason } = rejected
  yield [
    await findUser(userID),
    {
      name: `photoRejected#${reviewID}`,
      record: `photo#${recordID}`,
      senderID: null,
      subject: stored('your_photo_was_removed', { kind }),
      paragraphs: [
        kind === 'team'
          ? stored('an_admin_removed_the_logo_of_name', { name: await teamName(recordID) })
          : stored('an_admin_removed_the_photo_of_name', { name: await playerName(recordID) }),
        stored('reason', { reason }),
        stored('others_see_your_next_photo_after_an_admin'),
      ],
      link: { label: stored('view_the_record', { kind }), path: `${pathOf[kind]}/${recordID}` },
    },
  ]
}

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
        subject: isHidden ? stored('on_hold', { title }) : stored('back_on', { title }),
        paragraphs: isHidden
          ? [
              isBlock
                ? stored('title_is_on_hold_because_of_a_block', { title })
                : stored('title_is_on_hold', { title }),
              stored('you_do_not_have_to_do_anything'),
            ]
          : [stored('title_was_on_hold_and_is_back_on', { title })],
        link: isHidden
          ? { label: stored('find_other_opportunities'), path: '/opportunities' }
          : { label: stored('view_the_opportunity'), path: `/opportunities/${opportunityID}` },
      },
    ]
  }
}

type RecipientNotice = Omit<Notice, 'name' | 'record' | 'senderID'> & { userID: string | undefined }

/** Notifies each person affected by a deletion once, except the user who deleted it. No one is notified if it is restored first. */
export async function* recordDeleted(notice: NoticeOf<'recordDeleted'>): Notices {
  const { kind, id, deletedAt } = notice
  const deleted = await findDeleted(kind, id)
  if (deleted?.deletedAt !== deletedAt) return
  // For a merge, the owners are notified of the merge instead.
  const isMerged =
    (kind === 'team' || kind === 'player') && (await find(mergedRecords, { kind, recordID: id })) !== null
  if (isMerged) return
  const notified = new Set([deleted.deletedBy])
  const others = kind === 'team' ? await peopleOfTeam(deleted) : kind === 'player' ? await coachesOf(deleted) : []
  for (const { userID, ...words } of [noticeToOwner(kind, deleted), ...others]) {
    if (!userID || notified.has(userID)) continue
    notified.add(userID)
    const name = `deleted#${kind}#${id}#${deletedAt}#${userID}`
    yield [await findUser(userID), { name, record: `deleted#${kind}#${id}`, senderID: deleted.deletedBy, ...words }]
  }
}

function noticeToOwner(kind: DeletedKind, { ownerID, isByAdmin, ...deleted }: DeletedRecordItem): RecipientNotice {
  const name = nameOf(kind, deleted)
  return {
    userID: ownerID,
    subject: stored('your_record_was_deleted', { kind }),
    paragraphs: [isByAdmin ? stored('an_admin_deleted_name', { name }) : stored('someone_else_deleted_name', { name })],
    link: { label: stored('view_all_records', { kind }), path: pathOf[kind] },
  }
}

/** The current roster entries of the deleted team or player. */
async function rosterOf(deleted: DeletedRecordItem) {
  const at = new Date(deleted.deletedAt)
  return (await partsOfDeleted(deleted.kind, deleted.recordID))
    .filter(({ entity }) => entity === 'roster-entry')
    .map(({ item }) => JSON.parse(item) as RosterItem)
    .filter((entry) => isCurrent(entry, at))
}

/** The families on a deleted team's roster, and its managers. */
async function peopleOfTeam(deleted: DeletedRecordItem): Promise<RecipientNotice[]> {
  const { name, record } = deleted
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
      subject: stored('name_was_deleted', { name }),
      paragraphs: [
        stored('the_team_was_deleted_names_no_longer_on_its_roster', { name, names, count: own.length }),
        stored('your_registrations_stay_as_they_are'),
      ],
      link: { label: stored('view_your_profile'), path: '/profile' },
    }
  })
  const managers = managersOf(JSON.parse(record) as TeamItem).map(
    (userID): RecipientNotice => ({
      userID,
      subject: stored('name_was_deleted', { name }),
      paragraphs: [stored('the_team_which_you_managed_was_deleted', { name })],
      link: { label: stored('view_your_profile'), path: '/profile' },
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
            subject: stored('name_is_no_longer_on_your_roster', { name }),
            push: { title: stored('a_player_is_no_longer_on_the_roster', { team: team.name }) },
            paragraphs: [stored('the_profile_of_name_was_deleted', { name, team: team.name })],
            link: { label: stored('view_the_roster'), path: `/teams/${team.teamID}/manage?tab=roster` },
          },
        ]
      : [],
  )
}

/** Notifies the owners of both records of a merge, and those managers of a merged team who do not manage the kept one. */
export async function* recordMerged({ kind, recordID }: NoticeOf<'recordMerged'>): Notices {
  const merge = await find(mergedRecords, { kind, recordID })
  if (!merge) return
  const { intoID, ownerID, intoOwnerID, mergedBy, createdAt } = merge
  const deleted = await findDeleted(kind, recordID)
  const from = deleted ? nameOf(kind, deleted) : kind === 'team' ? stored('a_team') : stored('a_player')
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
        subject: stored('your_record_was_merged_with_another', { kind }),
        paragraphs: [
          stored('two_entries_of_one_record', { kind, from, into }),
          isRemainingOwner
            ? stored('you_manage_it_with_everything')
            : stored('it_has_another_owner_so_you_no_longer_manage_it', { kind }),
        ],
        link: { label: stored('view_the_record', { kind }), path: `/${kind}s/${intoID}` },
      },
    ]
  }
  if (kind !== 'team' || !deleted) return
  const kept = await find(teams, { teamID: intoID })
  for (const userID of managersOf(JSON.parse(deleted.record) as TeamItem)) {
    if (!kept || managesTeam(kept, userID)) continue
    yield [
      await findUser(userID),
      {
        name: `merged#${kind}#${recordID}#${createdAt}#${userID}`,
        record: `merged#${kind}#${recordID}`,
        senderID: null,
        subject: stored('you_no_longer_manage_name', { name: from }),
        paragraphs: [stored('an_admin_merged_from_into', { from, into })],
        link: { label: stored('view_the_team'), path: `/teams/${intoID}` },
      },
    ]
  }
}

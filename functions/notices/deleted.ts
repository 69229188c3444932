import { findDeleted, partsOfDeleted } from '../domain/deleted-records/copies.ts'
import type { DeletedKind, DeletedRecordItem } from '../domain/deleted-records/entity.ts'
import { mergedRecords } from '../domain/merges/entity.ts'
import { notify } from '../domain/notifications/notify.ts'
import { players } from '../domain/players/entity.ts'
import { publicName } from '../domain/players/public-name.ts'
import { isCurrent } from '../domain/roster/current.ts'
import type { RosterItem } from '../domain/roster/entity.ts'
import { type TeamItem, teams } from '../domain/teams/entity.ts'
import { managersOf } from '../domain/teams/managers.ts'
import { itemKey, parseItem } from '../store/entity.ts'
import { batchGet, find } from '../store/store.ts'
import { type StoredText, stored } from '../values/messages/stored-text.ts'
import type { NoticeOf } from './messages.ts'
import { findUser } from './people.ts'

type RecipientNotice = {
  userID: string | undefined
  subject: StoredText
  push?: { title: StoredText }
  paragraphs: StoredText[]
  link: { label: StoredText; path: string }
}

/** Notifies each person affected by a deletion once, except the user who deleted it. No one is notified if it is restored first. */
export async function recordDeleted(notice: NoticeOf<'recordDeleted'>) {
  const { kind, id, deletedAt } = notice
  const deleted = await findDeleted(kind, id)
  if (deleted?.deletedAt !== deletedAt) return
  // For a merge, the owners are notified of the merge instead.
  const isMerged =
    (kind === 'team' || kind === 'player') && (await find(mergedRecords, { kind, recordID: id })) !== null
  if (isMerged) return
  const notified = new Set([deleted.deletedBy])
  const others = kind === 'team' ? await peopleOfTeam(deleted) : kind === 'player' ? await coachesOf(deleted) : []
  for (const { userID, ...words } of [ownerOf(kind, deleted), ...others]) {
    const user = userID && !notified.has(userID) ? await findUser(userID) : null
    if (!user) continue
    notified.add(user.userID)
    const name = `deleted#${kind}#${id}#${deletedAt}#${user.userID}`
    await notify(user, { name, preference: 'emailNotifications', ...words })
  }
}

function ownerOf(kind: DeletedKind, { name, ownerID, isByAdmin }: DeletedRecordItem): RecipientNotice {
  const shown = kind === 'player' ? publicName(name) : name
  return {
    userID: ownerID,
    subject: stored('your_record_was_deleted', { kind }),
    paragraphs: [
      isByAdmin
        ? stored('an_admin_deleted_name', { name: shown })
        : stored('someone_else_deleted_name', { name: shown }),
    ],
    link: { label: stored('view_all_records', { kind }), path: pathOf[kind] },
  }
}

const pathOf = { team: '/teams', player: '/players', event: '/events', opportunity: '/opportunities' }

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
  const items = await batchGet(
    [...ids].map((playerID) => itemKey(players, { playerID })),
    true,
  )
  const rostered = items.map((item) => parseItem(players, item)).filter(({ claimedBy }) => claimedBy)
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

import { type ClaimRequestItem, claimRequests } from '../../domain/claims/entity.ts'
import { copiesNaming, itemIn, partRemoval, purgeDeletedRecord } from '../../domain/deleted-records/copies.ts'
import type { DeletedRecordPart } from '../../domain/deleted-records/entity.ts'
import { erasures, findErasure, type Traces } from '../../domain/erasures/entity.ts'
import { messages } from '../../domain/messages/entity.ts'
import { notifications } from '../../domain/notifications/entity.ts'
import { publicName } from '../../domain/players/public-name.ts'
import { guestInvitations, playerGuestInvitations } from '../../domain/registrations/entity.ts'
import { openReportKey, reports } from '../../domain/reports/entity.ts'
import { userReferences, users } from '../../domain/users/entity.ts'
import { inWords } from '../../services/in-words.ts'
import { deleteWithheldPhoto } from '../../services/media/photos.ts'
import { auditedWrite, auditing } from '../../store/audit-log/audit-context.ts'
import { replaceItem } from '../../store/records/version.ts'
import {
  find,
  queryPartition,
  retryOnConflict,
  transactInBatches,
  transactWrite,
  type Write,
} from '../../store/store.ts'
import { uniqueKeys } from '../../store/unique-keys/entity.ts'
import { invalidatePages } from '../hiding/copies.ts'
import { removeChildrenOfPlayer } from '../removal/players.ts'

/**
 * Removes everything that names the erased player: its related items, copies, also those that deleted records keep, photos, notifications,
 * messages, reports, and the texts of claims. Then logs the receipt. Idempotent.
 */
export async function finishErasure(playerID: string): Promise<void> {
  const erasure = await findErasure(playerID)
  const { traces, requestedBy: actorID } = erasure ?? {}
  if (!erasure || !traces) return
  await removeChildrenOfPlayer(playerID)
  for (const id of traces.ids) await purgeDeletedRecord('player', id)
  for (const key of traces.photoKeys) await deleteWithheldPhoto(key)
  await transactInBatches(
    traces.opportunityIDs.map((opportunityID) => [
      [guestInvitations().delete({ opportunityID, playerID })],
      [playerGuestInvitations().delete({ opportunityID, playerID })],
    ]),
  )
  const copies = await copiesNaming(traces.ids)
  const searched = {
    ...traces,
    aboutIDs: [...traces.opportunityIDs, ...(traces.eventIDs ?? []), ...copies.map(({ copy }) => copy.recordID)],
  }
  const userIDs = [...traces.userIDs, ...copies.flatMap(peopleOf)]
  for (const userID of new Set(userIDs)) await forget(userID, searched)
  const isOfPlayer = (part: DeletedRecordPart) => traces.ids.includes(itemIn<RelatedItem>(part).playerID ?? '')
  await transactInBatches(copies.flatMap(({ parts }) => parts.filter(isOfPlayer).map(partRemoval)))
  for (const status of ['open', 'closed'] as const) await removeReports(status, traces)
  await invalidatePages({ kind: 'player', id: playerID, version: 0 })
  const now = new Date()
  const { traces: _, ...receipt } = { ...erasure, status: 'finished' as const, finishedAt: now.toISOString() }
  await auditing({ action: 'erasureFinished', actorID, now }, () =>
    transactWrite([[auditedWrite(erasures(), erasures().put(receipt), erasure, receipt)]]),
  )
}

type RelatedItem = { playerID?: string; registeredBy?: string; enteredBy?: string }

/** Who may have written about the player in a record that is deleted. */
const peopleOf = ({ copy, parts }: Awaited<ReturnType<typeof copiesNaming>>[number]) =>
  [
    copy.ownerID,
    ...parts.flatMap((part) => [itemIn<RelatedItem>(part).registeredBy, itemIn<RelatedItem>(part).enteredBy]),
  ].filter((id) => id !== undefined)

/** Removes the player from what one person reads and wrote. `aboutIDs`: the opportunities and events that it was in. */
async function forget(userID: string, traces: Traces & { aboutIDs: readonly string[] }) {
  const references = (await queryPartition(users().get({ userID }), true)).of(userReferences)
  const referred = (kind: string) => references.filter((it) => it.kind === kind).map(({ recordID }) => recordID)
  const bell = (await queryPartition(notifications().query.byUser({ userID }), true)).of(notifications)
  await removeAll(
    bell
      .filter(
        ({ subject, text, path }) =>
          names(`${inWords(subject, 'en')} ${inWords(text, 'en')}`, traces) ||
          traces.ids.some((id) => path.includes(id)),
      )
      .map(({ notificationID }) => notifications().delete({ userID, notificationID })),
  )
  for (const conversationID of referred('conversation')) {
    const written = (await queryPartition(messages().query.byConversation({ conversationID }), true)).of(messages)
    await removeAll(
      written
        .filter(({ subject, text, opportunityID, eventID }) =>
          names(`${subject ?? ''} ${text}`, traces, traces.aboutIDs.includes(opportunityID ?? eventID ?? '')),
        )
        .map(({ messageID }) => messages().delete({ conversationID, messageID })),
    )
  }
  for (const claimID of referred('claimRequest'))
    await retryOnConflict(async () => {
      const claim = await find(claimRequests, { claimID })
      const texts = [claim?.message, claim?.rejectionReason, claim?.reasonForOwner].filter(Boolean).join(' ')
      if (!claim || !texts) return
      if (!traces.ids.includes(claim.resourceID) && !names(texts, traces)) return
      const silent: ClaimRequestItem = {
        ...claim,
        message: undefined,
        rejectionReason: undefined,
        reasonForOwner: undefined,
      }
      await transactWrite([replaceItem(claimRequests(), claim, { ...silent, version: claim.version + 1 })])
    })
}

/** Removes reports of the player, and reports that quote its name. */
async function removeReports(status: 'open' | 'closed', traces: Traces) {
  const { data } = await reports().query.byStatus({ status }).go({ pages: 'all', consistent: true })
  const found = data.filter((it) => traces.ids.includes(it.recordID) || names(`${it.reason} ${it.note ?? ''}`, traces))
  await removeAll(
    found.flatMap((it) => [
      reports().delete({ status, reportID: it.reportID }),
      ...(status === 'open' ? [uniqueKeys().delete(openReportKey(it))] : []),
    ]),
  )
}

const removeAll = (writes: readonly Write[]) => transactInBatches(writes.map((write) => [[write]]))

const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{M}]+/u)
    .filter(Boolean)

/** Whether the text contains a full or public name of the player, or, where the player was registered or chosen, its first name. */
function names(text: string, traces: Traces, firstNames = false) {
  const words = ` ${wordsOf(text).join(' ')} `
  return traces.names.some((name) => {
    const shown = wordsOf(publicName(name))
    const wanted = [wordsOf(name), shown, ...(firstNames ? [shown.slice(0, -1)] : [])]
    return wanted.some((it) => it.length > 0 && words.includes(` ${it.join(' ')} `))
  })
}

import { recordWrites, writeRecord } from '../../store/records/listed-record.ts'
import { find, retryOnConflict, transactWrite } from '../../store/store.ts'
import { DAY_SECONDS, expiresAfter } from '../../values/durations.ts'
import { notFound } from '../../values/errors.ts'
import { checkID } from '../../values/ids.ts'
import { parse } from '../../values/parse.ts'
import { type PlayerItem, players } from '../players/entity.ts'
import { playerRecord } from '../players/record.ts'
import { hideInput } from '../reports/validation.ts'
import { type TeamItem, teams } from '../teams/entity.ts'
import { teamRecord } from '../teams/record.ts'
import { users } from '../users/entity.ts'
import { userRecord } from '../users/record.ts'
import { allWaitingPhotos, type PicturedKind, rejectedPhotos, type WaitingPhotoItem, waitingPhotos } from './entity.ts'

/** How long the reason of a rejection is kept. */
const REJECTED_DAYS = 30

type Decision = { id: string; ofAccount: boolean; by: string; now: Date }

/** Shows the photo to others, or all waiting photos of its account, and later photos of the account at once. */
export async function approvePhoto({ id, ofAccount, now }: Decision): Promise<true> {
  const { photos, userID } = await photosOf(id, ofAccount)
  await markAccount(userID, now.toISOString())
  for (const { kind, recordID, reviewID } of photos)
    await change(kind, recordID, reviewID, now, { photoReview: undefined })
  return true
}

/** Removes the photo, or all waiting photos of its account. The next photo of the account waits for an admin again. */
export async function rejectPhoto({ id, ofAccount, by, now }: Decision, input: unknown): Promise<true> {
  const { reason } = parse(hideInput, input)
  const { photos, userID } = await photosOf(id, ofAccount)
  await markAccount(userID, undefined)
  for (const { kind, recordID, reviewID } of photos) {
    const expiresAt = expiresAfter(REJECTED_DAYS * DAY_SECONDS, now)
    const rejected = rejectedPhotos().put({ reviewID, kind, recordID, userID, reason, rejectedBy: by, expiresAt })
    const removed = { photoReview: undefined, ...(kind === 'team' ? { logoKey: undefined } : { photoKey: undefined }) }
    await change(kind, recordID, reviewID, now, removed, [[rejected]])
  }
  return true
}

/** The waiting photo, or all of its account, and the account. */
async function photosOf(id: string, ofAccount: boolean) {
  const photo = await find(waitingPhotos, { reviewID: checkID(id, 'Photo') })
  const userID = photo && (await reviewIn(photo))?.by
  if (!photo || !userID) throw notFound('Photo')
  if (!ofAccount) return { photos: [photo], userID }
  const waiting = await allWaitingPhotos()
  const uploaders = await Promise.all(waiting.map(async (it) => (await reviewIn(it))?.by))
  return { photos: waiting.filter((_, at) => uploaders[at] === userID), userID }
}

const recordIn = ({ kind, recordID }: Pick<WaitingPhotoItem, 'kind' | 'recordID'>) =>
  kind === 'team' ? find(teams, { teamID: recordID }) : find(players, { playerID: recordID })

/** The review of the photo. Null if the photo was replaced or its record deleted. */
async function reviewIn(photo: WaitingPhotoItem) {
  const review = (await recordIn(photo))?.photoReview
  return review?.reviewID === photo.reviewID ? review : null
}

type Changes = { photoReview: undefined; logoKey?: undefined; photoKey?: undefined }

/** Changes the record if it still has the photo. */
const change = (
  kind: PicturedKind,
  recordID: string,
  reviewID: string,
  now: Date,
  changes: Changes,
  more: Parameters<typeof writeRecord>[1] = [],
) =>
  retryOnConflict(async () => {
    const record = await recordIn({ kind, recordID })
    if (record?.photoReview?.reviewID !== reviewID) return
    const changed =
      kind === 'team'
        ? teamRecord.replace(record as TeamItem, changes, { now })
        : playerRecord.replace(record as PlayerItem, changes, { now })
    await transactWrite([...recordWrites(changed), [waitingPhotos().delete({ reviewID })], ...more])
  })

/** Sets whether others see the photos of the account at once. An account that is gone has none. */
const markAccount = (userID: string, photosApprovedAt: string | undefined) =>
  retryOnConflict(async () => {
    const user = await find(users, { userID })
    if (!user || Boolean(user.photosApprovedAt) === Boolean(photosApprovedAt)) return
    await writeRecord(userRecord.replace(user, { photosApprovedAt }, { now: new Date(user.updatedAt) }))
  })

import { waitingPhotos } from '../domain/photos/entity.ts'
import { players } from '../domain/players/entity.ts'
import type { ReportKind } from '../domain/reports/entity.ts'
import { teams } from '../domain/teams/entity.ts'
import { changeIn, type StreamChange } from '../store/stream-change.ts'

/** Keeps the queue of photos equal to the reviews that records have. Idempotent. */
export async function followPhotoReview(change: StreamChange) {
  const { before, after } = changeIn(change, teams) ?? changeIn(change, players) ?? {}
  const [was, is] = [before?.photoReview?.reviewID, after?.photoReview?.reviewID]
  if (was === is) return
  if (was) await waitingPhotos().delete({ reviewID: was }).go()
  if (!after || !is) return
  const subject =
    'teamID' in after
      ? { kind: 'team' as const, recordID: after.teamID }
      : { kind: 'player' as const, recordID: after.playerID }
  await waitingPhotos()
    .put({ reviewID: is, ...subject })
    .go()
}

/** The texts of a record that others read. */
const TEXTS: { [Kind in ReportKind]: readonly string[] } = {
  team: ['name', 'description', 'waiver', 'seasonCost'],
  player: ['name'],
  event: ['name', 'description', 'organizer', 'paymentNote'],
  opportunity: ['title', 'description', 'whatToBring'],
  user: ['name'],
}

const isReported = (entity: string | undefined): entity is ReportKind =>
  entity !== undefined && Object.hasOwn(TEXTS, entity)

/** Reports a record to the admins if a new text of it has slurs or sexual words. Idempotent. */
export async function reportWords({ entity: kind, before, after }: StreamChange) {
  if (!isReported(kind) || !after) return
  const textsOf = (item: typeof before) => TEXTS[kind].map((field) => textOf(item?.[field]))
  const texts = textsOf(after)
  if (String(textsOf(before)) === String(texts)) return
  const { reportFoundWords } = await import('../domain/reports/found-words.ts')
  await reportFoundWords({ kind, id: after[`${kind}ID`] as string }, textsOf(before), texts)
}

function textOf(value: unknown) {
  if (typeof value !== 'object') return String(value ?? '')
  const { text, practicePlace } = (value ?? {}) as { text?: string; practicePlace?: string }
  return text ?? practicePlace ?? ''
}

import { type PlayerItem, players } from '../../domain/players/entity.ts'
import { playerRecord } from '../../domain/players/record.ts'
import { playerRegistrations, registrations } from '../../domain/registrations/entity.ts'
import { playerHistory } from '../../domain/roster/entity.ts'
import { recordWrites } from '../../store/records/listed-record.ts'
import { find, queryPartition, retryOnConflict, transactWrite } from '../../store/store.ts'
import { deleteOrAnonymizePlayer, isAnonymized } from '../removal/players.ts'
import { daysBefore, monthsBefore, PERIODS } from './periods.ts'

type Partition = Awaited<ReturnType<typeof queryPartition>>

/** Notifies the owner of a profile that has been unused for a long time, and deletes it 30 days later if it is still unused. */
export async function checkPlayer(playerID: string, updatedAt: string, now: Date): Promise<void> {
  const cutoff = monthsBefore(now, PERIODS.inactivePlayerMonths)
  if (updatedAt >= cutoff) return
  await retryOnConflict(async () => {
    const partition = await queryPartition(players().get({ playerID }), true)
    const [player] = partition.of(players)
    if (!player || isOfFeed(player) || isAnonymized(player)) return
    const usedAt = await lastUse(player, partition)
    if (usedAt >= cutoff) return
    const { retentionNoticedAt: noticedAt = '' } = player
    // A notice from before the last use does not count.
    if (noticedAt <= usedAt)
      return transactWrite(recordWrites(playerRecord.annotate(player, { retentionNoticedAt: now.toISOString() })))
    if (noticedAt > daysBefore(now, PERIODS.noticeDays)) return
    await transactWrite(await deleteOrAnonymizePlayer(player, now))
  })
}

/** Players from the governing body's feed are kept for as long as the feed lists them. */
const isOfFeed = ({ origin, createdBy }: PlayerItem) => origin !== undefined && !createdBy

/** The time of the latest change, roster entry, or registration. */
async function lastUse({ playerID, updatedAt }: PlayerItem, partition: Partition): Promise<string> {
  const references = partition.of(playerRegistrations)
  const made = await Promise.all(
    references.map(({ opportunityID }) => find(registrations, { opportunityID, playerID })),
  )
  const history = partition
    .of(playerHistory)
    .flatMap(({ createdAt, startDate, endDate = '' }) => [createdAt, startDate, endDate])
  return [updatedAt, ...history, ...made.flatMap((it) => it?.createdAt ?? [])].sort().at(-1)!
}

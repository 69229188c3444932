import { notFound } from '../errors.ts'
import { type PlayerItem, players } from '../players/entity.ts'
import { playerRecord } from '../players/record.ts'
import { recordWrites } from '../records/listed-record.ts'
import { retryOnConflict, transactWrite } from '../store.ts'
import { currentConsent } from './consent.ts'
import { givenConsent } from './given-consent.ts'

/** Stores that the user who claimed the player confirmed the text itself. A repeated confirmation keeps the first one. */
export const confirmGuardianConsent = (playerID: string, version: string, userID: string, now: Date) =>
  retryOnConflict(async (): Promise<PlayerItem> => {
    const { data: player } = await players().get({ playerID }).go({ consistent: true })
    if (player?.claimedBy !== userID) throw notFound('Player')
    const confirmed = playerRecord.replace(player, { guardianConsent: givenConsent(version, userID, now) }, { now })
    if (currentConsent(player)?.isExplicit || !currentConsent(confirmed.item)?.isExplicit) return player
    await transactWrite(recordWrites(confirmed))
    return confirmed.item
  })

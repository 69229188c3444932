import { recordWrites } from '../../store/records/listed-record.ts'
import { find, retryOnConflict, transactWrite } from '../../store/store.ts'
import { notFound } from '../../values/errors.ts'
import { currentConsent } from '../guardian-consent/consent.ts'
import { givenConsent } from '../guardian-consent/given-consent.ts'
import { type PlayerItem, players } from './entity.ts'
import { playerRecord } from './record.ts'

/** Stores that the user who claimed the player confirmed the text itself. A repeated confirmation keeps the first one. */
export const confirmGuardianConsent = (playerID: string, version: string, userID: string, now: Date) =>
  retryOnConflict(async (): Promise<PlayerItem> => {
    const player = await find(players, { playerID })
    if (player?.claimedBy !== userID) throw notFound('Player')
    const confirmed = playerRecord.replace(player, { guardianConsent: givenConsent(version, userID, now) }, { now })
    if (currentConsent(player)?.isExplicit || !currentConsent(confirmed.item)?.isExplicit) return player
    await transactWrite(recordWrites(confirmed))
    return confirmed.item
  })

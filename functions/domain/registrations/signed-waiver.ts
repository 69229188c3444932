import type { Write } from '../../store/store.ts'
import { Refusal } from '../../values/errors.ts'
import { LOCALES } from '../../values/messages/locale.ts'
import { refusalTexts } from '../../values/messages/refusals.ts'
import type { OpportunityItem } from '../opportunities/entity.ts'
import { findTeam } from '../teams/managers.ts'
import { waiverTexts } from '../waivers/entity.ts'
import { publishedWaiver } from '../waivers/waiver.ts'

const CHANGED = refusalTexts.organizerChangedWaiver

type Signature = { waiverSigned: boolean; waiverHash?: string | null; userID: string; now: Date }

/**
 * What a registration keeps of the accepted waiver, and the write that keeps its text. Refused if the text is not the one that the family
 * saw.
 */
export async function signedWaiver(
  { teamID, waiverRequired }: OpportunityItem,
  { waiverSigned, waiverHash, userID, now }: Signature,
) {
  if (!waiverSigned || !waiverRequired) return { signed: {}, writes: [] }
  const team = await findTeam(teamID)
  const current = await Promise.all(LOCALES.map((locale) => publishedWaiver(team, locale)))
  const { version, hash, text } = current.find((it) => it.hash === waiverHash) ?? current[0]!
  if (waiverHash && waiverHash !== hash) throw new Refusal('CONFLICT', CHANGED, { fields: { waiverHash: [CHANGED] } })
  const signed = { waiverSignedAt: now.toISOString(), waiverSignedBy: userID, waiverVersion: version, waiverHash: hash }
  return { signed, writes: [[waiverTexts().put({ hash, text })]] as [Write][] }
}

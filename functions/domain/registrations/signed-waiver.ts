import type { Write } from '../../store/store.ts'
import { Refusal } from '../../values/errors.ts'
import { LOCALES } from '../../values/messages/locale.ts'
import { refusalTexts } from '../../values/messages/refusals.ts'
import type { OpportunityItem } from '../opportunities/entity.ts'
import { findTeam } from '../teams/managers.ts'
import { waiverTexts } from '../waivers/entity.ts'
import { publishedWaiver } from '../waivers/waiver.ts'

const CHANGED = refusalTexts.organizerChangedWaiver

type Acceptance = { waiverHash?: string | null; userID: string; now: Date }

/**
 * What is kept of the accepted waiver of the team, or of ours, and the write that keeps its text. Refused if the text is not the one that the
 * family saw.
 */
export async function acceptedWaiver(teamID: string | undefined, { waiverHash, userID, now }: Acceptance) {
  const team = await findTeam(teamID)
  const current = await Promise.all(LOCALES.map((locale) => publishedWaiver(team, locale)))
  const { version, hash, text } = current.find((it) => it.hash === waiverHash) ?? current[0]!
  if (waiverHash && waiverHash !== hash) throw new Refusal('CONFLICT', CHANGED, { fields: { waiverHash: [CHANGED] } })
  const signed = { waiverSignedAt: now.toISOString(), waiverSignedBy: userID, waiverVersion: version, waiverHash: hash }
  return { signed, writes: [[waiverTexts().put({ hash, text })]] as [Write][] }
}

type Signature = Acceptance & { waiverSigned: boolean }

/** The same for a registration. Nothing if the family did not accept, or the opportunity requires none. */
export const signedWaiver = async (
  { teamID, waiverRequired }: Pick<OpportunityItem, 'teamID' | 'waiverRequired'>,
  { waiverSigned, ...acceptance }: Signature,
) => (waiverSigned && waiverRequired ? acceptedWaiver(teamID, acceptance) : { signed: {}, writes: [] })

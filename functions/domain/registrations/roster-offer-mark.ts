import { replaceItem } from '../../store/records/version.ts'
import { find, type Writes } from '../../store/store.ts'
import { type RosterOfferMark, registrations } from './entity.ts'

type Request = { teamHistoryID: string; playerID: string; offer?: { opportunityID: string } | undefined }

/** The writes that note in the registration how its offer ended. None if the request is no offer, or its registration is gone. */
export async function endedAs(
  { offer, playerID, teamHistoryID }: Request,
  outcome: NonNullable<RosterOfferMark['endedAs']>,
): Promise<Writes> {
  if (!offer) return []
  const registration = await find(registrations, { opportunityID: offer.opportunityID, playerID })
  const mark = registration?.rosterOffer
  if (!registration || mark?.ownID !== teamHistoryID.split('.')[1]) return []
  const next = { ...registration, rosterOffer: { ...mark!, endedAs: outcome }, version: registration.version + 1 }
  return [replaceItem(registrations(), registration, next)]
}

import { opportunities } from '../../domain/opportunities/entity.ts'
import { registrations } from '../../domain/registrations/entity.ts'
import { replaceItem } from '../../store/records/version.ts'
import { find, retryOnConflict, transactWrite } from '../../store/store.ts'
import { removeRegistration } from '../removal/players.ts'
import { areContactsExpired, monthsBefore, PERIODS } from './periods.ts'

type Key = { opportunityID: string; playerID: string }

/** Removes the contact details and notes of the family, and later the registration. */
export async function checkRegistration(key: Key, createdAt: string, now: Date): Promise<void> {
  if (createdAt >= monthsBefore(now, PERIODS.contactDetailsMonths)) return
  const opportunity = await find(opportunities, { opportunityID: key.opportunityID })
  if (!opportunity || !areContactsExpired(opportunity, now)) return
  const { startTime, endTime = startTime } = opportunity
  if (endTime < monthsBefore(now, PERIODS.registrationMonths))
    return void (await removeRegistration(key.opportunityID, key.playerID))
  await retryOnConflict(async () => {
    const registration = await find(registrations, key)
    if (!registration?.phone && !registration?.notes && !registration?.rejectionReason) return
    const silent = { phone: undefined, notes: undefined, rejectionReason: undefined, version: registration.version + 1 }
    await transactWrite([replaceItem(registrations(), registration, { ...registration, ...silent })])
  })
}

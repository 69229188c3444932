import { as } from './as.ts'
import { given } from './given.ts'

/** The claims of the record that wait for an admin, newest first. */
export async function pendingClaims(recordID: string) {
  const fields = 'id teamId playerId userId rejectionEffects'
  const all = await as(await given.admin()).claimRequests({ status: 'pending', perPage: 1000 }, fields)
  // One of the IDs is null.
  return all.filter(({ teamId, playerId }) => recordID === teamId || recordID === playerId)
}

import { deleteIdentity, disableIdentity, enableIdentity, endSessions } from '../../services/identity/identity.ts'
import { logFault } from '../../services/log.ts'
import { writeRecord } from '../../store/records/listed-record.ts'
import { checkSeen, type SeenVersion } from '../../store/records/version.ts'
import { get, ignoreVersionConflict, retryOnConflict } from '../../store/store.ts'
import { replaced } from '../../values/edits.ts'
import { badInput, conflict } from '../../values/errors.ts'
import { refuseReserved } from '../../values/name-checks.ts'
import { parse } from '../../values/parse.ts'
import { type Caller, type UserItem, users } from './entity.ts'
import { userRecord } from './record.ts'
import { updateUserInput, updateUserSettingsInput } from './validation.ts'

type Edit = { caller: Caller; now: Date }

const lastAdmin = (done: string) => conflict(`The last admin can't be ${done}`)

/** The permission table checks who may change the role. */
export function updateUser(userID: string, input: SeenVersion, { caller, now }: Edit): Promise<UserItem> {
  const parsed = parse(updateUserInput, input)
  const changesOf = (user: UserItem) => {
    checkSeen(input, user)
    if (!caller.isAdmin && parsed.name && parsed.name !== user.name) refuseReserved(parsed.name)
    const isNewAdmin = parsed.role === 'admin' && user.role !== 'admin'
    if (isNewAdmin && !user.emailVerifiedAt)
      throw badInput('role', 'The user has not confirmed the email address, so they cannot become an admin')
    return replaced(user, parsed, 'name', 'role')
  }
  return change(userID, changesOf, now, 'demoted')
}

export function updateUserSettings(userID: string, input: SeenVersion, now: Date): Promise<UserItem> {
  const parsed = parse(updateUserSettingsInput, input)
  const settingsOf = (user: UserItem) => {
    checkSeen(input, user)
    const mails = ['emailNotifications', 'eventReminders', 'opportunityAlerts', 'marketingEmails'] as const
    return replaced(user, parsed, 'locale', ...mails)
  }
  return change(userID, settingsOf, now)
}

/** Blocks the account and ends its sessions. The stream consumer hides its public records: see `lifecycle/hiding/hiding.ts`. */
export async function blockUser(userID: string, by: string, now: Date): Promise<UserItem> {
  const blocked = { isBlocked: true, blockedBy: by, signedOutAt: now.toISOString() }
  const user = await change(userID, () => blocked, now, 'blocked')
  await disableIdentity(userID)
  await endSessions(userID)
  return user
}

export async function unblockUser(userID: string, now: Date): Promise<UserItem> {
  // Enable the credentials first. If this stops in between, the account is still blocked, and unblocking it again completes it.
  await enableIdentity((await get(users, { userID })).userID)
  return change(userID, () => ({ isBlocked: false, blockedBy: undefined }), now)
}

/** Deletes the account. The stream consumer releases its claims: see `lifecycle/removal/accounts.ts`. */
export async function deleteUser(userID: string): Promise<true> {
  await retryOnConflict(async () => deleteUnchangedUser(await get(users, { userID })))
  return true
}

/** Deletes the account as it was read. Throws `versionConflict` if it changed since. */
export async function deleteUnchangedUser(user: UserItem): Promise<void> {
  const { userID } = user
  await writeRecord(userRecord.remove(user, { holdsKey: true, lastAdmin: lastAdmin('deleted') }))
  // The remaining credentials are useless without the account and identify nobody.
  await deleteIdentity(userID).catch((error: Error) => logFault('Credentials could not be deleted.', { userID, error }))
}

type Changes = Partial<Omit<UserItem, 'userID' | 'version' | 'email' | 'createdAt' | 'updatedAt'>>

const change = (userID: string, changesOf: (user: UserItem) => Changes, now: Date, done = 'changed') =>
  retryOnConflict(async () => {
    const user = await get(users, { userID })
    return writeRecord(userRecord.replace(user, changesOf(user), { now, lastAdmin: lastAdmin(done) }))
  })

const dayOf = (at: string | undefined) => at?.slice(0, 10)

/** Records once a day that the account is in use. If the account is changed concurrently, the next session records it. */
export async function updateLastSeen(user: UserItem, now: Date): Promise<void> {
  const lastSeenAt = `${dayOf(now.toISOString())}T00:00:00.000Z`
  if (dayOf(user.lastSeenAt) === dayOf(lastSeenAt)) return
  // Keeps `updatedAt`, because no one edited the account.
  const edited = new Date(user.updatedAt)
  await writeRecord(userRecord.replace(user, { lastSeenAt }, { now: edited })).catch(ignoreVersionConflict)
}

import { find } from '../../store/store.ts'
import { users } from './entity.ts'

/** Whether text written by this user may be emailed to people who have no relation to the user. */
export async function canMessageStrangers(userID: string): Promise<boolean> {
  const author = await find(users, { userID })
  return author !== null && !author.isBlocked && (author.emailVerifiedAt !== undefined || author.role === 'admin')
}

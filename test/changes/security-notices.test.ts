import { expect, test } from 'vitest'
import { type UserItem, users } from '../../functions/domain/users/entity.ts'
import { userRecord } from '../../functions/domain/users/record.ts'
import { writeRecord } from '../../functions/store/records/listed-record.ts'
import { get } from '../../functions/store/store.ts'
import { as, expectRefusal } from '../support/as.ts'
import { given } from '../support/given.ts'
import { mailsTo, subjectsTo, updateSettings } from './change-stream.ts'

type Change = (admin: UserItem, user: UserItem) => Promise<unknown>
const setTotp = async ({ userID }: UserItem, totpAt: string | undefined) =>
  writeRecord(userRecord.replace(await get(users, { userID }), { totpAt }, { now: new Date() }))

const changes: [title: string, change: Change, subject: string, text: string][] = [
  [
    'two-step sign-in turned on',
    (_, user) => setTotp(user, new Date().toISOString()),
    'Two-step sign-in is on',
    'Signing in needs a code',
  ],
  [
    'two-step sign-in reset',
    async (admin, user) => {
      await setTotp(user, new Date().toISOString())
      await mailsTo(user)
      await as(admin).resetTotp({ userID: user.userID })
    },
    'Two-step sign-in is off',
    'by an admin who reset it',
  ],
  [
    'a new role',
    (admin, user) => as(admin).updateUser({ id: user.userID, input: { role: 'coach' } }),
    'The role of your account has changed',
    'It is a team coach now.',
  ],
  ['a block', (admin, user) => as(admin).blockUser({ id: user.userID }), 'Your account is blocked', 'contact support'],
]

test.each(changes)('%s is emailed to the account, whatever its preferences', async (_, change, subject, text) => {
  const [admin, user] = await Promise.all([given.admin(), given.user()])
  await updateSettings(user, { emailNotifications: false })
  await change(admin, user)
  const found = (await mailsTo(user)).filter((mail) => mail.subject === subject)
  expect(found).toHaveLength(1)
  expect(found[0]!.text).toContain(text)
  await updateSettings(user, { marketingEmails: true }).catch(() => {})
  expect((await subjectsTo(user)).filter((it) => it === subject)).toHaveLength(1)
})

test('only an account with a confirmed address becomes an admin, and the other admins are told', async () => {
  const [admin, other, confirmed, unconfirmed] = await Promise.all([
    given.admin(),
    given.admin(),
    given.user({ name: 'Nora New' }),
    given.user({ emailVerifiedAt: undefined }),
  ])
  const promote = ({ userID: id }: UserItem) => as(admin).updateUser({ id, input: { role: 'admin' } })
  const why = 'The user has not confirmed the email address, so they cannot become an admin'
  await expectRefusal(promote(unconfirmed), 'BAD_USER_INPUT', why)
  await promote(confirmed)
  expect(await subjectsTo(confirmed)).toEqual(['The role of your account has changed'])
  for (const told of [admin, other]) {
    const [mail] = await mailsTo(told)
    expect(mail!.subject).toBe('There is a new admin')
    expect(mail!.text).toContain('Nora New')
  }
})

import * as m from './messages/generated.ts'

export const EMAIL_INVALID = m.enter_a_valid_email_address

/** ' Pat@Fungo.example ' -> 'pat@fungo.example' */
export const normalizedEmail = (text: string) => text.normalize('NFKC').trim().toLowerCase()

/** SES delivers only to visible ASCII characters, and an address in look-alike letters belongs to someone else. */
export const isEmailAddress = (text: string) => /^(?=[!-~]+$)[^@,;<>"]+@[^@,;<>"]+\.[^@,;<>".]+$/.test(text)

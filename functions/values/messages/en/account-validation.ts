import type { Value } from '../text.ts'

export const passwordAtLeast6 = 'Password must be at least 6 characters long'
export const passwordAtLeast8 = 'Password must be at least 8 characters!'
export const chooseAccountType = 'Choose an account type'
export const enterCode = 'Enter the code of six digits'
export const enterPassword = 'Enter your password'
export const enterCurrentPassword = 'Enter your current password'
export const linkIncomplete = 'The link is incomplete'
export const passwordTooLong = (limit: Value) => `Password must be ${limit} characters or fewer`

import * as v from 'valibot'
import { LOCALES } from '../../values/messages/locale.ts'
import { personName } from '../../values/one-line.ts'
import { ROLES } from './roles.ts'

/** Omitted and null fields keep their values. */
export const updateUserInput = v.object({
  name: v.nullish(
    v.pipe(
      v.string(),
      personName,
      v.nonEmpty('Name is required'),
      v.maxLength(100, 'A name must be 100 characters or fewer'),
    ),
  ),
  role: v.nullish(v.picklist(ROLES)),
})

export const updateUserSettingsInput = v.object({
  locale: v.nullish(v.picklist(LOCALES)),
  emailNotifications: v.nullish(v.boolean()),
  eventReminders: v.nullish(v.boolean()),
  opportunityAlerts: v.nullish(v.boolean()),
  marketingEmails: v.nullish(v.boolean()),
})

import * as v from 'valibot'
import { personName } from '../../values/inputs.ts'
import { LOCALES } from '../../values/messages/locale.ts'
import { inItsLanguage } from '../../values/messages/text.ts'
import { validationTexts } from '../../values/messages/validation.ts'
import { withoutContactDetails } from '../../values/name-checks.ts'
import { ROLES } from '../../values/roles.ts'

/** Omitted and null fields keep their values. */
export const updateUserInput = v.object({
  name: v.nullish(
    v.pipe(
      v.string(),
      personName,
      v.nonEmpty(inItsLanguage(validationTexts.nameIsRequired)),
      v.maxLength(100, inItsLanguage(validationTexts.nameTooLong)),
      withoutContactDetails,
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

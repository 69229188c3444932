import type { Locale } from '../../values/messages/locale.ts'
import type { UserItem } from './entity.ts'

/** The language of what is sent to the user. */
export const localeOf = ({ locale }: Pick<UserItem, 'locale'>): Locale => locale ?? 'en'

import * as notificationTexts from '#messages/notifications'
import { paths } from '../../paths.ts'
import { linkTo } from '../../ui/record-link.tsx'
import { Rich } from '../../ui/rich.tsx'
import { needsHomeScreen } from './push.ts'

/** Tells iPhone users, who can get notifications only in an app on the Home Screen, how to install it. */
export const HomeScreenHint = () =>
  needsHomeScreen && (
    <p className="max-w-prose rounded-lg border border-line bg-surface p-4">
      <Rich text={notificationTexts.addFungoHomeScreen} link={linkTo(`${paths.accountSettings}?tab=preferences`)} />
    </p>
  )

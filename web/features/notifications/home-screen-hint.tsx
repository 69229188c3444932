import { Link } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { needsHomeScreen } from './push.ts'

/** Tells iPhone users, who can get notifications only in an app on the Home Screen, how to install it. */
export const HomeScreenHint = () =>
  needsHomeScreen && (
    <p className="max-w-prose rounded-lg border border-line bg-surface p-4">
      Add Fungo to your Home Screen to hear of a new start time or a cancellation on this device: choose Share, then Add
      to Home Screen. Open it from there and turn on notifications in your{' '}
      <Link to={`${paths.accountSettings}?tab=preferences`} className="link">
        preferences
      </Link>
      .
    </p>
  )

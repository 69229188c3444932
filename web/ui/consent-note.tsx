import { Link } from 'react-router-dom'
import { ACT_TEXT } from '../../functions/domain/guardian-consent/validation.ts'
import { paths } from '../paths.ts'
import { classNames } from './class-names.ts'

/** What pressing the button beside it confirms about the player's guardian. */
export const ConsentNote = ({ className }: { className?: string }) => (
  <p className={classNames('text-sm text-soft', className)}>
    {ACT_TEXT} See our{' '}
    <Link to={paths.privacyPolicy} className="link">
      privacy policy
    </Link>
    .
  </p>
)

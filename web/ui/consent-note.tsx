import * as playerFormTexts from '#messages/player-form'
import { CONSENT_TEXTS } from '../../functions/domain/guardian-consent/validation.ts'
import { paths } from '../paths.ts'
import { classNames } from './class-names.ts'
import { actVersion } from './consent-versions.ts'
import { linkTo } from './record-link.tsx'
import { Rich } from './rich.tsx'

/** What pressing the button beside it confirms about the player's guardian. */
export const ConsentNote = ({ className }: { className?: string }) => (
  <p className={classNames('text-sm text-soft', className)}>
    {CONSENT_TEXTS[actVersion]} <Rich text={playerFormTexts.seePrivacyPolicy} link={linkTo(paths.privacyPolicy)} />
  </p>
)

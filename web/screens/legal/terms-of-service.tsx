import * as legalTexts from '#messages/legal'
import * as shellTexts from '#messages/shell'
import { LegalPage } from './legal-page.tsx'

export function Component() {
  return (
    <LegalPage title={shellTexts.termsOfService} updated="2026-03-01">
      <p>{legalTexts.usingFungoAgreeThese}</p>

      <h2>{legalTexts.account}</h2>
      <p>{legalTexts.accountsAdults18Older}</p>

      <h2>{legalTexts.teamsPlayersClaim}</h2>
      <ul>
        <li>{legalTexts.claimTeamOnlyManage}</li>
        <li>{legalTexts.claimCreatePlayerOnly}</li>
        <li>{legalTexts.reviewRejectReleaseClaim}</li>
      </ul>

      <h2>{legalTexts.whatYouPost}</h2>
      <ul>
        <li>{legalTexts.postOnlyWhatTrue}</li>
        <li>{legalTexts.neverPostChildsEmail}</li>
        <li>{legalTexts.photosChildNeedPermission}</li>
        <li>{legalTexts.whatPostStaysYours}</li>
      </ul>

      <h2>{legalTexts.tryoutsGuestSpotsRegistrations}</h2>
      <p>{legalTexts.opportunitiesOfferedOrganizersNot}</p>

      <h2>{legalTexts.whatNotAllowed}</h2>
      <ul>
        <li>{legalTexts.harassingThreateningDeceivingAnyone}</li>
        <li>{legalTexts.collectingDataSiteAutomated}</li>
        <li>{legalTexts.tryingAccessDataNot}</li>
      </ul>
      <p>{legalTexts.removeContentBlockDelete}</p>

      <h2>{legalTexts.theService}</h2>
      <p>{legalTexts.workKeepFungoCorrect}</p>

      <h2>{legalTexts.ending}</h2>
      <p>{legalTexts.deleteAccountTime}</p>

      <h2>{legalTexts.changes}</h2>
      <p>{legalTexts.whenTheseTermsChange}</p>
    </LegalPage>
  )
}

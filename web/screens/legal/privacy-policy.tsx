import * as legalTexts from '#messages/legal'
import * as shellTexts from '#messages/shell'
import { paths } from '../../paths.ts'
import { linkTo } from '../../ui/record-link.tsx'
import { Rich } from '../../ui/rich.tsx'
import { ADDRESS, LegalPage, supportLink } from './legal-page.tsx'

export function Component() {
  return (
    <LegalPage title={shellTexts.privacyPolicy} updated="2026-11-27">
      <p>{legalTexts.fungoHelpsFamiliesCoaches}</p>

      <h2>{legalTexts.dataWeCollect}</h2>
      <ul>
        <li>{legalTexts.accountNameEmailAddress}</li>
        <li>{legalTexts.choicesEmailsWantReceive}</li>
        <li>{legalTexts.coachEnterDays}</li>
        <li>{legalTexts.teamsEventsOpportunitiesPost}</li>
        <li>{legalTexts.playerProfilesNameAge}</li>
        <li>{legalTexts.registrationsPlayerWaiverAccepted}</li>
        <li>{legalTexts.publicTeamEventPlayer}</li>
        <li>{legalTexts.emailAddressLeaveReport}</li>
        <li>{legalTexts.whatWatchSearchesTeams}</li>
        <li>{legalTexts.turnNotificationsDevice}</li>
        <li>{legalTexts.technicalRecordsRequestsAccount}</li>
        <li>{legalTexts.howPagesLoad}</li>
        <li>{legalTexts.emailCameBack}</li>
      </ul>
      <p>{legalTexts.neverStoreBirthDate}</p>

      <h2>{legalTexts.whatUse}</h2>
      <p>{legalTexts.runSiteShowListings}</p>

      <h2>{legalTexts.noSaleData}</h2>
      <p>{legalTexts.notSellData}</p>
      <ul>
        <li>{legalTexts.organizerOpportunityRegister}</li>
        <li>{legalTexts.companiesHostServersDeliver}</li>
        <li>{legalTexts.pushServiceBrowsersMaker}</li>
        <li>{legalTexts.whenLawRequires}</li>
      </ul>

      <h2>{legalTexts.whoSeesWhat}</h2>
      <ul>
        <li>{legalTexts.anyoneTeamsEventsPublic}</li>
        <li>{legalTexts.signedUsersConfirmedEmail}</li>
        <li>{legalTexts.coachesWhoseBackgroundCheck}</li>
        <li>{legalTexts.teamsOwnerManagersFull}</li>
        <li>{legalTexts.organizersRegistrationsOwnOpportunities}</li>
        <li>{legalTexts.organizersOfEvents}</li>
        <li>{legalTexts.organizersNearbyTurnGuest}</li>
        <li>{legalTexts.adminsRecordsRunSite}</li>
      </ul>
      <p>{legalTexts.playerPagesKeptSearch}</p>

      <h2>{legalTexts.children}</h2>
      <p>{legalTexts.accountsAdultsFungoNot}</p>
      <ul>
        <li>{legalTexts.whoeverCreatesClaimsPlayer}</li>
        <li>{legalTexts.parentGuardianClaimProfile}</li>
        <li>
          <Rich text={legalTexts.profileShowsChildWithout(ADDRESS)} link={supportLink} />
        </li>
        <li>{legalTexts.childGivenDataWrite}</li>
      </ul>

      <h2>{legalTexts.yourChoices}</h2>
      <p>
        <Rich text={legalTexts.accountSettings} link={linkTo(paths.accountSettings)} />
      </p>

      <h2>{legalTexts.howLongKeep}</h2>
      <ul>
        <li>{legalTexts.accountUntilDeleteOne}</li>
        <li>{legalTexts.playerProfilesUntilDelete}</li>
        <li>{legalTexts.registrationsThreeYearsAfter}</li>
        <li>{legalTexts.devicesNotificationsUntilTurn}</li>
        <li>{legalTexts.recordsDelete30Days}</li>
        <li>{legalTexts.deletedPhotosGoneSite}</li>
        <li>{legalTexts.backupsRecords35Days}</li>
        <li>{legalTexts.logsRequestsThreeMonths}</li>
        <li>{legalTexts.emailAddressCoachSent}</li>
        <li>{legalTexts.declinedInvitationContact}</li>
        <li>{legalTexts.recordChangedWhatTwo}</li>
      </ul>

      <h2>{legalTexts.security}</h2>
      <p>
        <Rich
          text={legalTexts.trafficEncryptedDataEncrypted}
          link={(text) => (
            <a href="/security-program.txt" className="link">
              {text}
            </a>
          )}
        />
      </p>

      <h2>{legalTexts.changes}</h2>
      <p>{legalTexts.whenPolicyChangesWay}</p>
    </LegalPage>
  )
}

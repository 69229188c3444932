import * as m from '../../../functions/values/messages/generated.ts'
import { LegalPage } from './legal-page.tsx'

export function Component() {
  return (
    <LegalPage title={m.terms_of_service()} updated="2026-03-01">
      <p>{m.by_using_fungo_you_agree_to_these_terms_if()}</p>

      <h2>{m.who_may_have_an_account()}</h2>
      <p>{m.accounts_are_for_adults_18_or_older_fungo_is()}</p>

      <h2>{m.teams_and_players_you_claim()}</h2>
      <ul>
        <li>{m.claim_a_team_only_if_you_manage_or_coach()}</li>
        <li>{m.claim_or_create_a_player_only_if_you_are()}</li>
        <li>{m.we_may_review_reject_or_release_a_claim_for()}</li>
      </ul>

      <h2>{m.what_you_post()}</h2>
      <ul>
        <li>{m.post_only_what_is_true_what_you_have_the()}</li>
        <li>{m.never_post_a_childs_email_address_phone_number_street()}</li>
        <li>{m.photos_of_a_child_need_the_permission_of_the()}</li>
        <li>{m.what_you_post_stays_yours_you_allow_us_to()}</li>
      </ul>

      <h2>{m.tryouts_guest_spots_and_registrations()}</h2>
      <p>{m.opportunities_are_offered_by_their_organizers_not_by_fungo()}</p>

      <h2>{m.what_is_not_allowed()}</h2>
      <ul>
        <li>{m.harassing_threatening_or_deceiving_anyone_or_contacting_a_child()}</li>
        <li>{m.collecting_data_from_the_site_by_automated_means_or()}</li>
        <li>{m.trying_to_access_data_that_is_not_yours_or()}</li>
      </ul>
      <p>{m.we_may_remove_content_and_block_or_delete_accounts()}</p>

      <h2>{m.the_service()}</h2>
      <p>{m.we_work_to_keep_fungo_correct_and_available_but()}</p>

      <h2>{m.ending()}</h2>
      <p>{m.you_can_delete_your_account_at_any_time_in()}</p>

      <h2>{m.changes()}</h2>
      <p>{m.when_these_terms_change_in_a_way_that_matters()}</p>
    </LegalPage>
  )
}

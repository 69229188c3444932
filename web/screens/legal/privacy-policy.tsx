import * as m from '../../../functions/values/messages/generated.ts'
import { paths } from '../../paths.ts'
import { linkTo } from '../../ui/record-link.tsx'
import { Rich } from '../../ui/rich.tsx'
import { ADDRESS, LegalPage, supportLink } from './legal-page.tsx'

export function Component() {
  return (
    <LegalPage title={m.privacy_policy()} updated="2026-11-27">
      <p>{m.fungo_helps_families_and_coaches_find_youth_baseball_and()}</p>

      <h2>{m.data_we_collect()}</h2>
      <ul>
        <li>{m.your_account_name_email_address_account_type_and_a()}</li>
        <li>{m.your_choices_which_emails_you_want_to_receive()}</li>
        <li>{m.if_you_coach_and_enter_them_the_days_of()}</li>
        <li>{m.teams_events_and_opportunities_you_post_names_places_times()}</li>
        <li>{m.player_profiles_name_age_or_birth_year_position_batting()}</li>
        <li>{m.registrations_the_player_the_waiver_you_accepted_its_version()}</li>
        <li>{m.public_team_event_and_player_listings_that_a_governing()}</li>
        <li>{m.an_email_address_that_you_leave_with_a_report()}</li>
        <li>{m.what_you_watch_your_searches_and_the_teams_that()}</li>
        <li>{m.if_you_turn_notifications_on_for_a_device_the()}</li>
        <li>{m.technical_records_which_requests_an_account_made_and_when()}</li>
      </ul>
      <p>{m.we_never_store_a_birth_date_a_street_address()}</p>

      <h2>{m.what_we_use_it_for()}</h2>
      <p>{m.to_run_the_site_to_show_listings_to_bring()}</p>

      <h2>{m.no_sale_of_data()}</h2>
      <p>{m.we_do_not_sell_your_data_and_we_do()}</p>
      <ul>
        <li>{m.with_the_organizer_of_an_opportunity_that_you_register()}</li>
        <li>{m.with_the_companies_that_host_our_servers_and_deliver()}</li>
        <li>{m.with_the_push_service_of_your_browsers_maker_if()}</li>
        <li>{m.when_the_law_requires_it()}</li>
      </ul>

      <h2>{m.who_sees_what()}</h2>
      <ul>
        <li>{m.anyone_teams_events_and_public_opportunities_players_by_first()}</li>
        <li>{m.signed_in_users_with_a_confirmed_email_address_the()}</li>
        <li>{m.coaches_whose_background_check_an_admin_has_confirmed()}</li>
        <li>{m.a_teams_owner_and_managers_the_full_names_and()}</li>
        <li>{m.organizers_the_registrations_for_their_own_opportunities_with_notes()}</li>
        <li>{m.organizers_nearby_if_you_turn_guest_play_on_for()}</li>
        <li>{m.admins_all_records_to_run_the_site()}</li>
      </ul>
      <p>{m.player_pages_are_kept_out_of_search_engines_the()}</p>

      <h2>{m.children()}</h2>
      <p>{m.accounts_are_for_adults_fungo_is_not_for_children()}</p>
      <ul>
        <li>{m.whoever_creates_or_claims_a_player_profile_must_be()}</li>
        <li>{m.a_parent_or_guardian_can_claim_a_profile_that()}</li>
        <li>
          <Rich text={m.if_a_profile_shows_your_child_without_your_consent({ address: ADDRESS })} link={supportLink} />
        </li>
        <li>{m.if_a_child_has_given_us_data_write_to()}</li>
      </ul>

      <h2>{m.your_choices()}</h2>
      <p>
        <Rich text={m.in_your_account_settings_you_can()} link={linkTo(paths.accountSettings)} />
      </p>

      <h2>{m.how_long_we_keep_it()}</h2>
      <ul>
        <li>{m.your_account_until_you_delete_it_one_whose_email()}</li>
        <li>{m.player_profiles_until_you_delete_them_or_until_nobody()}</li>
        <li>{m.registrations_three_years_after_the_opportunity_or_until_the()}</li>
        <li>{m.devices_with_notifications_until_you_turn_them_off_sign()}</li>
        <li>{m.records_you_delete_30_days_in_case_you_want()}</li>
        <li>{m.deleted_photos_gone_from_the_site_at_once_and()}</li>
        <li>{m.backups_of_records_35_days()}</li>
        <li>{m.logs_of_requests_up_to_three_months_of_the()}</li>
        <li>{m.an_email_address_to_which_a_coach_sent_an()}</li>
        <li>{m.that_you_declined_an_invitation_to_be_a_contact()}</li>
        <li>{m.the_record_of_who_changed_what_two_years_without()}</li>
      </ul>

      <h2>{m.security()}</h2>
      <p>
        <Rich
          text={m.traffic_is_encrypted_data_is_encrypted()}
          link={(text) => (
            <a href="/security-program.txt" className="link">
              {text}
            </a>
          )}
        />
      </p>

      <h2>{m.changes()}</h2>
      <p>{m.when_this_policy_changes_in_a_way_that_matters()}</p>
    </LegalPage>
  )
}

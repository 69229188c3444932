import * as m from '../../../functions/values/messages/generated.ts'
import { Table } from '../../ui/table.tsx'
import { LegalPage } from './legal-page.tsx'

/** Name, kind, purpose, and lifetime. */
const entries: readonly [string, string, string, string][] = [
  [
    m.session_cookie(),
    m.essential_cookie(),
    m.renews_your_sign_in_scripts_cannot_read_it(),
    m.until_you_sign_out_or_it_expires(),
  ],
  [
    m.device_cookie(),
    m.essential_cookie(),
    m.remembers_that_you_signed_in_here_so_that_strangers(),
    m.a_year_after_you_last_signed_in(),
  ],
  ['authToken', m.local_storage(), m.the_login_token_that_your_browser_sends_with_each(), m.until_you_sign_out()],
  ['user', m.local_storage(), m.your_name_email_address_and_account_type_to_show(), m.until_you_sign_out()],
  [m.remembered_email(), m.local_storage(), m.fills_in_your_email_address_at_login_if_you(), m.until_you_untick_it()],
  ['theme', m.local_storage(), m.light_or_dark_if_you_chose_one(), m.until_you_go_back_to_the_system_theme()],
  ['language', m.local_storage(), m.english_or_spanish_if_you_chose_one(), m.until_you_clear_the_site_data()],
  [
    'fungo.sport',
    m.local_storage(),
    m.baseball_or_softball_if_you_chose_one_to_look(),
    m.until_you_choose_all_sports_or_clear_the_filters(),
  ],
  [
    'check-in',
    m.local_storage_service_worker(),
    m.if_you_open_a_check_in_page_as_an(),
    m.until_you_sign_out_the_list_at_most_until(),
  ],
  [
    'notifications',
    m.local_storage_service_worker(),
    m.shows_notifications_on_this_device_if_you_turned_them(),
    m.until_you_turn_them_off_or_sign_out(),
  ],
  [
    m.drafts_last_change_and_closed_reminder(),
    m.session_storage(),
    m.what_you_have_typed_but_not_sent_which_of(),
    m.until_you_close_the_tab(),
  ],
]

export function Component() {
  return (
    <LegalPage title={m.cookie_policy()} updated="2026-11-27">
      <p>{m.fungo_uses_essential_cookies_only_and_only_whats_needed()}</p>

      <h2>{m.what_is_stored()}</h2>
      <Table
        caption={m.cookies_and_browser_storage()}
        keyOf={([name]) => name}
        rows={entries}
        columns={[
          { header: m.name(), cell: ([name]) => <strong translate={/ /.test(name) ? 'yes' : 'no'}>{name}</strong> },
          { header: m.kind(), cell: ([, kind]) => kind },
          { header: m.purpose(), cell: ([, , purpose]) => purpose },
          { header: m.kept(), cell: ([, , , lifetime]) => lifetime },
        ]}
      />

      <h2>{m.the_login_token()}</h2>
      <p>{m.your_login_token_is_kept_in_your_browsers_local()}</p>

      <h2>{m.human_verification()}</h2>
      <p>{m.login_and_sign_up_check_that_you_are_a()}</p>

      <h2>{m.your_choices()}</h2>
      <p>{m.you_can_clear_or_refuse_cookies_and_site_storage()}</p>
    </LegalPage>
  )
}

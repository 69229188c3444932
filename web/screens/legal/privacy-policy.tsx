import { Link } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { LegalPage } from './legal-page.tsx'

export function Component() {
  return (
    <LegalPage title="Privacy Policy" updated="March 1, 2026">
      <p>
        Fungo helps families and coaches find youth baseball and softball teams, events, tryouts, and guest-player
        spots. This page says what data that takes, who sees it, and what you can do about it.
      </p>

      <h2>Data we collect</h2>
      <ul>
        <li>
          Your account: name, email address, account type, and a password that only our sign-in service can check.
        </li>
        <li>Your choices: which emails you want to receive.</li>
        <li>
          Teams, events, and opportunities you post: names, places, times, fees, descriptions, and the people you list
          as contacts.
        </li>
        <li>
          Player profiles: name, age, position, batting and throwing side, city, state, and, if you add one, a photo.
          Photos lose their location data before they are stored.
        </li>
        <li>
          Registrations: the player, the waiver you accepted and when, and the jersey number and notes if you give them.
        </li>
        <li>
          Public team, event, and player listings that a governing body provides. Where a listing is about you or your
          child, you can claim it or ask us to remove it.
        </li>
        <li>
          Technical records: which requests failed, how often an IP address makes requests, and when. They are deleted
          on a schedule.
        </li>
      </ul>
      <p>We never store a birth date, a street address, or a child's email address or phone number.</p>

      <h2>What we use it for</h2>
      <p>
        To run the site: to show listings, to bring registrations to the organizer, to send the emails you asked for,
        and to keep accounts safe. There is no advertising and no profiling.
      </p>

      <h2>No sale of data</h2>
      <p>We do not sell your data, and we do not rent it or trade it. We share it only:</p>
      <ul>
        <li>with the organizer of an opportunity that you register a player for;</li>
        <li>with the companies that host our servers and deliver our email, who work on our instructions;</li>
        <li>when the law requires it.</li>
      </ul>

      <h2>Who sees what</h2>
      <ul>
        <li>
          Anyone: teams, events, and public opportunities; players by first name and last initial, without a photo.
        </li>
        <li>Signed-in users: full player profiles and the email addresses of team contacts.</li>
        <li>Organizers: the registrations for their own opportunities, with notes, jersey numbers, and waivers.</li>
        <li>Administrators: all records, in order to look after the site.</li>
      </ul>
      <p>Player pages are kept out of search engines.</p>

      <h2>Children</h2>
      <p>
        Accounts are for adults. Fungo is not for children under 13, and we do not knowingly collect data from them.
        Player profiles are created and managed by a parent, guardian, or coach. If a child has given us data, write to
        us and we will delete it.
      </p>

      <h2>Your choices</h2>
      <p>
        In your{' '}
        <Link to={paths.accountSettings} className="link">
          account settings
        </Link>{' '}
        you can correct your name, choose your emails, download your data, and delete your account. Deleting it removes
        your account data; records that others depend on, such as a team's schedule, stay without your name.
      </p>

      <h2>How long we keep it</h2>
      <p>
        Account data until you delete the account. Registrations for as long as the organizer needs them. Change records
        that the site works with for seven days.
      </p>

      <h2>Security</h2>
      <p>
        Traffic is encrypted, data is encrypted where it is stored, and every request is checked against what its sender
        may see. If a breach ever affects you, we will tell you without delay.
      </p>

      <h2>Changes</h2>
      <p>When this policy changes in a way that matters to you, we email account holders before it takes effect.</p>
    </LegalPage>
  )
}

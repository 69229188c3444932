import { Link } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { LegalPage } from './legal-page.tsx'

export function Component() {
  return (
    <LegalPage title="Privacy Policy" updated="November 27, 2026">
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
          If you coach and enter them: the days of your background check and your SafeSport training, and which
          administrator confirmed them. Signed-in users see confirmed days.
        </li>
        <li>
          Teams, events, and opportunities you post: names, places, times, fees, descriptions, and the people you list
          as contacts.
        </li>
        <li>
          Player profiles: name, age or birth year, position, batting and throwing side, city, state, and, if you add
          one, a photo. Photos lose their location data before they are stored.
        </li>
        <li>
          Registrations: the player, the waiver you accepted, its version, and when, and the jersey number, notes, and
          phone number if you give them. Only the organizer of that opportunity and admins see your name, email address,
          and that number. Messages that you and an organizer write to each other are kept for 180 days.
        </li>
        <li>
          Public team, event, and player listings that a governing body provides. Where a listing is about you or your
          child, you can claim it or ask us to remove it.
        </li>
        <li>
          An email address that you leave with a report: we send what came of it there once, then remove the address.
        </li>
        <li>
          What you watch: your searches and the teams that you follow. Without an account we also keep the email address
          that you confirmed, until you unsubscribe or for a year.
        </li>
        <li>
          If you turn notifications on for a device: the name of its browser, and the address and keys for its push
          service.
        </li>
        <li>
          Technical records: which requests an account made and when, how often an IP address makes requests, and how
          many full player profiles and team contacts an account opened in a day. They are deleted on a schedule.
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
        <li>
          with the push service of your browser's maker, if you turn notifications on: encrypted messages that only your
          device can read, and that name no child;
        </li>
        <li>when the law requires it.</li>
      </ul>

      <h2>Who sees what</h2>
      <ul>
        <li>
          Anyone: teams, events, and public opportunities; players by first name and last initial, with age, city, and
          teams, and without a photo. Lists, searches, and rosters show no more to signed-in users. If the family chose
          'Team only', or a coach imported the player and the family has not listed it: only number, age group, and
          position, on the roster.
        </li>
        <li>
          Signed-in users with a confirmed email address: a player's full name and photo on the player's own page, and
          the email addresses of a team's contacts, a limited number of both a day. We review accounts that open many.
        </li>
        <li>A team's owner and managers: the full names and photos of the players on their roster.</li>
        <li>Organizers: the registrations for their own opportunities, with notes, jersey numbers, and waivers.</li>
        <li>
          Organizers nearby, if you turn guest play on for your player: that the player is open to guest needs that fit,
          and to tryouts if you include them. They see the player as anyone does, and can send you an invitation. It
          ends after 60 days, or when you turn it off.
        </li>
        <li>Admins: all records, to run the site.</li>
      </ul>
      <p>
        Player pages are kept out of search engines. The address of a photo stops working within half an hour, so that
        nobody can pass it on.
      </p>

      <h2>Children</h2>
      <p>
        Accounts are for adults. Fungo is not for children under 13, and we do not knowingly collect data from them.
        Player profiles are about children, and adults make them: a parent or guardian, a coach, or the governing body
        that lists the player.
      </p>
      <ul>
        <li>
          Whoever creates or claims a player profile must be the child's parent or guardian, or have their consent, and
          confirms it by doing so. The same goes for a photo and for a registration. We keep who confirmed this for a
          profile, when, and which text; that person and admins can see it.
        </li>
        <li>
          A parent or guardian can claim a profile that a coach or a governing body made, correct it, and delete it. A
          coach can't add a claimed player to a roster, or accept a waiver for one, without the parent's yes.
        </li>
        <li>
          If a profile shows your child without your consent, report it on its page or write to{' '}
          <a href="mailto:support@fungo.example">support@fungo.example</a>. You don't need an account. We hide it at
          once and delete it if you ask us to.
        </li>
        <li>If a child has given us data, write to us and we will delete it.</li>
      </ul>

      <h2>Your choices</h2>
      <p>
        In your{' '}
        <Link to={paths.accountSettings} className="link">
          account settings
        </Link>{' '}
        you can correct your name, choose your emails, download your data, and delete your account. Deleting it removes
        your account data and the player profiles you manage, and withdraws their registrations. A profile that a team's
        past roster needs stays without a name, a photo, or anything else about the child. Teams, events, and
        opportunities that others depend on stay without your name.
      </p>

      <h2>How long we keep it</h2>
      <ul>
        <li>Your account: until you delete it. One whose email address was never confirmed: 90 days.</li>
        <li>
          Player profiles: until you delete them, or until nobody has used one for two years. We notify you 30 days
          before we delete it.
        </li>
        <li>
          Registrations: three years after the opportunity, or until the player or the opportunity is deleted. The
          organizer sees your name, email address, phone number, and notes for six months after it.
        </li>
        <li>Devices with notifications: until you turn them off, sign out, or choose a new password.</li>
        <li>Records you delete: 30 days, in case you want to restore them. A deleted account is gone at once.</li>
        <li>Deleted photos: gone from the site at once, and from our backups within 30 days.</li>
        <li>Backups of records: 35 days.</li>
        <li>Logs of requests: up to three months; of the addresses that made them, 30 days.</li>
        <li>The list of accounts that open many profiles: 30 days.</li>
        <li>An email address to which a coach sent an invitation: 14 days, or until it is answered.</li>
        <li>That you declined an invitation to be a contact or an evaluator: 90 days.</li>
        <li>The record of who changed what: two years, without the values of a child's profile.</li>
      </ul>

      <h2>Security</h2>
      <p>
        Traffic is encrypted, data is encrypted where it is stored, and every request is checked against what its sender
        may see. If a breach ever affects you, we will tell you without delay. Our written{' '}
        <a href="/legal/security-program.txt" className="link">
          security program
        </a>{' '}
        says who is responsible, who receives data of children, how long it is kept, and what happens in an incident.
      </p>

      <h2>Changes</h2>
      <p>When this policy changes in a way that matters to you, we email account holders before it takes effect.</p>
    </LegalPage>
  )
}

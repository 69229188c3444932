import { LegalPage } from './legal-page.tsx'

export function Component() {
  return (
    <LegalPage title="Terms of Service" updated="March 1, 2026">
      <p>By using Fungo you agree to these terms. If you do not agree with them, please do not use the site.</p>

      <h2>Who may have an account</h2>
      <p>
        Accounts are for adults, 18 or older. Fungo is not for children under 13; a parent, guardian, or coach looks
        after a player's profile. Give your real name, keep your password to yourself, and tell us if somebody else has
        used your account.
      </p>

      <h2>Teams and players you claim</h2>
      <ul>
        <li>Claim a team only if you manage or coach it.</li>
        <li>
          Claim or create a player only if you are the player's parent or guardian, or have that person's permission.
        </li>
        <li>We may review, reject, or release a claim, for example when two people claim the same record.</li>
      </ul>

      <h2>What you post</h2>
      <ul>
        <li>Post only what is true, what you have the right to share, and what belongs on a youth sports site.</li>
        <li>Never post a child's email address, phone number, street address, or birth date.</li>
        <li>Photos of a child need the permission of the child's parent or guardian.</li>
        <li>What you post stays yours. You allow us to show it on Fungo for as long as it is posted.</li>
      </ul>

      <h2>Tryouts, guest spots, and registrations</h2>
      <p>
        Opportunities are offered by their organizers, not by Fungo. Organizers decide who takes part, run the activity,
        answer for its safety, and collect any fee. A waiver that you accept is between you and the organizer. We do not
        check the background of organizers, coaches, or players: please meet a team before your child plays for it.
      </p>

      <h2>What is not allowed</h2>
      <ul>
        <li>Harassing, threatening, or deceiving anyone, or contacting a child.</li>
        <li>Collecting data from the site by automated means, or using it for advertising.</li>
        <li>Trying to access data that is not yours, or disrupting the service.</li>
      </ul>
      <p>We may remove content, and block or delete accounts, that break these rules.</p>

      <h2>The service</h2>
      <p>
        We work to keep Fungo correct and available, but it comes as it is, without warranty. Listings come from many
        people and from governing bodies and may be out of date; check dates and places with the organizer. To the
        extent that the law allows, we are not liable for indirect damage or for what happens between users, at events
        or on the field.
      </p>

      <h2>Ending</h2>
      <p>You can delete your account at any time in your account settings.</p>

      <h2>Changes</h2>
      <p>When these terms change in a way that matters to you, we email account holders before they take effect.</p>
    </LegalPage>
  )
}

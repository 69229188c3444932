import { Table } from '../../ui/table.tsx'
import { LegalPage } from './legal-page.tsx'

type Entry = { name: string; kind: string; purpose: string; lifetime: string }

const entries: Entry[] = [
  {
    name: 'Session cookie',
    kind: 'Essential cookie',
    purpose: 'Renews your sign-in. Scripts cannot read it.',
    lifetime: 'Until you sign out, or it expires',
  },
  {
    name: 'Device cookie',
    kind: 'Essential cookie',
    purpose: "Remembers that you signed in here, so that strangers' failed sign-ins don't lock you out.",
    lifetime: 'A year after you last signed in',
  },
  {
    name: 'authToken',
    kind: 'Local storage',
    purpose: 'The login token that your browser sends with each request.',
    lifetime: 'Until you sign out',
  },
  {
    name: 'user',
    kind: 'Local storage',
    purpose: 'Your name, email address, and account type, to show who is signed in.',
    lifetime: 'Until you sign out',
  },
  {
    name: 'Remembered email',
    kind: 'Local storage',
    purpose: 'Fills in your email address at login, if you ticked Remember me.',
    lifetime: 'Until you untick it',
  },
  {
    name: 'theme',
    kind: 'Local storage',
    purpose: 'Light or dark, if you chose one.',
    lifetime: 'Until you go back to the system theme',
  },
  {
    name: 'language',
    kind: 'Local storage',
    purpose: 'English or Spanish, if you chose one.',
    lifetime: 'Until you clear the site data',
  },
  {
    name: 'fungo.sport',
    kind: 'Local storage',
    purpose: 'Baseball or softball, if you chose one to look for.',
    lifetime: 'Until you choose all sports or clear the filters',
  },
  {
    name: 'check-in',
    kind: 'Local storage, service worker',
    purpose:
      "If you open a check-in page as an organizer: its approved players with their families' phone numbers, check-ins that were not sent yet, and the page itself, so that all of it works without a connection.",
    lifetime: 'Until you sign out; the list at most until the day after',
  },
  {
    name: 'notifications',
    kind: 'Local storage, service worker',
    purpose: 'Shows notifications on this device, if you turned them on.',
    lifetime: 'Until you turn them off or sign out',
  },
  {
    name: 'Drafts, last change, and closed reminder',
    kind: 'Session storage',
    purpose:
      'What you have typed but not sent, which of your changes a list must already show, and whether you closed the reminder to confirm your email address.',
    lifetime: 'Until you close the tab',
  },
]

export function Component() {
  return (
    <LegalPage title="Cookie Policy" updated="November 27, 2026">
      <p>
        Fungo uses essential cookies only, and only what's needed to sign in. There are no advertising cookies, no
        tracking, and no third-party analytics, so there is no banner to click away.
      </p>

      <h2>What is stored</h2>
      <Table
        caption="Cookies and browser storage"
        keyOf={({ name }) => name}
        rows={entries}
        columns={[
          { header: 'Name', cell: ({ name }) => <strong>{name}</strong> },
          { header: 'Kind', cell: ({ kind }) => kind },
          { header: 'Purpose', cell: ({ purpose }) => purpose },
          { header: 'Kept', cell: ({ lifetime }) => lifetime },
        ]}
      />

      <h2>The login token</h2>
      <p>
        Your login token is kept in your browser's local storage and lasts only a short while; the session cookie renews
        it and changes each time. Sign out on a computer that you share, and both stop working at once.
      </p>

      <h2>Human verification</h2>
      <p>
        Login and sign-up check that you are a person. Unless this site is set up to use an outside provider, the check
        runs on Fungo alone and stores nothing.
      </p>

      <h2>Your choices</h2>
      <p>
        You can clear or refuse cookies and site storage in your browser. Browsing keeps working; signing in does not
        work without them.
      </p>
    </LegalPage>
  )
}

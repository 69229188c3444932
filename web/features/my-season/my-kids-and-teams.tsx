import { Link } from 'react-router-dom'
import * as accountTexts from '#messages/accounts'
import * as mySeasonTexts from '#messages/my-season'
import { seasonName } from '../../../functions/values/season-name.ts'
import { paths } from '../../paths.ts'
import { Crest, PlayerAvatar } from '../../ui/crest.tsx'
import { linkTo, RecordLink } from '../../ui/record-link.tsx'
import { Rich } from '../../ui/rich.tsx'
import { Time } from '../../ui/time.tsx'
import { registrationText, type Whom } from './agenda.tsx'
import { type ClaimedPlayer, isUpcoming, type MyTeam } from './queries.ts'

type EventWaiver = { event: { id: string; name: string }; player: { id: string } }
type MyKidsProps = {
  kids: readonly ClaimedPlayer[]
  /** The waivers of events that the family has not signed. */
  unsigned: readonly EventWaiver[]
}

/** The viewer's players with pending items, and who must act on them. */
export const MyKids = ({ kids, unsigned }: MyKidsProps) => (
  <section aria-labelledby="my-kids">
    <h2 id="my-kids" className="mb-2 text-xl">
      {mySeasonTexts.myKids}
    </h2>
    <ul className="grid gap-2">
      {kids.map((kid) => (
        <Kid key={kid.id} kid={kid} unsigned={unsigned.filter(({ player }) => player.id === kid.id)} />
      ))}
    </ul>
  </section>
)

function Kid({ kid, unsigned }: { kid: ClaimedPlayer; unsigned: readonly EventWaiver[] }) {
  const waits = [...waitsOf(kid), ...unsigned.map(waitOfWaiver)]
  return (
    <li className="flex gap-3 rounded-lg border border-line bg-surface p-3">
      <PlayerAvatar player={kid} />
      <div className="min-w-0 flex-1">
        <RecordLink kind="player" record={kid} className="inline-flex min-h-6 items-center font-semibold" />
        {waits.length === 0 ? (
          <p className="text-sm text-soft">{mySeasonTexts.nothingIsWaiting}</p>
        ) : (
          <ul className="grid gap-1 text-sm">
            {waits.map(({ key, to, what, whom }) => (
              <li key={key}>
                <Rich text={mySeasonTexts.waitingFor(whom)} what={() => linkTo(to, 'link py-0.5')(what)} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </li>
  )
}

type Wait = { key: string; to: string; what: string; whom: Whom }

const waitOfWaiver = ({ event: { id, name } }: EventWaiver): Wait => ({
  key: `waiver ${id}`,
  to: paths.event(id),
  what: name,
  whom: 'you',
})

function waitsOf({ id, registrations, teamHistory, guestInvitations }: ClaimedPlayer): Wait[] {
  const rosterRequests = teamHistory.flatMap<Wait>(({ id: key, season, waitsFor, team }) => {
    if (!waitsFor || !team) return []
    return [
      {
        key,
        to: paths.team(team.id),
        what: `${team.name}, ${seasonName(season)}`,
        whom: waitsFor === 'team' ? 'team' : 'you',
      },
    ]
  })
  const registered = registrations.filter(isUpcoming).flatMap<Wait>((registration) => {
    const { waitsFor: whom } = registrationText(registration)
    const { opportunity } = registration
    return whom
      ? [{ key: `${id} ${opportunity.id}`, to: paths.opportunity(opportunity.id), what: opportunity.title, whom }]
      : []
  })
  const invited = guestInvitations.map<Wait>(({ id: key, title }) => ({
    key,
    to: paths.opportunity(key),
    what: title,
    whom: 'you',
  }))
  return [...rosterRequests, ...registered, ...invited]
}

/** The viewer's teams with opportunities that have undecided registrations. */
export const MyTeams = ({ teams }: { teams: readonly MyTeam[] }) => (
  <section aria-labelledby="my-teams">
    <h2 id="my-teams" className="mb-2 text-xl">
      {accountTexts.myTeams}
    </h2>
    <ul className="grid gap-2">
      {teams.map((team) => (
        <Team key={team.id} team={team} />
      ))}
    </ul>
  </section>
)

function Team({ team }: { team: MyTeam }) {
  const { id, name, opportunities } = team
  const undecided = opportunities.filter(({ undecidedCount }) => undecidedCount > 0)
  return (
    <li className="flex gap-3 rounded-lg border border-line bg-surface p-3">
      <Crest team={team} size="small" />
      <div className="min-w-0 flex-1">
        <Link to={paths.manageTeam(id)} className="link inline-flex min-h-6 items-center font-semibold">
          {name}
        </Link>
        {undecided.length === 0 ? (
          <p className="text-sm text-soft">{mySeasonTexts.noDecisions}</p>
        ) : (
          <ul className="grid gap-1 text-sm">
            {undecided.map(({ id, title, startTime, timeZone, undecidedCount }) => (
              <li key={id}>
                <Rich
                  text={mySeasonTexts.registrationsToDecide({ count: undecidedCount, title })}
                  link={linkTo(paths.manageRegistrations(id), 'link inline-block min-h-6')}
                  time={() => <Time at={startTime} zone={timeZone} />}
                />
              </li>
            ))}
          </ul>
        )}
        <Link to={paths.createOpportunity(id)} className="link inline-flex min-h-6 items-center text-sm">
          <Rich
            text={mySeasonTexts.postTryoutGuestSpot(name)}
            more={(text) => <span className="sr-only">{text}</span>}
          />
        </Link>
      </div>
    </li>
  )
}

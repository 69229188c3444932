import { useQuery } from '@tanstack/react-query'
import * as shellTexts from '#messages/shell'
import { SubscribeButton } from '../../features/calendars/subscribe-button.tsx'
import { EventWaivers } from '../../features/entries/event-waivers.tsx'
import { eventWaiversQuery } from '../../features/entries/queries.ts'
import { PendingInvitations } from '../../features/invitations/pending-invitations.tsx'
import { Messages } from '../../features/messages/messages.tsx'
import { Agenda, SeasonStart } from '../../features/my-season/agenda.tsx'
import { MyKids, MyTeams } from '../../features/my-season/my-kids-and-teams.tsx'
import { agendaQuery, mySeasonQuery, ON_SCREEN } from '../../features/my-season/queries.ts'
import { MyRegistrations } from '../../features/opportunities/own-registrations.tsx'
import { myRegistrationsQuery } from '../../features/opportunities/queries.ts'
import { HomeScreenHint } from '../../features/push/home-screen-hint.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { SkeletonList } from '../../ui/skeleton.tsx'

export const queries = () => [agendaQuery, eventWaiversQuery, myRegistrationsQuery]

/** A signed-in user's next days, players, registrations, teams, and pending requests. */
export function Component() {
  const { data: registrations = [] } = useQuery(myRegistrationsQuery)
  const { data: waivers = [] } = useQuery(eventWaiversQuery)
  const season = useQuery({ ...mySeasonQuery, staleTime: ON_SCREEN })
  // What is below the agenda would move when it gets its length.
  const { isPending } = useQuery(agendaQuery)
  return (
    <>
      <PageHeader title={shellTexts.mySeason} actions={<SubscribeButton kind="USER" />} />
      <div className="grid gap-8">
        {registrations.length === 1 && <HomeScreenHint />}
        <Agenda />
        {!isPending && (
          <>
            <PendingInvitations />
            <EventWaivers />
            <Messages opportunityIDs={registrations.flatMap(({ opportunity }) => opportunity?.id ?? [])} />
            <Loaded query={season} skeleton={<SkeletonList count={1} className="grid" itemClassName="h-24" />}>
              {({ claimedPlayers: kids, claimedTeams: teams }) => (
                <>
                  {kids.length + teams.length > 0 && (
                    <div className="grid items-start gap-6 md:grid-cols-2">
                      {kids.length > 0 && <MyKids kids={kids} unsigned={waivers.filter(({ signed }) => !signed)} />}
                      {teams.length > 0 && <MyTeams teams={teams} />}
                    </div>
                  )}
                  <MyRegistrations registrations={registrations} />
                  <SeasonStart />
                </>
              )}
            </Loaded>
          </>
        )}
      </div>
    </>
  )
}

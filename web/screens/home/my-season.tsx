import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { PendingInvitations } from '../../features/invitations/pending-invitations.tsx'
import { MyKids } from '../../features/my-season/my-kids.tsx'
import { MyTeams } from '../../features/my-season/my-teams.tsx'
import { mySeasonQuery } from '../../features/my-season/queries.ts'
import { MyRegistrations } from '../../features/opportunities/own-registrations.tsx'
import { myRegistrationsQuery } from '../../features/opportunities/queries.ts'
import { MINE, paths } from '../../paths.ts'
import { useAuth } from '../../session/auth.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { SkeletonList } from '../../ui/skeleton.tsx'

/** As old as the registrations and requests beside it may be. The header's count may be older. */
const ON_SCREEN = 30_000

/** A signed-in user's players, registrations, teams, and pending requests. */
export function MySeason() {
  const heading = useRef<HTMLHeadingElement>(null)
  const { hash, key } = useLocation()
  const isCoach = useAuth().user?.role === 'coach'
  const { data: registrations = [] } = useQuery(myRegistrationsQuery)

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs on each navigation from the menu
  useEffect(() => {
    if (hash === `#${MINE}`) heading.current?.focus({ preventScroll: true })
  }, [hash, key])

  return (
    <section id={MINE} aria-labelledby="mine-heading" className="mb-8 grid gap-6">
      <h2 id="mine-heading" ref={heading} tabIndex={-1} className="text-2xl">
        My Season
      </h2>
      <PendingInvitations level={3} />
      <Loaded
        query={useQuery({ ...mySeasonQuery, staleTime: ON_SCREEN })}
        skeleton={<SkeletonList count={1} className="grid" itemClassName="h-24" />}
      >
        {({ claimedPlayers: kids, claimedTeams: teams }) => (
          <>
            {kids.length + teams.length > 0 && (
              <div className="grid items-start gap-6 md:grid-cols-2">
                {kids.length > 0 && <MyKids kids={kids} />}
                {teams.length > 0 && <MyTeams teams={teams} />}
              </div>
            )}
            <MyRegistrations registrations={registrations} level={3} />
            {kids.length + teams.length === 0 && (
              <div className="flex flex-wrap items-center gap-3 rounded-lg border border-line bg-surface p-4">
                {isCoach ? (
                  <>
                    <p className="min-w-0 flex-1 basis-60">Find your team, or create it. It shows up here.</p>
                    <LinkButton to={paths.teams}>Find My Team</LinkButton>
                  </>
                ) : (
                  <>
                    <p className="min-w-0 flex-1 basis-60">Add your player, or create your team. Both show up here.</p>
                    <LinkButton to={paths.newPlayer}>Add a Player</LinkButton>
                    <LinkButton to={paths.teams} variant="secondary">
                      Find My Team
                    </LinkButton>
                  </>
                )}
              </div>
            )}
          </>
        )}
      </Loaded>
    </section>
  )
}

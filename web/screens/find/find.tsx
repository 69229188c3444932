import { useQuery } from '@tanstack/react-query'
import { type ComponentProps, Fragment, type ReactNode, useState } from 'react'
import { Link, type LoaderFunctionArgs, useLocation } from 'react-router-dom'
import * as findTexts from '#messages/find'
import * as homeTexts from '#messages/home'
import * as listTexts from '#messages/lists'
import * as playerFormTexts from '#messages/player-form'
import * as wordTexts from '#messages/words'
import { POSITION_NAMES } from '../../../functions/domain/positions/validation.ts'
import { ONLY, sportValue } from '../../../functions/values/list-filters.ts'
import { storedWord } from '../../../functions/values/stored-words.ts'
import { EventCard } from '../../features/events/event-card.tsx'
import { findValuesOf, stateOf } from '../../features/find/find-values.ts'
import { type Found, type FoundInState, findInStateQuery, findQuery } from '../../features/find/queries.ts'
import { ENOUGH, LAST_STEP, widened } from '../../features/find/widening.ts'
import { OpportunityCard } from '../../features/opportunities/opportunity-card.tsx'
import { TeamCard } from '../../features/teams/team-card.tsx'
import { FindForm } from '../../finding/find-form.tsx'
import { type FindValues, paths, withQuery } from '../../paths.ts'
import { Loaded } from '../../ui/loaded.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { SkeletonList } from '../../ui/skeleton.tsx'
import { FollowButton, WatchButton, type WatchedList } from '../watch-button.tsx'

export const queries = ({ request }: LoaderFunctionArgs) => [findQuery(findValuesOf(new URL(request.url).search))]

/** What fits a family near a place, in sections. */
export function Component() {
  const { search } = useLocation()
  const values = findValuesOf(search)
  const { ageGroup, place, state } = values
  const where = place ? findTexts.nearPlace(place) : state ? findTexts.inState(state) : ''
  const title = [findTexts.whatFits, ageGroup].filter(Boolean).join(' ')
  return (
    <>
      <section className="turf -mx-4 mb-4 px-4 pt-4 pb-4 text-[#fbfaf7] max-sm:-mt-6 sm:mx-0 sm:rounded-lg sm:p-6">
        <PageHeader title={title} documentTitle={[title, where].filter(Boolean).join(' · ')} isList />
        <FindAgain key={search} values={values} />
      </section>
      <Loaded
        query={useQuery(findQuery(values))}
        skeleton={<SkeletonList count={3} className="grid gap-3" itemClassName="h-28" />}
      >
        {(found) => <Sections found={found} values={values} />}
      </Loaded>
    </>
  )
}

/** The form of Home, with the positions that tryouts and guest spots are filtered by. */
function FindAgain({ values }: { values: FindValues }) {
  const [position, setPosition] = useState(values.position)
  return (
    <FindForm values={values} position={position}>
      <select
        aria-label={playerFormTexts.position}
        value={position}
        onChange={({ target }) => setPosition(target.value)}
        className="min-h-11 max-w-full rounded-full border border-[#fbfaf7]/50 bg-transparent px-3 font-semibold focus-visible:outline-[#fbfaf7] [&>option]:bg-surface [&>option]:text-ink"
      >
        <option value="">{wordTexts.allPositions}</option>
        {POSITION_NAMES.map((name) => (
          <option key={name} value={name}>
            {storedWord(name)}
          </option>
        ))}
      </select>
    </FindForm>
  )
}

type SectionsProps = { found: Found; values: FindValues }

/** Those with something to show come first. */
function Sections({ found, values }: SectionsProps) {
  const { sport, ageGroup } = values
  const notesOf = (unstated: { sport: unknown; ages: readonly unknown[] }) => [
    ...(sportValue(sport) && !unstated.sport ? [listTexts.sportNotGiven] : []),
    ...(ageGroup && unstated.ages.length === 0 ? [listTexts.agesNotGiven] : []),
  ]
  const sections = [
    {
      isEmpty: found.opportunities.length === 0,
      section: (
        <Section
          kind="OPPORTUNITIES"
          title={findTexts.tryoutsAndGuestSpots}
          found={found}
          rowsOf={({ opportunities }) => opportunities ?? []}
          ofState={found.opportunitiesOfState}
          values={values}
          notesOf={({ sport, ageGroups }) => notesOf({ sport, ages: ageGroups })}
          card={(opportunity, notes) => <OpportunityCard opportunity={opportunity} notes={notes} />}
        />
      ),
    },
    {
      isEmpty: found.teams.length === 0,
      section: (
        <Section
          kind="TEAMS"
          title={findTexts.teamsThatFit}
          found={found}
          rowsOf={({ teams }) => teams ?? []}
          ofState={found.teamsOfState}
          values={values}
          notesOf={({ sport, divisions }) => notesOf({ sport, ages: divisions })}
          card={(team, notes) => <TeamToFollow team={team} notes={notes} />}
        />
      ),
    },
    {
      isEmpty: found.events.length === 0,
      section: (
        <Section
          kind="EVENTS"
          title={findTexts.eventsNearby}
          found={found}
          rowsOf={({ events }) => events ?? []}
          ofState={found.eventsOfState}
          values={values}
          notesOf={({ sport, divisions }) => notesOf({ sport, ages: divisions })}
          card={(event, notes, previous) => <EventCard event={event} notes={notes} previous={previous} />}
        />
      ),
    },
  ]
  const inOrder = sections.toSorted((one, other) => Number(one.isEmpty) - Number(other.isEmpty))
  return inOrder.map(({ section }) => <Fragment key={section.props.kind}>{section}</Fragment>)
}

const TeamToFollow = ({ team, notes }: ComponentProps<typeof TeamCard>) => (
  <div className="grid grid-rows-[1fr_auto] gap-2">
    <TeamCard team={team} notes={notes} />
    <p>
      <FollowButton teamID={team.id} name={team.name} label={findTexts.tellMeTryout} />
    </p>
  </div>
)

const LISTS = { OPPORTUNITIES: paths.opportunities, TEAMS: paths.teams, EVENTS: paths.events }
const WORDS = { OPPORTUNITIES: 'opportunities', TEAMS: 'teams', EVENTS: 'events' }

type SectionProps<Row> = {
  kind: WatchedList
  title: string
  found: Found
  rowsOf: (found: Found | FoundInState) => readonly Row[]
  /** How many there are in the state of the place. */
  ofState: number
  values: FindValues
  /** What the row does not say of what was asked for. */
  notesOf: (row: Row) => readonly string[]
  card: (row: Row, notes: readonly string[], previous: Row | undefined) => ReactNode
}

/** What fits, in the smallest circle that has enough of it, or else in the circle and the state. */
function Section<Row extends { id: string; distanceMiles?: number | null }>({
  kind,
  title,
  found,
  rowsOf,
  ofState,
  values,
  notesOf,
  card,
}: SectionProps<Row>) {
  const isPlaced = values.near !== ''
  const circle = widened(rowsOf(found), (row) => notesOf(row).length === 0)
  const shown = isPlaced ? circle.rows : rowsOf(found)
  const state = stateOf(values)
  const isSparse = isPlaced && state !== '' && shown.length < ENOUGH && ofState > shown.length
  const { data: foundInState = {} } = useQuery({ ...findInStateQuery(values, kind), enabled: isSparse })
  const inState = rowsOf(foundInState).filter(({ id }) => shown.every((row) => row.id !== id))
  const cards = (rows: readonly Row[]) => (
    <div className={kind === 'EVENTS' ? 'grid' : 'grid gap-3 md:grid-cols-2'}>
      {rows.map((row, index) => (
        <Fragment key={row.id}>{card(row, notesOf(row), rows[index - 1])}</Fragment>
      ))}
    </div>
  )
  const { position, ...shared } = values
  const filters = kind === 'OPPORTUNITIES' ? { ...shared, position, open: ONLY } : shared
  const within = isPlaced ? String(circle.miles) : ''
  return (
    <section aria-label={title} className="mt-6">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h2 className="text-xl">{title}</h2>
        <WatchButton kind={kind} values={{ ...filters, within }} />
      </div>
      <p className="mb-3 text-soft">{shown.length === 0 ? noneText(kind, isPlaced) : isPlaced && circleText(circle)}</p>
      {cards(shown)}
      {inState.length > 0 && (
        <>
          <h3 className="mt-4 mb-2 text-lg">{findTexts.elsewhereInState(state)}</h3>
          {cards(inState)}
        </>
      )}
      <p className="mt-2 flex flex-wrap gap-x-6">
        {shown.length > 0 && (
          <SeeAll to={withQuery(LISTS[kind], { ...filters, within })} title={title}>
            {homeTexts.seeAll}
          </SeeAll>
        )}
        {isPlaced && state && ofState > shown.length + inState.length && circle.miles === LAST_STEP && (
          <SeeAll to={withQuery(LISTS[kind], { ...filters, near: '', place: '', state })} title={title}>
            {findTexts.allInState({ count: ofState, state })}
          </SeeAll>
        )}
      </p>
    </section>
  )
}

const noneText = (kind: WatchedList, isPlaced: boolean) =>
  isPlaced ? findTexts.noneNear({ what: WORDS[kind], miles: LAST_STEP }) : findTexts.noneThatFit(WORDS[kind])

/** How far the section reached. */
function circleText({ rows, miles, emptyWithin, fewWithin, nearest, farthest }: ReturnType<typeof widened>) {
  if (emptyWithin) return findTexts.noneWithin({ count: rows.length, miles: emptyWithin, from: nearest, to: farthest })
  if (fewWithin && fewWithin.count < rows.length) return findTexts.fewWithin({ ...fewWithin, to: farthest })
  return findTexts.withinMiles(miles)
}

const SeeAll = ({ to, title, children }: { to: string; title: string; children: string }) => (
  <Link to={to} aria-label={`${children}: ${title}`} className="link inline-flex min-h-11 items-center">
    {children}
  </Link>
)

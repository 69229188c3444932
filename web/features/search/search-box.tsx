import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { useEffect, useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import * as kitTexts from '#messages/kit'
import * as searchTexts from '#messages/search'
import * as shellTexts from '#messages/shell'
import * as siteTexts from '#messages/site'
import { placeLine } from '../../../functions/values/place-line.ts'
import { formatTime } from '../../../functions/values/time-format.ts'
import { query } from '../../api/client.ts'
import { type FoundPlace, placeChanges, searchPlaces } from '../../finding/near.ts'
import { paths, withQuery } from '../../paths.ts'
import { classNames } from '../../ui/class-names.ts'
import { inputStyle } from '../../ui/field.tsx'
import { Rich } from '../../ui/rich.tsx'
import { useDebounced } from '../../ui/use-debounced.ts'
import { SearchEverywhereDocument, type SearchEverywhereQuery } from './search.generated.ts'

/** Searches teams, opportunities, events, players, and cities. Arrow keys select and Enter opens. */
export function SearchBox({ onLeave }: { onLeave?: () => void }) {
  const navigate = useNavigate()
  const id = useId()
  const [typed, setTyped] = useState('')
  const [text, setText] = useState('')
  const [active, setActive] = useState(0)
  const input = useRef<HTMLInputElement>(null)
  const search = useDebounced(setText, 150)
  const { data: { groups, similar } = NOTHING, isFetching, error } = useQuery(searchEverywhereQuery(text))
  const isShort = Array.from(text).length < MIN_CHARACTERS
  const shown = isShort ? [] : groups
  const hits = shown.flatMap((group) => group.hits)
  const isCorrected = !isShort && similar !== null
  const optionID = (to: string) => `${id}-${hits.findIndex((hit) => hit.to === to)}`

  const isInDialog = onLeave !== undefined
  useEffect(() => {
    if (isInDialog) input.current?.focus()
  }, [isInDialog])
  useEffect(() => document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' }), [active, id])

  function open(to: string | undefined) {
    if (!to) return
    onLeave?.()
    navigate(to)
  }

  /** Returns whether the key was handled. */
  function press(key: string) {
    if (key === 'ArrowDown') setActive((active + 1) % Math.max(hits.length, 1))
    else if (key === 'ArrowUp') setActive((active + hits.length - 1) % Math.max(hits.length, 1))
    // The hits shown may be of an earlier text.
    else if (key === 'Enter') typed.trim() === text && open(hits[active]?.to)
    else return false
    return true
  }

  return (
    <div>
      <input
        ref={input}
        type="text"
        role="combobox"
        aria-label={shellTexts.findAnything}
        aria-autocomplete="list"
        aria-expanded={hits.length > 0}
        aria-controls={`${id}-hits`}
        aria-activedescendant={hits.length > 0 ? `${id}-${active}` : undefined}
        autoComplete="off"
        enterKeyHint="search"
        placeholder={searchTexts.searchPlaceholder}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value)
          setActive(0)
          search.call(target.value.trim())
        }}
        onKeyDown={(event) => {
          if (press(event.key)) event.preventDefault()
        }}
        className={inputStyle}
      />
      <p role="status" className={classNames('mt-3 text-soft', hits.length > 0 && !isCorrected && 'sr-only')}>
        {error ? (
          error.message
        ) : isShort ? (
          searchTexts.typeAtLeast(MIN_CHARACTERS)
        ) : isFetching ? (
          kitTexts.searching
        ) : isCorrected ? (
          <Rich text={kitTexts.didYouMean(similar)} search={(word) => <strong>{word}</strong>} />
        ) : hits.length === 0 ? (
          kitTexts.noResultsFound
        ) : (
          searchTexts.countResults(hits.length)
        )}
      </p>
      <div
        id={`${id}-hits`}
        role="listbox"
        aria-label={kitTexts.results}
        aria-busy={isFetching || undefined}
        hidden={hits.length === 0}
        className="mt-2"
      >
        {shown.map((group) => (
          <Hits key={group.title} group={group} activeTo={hits[active]?.to} optionID={optionID} onOpen={open} />
        ))}
      </div>
    </div>
  )
}

type HitsProps = {
  group: HitGroup
  activeTo: string | undefined
  optionID: (to: string) => string
  onOpen: (to: string) => void
}

function Hits({ group, activeTo, optionID, onOpen }: HitsProps) {
  const titleID = useId()
  return (
    // biome-ignore lint/a11y/useSemanticElements: HTML has no element for a group of options
    <div role="group" aria-labelledby={titleID} className="mb-3">
      <p role="presentation" id={titleID} className="text-sm text-soft">
        {group.title}
      </p>
      {group.hits.map(({ to, title, detail }) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the input has the focus and handles the keys
        <div
          key={to}
          id={optionID(to)}
          role="option"
          tabIndex={-1}
          aria-selected={activeTo === to}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onOpen(to)}
          className={classNames(
            'min-h-11 cursor-pointer rounded-md px-3 py-2 hover:bg-ink/8',
            activeTo === to && 'bg-grass/12',
          )}
        >
          {title}
          {detail && <span className="block text-sm text-soft">{detail}</span>}
        </div>
      ))}
    </div>
  )
}

const MIN_CHARACTERS = 2
const MAX_CITIES = 4

type Hit = { to: string; title: string; detail: string }
type HitGroup = { title: string; hits: Hit[] }
/** `similar`: the search that was answered because nothing matches the text. */
type Found = { groups: HitGroup[]; similar: string | null }

const NOTHING: Found = { groups: [], similar: null }

const searchEverywhereQuery = (text: string) =>
  queryOptions<Found>({
    queryKey: ['search-everywhere', text],
    queryFn: async ({ signal }) => {
      const [{ search }, places] = await Promise.all([
        query(SearchEverywhereDocument, { text }, { signal }),
        searchPlaces(text, signal),
      ])
      const groups = [...groupsOf(search, search.similar ?? text), ...citiesOf(places)]
      return { groups, similar: search.similar }
    },
    enabled: Array.from(text).length >= MIN_CHARACTERS,
    placeholderData: keepPreviousData,
  })

/** The teams near each city that the text names. */
function citiesOf(places: readonly FoundPlace[]): HitGroup[] {
  const hits = places
    .filter(({ kind }) => kind === 'CITY')
    .slice(0, MAX_CITIES)
    .map((city) => ({
      to: withQuery(paths.teams, placeChanges(city)),
      title: city.label,
      detail: searchTexts.teamsNearby,
    }))
  return hits.length > 0 ? [{ title: searchTexts.cities, hits }] : []
}

/** Groups with hits. A group with more hits than shown ends with a link to the full list. */
function groupsOf(found: SearchEverywhereQuery['search'], text: string): HitGroup[] {
  const group = (kind: 'teams' | 'opportunities' | 'events' | 'players', title: string, hits: Hit[]) => {
    const count = found[`${kind}Count`]
    const to = `${paths[kind]}?${new URLSearchParams({ search: text })}`
    const all = { to, title: searchTexts.seeAllOfKind({ kind, count }), detail: '' }
    return { title, hits: count > hits.length ? [...hits, all] : hits }
  }
  const home = ({ locationCity, state }: { locationCity: string | null; state: string | null }) =>
    placeLine(locationCity, state)
  const at = (
    time: string,
    { timeZone, city, state }: { timeZone: string; city: string | null; state: string | null },
  ) => `${formatTime(time, timeZone)} · ${placeLine(city, state)}`
  return [
    group(
      'teams',
      siteTexts.teams,
      found.teams.map((team) => ({ to: paths.team(team.id), title: team.name, detail: home(team) })),
    ),
    group(
      'opportunities',
      shellTexts.opportunities,
      found.opportunities.map((it) => ({
        to: paths.opportunity(it.id),
        title: it.title,
        detail: at(it.startTime, it),
      })),
    ),
    group(
      'events',
      siteTexts.events,
      found.events.map((event) => ({ to: paths.event(event.id), title: event.name, detail: at(event.date, event) })),
    ),
    group(
      'players',
      siteTexts.players,
      found.players.map((player) => ({ to: paths.player(player.id), title: player.name, detail: home(player) })),
    ),
  ].filter(({ hits }) => hits.length > 0)
}

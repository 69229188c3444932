import { type FormEvent, useId, useRef, useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import * as homeTexts from '#messages/home'
import * as listTexts from '#messages/lists'
import * as shellTexts from '#messages/shell'
import * as siteTexts from '#messages/site'
import { AGE_GROUPS } from '../../../functions/values/age-groups.ts'
import { dayChoices } from '../../finding/days.ts'
import { type FoundPlace, placeChanges, searchPlaces } from '../../finding/near.ts'
import { rememberedSport, rememberSport } from '../../finding/remembered-sport.ts'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/button.tsx'
import type { Coordinates } from '../../ui/current-position.ts'
import { PageHeader } from '../../ui/page-header.tsx'
import { sportOptions } from '../../ui/sport.ts'
import { useDebounced } from '../../ui/use-debounced.ts'

type HeroProps = {
  /** For people who are signed in, whose season comes first: the search alone. */
  isSmall: boolean
  onPlace: (place: (Coordinates & { label: string }) | null) => void
}

/** Mown turf with an infield in chalk. */
export const Hero = ({ isSmall, onPlace }: HeroProps) => (
  <section className="turf relative -mx-4 overflow-hidden px-4 pt-8 pb-5 text-[#fbfaf7] max-sm:first:-mt-6 sm:mx-0 sm:rounded-lg sm:p-8">
    {!isSmall && <Infield />}
    <div className="relative">
      <PageHeader
        title={isSmall ? homeTexts.findATryout : siteTexts.findTeamFitsKid}
        isList
        subtitle={
          !isSmall && (
            <p className="max-w-prose text-lg text-pretty text-[#e3efe6]">{homeTexts.travelBallTeamsTryouts}</p>
          )
        }
      />
      <FindForm isSmall={isSmall} onPlace={onPlace} />
      {!isSmall && (
        <p className="mt-2 flex flex-wrap gap-x-6">
          {[
            { to: paths.opportunities, text: shellTexts.findOpportunities },
            { to: paths.teams, text: shellTexts.browseTeams },
            { to: `${paths.opportunities}?type=TRYOUT&open=only&near=me`, text: homeTexts.tryoutsNearMe },
          ].map(({ to, text }) => (
            <Link
              key={text}
              to={to}
              className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4 focus-visible:outline-[#fbfaf7]"
            >
              {text}
            </Link>
          ))}
        </p>
      )}
    </div>
  </section>
)

const Infield = () => (
  <svg aria-hidden viewBox="0 0 400 400" className="absolute -top-10 -right-24 h-110 opacity-60 max-sm:hidden">
    <path d="M200 380 20 200a255 255 0 0 1 360 0z" fill="#b4683c" />
    <path d="m200 350-110-110 110-110 110 110z" fill="#166946" stroke="#fbfaf7" strokeOpacity=".7" strokeWidth="3" />
    <circle cx="200" cy="240" r="20" fill="#b4683c" />
    {[
      [200, 130],
      [310, 240],
      [90, 240],
      [200, 350],
    ].map(([x, y]) => (
      <path key={`${x}${y}`} d={`m${x} ${y! - 8} 8 8-8 8-8-8z`} fill="#fbfaf7" />
    ))}
  </svg>
)

/** Search form for families: age, place, sport, and days, each optional. Opens the list of matching tryouts. */
function FindForm({ isSmall, onPlace }: { isSmall: boolean; onPlace: (place: FoundPlace | null) => void }) {
  const navigate = useNavigate()
  const id = useId()
  const [sport, setSport] = useState<string>(rememberedSport() ?? '')
  const [ageGroup, setAgeGroup] = useState('')
  const [when, setWhen] = useState('')
  const [text, setText] = useState('')
  const [found, setFound] = useState<readonly FoundPlace[]>([])
  const [problem, setProblem] = useState('')
  const [isBusy, setBusy] = useState(false)
  const latest = useRef('')
  const input = useRef<HTMLInputElement>(null)
  async function suggestPlaces(typed: string) {
    const places = await searchPlaces(typed).catch(() => [])
    if (latest.current === typed) setFound(places)
  }
  const suggest = useDebounced((typed: string) => void suggestPlaces(typed), 150)

  function type(typed: string) {
    latest.current = typed.trim()
    setText(typed)
    setProblem('')
    suggest.cancel()
    const picked = found.find(({ label }) => label === typed)
    if (picked) onPlace(picked.kind === 'STATE' ? null : picked)
    else if (latest.current.length >= 2) suggest.call(latest.current)
  }

  async function find(event: FormEvent) {
    event.preventDefault()
    setBusy(true)
    try {
      const place = await placeOf(text.trim(), found)
      if (text.trim() && !place) {
        setProblem(homeTexts.unknownPlace)
        input.current?.focus()
        return
      }
      rememberSport(sport)
      const days = dayChoices(place?.timeZone).find(({ label }) => label === when)?.days
      const filters = { type: 'TRYOUT', open: 'only', sport, ageGroup, ...days, ...placeChanges(place) }
      const set = Object.entries(filters).filter(([, value]) => value)
      navigate(`${paths.opportunities}?${new URLSearchParams(set)}`)
    } catch (error) {
      setProblem((error as Error).message)
    } finally {
      setBusy(false)
    }
  }

  return (
    <search aria-label={siteTexts.tryouts}>
      <form onSubmit={find} className="grid gap-3 *:min-w-0">
        <div className="flex max-w-3xl flex-wrap rounded-md bg-[#fff] p-1.5 text-[#1b2420] shadow-raised">
          <label className="min-w-24 flex-1 border-r border-[#e4e0d8] px-3 pt-1 text-sm text-[#55605a]">
            {homeTexts.age}
            <select
              value={ageGroup}
              onChange={({ target }) => setAgeGroup(target.value)}
              className="block min-h-11 w-full bg-transparent text-base text-[#1b2420]"
            >
              <option value="">{homeTexts.anyAge}</option>
              {AGE_GROUPS.map((group) => (
                <option key={group}>{group}</option>
              ))}
            </select>
          </label>
          <label className="min-w-40 flex-2 px-3 pt-1 text-sm text-[#55605a]">
            {homeTexts.where}
            <input
              ref={input}
              list={`${id}-places`}
              value={text}
              onChange={({ target }) => type(target.value)}
              placeholder={listTexts.cityStateZip}
              autoComplete="off"
              enterKeyHint="search"
              aria-describedby={problem ? `${id}-problem` : undefined}
              aria-invalid={problem ? true : undefined}
              className="block min-h-11 w-full bg-transparent text-base text-[#1b2420] placeholder:text-[#55605a]"
            />
          </label>
          <Button
            type="submit"
            busy={isBusy}
            busyText={homeTexts.finding}
            className="border-transparent! bg-[#b4512b]! text-[#fff]! max-sm:basis-full"
          >
            {homeTexts.find}
          </Button>
          <datalist id={`${id}-places`}>
            {found.map(({ label }) => (
              <option key={label} value={label} />
            ))}
          </datalist>
        </div>
        <p id={`${id}-problem`} role="alert" className="font-semibold empty:hidden">
          {problem}
        </p>
        {!isSmall && (
          <div className="flex flex-wrap gap-2">
            <ChoiceRow legend={listTexts.sport} choices={sportOptions} value={sport} onChange={setSport} />
            <ChoiceRow legend={homeTexts.when} choices={days()} value={when} onChange={setWhen} />
          </div>
        )}
      </form>
    </search>
  )
}

const days = () => dayChoices().map(({ label }) => ({ value: label, label }))

/** The picked place, or the first match of the typed text. */
async function placeOf(text: string, found: readonly FoundPlace[]) {
  if (!text) return null
  return found.find(({ label }) => label === text) ?? (await searchPlaces(text))[0] ?? null
}

type ChoiceRowProps = {
  legend: string
  choices: readonly { value: string; label: string }[]
  value: string
  onChange: (value: string) => void
}

/** A row of chips of which at most one is on. A second press turns it off. */
const ChoiceRow = ({ legend, choices, value, onChange }: ChoiceRowProps) => (
  <fieldset className="contents">
    <legend className="sr-only">{legend}</legend>
    {choices.map((choice) => (
      <label
        key={choice.value}
        className="grid min-h-11 cursor-pointer place-items-center rounded-full border border-[#fbfaf7]/50 px-3 text-sm font-semibold has-checked:bg-[#fbfaf7] has-checked:text-[#14633f] has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-[#fbfaf7]"
      >
        <input
          type="checkbox"
          className="sr-only"
          checked={choice.value === value}
          onChange={({ target }) => onChange(target.checked ? choice.value : '')}
        />
        {choice.label}
      </label>
    ))}
  </fieldset>
)

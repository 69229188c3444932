import { type FormEvent, useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { AGE_GROUPS } from '../../../functions/values/age-groups.ts'
import { dayChoices } from '../../finding/days.ts'
import { placeChanges } from '../../finding/place-changes.ts'
import { type FoundPlace, searchPlaces } from '../../finding/queries.ts'
import { rememberedSport, rememberSport } from '../../finding/remembered-sport.ts'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/button.tsx'
import { browserZone } from '../../ui/local-time.ts'
import { SPORTS, sportNames } from '../../ui/sport.ts'
import { useDebounced } from '../../ui/use-debounced.ts'
import { ChoiceRow } from './choice-row.tsx'

const sports = [
  ...SPORTS.map((sport) => ({ value: sport as string, label: sportNames[sport] })),
  { value: '', label: 'Both' },
]
const ages = AGE_GROUPS.map((group) => ({ value: group, label: group }))

/** Search form for families: sport, age, days, and place. Opens the list of matching tryouts. */
export function FindForm({ onPlace }: { onPlace: (place: FoundPlace | null) => void }) {
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
  const suggest = useDebounced(async (typed: string) => {
    const places = await searchPlaces(typed).catch(() => [])
    if (latest.current === typed) setFound(places)
  }, 150)

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
        setProblem("We don't know that place. Try a city, a state, or a ZIP code.")
        input.current?.focus()
        return
      }
      rememberSport(sport)
      const days = dayChoices(place?.timeZone ?? browserZone()).find(({ label }) => label === when)?.days
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
    <search aria-label="Tryouts">
      <form onSubmit={find} className="grid gap-4 *:min-w-0">
        <div className="grid gap-4 *:min-w-0 md:grid-cols-[auto_1fr] md:gap-x-8">
          <ChoiceRow legend="Sport" name="sport" choices={sports} value={sport} onChange={setSport} />
          <ChoiceRow legend="When" name="when" choices={days()} value={when} onChange={setWhen} canBeOff />
        </div>
        <ChoiceRow legend="Age" name="age" choices={ages} value={ageGroup} onChange={setAgeGroup} canBeOff />
        <div>
          <label htmlFor={id} className="mb-1 block font-semibold">
            Place
          </label>
          <div className="flex flex-wrap gap-3">
            <input
              ref={input}
              id={id}
              list={`${id}-places`}
              value={text}
              onChange={({ target }) => type(target.value)}
              placeholder="City, state, or ZIP"
              autoComplete="off"
              enterKeyHint="search"
              aria-describedby={problem ? `${id}-problem` : undefined}
              aria-invalid={problem ? true : undefined}
              className="min-h-11 min-w-0 flex-[1_1_10rem] rounded-md border border-edge bg-surface px-3 py-2 text-ink"
            />
            <Button type="submit" variant="secondary" busy={isBusy} busyText="Finding...">
              Find tryouts
            </Button>
          </div>
          <datalist id={`${id}-places`}>
            {found.map(({ label }) => (
              <option key={label} value={label} />
            ))}
          </datalist>
          <p id={`${id}-problem`} role="alert" className="mt-1 font-semibold empty:hidden">
            {problem}
          </p>
        </div>
      </form>
    </search>
  )
}

const days = () => dayChoices(browserZone()).map(({ label }) => ({ value: label, label }))

/** The picked place, or the first match of the typed text. */
async function placeOf(text: string, found: readonly FoundPlace[]) {
  if (!text) return null
  return found.find(({ label }) => label === text) ?? (await searchPlaces(text))[0] ?? null
}

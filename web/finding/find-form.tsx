import { type FormEvent, useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import * as homeTexts from '#messages/home'
import * as listTexts from '#messages/lists'
import { AGE_GROUPS } from '../../functions/values/age-groups.ts'
import { type FindValues, paths } from '../paths.ts'
import { Button } from '../ui/button.tsx'
import { sportOptions } from '../ui/sport.ts'
import { useDebounced } from '../ui/use-debounced.ts'
import { type FoundPlace, placeChanges, searchPlaces } from './near.ts'
import { rememberedSport, rememberSport } from './remembered-sport.ts'

type FindFormProps = {
  /** What was asked before. `near` and `state` belong to the text of `place`. */
  values?: FindValues
}

/** Search form for families: age, place, and sport, each optional. Opens the page with what fits. */
export function FindForm({ values }: FindFormProps) {
  const navigate = useNavigate()
  const id = useId()
  const [sport, setSport] = useState<string>(values ? values.sport : (rememberedSport() ?? ''))
  const [ageGroup, setAgeGroup] = useState(values?.ageGroup ?? '')
  const before = values?.place || values?.state || ''
  const [text, setText] = useState(before)
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
    if (latest.current.length >= 2) suggest.call(latest.current)
  }

  async function find(event: FormEvent) {
    event.preventDefault()
    setBusy(true)
    try {
      const isSame = values && text === before
      const place = isSame ? null : await placeOf(text.trim(), found)
      if (text.trim() && !place && !isSame) {
        setProblem(homeTexts.unknownPlace)
        input.current?.focus()
        return
      }
      rememberSport(sport)
      const { near, place: label, state } = isSame ? values : placeChanges(place)
      navigate(paths.find({ ageGroup, sport, near, place: label, state }))
    } catch (error) {
      setProblem((error as Error).message)
    } finally {
      setBusy(false)
    }
  }

  return (
    <search aria-label={homeTexts.find}>
      <form onSubmit={find} className="grid gap-3 *:min-w-0">
        <div className="flex max-w-3xl flex-wrap rounded-md bg-surface p-1.5 text-ink shadow-raised">
          <label className="min-w-24 flex-1 border-r border-line px-3 pt-1 text-sm text-soft">
            {homeTexts.age}
            <select
              value={ageGroup}
              onChange={({ target }) => setAgeGroup(target.value)}
              className="block min-h-11 w-full bg-transparent text-base text-ink"
            >
              <option value="">{homeTexts.anyAge}</option>
              {AGE_GROUPS.map((group) => (
                <option key={group}>{group}</option>
              ))}
            </select>
          </label>
          <label className="min-w-[min(10rem,100%)] flex-2 px-3 pt-1 text-sm text-soft">
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
              className="block min-h-11 w-full bg-transparent text-base text-ink placeholder:text-soft"
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
        <div className="flex flex-wrap gap-2">
          <ChoiceRow legend={listTexts.sport} choices={sportOptions} value={sport} onChange={setSport} />
        </div>
      </form>
    </search>
  )
}

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

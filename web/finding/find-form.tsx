import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import * as homeTexts from '#messages/home'
import * as kitTexts from '#messages/kit'
import * as listTexts from '#messages/lists'
import { AGE_GROUPS } from '../../functions/values/age-groups.ts'
import { placeLine } from '../../functions/values/place-line.ts'
import { query } from '../api/client.ts'
import { type FindValues, paths } from '../paths.ts'
import { Button } from '../ui/button.tsx'
import { type Coordinates, currentPosition } from '../ui/current-position.ts'
import { Field } from '../ui/field.tsx'
import { useLatestRequest } from '../ui/latest-request.ts'
import { sportOptions } from '../ui/sport.ts'
import { NearestPlaceDocument } from './finding.generated.ts'
import { namesakesOf } from './namesakes.ts'
import { type FoundPlace, nearParameter, placeChanges, searchPlaces } from './near.ts'
import { PlaceCombobox } from './place-combobox.tsx'
import { rememberedSearch, rememberSearch } from './remembered-search.ts'
import { WhichTown } from './which-town.tsx'

type FindFormProps = {
  /** What was asked before. `near` and `state` belong to the text of `place`. Defaults to the last search on this device. */
  values?: FindValues
  position?: string
  /** Further fields. */
  children?: ReactNode
}

/** Search form for families: age, place, and sport, each optional. Opens the page with what fits. */
export function FindForm({ values, position = '', children }: FindFormProps) {
  const navigate = useNavigate()
  const [before] = useState(() => values ?? rememberedSearch())
  const beforeText = before.place || before.state
  const [sport, setSport] = useState(before.sport)
  const [ageGroup, setAgeGroup] = useState(before.ageGroup)
  const [text, setText] = useState(beforeText)
  const [picked, setPicked] = useState<{ text: string; where: Where } | null>(null)
  const [namesakes, setNamesakes] = useState<readonly FoundPlace[] | null>(null)
  const [problem, setProblem] = useState('')
  const [isBusy, setBusy] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const begin = useLatestRequest()

  function take(typed: string, where?: Where) {
    setText(typed)
    setPicked(where ? { text: typed, where } : null)
    setNamesakes(null)
    setProblem('')
  }

  /** What the user picks or types, also while the browser locates the user. */
  function choose(typed: string, where?: Where) {
    begin()
    take(typed, where)
  }

  function open(where: Where) {
    begin()
    const search = { ageGroup, sport, position, ...where }
    rememberSearch(search)
    navigate(paths.find(search))
  }

  /** What the field says, which is a picked place, the one of before, or a text. */
  async function askedFor(typed: string): Promise<Where | null> {
    if (picked && typed === picked.text) return picked.where
    if (typed === beforeText) return { near: before.near, place: before.place, state: before.state }
    if (!typed) return whereOf(null)
    const places = await searchPlaces(typed)
    const named = namesakesOf(typed, places)
    if (named.length > 1) {
      setNamesakes(named)
      return null
    }
    if (places[0]) return whereOf(named[0] ?? places[0])
    setProblem(homeTexts.unknownPlace)
    input.current?.focus()
    return null
  }

  async function find(event: FormEvent) {
    event.preventDefault()
    const typed = input.current!.value.trim()
    take(typed, picked?.text === typed ? picked.where : undefined)
    setBusy(true)
    try {
      const where = await askedFor(typed)
      if (where) open(where)
    } catch (error) {
      setProblem((error as Error).message)
    } finally {
      setBusy(false)
    }
  }

  async function locate() {
    take(kitTexts.locating)
    const signal = begin()
    try {
      const position = await currentPosition()
      const place = await nearestLabel(position)
      if (!signal.aborted) take(place, { near: nearParameter(position), place, state: '' })
    } catch (error) {
      if (signal.aborted) return
      take('')
      setProblem((error as Error).message)
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
          <Field
            label={<span className="-mb-1 block text-sm font-normal text-soft">{homeTexts.where}</span>}
            className="min-w-[min(10rem,100%)] flex-2 px-3 pt-1 [&_input]:border-transparent [&_input]:px-0"
          >
            <PlaceCombobox
              ref={input}
              text={text}
              onPick={(place) => choose(place?.label ?? '', whereOf(place))}
              // The text may arrive again when the field loses the focus, which must not close the question.
              onText={(typed) => typed !== text && choose(typed)}
              onLocate={locate}
            />
          </Field>
          <Button
            type="submit"
            busy={isBusy}
            busyText={homeTexts.finding}
            className="border-transparent! bg-[#b4512b]! text-[#fff]! max-sm:basis-full"
          >
            {homeTexts.find}
          </Button>
        </div>
        <p role="alert" className="font-semibold empty:hidden">
          {problem}
        </p>
        {namesakes && (
          <WhichTown
            name={text}
            towns={namesakes}
            onPick={(place) => open(whereOf(place))}
            className="focus-visible:outline-[#fbfaf7]"
          />
        )}
        <div className="flex flex-wrap gap-2">
          <ChoiceRow legend={listTexts.sport} choices={sportOptions} value={sport} onChange={setSport} />
          {children}
        </div>
      </form>
    </search>
  )
}

type Where = Pick<FindValues, 'near' | 'place' | 'state'>

function whereOf(found: FoundPlace | null): Where {
  const { near, place, state } = placeChanges(found)
  return { near, place, state }
}

const nearestLabel = (position: Coordinates) =>
  query(NearestPlaceDocument, position).then(({ nearestPlace }) =>
    nearestPlace ? placeLine(nearestPlace.city, nearestPlace.state) : listTexts.nearMe,
  )

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

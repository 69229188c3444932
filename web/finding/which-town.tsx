import { useEffect, useId, useRef, useState } from 'react'
import * as homeTexts from '#messages/home'
import { Button } from '../ui/button.tsx'
import { namesakesOf, type Place } from './namesakes.ts'

type WhichTownProps<Town> = {
  /** The name that the towns have in common, as it was typed. */
  name: string
  towns: readonly Town[]
  onPick: (town: Town) => void
  className?: string
}

/** Asks which of the towns of one name is meant. Takes the focus, which closes the list of suggestions that would cover it. */
export function WhichTown<Town extends { label: string }>({ name, towns, onPick, className }: WhichTownProps<Town>) {
  const id = useId()
  const choice = useRef<HTMLFieldSetElement>(null)

  useEffect(() => choice.current!.querySelector('button')!.focus(), [])

  return (
    <div className="mt-2 grid gap-3">
      <p id={id} role="alert" className="font-semibold">
        {homeTexts.whichTown(name)}
      </p>
      <fieldset ref={choice} aria-labelledby={id} className="flex flex-wrap gap-2">
        {towns.map((town) => (
          <Button key={town.label} variant="secondary" size="small" className={className} onClick={() => onPick(town)}>
            {town.label}
          </Button>
        ))}
      </fieldset>
    </div>
  )
}

/** For a Combobox of places: Enter picks the place that the text names, or asks which of the towns of one name is meant. */
export function useWhichTown<Found extends Place>(onPick: (place: Found) => void) {
  const [asked, setAsked] = useState<{ name: string; towns: readonly Found[] }>()

  function onEnter(places: readonly Found[], name: string) {
    const towns = namesakesOf(name, places)
    if (towns.length < 2) return towns[0] ?? places[0]
    setAsked({ name, towns })
    return undefined
  }

  return {
    onEnter,
    /** Closes the question, unless it is about this text, which may arrive again when the field loses the focus. */
    close: (text?: string) => setAsked((open) => (open?.name === text ? open : undefined)),
    question: asked && <WhichTown {...asked} onPick={onPick} />,
  }
}

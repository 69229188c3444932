import type { Ref } from 'react'
import * as listTexts from '#messages/lists'
import { Combobox } from '../ui/combobox.tsx'
import { type FoundPlace, searchPlaces } from './near.ts'

const NEAR_ME = { label: listTexts.nearMe }

type PlaceComboboxProps = {
  text: string
  /** Null when the field is cleared. */
  onPick: (place: FoundPlace | null) => void
  onText: (text: string) => void
  /** For 'Near me'. */
  onLocate: () => void
  /** What Enter picks if no suggestion is active. */
  onEnter?: (places: readonly FoundPlace[], text: string) => FoundPlace | undefined
  ref: Ref<HTMLInputElement>
}

/** The input of a city, state, or ZIP code, in a Field. */
export const PlaceCombobox = ({ text, onPick, onText, onLocate, onEnter, ref }: PlaceComboboxProps) => (
  <Combobox<{ label: string }>
    ref={ref}
    search={searchPlaces}
    value={text ? { label: text } : null}
    onChange={(picked) => (picked === NEAR_ME ? onLocate() : onPick(picked as FoundPlace | null))}
    onText={onText}
    firstOption={NEAR_ME}
    keyOf={({ label }) => label}
    labelOf={({ label }) => label}
    minCharacters={2}
    placeholder={listTexts.cityStateZip}
    {...(onEnter && {
      onEnter: (places: readonly { label: string }[], typed: string) => onEnter(places as readonly FoundPlace[], typed),
    })}
  />
)

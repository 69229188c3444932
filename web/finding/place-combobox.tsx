import type { ComponentProps } from 'react'
import * as listTexts from '#messages/lists'
import { Combobox } from '../ui/combobox.tsx'
import { type FoundPlace, searchPlaces } from './near.ts'

const NEAR_ME = { label: listTexts.nearMe }

type Labeled = { label: string }

type PlaceComboboxProps = Pick<
  ComponentProps<typeof Combobox<Labeled>>,
  'failedText' | 'minCharacters' | 'onText' | 'placeholder' | 'ref'
> & {
  text: string
  /** Null when the field is cleared. */
  onPick: (place: FoundPlace | null) => void
  /** For 'Near me', which is no option without it. */
  onLocate?: () => void
  /** What Enter picks if no suggestion is active. */
  onEnter?: (places: readonly FoundPlace[], text: string) => FoundPlace | undefined
  /** Defaults to cities, states, and ZIP codes. */
  search?: typeof searchPlaces
}

/** The input of a place, in a Field. */
export const PlaceCombobox = ({
  text,
  onPick,
  onLocate,
  onEnter,
  search = searchPlaces,
  minCharacters = 2,
  placeholder = listTexts.cityStateZip,
  ...rest
}: PlaceComboboxProps) => (
  <Combobox<Labeled>
    {...rest}
    search={search}
    value={text ? { label: text } : null}
    onChange={(picked) => (picked === NEAR_ME ? onLocate!() : onPick(picked as FoundPlace | null))}
    keyOf={({ label }) => label}
    labelOf={({ label }) => label}
    minCharacters={minCharacters}
    placeholder={placeholder}
    {...(onLocate && { firstOption: NEAR_ME })}
    {...(onEnter && {
      onEnter: (places: readonly Labeled[], typed: string) => onEnter(places as readonly FoundPlace[], typed),
    })}
  />
)

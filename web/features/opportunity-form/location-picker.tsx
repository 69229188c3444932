import { LocateFixed } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import * as kitTexts from '#messages/kit'
import * as listTexts from '#messages/lists'
import * as placeTexts from '#messages/places'
import { placeLine } from '../../../functions/values/place-line.ts'
import { query } from '../../api/client.ts'
import { type FoundPlace, searchTowns } from '../../finding/near.ts'
import { PlaceCombobox } from '../../finding/place-combobox.tsx'
import { useWhichTown } from '../../finding/which-town.tsx'
import { Button } from '../../ui/button.tsx'
import { currentPosition } from '../../ui/current-position.ts'
import { Field, TextInput } from '../../ui/field.tsx'
import { Fieldset } from '../../ui/fieldset.tsx'
import { useLatestRequest } from '../../ui/latest-request.ts'
import { CurrentPlaceDocument, type CurrentPlaceQuery } from './places.generated.ts'

/** A location. `location` is the venue, or 'City, ST' if there is none. */
export type PickedLocation = {
  location: string
  city: string | null
  state: string | null
  latitude: number | null
  longitude: number | null
}

type LocationPickerProps = {
  value: PickedLocation
  onChange: (value: PickedLocation) => void
  /** The field's name in the form, for the error summary. */
  name: string
  error?: string | undefined
}

export function LocationPicker({ value, onChange, name, error }: LocationPickerProps) {
  const [isLocating, setLocating] = useState(false)
  const [problem, setProblem] = useState<string>()
  const begin = useLatestRequest()
  const whichTown = useWhichTown<FoundPlace>(pick)
  const { city, state } = value
  const cityLine = placeLine(city, state)
  const venue = value.location === cityLine ? '' : value.location

  function pick(place: Place | null) {
    begin()
    whichTown.close()
    setLocating(false)
    setProblem(undefined)
    onChange({
      location: venue || (place ? placeLine(place.city, place.state) : ''),
      city: place?.city ?? null,
      state: place?.state ?? null,
      latitude: place?.latitude ?? null,
      longitude: place?.longitude ?? null,
    })
  }

  // Keeps a venue that was typed while the browser located the user.
  const pickFound = useRef(pick)
  useEffect(() => {
    pickFound.current = pick
  })

  async function locate() {
    const signal = begin()
    setLocating(true)
    setProblem(undefined)
    try {
      const place = await currentPlace()
      if (!signal.aborted) pickFound.current(place)
    } catch (failure) {
      if (signal.aborted) return
      setProblem((failure as Error).message)
      setLocating(false)
    }
  }

  return (
    <Fieldset legend={listTexts.location} required name={name}>
      <div className="grid gap-3">
        <div className="grid grid-cols-[1fr_auto] items-start gap-2">
          <Field label={placeTexts.cityOrTown} hideLabel required error={problem ?? error}>
            <PlaceCombobox
              text={cityLine}
              search={searchTowns}
              minCharacters={3}
              placeholder={placeTexts.searchCityTown}
              failedText={placeTexts.failedSearchLocation}
              onPick={pick}
              onEnter={whichTown.onEnter}
            />
          </Field>
          <Button variant="secondary" busy={isLocating} busyText={kitTexts.locating} onClick={locate}>
            <LocateFixed className="size-5" />
            <span className="max-sm:sr-only">{placeTexts.myLocation}</span>
          </Button>
        </div>
        {whichTown.question}
        <Field label={placeTexts.fieldOrVenue} hint={placeTexts.optionalWhatLookArrival}>
          <TextInput
            value={venue}
            maxLength={200}
            placeholder={placeTexts.riversideParkField3}
            onChange={({ target }) => onChange({ ...value, location: target.value || cityLine })}
          />
        </Field>
      </div>
    </Fieldset>
  )
}

type Place = NonNullable<CurrentPlaceQuery['nearestPlace']>

/** The place nearest to the visitor. Rejects with a message for the user. */
async function currentPlace(): Promise<Place> {
  const position = await currentPosition()
  const { nearestPlace } = await query(CurrentPlaceDocument, position).catch(() => ({ nearestPlace: null }))
  if (!nearestPlace) throw new Error(placeTexts.failedGetLocationDetails)
  return nearestPlace
}

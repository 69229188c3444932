import { MapPin } from 'lucide-react'
import * as kitTexts from '#messages/kit'

type PlaceTextProps = {
  place: string
  /** Distance from the selected place. */
  miles?: number | null | undefined
}

export function PlaceText({ place, miles }: PlaceTextProps) {
  if (!place) return null
  return (
    <p className="flex min-w-0 items-start gap-1.5">
      <MapPin className="mt-1 size-4 shrink-0" />
      <span className="min-w-0">
        <Distance miles={miles} />
        {place}
      </span>
    </p>
  )
}

/** The distance at the start of a card's text. Renders nothing without a selected place. */
export function Distance({ miles }: { miles: number | null | undefined }) {
  if (miles == null) return null
  return (
    <strong className="text-ink">{`${miles < 1 ? kitTexts.underOneMile : kitTexts.miles(Math.round(miles))} · `}</strong>
  )
}

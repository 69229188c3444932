import { MapPin } from 'lucide-react'
import { Distance } from './distance.tsx'

type PlaceTextProps = {
  place: string
  /** Distance from the selected place. */
  miles?: number | null | undefined
}

export function PlaceText({ place, miles }: PlaceTextProps) {
  if (!place) return null
  return (
    <p className="flex min-w-0 items-start gap-1.5">
      <MapPin aria-hidden className="mt-1 size-4 shrink-0" />
      <span className="min-w-0">
        <Distance miles={miles} />
        {place}
      </span>
    </p>
  )
}

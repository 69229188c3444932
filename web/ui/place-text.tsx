import { MapPin } from 'lucide-react'

export function PlaceText({ place }: { place: string }) {
  if (!place) return null
  return (
    <p className="flex min-w-0 items-start gap-1.5">
      <MapPin aria-hidden className="mt-1 size-4 shrink-0" />
      <span className="min-w-0">{place}</span>
    </p>
  )
}

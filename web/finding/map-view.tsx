import { Map as MapIcon } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import * as listTexts from '#messages/lists'
import { Button } from '../ui/button.tsx'
import { classNames } from '../ui/class-names.ts'
import type { Coordinates } from '../ui/current-position.ts'
import { lazyPart } from '../ui/lazy-part.tsx'
import { useCloseOnBack } from '../ui/navigation-guard.ts'
import { useMedia } from '../ui/use-media.ts'
import { useURLParameters } from '../ui/use-url-filters.ts'
import type { MapPoint } from './map/near-map.tsx'

const NearMap = lazyPart(() => import('./map/near-map.tsx'), 'NearMap')
const StatesMap = lazyPart(() => import('./map/states-map.tsx'), 'StatesMap')

/** Whether the map is shown, from the URL. */
export const useIsMapOn = () => useURLParameters()[0].get('view') === 'map'

/** Whether the map has room beside the list. */
export const useIsWide = () => useMedia('(width >= 64rem)')

export function MapToggle({ className }: { className?: string }) {
  const [, changeParameters] = useURLParameters()
  const isOn = useIsMapOn()
  const isWide = useIsWide()
  const show = (isShown: boolean) =>
    changeParameters(
      (current) => {
        if (isShown) current.set('view', 'map')
        else current.delete('view')
      },
      { replace: true, preventScrollReset: true },
    )
  // On a phone it covers the list.
  const close = useCloseOnBack(isOn && !isWide, () => show(false))
  return (
    <Button
      variant="secondary"
      size="small"
      className={classNames('max-md:min-h-11', className)}
      aria-expanded={isOn}
      onClick={() => (isOn ? close() : show(true))}
    >
      <MapIcon className="size-5" />
      <span className="max-sm:sr-only">{isOn ? listTexts.hideMap : listTexts.showMap}</span>
    </Button>
  )
}

type MapViewProps = {
  /** What is counted, for example 'teams'. */
  nouns: string
  /** Record counts by state code. */
  counts: Record<string, number> | undefined
  state: string
  /** Positions of the records in the place or state. Without them, the map only shows states. */
  points: readonly MapPoint[] | undefined
  onState: (state: string) => void
  /** The circle that the list is filtered by. */
  circle: { center: Coordinates; miles: number } | null
  pathOf: ((id: string) => string) | undefined
  onSearch: (center: Coordinates) => void
  /** The list. */
  children: ReactNode
}

/** A list with its map: of a circle beside the list on wide screens, else above it if it is turned on. */
export function WithMap({ circle, pathOf, onSearch, children, counts = {}, ...states }: MapViewProps) {
  const isOn = useIsMapOn()
  const isWide = useIsWide()
  const [tied, setTied] = useState<string | null>(null)
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const card = tied && list.current?.querySelector(`[data-record="${tied}"]`)
    if (!card) return
    card.setAttribute('data-tied', '')
    return () => card.removeAttribute('data-tied')
  }, [tied])
  if (!circle || !pathOf)
    return (
      <>
        {isOn && (
          <div className="mt-3 print:hidden">
            <StatesMap counts={counts} {...states} />
          </div>
        )}
        {children}
      </>
    )
  const tie = ({ target }: { target: EventTarget }) =>
    setTied((target as Element).closest<HTMLElement>('[data-record]')?.dataset.record ?? null)
  return (
    <div className="lg:grid lg:grid-cols-[minmax(0,5fr)_minmax(0,4fr)] lg:gap-6">
      <div className="order-last lg:sticky lg:top-4 lg:mt-12 lg:h-[calc(100dvh-21rem)] lg:min-h-80">
        {(isOn || isWide) && (
          <NearMap
            key={`${circle.center.latitude} ${circle.center.longitude}`}
            {...circle}
            points={states.points}
            pathOf={pathOf}
            tied={tied}
            onTie={setTied}
            onSearch={onSearch}
          />
        )}
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: only marks the pin of the card under the pointer */}
      <div ref={list} onPointerOver={tie} onFocus={tie}>
        {children}
      </div>
    </div>
  )
}

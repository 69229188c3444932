import * as m from '../../functions/values/messages/generated.ts'
/** The distance at the start of a card's text. Renders nothing without a selected place. */
export function Distance({ miles }: { miles: number | null | undefined }) {
  if (miles == null) return null
  return (
    <strong className="text-ink">{`${miles < 1 ? m.under_one_mile() : m.miles({ miles: Math.round(miles) })} · `}</strong>
  )
}

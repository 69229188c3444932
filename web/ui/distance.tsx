/** The distance that a card begins with; nothing where no place was asked for. */
export function Distance({ miles }: { miles: number | null | undefined }) {
  if (miles == null) return null
  return <strong className="text-ink">{miles < 1 ? 'Less than a mile · ' : `${Math.round(miles)} mi · `}</strong>
}

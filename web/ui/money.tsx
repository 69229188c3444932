/** 5000 → '$50.00', 0 → 'Free'. */
export const formatMoney = (cents: number) =>
  cents === 0 ? 'Free' : (cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' })

export function Money({ cents }: { cents: number }) {
  return <span className="tabular-nums">{formatMoney(cents)}</span>
}

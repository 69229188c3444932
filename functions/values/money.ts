/** 5000 → '$50.00', 0 → 'Free'. */
export const formatMoney = (cents: number) =>
  cents === 0 ? 'Free' : (cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' })

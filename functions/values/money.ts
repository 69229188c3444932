import { regional, siteLocale } from './messages/locale.ts'
import { valueTexts } from './messages/values.ts'

/** 5000 → '$50.00', 0 → 'Free'. */
export const formatMoney = (cents: number, locale = siteLocale()) =>
  cents === 0
    ? valueTexts.free(locale)
    : (cents / 100).toLocaleString(regional[locale], { style: 'currency', currency: 'USD' })

/** Cents as a person types them: '2500'. An amount with '$' or decimals is in dollars: '$25' and '25.00'. NaN for other text. */
export function parseCents(text: string) {
  const typed = text.replaceAll(/[\s,]/g, '')
  if (/^\d+$/.test(typed)) return Number(typed)
  return /^\$?\d+(\.\d{0,2})?$/.test(typed) ? Math.round(Number(typed.replace('$', '')) * 100) : Number.NaN
}

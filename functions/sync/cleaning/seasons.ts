/** '2025 Fall' and 'Fall 2025' -> 2026, '2026' and 'Spring 2026' -> 2026. Null if there is no year. */
export function seasonYear(text: string | number) {
  const year = /\b(?:19|20)\d{2}\b/.exec(String(text))?.[0]
  return year ? Number(year) + (/\b(?:fall|autumn)\b/i.test(String(text)) ? 1 : 0) : null
}

/** 'fall 2025' -> '2025 Fall', the format of rosters. Text without a year and a season stays unchanged. */
export function seasonName(text: string) {
  const year = /\b(?:19|20)\d{2}\b/.exec(text)?.[0]
  const part = /\b(spring|summer|fall|autumn|winter)\b/i.exec(text)?.[0].toLowerCase()
  if (!year || !part) return text.trim()
  const named = part === 'autumn' ? 'Fall' : part.charAt(0).toUpperCase() + part.slice(1)
  return `${year} ${named}`
}

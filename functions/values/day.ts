/** Whether the text is a date of the calendar, as YYYY-MM-DD. Rejects February 31, which JavaScript parses as a day in March. */
export function isDay(text: string): boolean {
  const time = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === text
}

/** An ISO 8601 time in UTC, so many days from now. Negative before now. */
export const inDays = (days: number) => inHours(days * 24)

export const inHours = (hours: number) => inMinutes(hours * 60)

export const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString()

/** The time as a `datetime-local` field takes it, in the time zone. */
export const localTime = (time: string, timeZone: string) =>
  new Date(time).toLocaleString('sv', { timeZone }).slice(0, 16).replace(' ', 'T')

/** The day so many days from now, and the hour, as a `datetime-local` field takes them. */
export const localDay = (days: number, hour: string) => `${inDays(days).slice(0, 10)}T${hour}`

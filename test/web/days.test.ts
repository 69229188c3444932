import { expect, test } from 'vitest'
import { dayChoices } from '../../web/finding/days.ts'

const choices = (zone: string, at: string) =>
  Object.fromEntries(dayChoices(zone, new Date(at)).map(({ label, days }) => [label, `${days.from} ${days.to}`]))

test('the day presets follow the time zone of the place, not of the browser', () => {
  // Saturday evening in Texas is already Sunday in London.
  const at = '2026-03-01T02:00:00Z'
  expect(choices('America/Chicago', at)).toEqual({
    'This weekend': '2026-02-28 2026-03-01',
    'Next 7 days': '2026-02-28 2026-03-06',
    'This month': '2026-02-28 2026-02-28',
  })
  expect(choices('Europe/London', at)).toEqual({
    'This weekend': '2026-03-01 2026-03-01',
    'Next 7 days': '2026-03-01 2026-03-07',
    'This month': '2026-03-01 2026-03-31',
  })
})

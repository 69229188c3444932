import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import {
  absent,
  confirmAddress,
  mailsTo,
  mailTo,
  newcomer,
  PHONE,
  runAlerts,
  unique,
  until,
  visit,
} from '../support/browser.ts'
import { inHours, localTime } from '../support/times.ts'
import { addAxe, passesOnPhone } from './accessibility/axe.ts'

const ZONE = 'America/Chicago'
const hourOf = (time: string) => Number(localTime(time, ZONE).slice(11, 13))
/** Between 6 AM and 10 PM, and within a day: a change of it is emailed at once. */
const soon = [3, 6, 9, 12].map(inHours).find((time) => hourOf(time) >= 6 && hourOf(time) < 22)!
const minutesAfter = (time: string, minutes: number) => new Date(Date.parse(time) + minutes * 60_000).toISOString()
const cells = (time: string, ...rest: string[]) => [...localTime(time, ZONE).split('T'), ...rest].join('\t')
const clock = (time: string) =>
  new Date(time).toLocaleTimeString('en-US', { timeZone: ZONE, hour: 'numeric', minute: '2-digit' })

async function onPhone(as: { email: string }, path: string) {
  const page = await visit({ as, viewport: PHONE })
  await addAxe(page)
  await page.goto(path)
  return page
}

/** A tournament of three days with two accepted teams, each of a coach. */
async function tournament() {
  const director = await newcomer('Delia Director')
  const family = await newcomer('Fay Family', 'player_parent')
  const coaches = [await newcomer('Carl Coach', 'coach'), await newcomer('Cleo Coach', 'coach')]
  await Promise.all([director, family, ...coaches].map(confirmAddress))
  const place = { location: 'Riverside Park', city: 'Austin', state: 'TX', eventType: 'Tournament' }
  const divisions = [{ ageGroup: '12U', division: 'AA', max: 4 }]
  const days = { date: inHours(1), endDate: inHours(72) }
  const name = unique('Pecan Cup')
  const event = await director.createEvent({ input: { name, ...days, ...place, divisions } }, 'id divisions { id }')
  const teams = await Promise.all(
    coaches.map(async (coach, at) => {
      const team = unique(at === 0 ? 'Sandpipers' : 'Turnstones')
      const { id: teamID } = await coach.createTeam({ input: { name: team, locationCity: 'Austin', state: 'TX' } })
      const entry = await coach.enterTeam({ input: { eventID: event.id, divisionID: event.divisions[0]!.id!, teamID } })
      await director.decideEntry({ id: entry.id, decision: 'ACCEPTED' })
      return { id: teamID, name: team }
    }),
  )
  return { director, family, coach: coaches[0]!, event: { id: event.id, name }, teams }
}

async function publish(page: Page, rows: readonly string[]) {
  const form = page.getByRole('form', { name: 'Schedule' })
  await form.getByLabel('All Games').fill(['Date\tTime\tTeam 1\tTeam 2\tField', ...rows].join('\n'))
  await form.getByRole('button', { name: 'Preview' }).click()
}

test('a director publishes a schedule, families see their games, and emails say which moved, also when the schedule is removed', async () => {
  const { director, family, coach, event, teams } = await tournament()
  const [one, two] = teams.map(({ name }) => name) as [string, string]
  const { id: playerID } = await family.createPlayer({ input: { name: 'Finn Family', age: 11 } })
  const spot = { teamID: teams[0]!.id, playerID, startDate: '2026-01-01', season: '2026 Spring' }
  const { id: offer } = await family.addPlayerToTeam({ input: spot })
  await coach.acceptRosterEntry({ id: offer })

  const page = await onPhone(director, `/events/${event.id}/manage-entries`)
  const games = [cells(soon, one, two, 'Field 2'), cells(minutesAfter(soon, 24 * 60), two, one, 'Field 3')]
  await publish(page, [...games, cells(soon, one, 'Nobodies', 'Field 4')])
  const preview = page.getByRole('region', { name: 'Preview' })
  await preview.getByText('No accepted team is called "Nobodies".').waitFor()
  await passesOnPhone(page)
  await preview.getByRole('button', { name: 'Publish 2 Games' }).click()
  await page.getByText('2 games are published.').waitFor()
  await runAlerts({ dueWork: true })
  expect((await mailTo(family.email, /^Game times changed/)).text).toContain('Field 2')

  const ofFamily = await onPhone(family, `/events/${event.id}`)
  const schedule = ofFamily.getByRole('region', { name: 'Schedule' })
  await schedule.getByText(`${one} – ${two}`).waitFor()
  expect(await schedule.getByRole('heading', { level: 3 }).count()).toBe(2)
  await passesOnPhone(ofFamily)
  await ofFamily.goto('/my-season')
  const game = ofFamily
    .getByRole('listitem')
    .filter({ hasText: `${one} – ${two} · Field 2` })
    .last()
  await game.waitFor()
  await passesOnPhone(ofFamily)

  const moved = minutesAfter(soon, 90)
  await publish(page, [cells(moved, one, two, 'Field 5'), games[1]!])
  await preview.getByRole('button', { name: 'Publish 2 Games' }).click()
  await page.getByRole('region', { name: 'Schedule' }).getByText('Field 5').waitFor()
  await runAlerts({ dueWork: true })
  const mailWith = (part: RegExp) =>
    until(async () => (await mailsTo(family.email)).find(({ text }) => part.test(text)), `an email with ${part}`)
  const { text } = await mailWith(/Field 5/)
  expect(text).toMatch(new RegExp(`${one} – ${two}: .*${clock(moved)}.*Field 5 \\(was .*${clock(soon)}.*Field 2\\)`))
  expect(text).not.toContain('Field 3')
  await ofFamily.reload()
  await ofFamily.getByText(`${one} – ${two} · Field 5`).waitFor()

  const ofCoach = await onPhone(coach, `/teams/${teams[0]!.id}?tab=events`)
  await ofCoach.getByText('Field 5').waitFor()
  await passesOnPhone(ofCoach)

  await publish(page, [cells(moved, one, two, 'Field 5')])
  await preview.getByRole('button', { name: 'Publish 1 Game' }).click()
  await page.getByText('In 10 minutes we email the teams whose games changed').waitFor()
  await page.getByRole('button', { name: 'Send now' }).click()
  await page.getByText('Within a minute we email the teams whose games changed').waitFor()
  await runAlerts({ dueWork: true })
  await mailWith(/No longer on the schedule \(was .*Field 3\)/)
  await page.getByRole('button', { name: 'Remove Schedule' }).click()
  await passesOnPhone(page)
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove Schedule' }).click()
  await page.getByText('The schedule was removed.').waitFor()
  await page.getByText('Field 5').waitFor({ state: 'detached' })
  await runAlerts({ dueWork: true })
  await mailWith(/No longer on the schedule \(was .*Field 5\)/)
})

test('a schedule that is corrected after its preview is previewed again, and is kept until it is published', async () => {
  const { director, event, teams } = await tournament()
  const [one, two] = teams.map(({ name }) => name) as [string, string]
  const page = await onPhone(director, `/events/${event.id}/manage-entries`)
  const text = page.getByRole('form', { name: 'Schedule' }).getByLabel('All Games')
  const preview = page.getByRole('region', { name: 'Preview' })
  await publish(page, [cells(soon, one, two, 'Field 2')])
  await preview.waitFor()
  await text.fill((await text.inputValue()).replace('Field 2', 'Field 6'))
  await absent(preview)
  await page.getByRole('button', { name: 'Preview' }).click()
  await preview.waitFor()
  await page.reload()
  await expect.poll(() => text.inputValue()).toContain('Field 6')
  await page.getByRole('link', { name: 'View Event' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Stay' }).click()

  await page.getByRole('button', { name: 'Preview' }).click()
  await preview.getByText('Field 6').waitFor()
  await preview.getByRole('button', { name: 'Publish 1 Game' }).click()
  await page.getByText('1 game is published.').waitFor()
  await page.reload()
  await page.getByText('Field 6').first().waitFor()
  expect(await text.inputValue()).toBe('')
})

import { rmSync, writeFileSync } from 'node:fs'
import { afterEach, expect, test } from 'vitest'
import { paths } from '../../web/paths.ts'
import { absent, DESK, demoClient, navigate, PHONE, people, source, visit } from '../support/browser.ts'

afterEach(() => rmSync(source, { force: true }))

const { send } = demoClient(people.admin)
let second = 0
type Records = Record<string, { id: string; data?: Record<string, unknown> }[]>

/** Replaces the records of the feed. A record without data is a deletion. */
function list(name: string, records: Records) {
  const modified = new Date(Date.UTC(2026, 0, 1, 0, 0, second++)).toISOString()
  const items = Object.entries(records).map(([kind, ofKind]) => [
    kind,
    ofKind.map((each) => ({ ...each, state: each.data ? 'updated' : 'deleted', modified })),
  ])
  writeFileSync(source, JSON.stringify({ source: name, records: Object.fromEntries(items) }))
}

async function sync() {
  const { syncGoverningBody } = await send(
    'mutation { syncGoverningBody(input: { type: all, full: true }) { success message } }',
  )
  expect(syncGoverningBody.success, syncGoverningBody.message).toBe(true)
}

test('an admin confirms the removal of more than a fifth of the records of the source', async () => {
  const events = Array.from({ length: 30 }, (_, number) => ({
    id: `R-${number}`,
    data: { name: `Removable Cup ${number}`, startDate: '2027-05-01', eventType: 'Camp' },
  }))
  list('large', { events })
  await sync()
  list('large', { events: events.slice(0, 20).map(({ id }) => ({ id })) })

  const page = await visit({ path: paths.admin(), as: people.admin })
  const panel = page.getByRole('region', { name: 'Governing Body Sync' })
  await panel.getByLabel('Sync Type').selectOption('Events')
  await panel.getByLabel('Full Sync').check()
  await panel.getByRole('button', { name: 'Start Sync' }).click()
  const refusal =
    'Error: The source deleted 20 of its 30 records, more than a fifth. Nothing is removed until an admin allows it.'
  await panel.getByText(refusal).first().waitFor()
  await panel.getByText('History', { exact: true }).click()
  const run = panel.getByRole('table', { name: 'Sync runs' }).getByRole('row').filter({ hasText: refusal })
  await run.getByRole('button', { name: 'Remove 20 Records' }).click()
  const question = page.getByRole('alertdialog')
  await question
    .getByText(/^The source \(.+\) deleted 20 records\. Are you sure you want to remove them here too\?/)
    .waitFor()
  const named = question.getByRole('list', { name: 'records to remove' }).getByRole('listitem')
  await named.filter({ hasText: 'Removable Cup 19' }).waitFor()
  expect(await named.count()).toBe(20)
  await question.getByRole('button', { name: 'Remove 20 Records' }).click()
  await panel.getByText('Sync completed: 0 created, 0 updated, 20 removed').first().waitFor()
})

test("an admin accepts or dismisses the source's suggestions for a corrected team, event, and player", async () => {
  const team = { name: 'Corrected Club', city: 'Austin', state: 'TX', sport: 'baseball' }
  const division = { externalId: 'D-1', ageGroup: '12U', division: 'AA' }
  const event = { name: 'Corrected Cup', startDate: '2027-05-01T09:00:00', eventType: 'Camp' }
  const venue = { name: 'Wrong Park', city: 'Austin', state: 'TX' }
  const player = { displayName: 'Corrie Sample', ageGroup: '12U', positions: ['P'], state: 'TX', guardianConsent: true }
  list('decisions', {
    teams: [{ id: 'T', data: { ...team, divisions: [division] } }],
    events: [{ id: 'E', data: { ...event, venue } }],
    players: [{ id: 'P', data: { ...player, city: 'Wronton' } }],
  })
  await sync()
  const found = await send(
    `{ teams(search: "Corrected Club") { id divisions { id } } events(search: "Corrected Cup") { id } players(search: "Corrie") { id } }`,
  )
  const [[heldTeam], [heldEvent], [heldPlayer]] = [found.teams, found.events, found.players]
  const change = (mutation: string, id: string) => send(`mutation ($id: ID!) { ${mutation} { id } }`, { id })
  await change('updateTeam(id: $id, input: { sport: SOFTBALL, description: "Ours" })', heldTeam.id)
  await change('updateDivision(id: $id, input: { ageGroup: "12U", division: "AAA" })', heldTeam.divisions[0].id)
  await change('updateEvent(id: $id, input: { location: "Right Park", date: "2027-05-02T09:00" })', heldEvent.id)
  await change('updatePlayer(id: $id, input: { locationCity: "Righton" })', heldPlayer.id)
  list('decisions', {
    teams: [
      {
        id: 'T',
        data: { ...team, sport: undefined, description: 'Theirs', divisions: [{ ...division, division: 'Major' }] },
      },
    ],
    events: [
      { id: 'E', data: { ...event, startDate: '2027-05-03T09:00:00', venue: { ...venue, name: 'Newer Park' } } },
    ],
    players: [{ id: 'P', data: { ...player, city: 'Newton' } }],
  })
  await sync()

  const page = await visit({ path: paths.editEvent(heldEvent.id), as: people.admin, viewport: PHONE })
  const suggestions = page.getByRole('region', { name: 'The governing body lists something else' })
  await suggestions.getByRole('listitem').nth(1).waitFor()
  expect(await suggestions.getByRole('listitem').allTextContents()).toEqual([
    expect.stringMatching(/^Date & Time: Mon, May 3, 2027, 9:00 AM CDT/),
    expect.stringMatching(/^Location: Newer Park/),
  ])
  await suggestions.getByRole('button', { name: 'Use Newer Park' }).click()
  await suggestions.getByText('Newer Park').waitFor({ state: 'detached' })
  await expect.poll(() => page.getByLabel('Location', { exact: true }).inputValue()).toBe('Newer Park')
  await suggestions.getByRole('button', { name: /^Use Mon, May 3/ }).click()
  await suggestions.waitFor({ state: 'detached' })
  await expect.poll(() => page.getByLabel('Date & Time').inputValue()).toBe('2027-05-03T09:00')

  await navigate(page, paths.editPlayer(heldPlayer.id))
  await suggestions.getByText('City: Newton').waitFor()
  await suggestions.getByRole('button', { name: 'Keep ours instead of Newton' }).click()
  await suggestions.waitFor({ state: 'detached' })
  expect(await page.getByLabel('City').inputValue()).toBe('Righton')

  await page.setViewportSize(DESK)
  await navigate(page, paths.manageTeam(heldTeam.id, 'settings'))
  await suggestions.getByText('Description: Theirs').waitFor()
  await suggestions.getByRole('button', { name: 'Use 12U Major' }).click()
  await suggestions.getByText('12U Major').waitFor({ state: 'detached' })
  await suggestions.getByRole('button', { name: 'Use Theirs' }).click()
  await suggestions.waitFor({ state: 'detached' })
  await page.getByRole('tab', { name: 'Divisions' }).click()
  await page.getByText("Listed by the governing body, so it can't be deleted here.").waitFor()
  await absent(page.getByRole('button', { name: 'Delete 12U Major' }))
})

test('an imported team, event, and player in a territory or DC keep their state when they are edited', async () => {
  const event = { name: 'Island Cup', startDate: '2027-05-01T09:00:00', eventType: 'Camp' }
  list('territories', {
    teams: [{ id: 'T', data: { name: 'Island Ducks', city: 'San Juan', state: 'PR' } }],
    events: [{ id: 'E', data: { ...event, venue: { name: 'The Park', city: 'Tamuning', state: 'GU' } } }],
    players: [
      {
        id: 'P',
        data: { displayName: 'Wren Island', ageGroup: '12U', city: 'Washington', state: 'DC', guardianConsent: true },
      },
    ],
  })
  await sync()
  const { teams, events, players } = await send(
    '{ teams(search: "Island Ducks") { id } events(search: "Island Cup") { id } players(search: "Wren Island") { id } }',
  )
  const [team, found, player] = [teams[0].id, events[0].id, players[0].id] as string[]
  const forms = [
    { path: paths.manageTeam(team!, 'settings'), noun: 'Team', name: 'Team settings', field: 'City', state: 'PR' },
    { path: paths.editEvent(found!), noun: 'Event', name: 'Edit event', field: 'Location', state: 'GU' },
    { path: paths.editPlayer(player!), noun: 'Player', name: 'Edit player', field: 'City', state: 'DC' },
  ]
  const page = await visit({ as: people.admin })
  for (const { path, noun, name, field, state } of forms) {
    await navigate(page, path)
    const form = page.getByRole('form', { name })
    await form.getByLabel(field).fill('Elsewhere')
    expect(await form.getByLabel('State').inputValue()).toBe(state)
    await form.getByRole('button', { name: `Update ${noun}` }).click()
    await page.getByText(`${noun} updated successfully!`).first().waitFor()
  }
  const query = `query ($team: ID!, $event: ID!, $player: ID!) {
    team(id: $team) { locationCity state } event(id: $event) { location state } player(id: $player) { locationCity state }
  }`
  expect(await send(query, { team, event: found, player })).toEqual({
    team: { locationCity: 'Elsewhere', state: 'PR' },
    event: { location: 'Elsewhere', state: 'GU' },
    player: { locationCity: 'Elsewhere', state: 'DC' },
  })
})

import { rmSync, writeFileSync } from 'node:fs'
import { afterEach, expect, test } from 'vitest'
import { paths } from '../../web/paths.ts'
import { demoClient, demoIDs, navigate, outage, people, until, visit } from '../support/browser.ts'

afterEach(() => rmSync(outage, { force: true }))

type Listed = { claimedBy: string | null; contacts: unknown[] }

const csv = (name: string, lines: string[]) => ({ name, mimeType: 'text/csv', buffer: Buffer.from(lines.join('\n')) })

test('an admin uploads a file, previews its changes, applies it, and finds the team', async () => {
  const name = `Paper Lions ${Date.now().toString(36)}`
  const page = await visit({ path: '/admin', as: people.admin })
  const panel = page.getByRole('region', { name: 'Governing Body Sync' })
  await panel.getByText('CSV Files', { exact: true }).click()

  await panel.getByRole('button', { name: 'Dry Run of Files' }).click()
  await panel.getByText('Error: Please choose at least one CSV file.').waitFor()

  await panel
    .getByLabel('teams.csv')
    .setInputFiles(
      csv('teams.csv', [
        'name,sport,city,state,age_group,division',
        `${name},baseball,Austin,TX,12U,AA`,
        'Northern Lights,baseball,Toronto,Ontario,12U,AA',
      ]),
    )
  await panel
    .getByLabel('contacts.csv')
    .setInputFiles(csv('contacts.csv', ['team_external_id,name,role', 'nobody-knows,Pat Sample,coach']))
  await panel.getByRole('button', { name: 'Dry Run of Files' }).click()
  const preview = panel.getByRole('region', { name: 'Dry run' })
  await preview
    .getByText('Dry run: 1 would be created, 0 updated, 0 unchanged, 1 skipped, 1 waiting for their team')
    .waitFor()
  await preview.getByText('1 would be created', { exact: true }).click()
  await preview.getByRole('listitem').filter({ hasText: name }).filter({ hasText: 'teams, line 2' }).waitFor()
  await preview.getByText('Line 3: No valid US state.').waitFor()
  await preview.getByText('Line 2: Waiting for team nobody-knows.').waitFor()

  const search = `/teams?search=${encodeURIComponent(name)}`
  const visitor = await visit({ path: search })
  await visitor.getByText('No teams found').first().waitFor()

  await preview.getByRole('button', { name: 'Apply' }).click()
  await panel
    .getByText(
      'Sync completed: 1 created, 0 updated, 0 removed, 1 skipped, 1 waiting for their team (1 records processed)',
    )
    .waitFor()

  await panel.getByText('History', { exact: true }).click()
  const runs = panel.getByRole('table', { name: 'Sync runs' }).getByRole('row')
  await runs.filter({ hasText: 'CSV files' }).filter({ hasText: '1 created' }).first().waitFor()
  const dryRun = runs.filter({ hasText: 'CSV files, dry run' }).first()
  await dryRun.getByText('Dry Run', { exact: true }).waitFor()
  await dryRun.getByRole('button', { name: 'Preview' }).click()
  const wouldChange = page.getByRole('dialog', { name: 'Preview' })
  await wouldChange.getByText('1 would be created', { exact: true }).click()
  await wouldChange.getByRole('listitem').filter({ hasText: name }).waitFor()
  await wouldChange.getByRole('button', { name: 'Cancel' }).click()
  await wouldChange.waitFor({ state: 'detached' })

  const link = visitor.getByRole('link', { name }).first()
  // Lists of visitors are updated with a delay.
  await until(async () => {
    await navigate(visitor, search)
    return link.waitFor({ timeout: 3_000 }).then(
      () => true,
      () => undefined,
    )
  }, 'the team in the list')
  await link.click()
  await visitor.getByRole('heading', { level: 1, name }).waitFor()
  expect(await visitor.getByText('12U').count()).toBeGreaterThan(0)
})

test('files that exceed the request limit once encoded are refused before they are sent', async () => {
  const page = await visit({ path: '/admin', as: people.admin })
  let sent = 0
  page.on('request', (request) => {
    if (request.postData()?.includes('uploadSyncFiles')) sent++
  })
  const panel = page.getByRole('region', { name: 'Governing Body Sync' })
  await panel.getByText('CSV Files', { exact: true }).click()
  const dryRun = async (line: string) => {
    const lines = Array.from({ length: 4_900_000 / (line.length + 1) }, () => line)
    await panel.getByLabel('teams.csv').setInputFiles(csv('teams.csv', ['name,city,state,description', ...lines]))
    await panel.getByRole('button', { name: 'Dry Run of Files' }).click()
  }
  await dryRun('"Quoted ""Club""","Austin","TX",""')
  await panel.getByText('Error: The files are too large to upload together. Please split them.').waitFor()
  expect(sent).toBe(0)

  await dryRun(`Plain Club,Austin,TX,${'plain '.repeat(40)}`)
  await panel
    .getByRole('region', { name: 'Dry run' })
    .getByText(/^Dry run: 1 would be created/)
    .waitFor({ timeout: 60_000 })
  expect(sent).toBe(1)
})

test('an admin sees what a full sync with the feed would change before it changes anything', async () => {
  const page = await visit({ path: '/admin', as: people.admin })
  const panel = page.getByRole('region', { name: 'Governing Body Sync' })
  await panel.getByLabel('Sync Type').selectOption('Events')
  await panel.getByLabel('Full Sync').check()
  await panel.getByRole('button', { name: 'Dry Run', exact: true }).click()
  const preview = panel.getByRole('region', { name: 'Dry run' })
  await preview.getByText(/^Dry run: [\d,]+ would be created, [\d,]+ updated/).waitFor({ timeout: 60_000 })
  await panel.getByText('History', { exact: true }).click()
  const runs = panel.getByRole('table', { name: 'Sync runs' }).getByRole('row')
  const run = runs.filter({ hasText: 'Events, full, dry run' }).first()
  await run.getByText('Dry Run', { exact: true }).waitFor()
})

test('an admin sees after ten seconds that the source does not respond and when the next retry is', async () => {
  const page = await visit({ path: paths.admin(), as: people.admin })
  const panel = page.getByRole('region', { name: 'Governing Body Sync' })
  await panel.getByLabel('Sync Type').selectOption('Players')
  writeFileSync(outage, '')
  await panel.getByRole('button', { name: 'Start Sync' }).click()
  await panel.getByRole('progressbar', { name: 'Sync' }).waitFor()
  const startedAt = Date.now()
  await panel
    .getByRole('status')
    .getByText(/^The source isn't responding\. Retrying (in \d+ s|now)\. /)
    .waitFor({ timeout: 40_000 })
  expect(Date.now() - startedAt).toBeGreaterThan(8_000)
  await panel.getByRole('button', { name: 'Cancel Sync' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel Sync' }).click()
  await panel.getByText(/\(0 records processed\)$/).waitFor()
})

test('an admin syncs one team from its page and from the admin table and sees the result', async () => {
  const { send } = demoClient(people.admin)
  const sync = 'mutation { syncGoverningBody(input: { type: teams, state: "TX", full: true }) { success } }'
  expect((await send(sync)).syncGoverningBody.success).toBe(true)
  const { teams } = await send('{ teams(state: "TX", page: 1, perPage: 100) { name claimedBy contacts { id } } }')
  const listed = teams.find((team: Listed) => !team.claimedBy && team.contacts.length > 0).name

  const page = await visit({ path: paths.admin(), as: people.admin })
  await page.getByRole('searchbox', { name: 'Search teams' }).fill(listed)
  const row = page.getByRole('row').filter({ hasText: listed })
  await row.getByRole('button', { name: `Sync from governing body: ${listed}` }).click()
  await row
    .getByRole('status')
    .filter({ hasText: /^Sync completed: .*\(\d+ divisions? found, 0 added; \d+ contacts? added\)$/ })
    .waitFor({ timeout: 30_000 })

  await navigate(page, paths.team((await demoIDs()).team))
  await page.getByRole('button', { name: 'Sync from governing body' }).click()
  await page
    .getByText(/^Error: The source does not list this team\. If it is listed under another name or state, correct/)
    .waitFor({ timeout: 30_000 })
})

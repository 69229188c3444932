import { rmSync, writeFileSync } from 'node:fs'
import { afterEach, expect, test } from 'vitest'
import { paths } from '../../web/paths.ts'
import { demoClient, demoIDs, navigate, outage, PHONE, people, poison, visit } from '../support/browser.ts'

afterEach(() => {
  for (const file of [outage, poison]) rmSync(file, { force: true })
})

type Listed = { claimedBy: string | null; contacts: unknown[] }

const csv = (name: string, lines: string[]) => ({ name, mimeType: 'text/csv', buffer: Buffer.from(lines.join('\n')) })

test('files that exceed the request limit once encoded are refused before they are sent', async () => {
  const page = await visit({ path: '/admin', as: people.admin })
  const sizes: number[] = []
  await page.route('**/query', (route) => {
    if (!route.request().postData()?.includes('uploadSyncFiles')) return route.continue()
    sizes.push(route.request().postDataBuffer()!.length)
    return route.fulfill({ json: { errors: [{ message: 'It arrived.' }] } })
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
  expect(sizes).toEqual([])

  await dryRun(`Plain Club,Austin,TX,${'plain '.repeat(40)}`)
  await panel.getByText('It arrived.').first().waitFor()
  // A Lambda takes at most 6 MB.
  expect(sizes).toEqual([expect.toSatisfy((size: number) => size < 6 * 1024 * 1024)])
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
    .waitFor()
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
  await row.getByRole('button', { name: `More for ${listed}` }).click()
  await row.getByRole('button', { name: `Sync from governing body: ${listed}` }).click()
  await row
    .getByRole('status')
    .filter({ hasText: /^Sync completed: .*\(\d+ divisions? found, 0 added; \d+ contacts? added\)$/ })
    .waitFor()

  await navigate(page, paths.team((await demoIDs()).team))
  await page.getByRole('button', { name: 'Sync from governing body' }).click()
  await page
    .getByText(/^Error: The source does not list this team\. If it is listed under another name or state, correct/)
    .waitFor()
})

test('an admin sees a dead letter and retries it', async () => {
  const admin = demoClient(people.admin)
  const page = await visit({ path: paths.admin(), as: people.admin, viewport: PHONE })
  const panel = page.getByRole('region', { name: 'Governing Body Sync' })
  const notice = panel.getByText('1 failed page is stuck.')
  writeFileSync(poison, '"chain":"players"')
  await page.getByLabel('Sync Type').selectOption('players')
  await panel.getByRole('button', { name: 'Start Sync' }).click()
  await panel.getByRole('alert').getByText('Error: A page could not be written. The worker crashed.').waitFor()
  await notice.waitFor()

  await panel.getByRole('button', { name: 'Show Failed Pages (Stuck)' }).click()
  const drawer = page.getByRole('dialog', { name: 'Failed Pages (Stuck)' })
  await drawer.getByRole('heading', { name: /^Players, / }).waitFor()
  await drawer.getByText('players, page 1').waitFor()
  await drawer.getByText('A page could not be written. The worker crashed.').waitFor()
  await drawer.getByText(/^Sent .+, failed .+, received \d+ times$/).waitFor()
  rmSync(poison)
  await drawer.getByRole('button', { name: 'Retry' }).click()
  await page.getByText(/^Sync completed: .* records processed\)$/).waitFor()
  await notice.waitFor({ state: 'detached' })
  expect(await admin.send('{ syncDeadLetters { page } syncRuns(perPage: 1) { status } }')).toEqual({
    syncDeadLetters: [],
    syncRuns: [{ status: 'succeeded' }],
  })
})

import { rmSync, writeFileSync } from 'node:fs'
import { afterEach, expect, test } from 'vitest'
import { demoClient, PHONE, people, poison, visit } from '../support/browser.ts'

afterEach(() => rmSync(poison, { force: true }))

test('an admin sees a dead letter and retries it', async () => {
  const admin = demoClient(people.admin)
  const page = await visit({ path: '/admin', as: people.admin })
  const panel = page.getByRole('region', { name: 'Governing Body Sync' })
  const notice = panel.getByText('1 failed page is stuck.')
  writeFileSync(poison, '"chain":"players"')
  await page.getByLabel('Sync Type').selectOption('players')
  await panel.getByRole('button', { name: 'Start Sync' }).click()
  await panel
    .getByRole('alert')
    .getByText('Error: A page could not be written. The worker crashed.')
    .waitFor({ timeout: 60_000 })
  await notice.waitFor({ timeout: 40_000 })

  await panel.getByRole('button', { name: 'Show Failed Pages (Stuck)' }).click()
  const drawer = page.getByRole('dialog', { name: 'Failed Pages (Stuck)' })
  await drawer.getByRole('heading', { name: /^Players, / }).waitFor()
  await drawer.getByText('players, page 1').waitFor()
  await drawer.getByText('A page could not be written. The worker crashed.').waitFor()
  await drawer.getByText(/^Sent .+, failed .+, received \d+ times$/).waitFor()
  await drawer.getByRole('button', { name: 'Cancel' }).click()
  await drawer.waitFor({ state: 'detached' })

  const onPhone = await visit({ path: '/admin', as: people.admin, viewport: PHONE, theme: 'dark' })
  await onPhone.getByRole('button', { name: 'Show Failed Pages (Stuck)' }).click()
  rmSync(poison)
  await onPhone.getByRole('dialog').getByRole('button', { name: 'Retry' }).click()
  await onPhone.getByText(/^Sync completed: .* records processed\)$/).waitFor()
  await onPhone.getByText('1 failed page is stuck.').waitFor({ state: 'detached' })
  expect(await admin.send('{ syncDeadLetters { page } syncRuns(perPage: 1) { status } }')).toEqual({
    syncDeadLetters: [],
    syncRuns: [{ status: 'succeeded' }],
  })
})

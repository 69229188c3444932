import { rmSync, writeFileSync } from 'node:fs'
import { afterEach, test } from 'vitest'
import { paths } from '../../../web/paths.ts'
import { focused, people, stall, tabTo, unique, visit } from '../../support/browser.ts'
import { chooseFile, press, unfold } from './keys.ts'

afterEach(() => rmSync(stall, { force: true }))

test('an admin imports a file, cancels a sync, and reads its history by keyboard', async () => {
  const name = unique('Keyboard Knights')
  const page = await visit({ path: paths.admin(), as: people.admin })
  await unfold(page, 'CSV Files')
  await tabTo(page, 'button', 'teams.csv')
  await chooseFile(page, 'Enter', {
    name: 'teams.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`name,sport,city,state,age_group,division\n${name},baseball,Austin,TX,12U,AA`),
  })
  await focused(page, 'button', 'teams.csv')
  await press(page, 'button', 'Dry Run of Files')
  const preview = page.getByRole('region', { name: 'Dry run' })
  await preview.getByText('Dry run: 1 would be created, 0 updated, 0 unchanged, 0 skipped').waitFor()
  await focused(page, 'button', 'Dry Run of Files')
  await unfold(page, '1 would be created')
  await page.getByRole('listitem').filter({ hasText: name }).waitFor()
  await press(page, 'button', 'Apply', 'Space')
  await page.getByText(/^Sync completed: 1 created.*processed\)$/).waitFor()
  await focused(page, 'button', 'Dry Run of Files')

  writeFileSync(stall, '"chain":"players"')
  await tabTo(page, 'combobox', 'Sync Type', 'Shift+Tab')
  await page.keyboard.type('Play')
  await press(page, 'button', 'Start Sync')
  await press(page, 'button', 'Cancel Sync')
  await focused(page, 'button', 'Keep Going')
  await page.keyboard.press('Escape')
  await focused(page, 'button', 'Cancel Sync')
  await page.keyboard.press('Enter')
  await focused(page, 'button', 'Keep Going')
  await press(page, 'button', 'Cancel Sync')
  await page.getByText(/^The sync was canceled\. \(\d+ records processed\)$/).waitFor()
  rmSync(stall)
  await focused(page, 'combobox', 'Sync Type')
  await unfold(page, 'History')
  await page.getByRole('table', { name: 'Sync runs' }).getByText('Canceled').first().waitFor()
})

import { rmSync, writeFileSync } from 'node:fs'
import { afterEach, expect, test } from 'vitest'
import { paths } from '../../../web/paths.ts'
import { demoClient, fillLogin, focused, newcomer, people, stall, tabTo, unique, visit } from '../../support/browser.ts'
import { agree, choose, chooseFile, fill, heading, openDialog, press, stay, unfold } from './keys.ts'

afterEach(() => rmSync(stall, { force: true }))

test('an admin starts a sync, and adds and deletes a season by keyboard', async () => {
  const page = await visit({ path: paths.admin(), as: people.admin })
  await choose(page, 'Sync Type', 'Eve')
  await press(page, 'button', 'Start Sync')
  await page.getByRole('button', { name: 'Syncing...' }).waitFor()
  await focused(page, 'button', 'Syncing...')
  await page
    .getByRole('status')
    .getByText(/\([\d,]+ records processed\)$/)
    .waitFor()
  await focused(page, 'button', 'Start Sync')
  await unfold(page, 'History')
  await page.getByRole('table', { name: 'Sync runs' }).getByText('Succeeded').first().waitFor()

  await tabTo(page, 'tab', /^Teams/)
  await page.keyboard.press('End')
  await focused(page, 'tab', /^Seasons/)
  await page.getByRole('table', { name: 'Seasons' }).waitFor()
  await press(page, 'link', '+ Add Season')
  const name = unique('2031 Keys')
  await fill(page, 'Season Name', name)
  await choose(page, 'Season Type', 'Winter')
  await fill(page, 'Start Date', '2031-12-01')
  await fill(page, 'End Date', '2032-02-01')
  await press(page, 'button', 'Create Season')
  await page.getByText('Season created successfully!').waitFor()
  await press(page, 'link', `Edit ${name}`)
  await heading(page, 'Edit Season')
  await fill(page, 'Description', 'Indoors')
  await tabTo(page, 'checkbox', 'This season is active')
  await page.keyboard.press('Space')
  await press(page, 'button', 'Update Season')
  await page.getByText('Season updated successfully!').waitFor()
  await press(page, 'button', `More for ${name}`)
  await press(page, 'button', `Delete ${name}`)
  await page
    .getByRole('alertdialog', { name: 'Confirm Delete' })
    .getByText(`Are you sure you want to delete ${name}? This action cannot be undone.`)
    .waitFor()
  // Another admin deletes it meanwhile.
  const { send } = demoClient(people.admin)
  const { seasons } = await send('{ seasons(perPage: 1000) { id name } }')
  const { id } = seasons.find((season: { name: string }) => season.name === name)
  await send('mutation ($id: ID!) { deleteSeason(id: $id) }', { id })
  await agree(page, 'Delete')
  await page.getByText(`${name} was already deleted.`).waitFor()
  await page.getByRole('link', { name, exact: true }).waitFor({ state: 'detached' })
  await focused(page, 'button', /^More for /)
})

test('an admin edits, blocks, and deletes a user by keyboard, who is signed out at once and cannot log in', async () => {
  const user = await newcomer(unique('Eddie Edited'))
  const own = await visit({ path: paths.profile, as: user })
  const page = await visit({ path: paths.adminUsers, as: people.admin })
  // When tabbing back up a table, the focused control is not covered by the sticky header.
  await page.setViewportSize({ width: 1280, height: 400 })
  await tabTo(page, 'button', /^Edit /)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.evaluate(() => {
    document.activeElement!.scrollIntoView()
    // Only the lower half of the row above is visible.
    scrollBy(0, -20)
  })
  await tabTo(page, 'button', /^Edit /, 'Shift+Tab')
  await fill(page, 'Search users', user.email, 'searchbox')
  await page.keyboard.press('Enter')
  await page.getByText('Found 1 user').waitFor()
  await openDialog(page, `Edit ${user.name}`)
  await fill(page, 'Name', `${user.name} Again`)
  await page.keyboard.press('Escape')
  await stay(page)
  await focused(page, 'textbox', 'Name')
  await page.keyboard.press('Control+A')
  await page.keyboard.type(user.name)
  await choose(page, 'Role', 'Coach')
  await press(page, 'button', 'Save')
  await page.getByText('User saved successfully!').waitFor()
  expect(await user.currentUser({}, 'role')).toEqual({ role: 'coach' })
  await focused(page, 'button', `Edit ${user.name}`)
  await page.keyboard.press('Enter')
  await focused(page, 'button', 'Close')
  await press(page, 'button', 'Block User')
  await agree(page, 'Block')
  await page.getByText(`${user.name} is blocked`).waitFor()
  await focused(page, 'button', `Edit ${user.name}`)
  await own.goto(paths.accountSettings)
  await own.waitForURL('/login')
  await fillLogin(own, user.email)
  await own.getByRole('alert').first().waitFor()
  await page.keyboard.press('Enter')
  await focused(page, 'button', 'Close')
  await press(page, 'button', 'Delete User')
  await agree(page, 'Delete')
  await page.getByText('No users found').waitFor()
  await focused(page, 'status', '')
})

test('an admin previews and imports files, cancels a sync, and reads its history by keyboard', async () => {
  const name = unique('Keyboard Knights')
  const page = await visit({ path: paths.admin(), as: people.admin })
  await unfold(page, 'CSV Files')
  await press(page, 'button', 'Dry Run of Files')
  await page.getByText('Error: Please choose at least one CSV file.').waitFor()
  for (const [file, ...lines] of [
    [
      'teams.csv',
      'name,sport,city,state,age_group,division',
      `${name},baseball,Austin,TX,12U,AA`,
      'Northern Lights,baseball,Toronto,Ontario,12U,AA',
    ],
    ['contacts.csv', 'team_external_id,name,role', 'nobody-knows,Pat Sample,coach'],
  ] as const) {
    await tabTo(page, 'button', file, file === 'teams.csv' ? 'Shift+Tab' : 'Tab')
    await chooseFile(page, 'Enter', { name: file, mimeType: 'text/csv', buffer: Buffer.from(lines.join('\n')) })
    await focused(page, 'button', file)
  }
  await press(page, 'button', 'Dry Run of Files')
  const preview = page.getByRole('region', { name: 'Dry run' })
  const effect = '1 would be created, 0 updated, 0 unchanged, 1 skipped, 1 waiting for their team'
  await preview.getByText(`Dry run: ${effect}`).waitFor()
  await focused(page, 'button', 'Dry Run of Files')
  await unfold(page, '1 would be created')
  await preview.getByRole('listitem').filter({ hasText: name }).filter({ hasText: 'teams, line 2' }).waitFor()
  await preview.getByText('Line 3: No valid US state.').waitFor()
  await preview.getByText('Line 2: Waiting for team nobody-knows.').waitFor()
  const { send } = demoClient(people.admin)
  expect((await send('query ($name: String!) { teamsCount(search: $name) }', { name })).teamsCount).toBe(0)
  await press(page, 'button', 'Apply', 'Space')
  await page
    .getByText(
      'Sync completed: 1 created, 0 updated, 0 removed, 1 skipped, 1 waiting for their team (1 records processed)',
    )
    .waitFor()
  await focused(page, 'button', 'Dry Run of Files')
  expect((await send('query ($name: String!) { teamsCount(search: $name) }', { name })).teamsCount).toBe(1)

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
  const runs = page.getByRole('table', { name: 'Sync runs' }).getByRole('row')
  await runs.getByText('Canceled').first().waitFor()
  await runs.filter({ hasText: 'CSV files' }).filter({ hasText: '1 created' }).first().waitFor()
  await runs.filter({ hasText: 'CSV files, dry run' }).getByRole('button', { name: 'Preview' }).first().click()
  await unfold(page, '1 would be created')
  await page.getByRole('dialog', { name: 'Preview' }).getByRole('listitem').filter({ hasText: name }).waitFor()
})

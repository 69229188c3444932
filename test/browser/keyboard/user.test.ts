import { expect, test } from 'vitest'
import { paths } from '../../../web/paths.ts'
import {
  demoClient,
  demoIDs,
  fillLogin,
  focused,
  loaded,
  navigate,
  newcomer,
  PHONE,
  people,
  tabTo,
  unique,
  visit,
} from '../../support/browser.ts'
import { agree, choose, chooseFile, fill, heading, openDialog, pick, press, stay } from './keys.ts'

test('a visitor opens, filters, and pages lists, and reads the tabs of a team by keyboard, and each page has the focus on its heading', async () => {
  const page = await visit()
  await loaded(page)
  for (const name of ['Teams', 'Events', 'Opportunities', 'Players']) {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true }).click()
    await heading(page, name)
    expect(await page.title()).toMatch(/ · Fungo$/)
  }
  await page.reload()
  await loaded(page)
  await page.keyboard.press('Tab')
  await focused(page, 'link', 'Skip to content')
  await page.keyboard.press('Enter')
  await page.getByText(/^Found \d+ player/).waitFor()
  await press(page, 'button', 'Next')
  await page.waitForURL(/page=2/)
  await page
    .locator('p:focus')
    .getByText(/^Found/)
    .waitFor()
  await navigate(page, paths.teams)
  await choose(page, 'State', 'TX')
  await page.waitForURL(/state=TX/)
  await focused(page, 'combobox', 'State')
  await tabTo(page, 'searchbox', 'Search by team name', 'Shift+Tab')
  await page.keyboard.type('Cedar Park Th')
  await page.getByText('Found 1 team(s)').waitFor()
  await press(page, 'link', 'Cedar Park Thunder')
  await heading(page, 'Cedar Park Thunder')
  await tabTo(page, 'tab', 'Overview')
  await page.keyboard.press('ArrowRight')
  await focused(page, 'tab', /^Divisions/)
  const entry = await page.evaluate(() => history.state.idx)
  await page.keyboard.press('Enter')
  expect(await page.evaluate(() => history.state.idx), 'a tab chosen twice is in the history once').toBe(entry)
  await page.getByRole('table').getByText('12U').waitFor()
  await page.keyboard.press('End')
  await focused(page, 'tab', /^Contacts/)
  await page.keyboard.press('ArrowRight')
  await focused(page, 'tab', 'Overview')
  await navigate(page, paths.events)
  await loaded(page)
  await press(page, 'link', 'Opportunities')
  await heading(page, 'Opportunities')
  await page.goBack()
  await heading(page, 'Events')
})

test('a user changes name, preferences, and password, and logs out by keyboard, and the old password no longer works', async () => {
  const user = await newcomer('Uli Unplugged')
  const page = await visit({ path: paths.profile, as: user })
  await tabTo(page, 'tab', 'Overview')
  await page.keyboard.press('ArrowRight')
  await page.getByText("You haven't claimed any teams yet").waitFor()
  await tabTo(page, 'link', 'Edit Profile', 'Shift+Tab')
  await page.keyboard.press('Enter')
  await heading(page, 'Account Settings')
  await tabTo(page, 'textbox', 'Name')
  await page.keyboard.press('Control+A')
  await page.keyboard.type('Nico Newname')
  await press(page, 'button', 'Save Changes')
  await page.getByText('Profile updated successfully!').waitFor()
  await page.getByRole('button', { name: 'Nico Newname' }).waitFor()
  await tabTo(page, 'tab', 'Profile Info', 'Shift+Tab')
  await page.keyboard.press('ArrowRight')
  await fill(page, 'Current Password', 'fungo-demo')
  await press(page, 'button', 'Show password', 'Space')
  await fill(page, 'New Password', 'second chalk line 9')
  await fill(page, 'Confirm New Password', 'second chalk line 9')
  await press(page, 'button', 'Change Password')
  await page.getByText('Password changed successfully!').waitFor()
  await focused(page, 'button', 'Change Password')
  await tabTo(page, 'tab', 'Change Password', 'Shift+Tab')
  await page.keyboard.press('ArrowRight')
  await tabTo(page, 'checkbox', 'Event Reminders')
  await page.keyboard.press('Space')
  await press(page, 'button', 'Save Preferences')
  await page.getByText('Preferences saved successfully!').waitFor()
  await page.reload()
  await expect.poll(() => page.getByLabel('Event Reminders').isChecked()).toBe(false)
  await press(page, 'button', 'Log Out')
  const question = page.getByRole('alertdialog')
  await focused(page, 'button', 'Cancel')
  for (let presses = 0; presses < 4; presses++) {
    await page.keyboard.press('Tab')
    await question.locator(':focus').waitFor()
  }
  await page.keyboard.press('Escape')
  await focused(page, 'button', 'Log Out')
  await page.keyboard.press('Enter')
  await agree(page, 'Log Out')
  await page.waitForURL('/login')
  await heading(page, 'Login')
  await fillLogin(page, user.email)
  await page.getByRole('alert').first().waitFor()
  await fillLogin(page, user.email, 'second chalk line 9')
  await page.waitForURL('/')
  await page.getByRole('button', { name: 'Nico Newname' }).waitFor()
})

test('on a phone, what has the focus is never under the bar at the bottom', async () => {
  const { opportunity } = await demoIDs()
  for (const path of [paths.opportunity(opportunity), paths.register(opportunity)]) {
    const page = await visit({ path, as: people.parent, viewport: PHONE })
    await loaded(page)
    await page.locator('.bottom-bar').waitFor()
    const covered: string[] = []
    for (let presses = 0; presses < 40; presses++) {
      await page.keyboard.press('Tab')
      const name = await page.evaluate(() => {
        const bar = document.querySelector('.bottom-bar')!
        const focused = document.activeElement!
        if (bar.contains(focused) || focused === document.body) return null
        return focused.getBoundingClientRect().bottom > bar.getBoundingClientRect().top &&
          focused.compareDocumentPosition(bar) & Node.DOCUMENT_POSITION_FOLLOWING
          ? focused.outerHTML.slice(0, 120)
          : null
      })
      if (name) covered.push(name)
    }
    expect(covered, path).toEqual([])
  }
})

test('on a phone, a coach uses the menus, the theme switch, the filters, and Claim Player by keyboard, and each returns the focus', async () => {
  const player = await demoClient(people.admin).createPlayer({ input: { name: unique('Una Unclaimed'), age: 12 } })
  const coach = await newcomer('Pia Phone', 'coach')
  const page = await visit({ path: paths.teams, as: coach, viewport: PHONE })
  await press(page, 'button', 'Menu')
  await press(page, 'button', 'Pia Phone')
  await tabTo(page, 'button', 'Sign Out')
  await page.keyboard.press('Escape')
  await focused(page, 'button', 'Pia Phone')
  await page.keyboard.press('Enter')
  await press(page, 'link', 'My Profile')
  await heading(page, 'Pia Phone')
  await press(page, 'button', 'Dark theme', 'Space')
  await focused(page, 'button', 'Dark theme')
  expect(await page.locator('html').getAttribute('data-theme')).toBe('dark')
  await tabTo(page, 'button', 'Menu', 'Shift+Tab')
  await page.keyboard.press('Enter')
  await tabTo(page, 'link', 'Players')
  await page.keyboard.press('Escape')
  await focused(page, 'button', 'Menu')
  await page.keyboard.press('Enter')
  await press(page, 'link', 'Players')
  await heading(page, 'Players')

  await press(page, 'button', 'Filters')
  const drawer = page.getByRole('dialog', { name: 'Filters' })
  await choose(page, 'Position', 'Catcher')
  await page.waitForURL(/position=Catcher/)
  await press(page, 'button', /^Show [\d,]+ player/)
  await drawer.waitFor({ state: 'detached' })
  await focused(page, 'button', 'Filters 1 active')
  await page.keyboard.press('Enter')
  await drawer.waitFor()
  await page.keyboard.press('Escape')
  await focused(page, 'button', 'Filters 1 active')
  // The button disappears with the filters that it clears.
  await press(page, 'button', 'Clear all filters')
  await focused(page, 'searchbox', 'Search players')
  await press(page, 'button', 'Next')
  await page.waitForURL(/page=2/)
  await page
    .locator('p:focus')
    .getByText(/^Found/)
    .waitFor()
  await navigate(page, paths.player(player.id))
  await press(page, 'button', 'Claim Player')
  await page.getByText('Player claim requested!').waitFor()
  await focused(page, 'link', 'Edit Player')
})

test('a parent creates a player with a resized photo, and edits it and its teams by keyboard', async () => {
  const parent = await newcomer('Parker Keys', 'player_parent')
  const name = unique('Kim Keychild')
  const page = await visit({ path: paths.newPlayer, as: parent })
  await press(page, 'button', 'Create Player')
  await page.locator('[role=alert]:focus').getByText('Player name is required.').waitFor()
  await fill(page, 'Name', name)
  await fill(page, 'Age', '9', 'spinbutton')
  await choose(page, 'Position', 'Catcher')
  await tabTo(page, 'button', 'Choose a photo')
  await chooseFile(page, 'Enter', { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no photo') })
  await page.getByText('Please select a valid image file').waitFor()
  await chooseFile(page, 'Enter', { name: 'big.png', mimeType: 'image/png', buffer: Buffer.alloc(5 * 1024 * 1024) })
  await page.getByText('Image size must be less than 5MB').waitFor()
  const picture = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 3000, height: 1500 })
    return canvas.toDataURL('image/png').split(',')[1]!
  })
  const photo = { name: 'kim.png', mimeType: 'image/png', buffer: Buffer.from(picture, 'base64') }
  await chooseFile(page, 'Enter', photo)
  const preview = page.getByRole('img', { name: 'The player' })
  await preview.waitFor()
  const size = await preview.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight])
  expect(size).toEqual([1024, 512])
  await focused(page, 'button', 'Change photo')
  await press(page, 'button', 'Remove photo')
  await focused(page, 'button', 'Choose a photo')
  await chooseFile(page, 'Space', photo)
  await focused(page, 'button', 'Change photo')
  await press(page, 'button', 'Create Player')
  await heading(page, name)
  await tabTo(page, 'tab', 'Overview')
  await page.keyboard.press('End')
  await openDialog(page, '+ Add to a team')
  await pick(page, 'Team', 'Cedar Park Th', 'Cedar Park Thunder')
  await page.keyboard.press('Escape')
  await stay(page)
  await focused(page, 'combobox', 'Team')
  await press(page, 'button', 'Add to team')
  await page.getByText('We asked Cedar Park Thunder. The team has to accept first.').waitFor()
  await focused(page, 'button', '+ Add to a team')
  await openDialog(page, /^Edit Cedar Park Thunder/)
  await fill(page, 'Level', 'AA', 'combobox')
  await press(page, 'button', 'Save')
  await page.getByText('Team history updated successfully!').waitFor()
  await page.getByRole('table').getByText('AA').waitFor()
  await focused(page, 'button', /^Edit Cedar Park Thunder/)
  await press(page, 'button', /^Remove Cedar Park Thunder/)
  await agree(page, 'Remove')
  await page.getByText('Team history entry removed!').waitFor()
  await page.getByText('No team history yet').waitFor()
  await focused(page, 'button', '+ Add to a team')
  await press(page, 'link', 'Edit Player')
  await heading(page, 'Edit Player')
  await choose(page, 'Position', 'Pitcher')
  await choose(page, 'Birth Year', String(new Date().getFullYear() - 11))
  await press(page, 'button', 'Update Player')
  await page.getByText('Choose the birth year and the months of the birthday.').first().waitFor()
  await page.getByLabel('Birthday').and(page.locator('[aria-invalid=true]')).waitFor()
  await choose(page, 'Birthday', 'May')
  await press(page, 'button', 'Update Player')
  await page.getByText('Player updated successfully!').waitFor()
  await page
    .getByText(/^1\dU · USSSA.* 20\d\d$/)
    .first()
    .waitFor()
})

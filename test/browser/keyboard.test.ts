import { rmSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { afterEach, expect, inject, test } from 'vitest'
import { paths } from '../../web/paths.ts'
import {
  demoClient,
  focused,
  newcomer,
  PHONE,
  people,
  settled,
  tabInto,
  tabTo,
  unique,
  visit,
} from '../support/browser.ts'

const poison = inject('poison')
afterEach(() => rmSync(poison, { force: true }))

const heading = (page: Page, name: string | RegExp) => focused(page, 'heading', name)

/** Goes to the field by Tab and types. */
type Input = 'textbox' | 'searchbox' | 'spinbutton' | 'combobox'

async function fill(page: Page, name: string | RegExp, text: string, role: Input = 'textbox') {
  await tabTo(page, role, name)
  await page.keyboard.type(text)
}

/** Goes to the select by Tab and types the beginning of a choice. */
async function choose(page: Page, name: string | RegExp, choice: string) {
  await tabTo(page, 'combobox', name)
  await page.keyboard.type(choice)
}

/** Types into a type-ahead and takes the first suggestion. */
async function pick(page: Page, name: string, typed: string, option: string | RegExp) {
  await fill(page, name, typed, 'combobox')
  await page.getByRole('option', { name: option }).first().waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.getByRole('combobox', { name, expanded: false }).waitFor()
}

/** Opens the dialog that the button is for: the focus is in it. */
async function openDialog(page: Page, button: string | RegExp) {
  await press(page, 'button', button)
  await focused(page, 'button', 'Close')
}

async function press(page: Page, role: 'button' | 'link' | 'tab', name: string | RegExp, key = 'Enter') {
  await tabTo(page, role, name)
  await page.keyboard.press(key)
}

/** Answers the confirmation that is asked: its Cancel has the focus first. */
async function agree(page: Page, action: string) {
  await focused(page, 'button', 'Cancel')
  await press(page, 'button', action)
  await page.getByRole('alertdialog').waitFor({ state: 'detached' })
}

/** Stays in the dialog that was about to be left with something typed. */
async function stay(page: Page) {
  await focused(page, 'button', 'Stay')
  await page.keyboard.press('Enter')
  await page.getByRole('alertdialog').waitFor({ state: 'detached' })
}

/** Opens what a summary folds. */
async function unfold(page: Page, summary: string) {
  await tabInto(page, page.locator('summary', { hasText: summary }), summary)
  await page.keyboard.press('Enter')
}

/** Chooses the file in the browser's chooser, which the focused control opens by the key. */
async function chooseFile(
  page: Page,
  key: 'Enter' | 'Space',
  file: { name: string; mimeType: string; buffer: Buffer },
) {
  const chooser = page.waitForEvent('filechooser')
  // The page knows that the test answers the chooser before it sees the key.
  await page.evaluate(() => null)
  await page.keyboard.press(key)
  await (await chooser).setFiles(file)
}

/** A time of a day in 2031, as it is typed into a date and time field. */
async function typeTime(page: Page, name: string | RegExp, time = '0930AM') {
  await fill(page, name, '06152031')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.type(time)
}

const createPlayer = 'mutation ($input: CreatePlayerInput!) { createPlayer(input: $input) { id } }'
const register = 'mutation ($input: RegisterForOpportunityInput!) { registerForOpportunity(input: $input) { id } }'

/** A coach's team with an opportunity, and who has been registered for it. */
async function tryout(title: string, ...registrants: string[]) {
  const coach = await newcomer('Kim Keys', 'coach')
  const { createTeam } = await coach.send('mutation ($input: CreateTeamInput!) { createTeam(input: $input) { id } }', {
    input: { name: unique('Keyboard Keepers'), locationCity: 'Austin', state: 'TX' },
  })
  const { createOpportunity } = await coach.send(
    'mutation ($input: CreateOpportunityInput!) { createOpportunity(input: $input) { id } }',
    {
      input: {
        teamID: createTeam.id,
        title,
        startTime: '2031-06-15T09:30',
        location: 'Austin, TX',
        city: 'Austin',
        state: 'TX',
        capacity: 5,
        waiverRequired: true,
      },
    },
  )
  const id: string = createOpportunity.id
  for (const name of registrants) {
    const player = await coach.send(createPlayer, { input: { name, age: 12 } })
    await coach.send(register, { input: { opportunityID: id, playerID: player.createPlayer.id, waiverSigned: true } })
  }
  return { coach, id, teamID: createTeam.id as string }
}

test('a new page puts the focus on its heading and its name in the title', async () => {
  const page = await visit()
  await settled(page)
  const navigation = page.getByRole('navigation', { name: 'Main' })
  for (const name of ['Teams', 'Players', 'Events', 'Opportunities']) {
    await navigation.getByRole('link', { name, exact: true }).click()
    await heading(page, name)
    expect(await page.title()).toBe(`${name} | Fungo`)
  }
})

test('a newcomer signs up by keyboard alone', async () => {
  const page = await visit({ path: '/signup' })
  await page.getByLabel(/not a robot/i).waitFor()
  await fill(page, 'Full Name', 'Toni Tab')
  await fill(page, 'Email Address', `tab-${Date.now()}@fungo.example`)
  await choose(page, 'Account Type', 'Player')
  await fill(page, 'Password', 'chalk line 7')
  await fill(page, 'Confirm Password', 'chalk line 7')
  await tabTo(page, 'checkbox', /not a robot/i)
  await page.keyboard.press('Space')
  await page.getByText('Verified').waitFor()
  await press(page, 'button', 'Create account')
  await page.waitForURL('/')
  await page.getByRole('button', { name: 'Toni Tab' }).waitFor()
})

test('a visitor filters and pages a list, and reads a team tab by tab', async () => {
  const page = await visit({ path: paths.players })
  await settled(page)
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
  await page.goto(paths.teams)
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
  await page.getByRole('table').getByText('12U').waitFor()
  await page.keyboard.press('End')
  await focused(page, 'tab', /^Contacts/)
  await page.keyboard.press('ArrowRight')
  await focused(page, 'tab', 'Overview')
  await page.goto(paths.events)
  await settled(page)
  await press(page, 'link', 'Opportunities')
  await heading(page, 'Opportunities')
  await page.goBack()
  await heading(page, 'Events')
})

test('the menu and the filters of a phone open, close and give the focus back', async () => {
  const page = await visit({ path: paths.teams, viewport: PHONE })
  await press(page, 'button', 'Menu')
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
  await press(page, 'button', 'Show results')
  await drawer.waitFor({ state: 'detached' })
  await focused(page, 'button', 'Filters 1 active')
  await page.keyboard.press('Enter')
  await drawer.waitFor()
  await page.keyboard.press('Escape')
  await focused(page, 'button', 'Filters 1 active')
  // The button goes with what it clears.
  await press(page, 'button', 'Clear all filters')
  await focused(page, 'button', 'Filters')
})

test('a coach logs in, builds a team with its roster and contacts, and logs out', async () => {
  const coach = await newcomer('Kay Keyboard', 'coach')
  const player = unique('Taylor Tab')
  await coach.send(createPlayer, { input: { name: player, age: 12 } })
  const page = await visit()
  await press(page, 'link', 'Login')
  await page.waitForURL('/login')
  await heading(page, 'Login')
  await fill(page, 'Email', coach.email)
  await fill(page, 'Password', 'fungo-demo')
  await page.keyboard.press('Enter')
  await page.waitForURL('/')
  await heading(page, 'Find your next game')
  await press(page, 'button', 'Later')
  await page.locator('main:focus').waitFor()
  await tabTo(page, 'link', 'Teams', 'Shift+Tab')
  await page.keyboard.press('Enter')
  await heading(page, 'Teams')
  await press(page, 'button', 'Create a Team')
  await tabTo(page, 'textbox', 'Team Name')
  await page.keyboard.press('Enter')
  await page.locator('[role=alert]:focus').getByText('Team name is required.').waitFor()
  await press(page, 'button', 'Team name is required.')
  await focused(page, 'textbox', 'Team Name')
  const name = unique('Keyboard Kites')
  await page.keyboard.type(name)
  await fill(page, 'City', 'Austin')
  await fill(page, 'State', 'tx')
  await press(page, 'button', 'Create Team')
  await page.waitForURL(/\/teams\/\w+\/manage$/)

  await fill(page, 'Division', 'AA', 'combobox')
  await fill(page, 'Age Group', '12U', 'combobox')
  await press(page, 'button', 'Add Division')
  await page.getByRole('heading', { name: '12U AA' }).waitFor()
  await focused(page, 'combobox', 'Division')

  await tabTo(page, 'tab', 'Divisions', 'Shift+Tab')
  await page.keyboard.press('ArrowRight')
  await pick(page, 'Player', player, player)
  await press(page, 'button', 'Add Player')
  await page.getByRole('table', { name: 'Roster' }).waitFor()
  await focused(page, 'button', 'Add Player')
  await press(page, 'button', `Remove ${player}`)
  await agree(page, 'Remove')
  await page.getByText('No players on roster').waitFor()
  await focused(page, 'button', 'Add Player')

  await tabTo(page, 'tab', 'Roster', 'Shift+Tab')
  await page.keyboard.press('End')
  await openDialog(page, `+ Add Contact for ${name}`)
  await pick(page, 'User', 'Kay Keyb', /Kay Keyboard/)
  await press(page, 'button', 'Add Contact')
  await page.getByText('Contact added successfully!').waitFor()
  await focused(page, 'button', `+ Add Contact for ${name}`)
  await press(page, 'button', 'Remove Kay Keyboard')
  await focused(page, 'button', 'Cancel')
  await page.keyboard.press('Escape')
  await focused(page, 'button', 'Remove Kay Keyboard')
  await page.keyboard.press('Enter')
  await agree(page, 'Remove')
  await page.getByText('No contacts yet').waitFor()
  await focused(page, 'button', `+ Add Contact for ${name}`)

  await tabTo(page, 'button', 'Kay Keyboard', 'Shift+Tab')
  await page.keyboard.press('Space')
  await tabTo(page, 'link', 'My Profile')
  await page.keyboard.press('Escape')
  await focused(page, 'button', 'Kay Keyboard')
  await page.keyboard.press('Enter')
  await press(page, 'button', 'Sign Out')
  await page.waitForURL('/')
  await heading(page, 'Find your next game')
})

test('a coach posts an opportunity and a parent registers a player for it', async () => {
  const { coach, teamID } = await tryout(unique('Warm-up'))
  const page = await visit({ path: paths.createOpportunity(teamID), as: coach })
  const title = unique('Keyboard tryout')
  await page.getByRole('checkbox', { name: 'Catcher' }).waitFor()
  await press(page, 'button', 'Create Opportunity')
  await page.locator('[role=alert]:focus').getByText('Please select a location').waitFor()
  const wrong = await page.locator('[role=alert]:focus li').allInnerTexts()
  expect(wrong).toEqual(['Title is required', 'Please select a location', 'Start time is required'])
  await tabTo(page, 'radio', 'Guest Player Needed')
  await page.keyboard.press('ArrowUp')
  await focused(page, 'radio', 'Tryout')
  await fill(page, 'Title', title)
  await pick(page, 'City or town', 'Cedar Pa', 'Cedar Park, TX')
  await typeTime(page, 'Start Time')
  for (const position of ['Pitcher', 'Catcher']) {
    await tabTo(page, 'checkbox', position)
    await page.keyboard.press('Space')
  }
  await tabTo(page, 'checkbox', 'Waiver Required')
  await page.keyboard.press('Space')
  await press(page, 'button', 'Create Opportunity')
  await heading(page, title)
  await page.getByText('Pitcher, Catcher').waitFor()
  await page
    .getByText(/Jun\s15,\s2031,\s9:30\sAM/)
    .first()
    .waitFor()

  const player = unique('Kit Keyplayer')
  const parent = await newcomer('Pat Keyparent', 'player_parent')
  await parent.send(createPlayer, { input: { name: player, age: 12 } })
  const visitor = await visit({ path: new URL(page.url()).pathname, as: parent })
  await press(visitor, 'link', 'Register')
  await heading(visitor, /^Register/)
  await press(visitor, 'button', player)
  await focused(visitor, 'combobox', 'Player')
  await visitor.keyboard.press('Control+A')
  await visitor.keyboard.press('Delete')
  await visitor.keyboard.type(player)
  await visitor.getByRole('option', { name: player }).waitFor()
  await visitor.keyboard.press('ArrowDown')
  await visitor.keyboard.press('Enter')
  await tabTo(visitor, 'checkbox', /I have read the waiver/)
  await visitor.keyboard.press('Space')
  await fill(visitor, 'Jersey Number (Optional)', '7')
  await press(visitor, 'button', 'Register')
  await visitor.getByText('Successfully registered for this opportunity!').first().waitFor()
  await heading(visitor, title)
})

test('an organizer answers registrations, and the focus stays where the next one is', async () => {
  const names = ['Ada', 'Bea', 'Cal'].map((name) => unique(`${name} Answered`))
  const { coach, id } = await tryout(unique('Three at once'), ...names)
  const page = await visit({ path: paths.manageRegistrations(id), as: coach })
  const [ada, bea, cal] = names as [string, string, string]
  await press(page, 'button', 'Pending (3)', 'Space')
  await page.waitForURL(/status=PENDING/)
  // Newest first: Cal, Bea, Ada.
  await press(page, 'button', `Approve ${cal}`)
  await page.getByText('1 of 5 spots').waitFor()
  await focused(page, 'button', `Approve ${bea}`)
  await press(page, 'button', `Reject ${bea}`)
  await focused(page, 'button', 'Cancel')
  await page.keyboard.press('Escape')
  await focused(page, 'button', `Reject ${bea}`)
  await page.keyboard.press('Enter')
  await agree(page, 'Reject')
  await page.getByText('Found 1 registration(s)').waitFor()
  await focused(page, 'button', `Reject ${ada}`)
  await tabTo(page, 'button', 'Pending (1)', 'Shift+Tab')
  await page.keyboard.press('Space')
  await page.getByText('Found 3 registration(s)').waitFor()
  await choose(page, `Status of ${bea}`, 'Approved')
  await page.getByText('2 of 5 spots').waitFor()
  await focused(page, 'combobox', `Status of ${bea}`)
  await tabTo(page, 'button', 'Export CSV', 'Shift+Tab')
  const [file] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')])
  expect(
    (await readFile(await file.path(), 'utf8'))
      .split('\r\n')
      .slice(1, -1)
      .map((row) => row.split(',')[0]),
  ).toEqual([cal, bea, ada])
  await focused(page, 'button', 'Export CSV')
})

test('a team is claimed, disputed and decided without a mouse', async () => {
  const admin = await demoClient(people.admin)
  const name = unique('Keyboard Claimants')
  const { createTeam } = await admin.send('mutation ($input: CreateTeamInput!) { createTeam(input: $input) { id } }', {
    input: { name, locationCity: 'Austin', state: 'TX' },
  })
  const claimer = await newcomer('Clare Claimer')
  const other = await newcomer('Otto Other')
  const second = unique('Keyboard Contenders')
  const { createTeam: theirs } = await claimer.send(
    'mutation ($input: CreateTeamInput!) { createTeam(input: $input) { id } }',
    { input: { name: second, locationCity: 'Austin', state: 'TX' } },
  )
  const page = await visit({ path: paths.team(createTeam.id), as: claimer })
  await press(page, 'button', 'Claim Team')
  await focused(page, 'link', 'Edit Team')

  const disputer = await visit({ path: paths.team(createTeam.id), as: other })
  await openDialog(disputer, 'Not right? Dispute this claim')
  await fill(disputer, 'Message', 'It is mine.')
  await press(disputer, 'button', 'Send to an admin')
  await disputer.getByText('Your claim request was sent. An admin will look at it.').waitFor()
  await focused(disputer, 'button', 'Not right? Dispute this claim')

  await other.send('mutation ($id: ID!) { createClaimRequest(resourceType: "team", resourceID: $id) { id } }', {
    id: theirs.id,
  })
  const decider = await visit({ path: paths.adminClaims, as: people.admin })
  await press(decider, 'button', `Approve the claim of ${other.email} for ${second}`, 'Space')
  await agree(decider, 'Approve')
  await decider.getByText('✅ Claim approved successfully').waitFor()
  await focused(decider, 'button', `Approve the claim of ${other.email} for ${name}`)
  await press(decider, 'button', `Reject the claim of ${other.email} for ${name}`)
  await decider.getByText('✅ Claim rejected successfully').waitFor()
  // What follows is the claim that took effect.
  await focused(decider, 'button', `Reject the claim of ${claimer.email} for ${name}`)
  await decider.keyboard.press('Enter')
  await agree(decider, 'Reject')
  await decider.getByRole('link', { name }).first().waitFor({ state: 'detached' })
  expect(await decider.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY')
  await tabTo(decider, 'combobox', 'Status', 'Shift+Tab')
  await decider.keyboard.type('rej')
  await decider.getByRole('link', { name }).first().waitFor()
})

test('a parent creates and changes a player, and plans an event', async () => {
  const parent = await newcomer('Parker Keys', 'player_parent')
  const name = unique('Kim Keychild')
  const page = await visit({ path: paths.newPlayer, as: parent })
  await fill(page, 'Name', name)
  await fill(page, 'Age', '9', 'spinbutton')
  await choose(page, 'Position', 'Catcher')
  await tabTo(page, 'button', 'Choose a photo')
  await chooseFile(page, 'Enter', await photo(page))
  await page.getByRole('img', { name: 'The player' }).waitFor()
  await focused(page, 'button', 'Change photo')
  await press(page, 'button', 'Remove photo')
  await focused(page, 'button', 'Choose a photo')
  await chooseFile(page, 'Space', await photo(page))
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
  await focused(page, 'button', '+ Add to a team')
  await openDialog(page, /^Edit Cedar Park Thunder/)
  await fill(page, 'Division', 'AA')
  await press(page, 'button', 'Save')
  await page.getByRole('table').getByText('AA').waitFor()
  await focused(page, 'button', /^Edit Cedar Park Thunder/)
  await press(page, 'button', /^Remove Cedar Park Thunder/)
  await agree(page, 'Remove')
  await page.getByText('No team history yet').waitFor()
  await focused(page, 'button', '+ Add to a team')
  await press(page, 'link', 'Edit Player')
  await heading(page, 'Edit Player')
  await choose(page, 'Position', 'Pitcher')
  await press(page, 'button', 'Update Player')
  await page.getByText('Player updated successfully!').waitFor()
  await page.goto(`${paths.events}/create`)
  await fill(page, 'Event Name', unique('Keyboard Cup'))
  await typeTime(page, 'Date & Time')
  await choose(page, 'Event Type', 'Tour')
  await fill(page, 'Location', 'Riverside Park')
  await fill(page, 'City', 'Austin')
  await choose(page, 'State', 'TX')
  await press(page, 'button', 'Create Event')
  await heading(page, /^Keyboard Cup/)
  await press(page, 'link', 'Edit Event')
  await heading(page, 'Edit Event')
  await typeTime(page, 'Ends', '0630PM')
  await choose(page, 'Event Type', 'Camp')
  await press(page, 'button', 'Update Event')
  await heading(page, /^Keyboard Cup/)
  await press(page, 'button', 'Delete')
  await focused(page, 'button', 'Cancel')
  await page.keyboard.press('Escape')
  await focused(page, 'button', 'Delete')
  await page.keyboard.press('Enter')
  await agree(page, 'Delete')
  await heading(page, 'Events')
})

/** A picture that a canvas of the page has drawn. */
async function photo(page: Page) {
  const drawn = await page.evaluate(() => document.createElement('canvas').toDataURL('image/png').split(',')[1]!)
  return { name: 'kim.png', mimeType: 'image/png', buffer: Buffer.from(drawn, 'base64') }
}

test('a user walks through profile and settings, changes the password and logs out', async () => {
  const user = await newcomer('Uli Unplugged')
  const page = await visit({ path: paths.profile, as: user })
  await tabTo(page, 'tab', 'Overview')
  await page.keyboard.press('ArrowRight')
  await page.getByText("You haven't claimed any teams yet").waitFor()
  await tabTo(page, 'link', 'Edit Profile', 'Shift+Tab')
  await page.keyboard.press('Enter')
  await heading(page, 'Account Settings')
  await tabTo(page, 'tab', 'Profile Info')
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
})

test('an admin adds and deletes a season, edits a user and starts a sync by keyboard', async () => {
  const user = await newcomer(unique('Eddie Edited'))
  const page = await visit({ path: paths.admin(), as: people.admin })
  await press(page, 'button', 'Start Sync')
  await page.getByRole('button', { name: 'Syncing...' }).waitFor()
  await focused(page, 'button', 'Syncing...')
  await page
    .getByRole('status')
    .getByText(/\([\d,]+ records processed\)$/)
    .waitFor({ timeout: 60_000 })
  await focused(page, 'button', 'Start Sync')

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
  await press(page, 'button', `Delete ${name}`)
  await page.getByRole('alertdialog', { name: 'Confirm Delete' }).waitFor()
  await agree(page, 'Delete')
  await page.getByRole('link', { name, exact: true }).waitFor({ state: 'detached' })
  await focused(page, 'button', /^Delete /)

  await page.goto(paths.adminUsers)
  // Back up a table, what has the focus does not hide below its header.
  await page.setViewportSize({ width: 1280, height: 400 })
  await tabTo(page, 'button', /^Edit /)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.evaluate(() => {
    document.activeElement!.scrollIntoView()
    // The row above shows its lower half.
    scrollBy(0, -20)
  })
  await tabTo(page, 'button', /^Edit /, 'Shift+Tab')
  await fill(page, 'Search users', user.email, 'searchbox')
  await page.keyboard.press('Enter')
  await page.getByText('Found 1 user(s)').waitFor()
  await openDialog(page, `Edit ${user.name}`)
  await fill(page, 'Name', `${user.name} Again`)
  await page.keyboard.press('Escape')
  await stay(page)
  await focused(page, 'textbox', 'Name')
  await page.keyboard.press('Control+A')
  await page.keyboard.type(user.name)
  await choose(page, 'Role', 'Team Coach')
  await press(page, 'button', 'Save')
  await page.getByText('User saved successfully!').waitFor()
  await focused(page, 'button', `Edit ${user.name}`)
  await page.keyboard.press('Enter')
  await focused(page, 'button', 'Close')
  await press(page, 'button', 'Block User')
  await agree(page, 'Block')
  await focused(page, 'button', `Edit ${user.name}`)
  await page.keyboard.press('Enter')
  await focused(page, 'button', 'Close')
  await press(page, 'button', 'Delete User')
  await agree(page, 'Delete')
  await page.getByText('No users found').waitFor()
  await focused(page, 'status', '')
})

test('a coach changes a division with its contact, a roster entry and the team, and deletes the team', async () => {
  const { coach, teamID } = await tryout(unique('Unseen'))
  const player = unique('Robin Rostered')
  const { createPlayer: added } = await coach.send(createPlayer, { input: { name: player, age: 12 } })
  const squad = { division: 'AA', ageGroup: '12U' }
  await coach.send('mutation ($input: AddDivisionInput!) { addDivision(input: $input) { id } }', {
    input: { teamID, ...squad },
  })
  await coach.send('mutation ($input: AddPlayerToTeamInput!) { addPlayerToTeam(input: $input) { id } }', {
    input: { teamID, playerID: added.id, startDate: '2026-01-01', season: '2026 Spring', ...squad },
  })
  const page = await visit({ path: paths.manageTeam(teamID), as: coach })
  await openDialog(page, 'Edit 12U AA')
  await fill(page, 'Division', 'AAA', 'combobox')
  await page.keyboard.press('Escape')
  await stay(page)
  await focused(page, 'combobox', 'Division')
  await press(page, 'button', 'Update Division')
  await page.getByText('Division updated successfully!').waitFor()
  await focused(page, 'button', 'Edit 12U AAA')

  await openDialog(page, '+ Add Contact for 12U AAA')
  await pick(page, 'User', 'Kim Keys', /Kim Keys/)
  await choose(page, 'Role', 'Assistant')
  await press(page, 'button', 'Add Contact')
  await focused(page, 'button', '+ Add Contact for 12U AAA')
  await tabTo(page, 'button', 'Remove Kim Keys', 'Shift+Tab')
  await page.keyboard.press('Space')
  await agree(page, 'Remove')
  await page.getByText('No contacts yet').waitFor()
  await focused(page, 'button', '+ Add Contact for 12U AAA')

  await tabTo(page, 'tab', 'Divisions', 'Shift+Tab')
  await page.keyboard.press('ArrowRight')
  await openDialog(page, `Edit ${player}`)
  await choose(page, 'Division', 'No')
  await press(page, 'button', 'Cancel')
  await stay(page)
  await focused(page, 'button', 'Cancel')
  await press(page, 'button', 'Save')
  await page.getByText('Roster updated successfully!').waitFor()
  await focused(page, 'button', `Edit ${player}`)

  await tabTo(page, 'tab', 'Roster', 'Shift+Tab')
  await page.keyboard.press('ArrowRight')
  await fill(page, 'Description', 'We play on Sundays.')
  await press(page, 'button', 'Update Team')
  await page.getByText('Team updated successfully!').waitFor()
  await focused(page, 'button', 'Update Team')

  await tabTo(page, 'link', 'View Team', 'Shift+Tab')
  await page.keyboard.press('Enter')
  await tabTo(page, 'tab', 'Overview')
  await page.keyboard.press('End')
  await focused(page, 'tab', 'Settings')
  await press(page, 'button', 'Delete Team')
  await agree(page, 'Delete Team')
  await heading(page, 'Teams')
})

test('an organizer changes all of an opportunity, shares it, calls it off and deletes it', async () => {
  const { coach, id } = await tryout(unique('Before'))
  const page = await visit({ path: paths.opportunity(id), as: coach })
  await press(page, 'link', 'Edit Opportunity')
  await heading(page, 'Edit Opportunity')
  const team = page.getByRole('combobox', { name: 'Team (Optional)' })
  await expect.poll(() => team.inputValue()).toMatch(/^Keyboard Keepers/)
  await tabTo(page, 'combobox', 'Team (Optional)')
  await page.keyboard.press('Delete')
  await tabTo(page, 'radio', 'Guest Player Needed')
  await page.keyboard.press('ArrowUp')
  const title = unique('After')
  await fill(page, 'Title', title)
  await fill(page, 'Description', 'Bring a glove.')
  await pick(page, 'City or town', 'Cedar Pa', 'Cedar Park, TX')
  await tabTo(page, 'button', 'Use my location')
  await fill(page, 'Field or venue', 'Riverside Park')
  await typeTime(page, 'Start Time', '0200PM')
  await typeTime(page, 'End Time', '0400PM')
  await tabTo(page, 'checkbox', 'Catcher')
  await page.keyboard.press('Space')
  await fill(page, 'Min Age', '10', 'spinbutton')
  await fill(page, 'Max Age', '12', 'spinbutton')
  await fill(page, 'Capacity', '8', 'spinbutton')
  await fill(page, 'Fee (in cents)', '5000', 'spinbutton')
  await tabTo(page, 'checkbox', 'Waiver Required')
  await page.keyboard.press('Space')
  await typeTime(page, 'Registration Deadline', '0900AM')
  await tabTo(page, 'radio', /^Public/)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await focused(page, 'radio', /^Invite Only/)
  await press(page, 'button', 'Update Opportunity')
  await heading(page, title)
  const { opportunity } = await coach.send(
    `query ($id: ID!) {
      opportunity(id: $id) {
        team { id } type description city location startTime endTime positionsNeeded
        minAge maxAge capacity feeCents waiverRequired registrationDeadline visibility
      }
    }`,
    { id },
  )
  expect(opportunity).toEqual({
    team: null,
    type: 'TRYOUT',
    description: 'Bring a glove.',
    city: 'Cedar Park',
    location: 'Riverside Park',
    startTime: '2031-06-15T19:00:00.000Z',
    endTime: '2031-06-15T21:00:00.000Z',
    positionsNeeded: ['Catcher'],
    minAge: 10,
    maxAge: 12,
    capacity: 8,
    feeCents: 5000,
    waiverRequired: false,
    registrationDeadline: '2031-06-15T14:00:00.000Z',
    visibility: 'INVITE_ONLY',
  })

  await tabTo(page, 'button', 'Add to calendar')
  const [file] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')])
  expect(file.suggestedFilename()).toMatch(/^After-.*\.ics$/)
  await focused(page, 'button', 'Add to calendar')
  await press(page, 'button', 'Share')
  await page.getByText(/^Link copied$|^http/).waitFor()
  await focused(page, 'button', 'Share')
  await press(page, 'link', 'Edit Opportunity')
  await press(page, 'button', 'Cancel this opportunity')
  await focused(page, 'button', 'Keep it')
  await press(page, 'button', 'Cancel opportunity')
  await page.getByText('Opportunity canceled').waitFor()
  await focused(page, 'button', 'Put it on again')
  await tabTo(page, 'link', 'Cancel', 'Shift+Tab')
  await page.keyboard.press('Enter')
  await heading(page, title)
  await press(page, 'button', 'Delete')
  await agree(page, 'Delete')
  await heading(page, 'Opportunities')
})

test('an admin brings in a file, cancels a sync and reads its history by keyboard', async () => {
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
  await press(page, 'button', 'Dry Run')
  await page.getByText('Dry run: 1 would be created, 0 updated, 0 unchanged, 0 refused').waitFor()
  await focused(page, 'button', 'Dry Run')
  await unfold(page, '1 would be created')
  await page.getByRole('listitem').filter({ hasText: name }).waitFor()
  await press(page, 'button', 'Apply', 'Space')
  await page.getByText(/^Sync completed: 1 created.*processed\)$/).waitFor()
  await focused(page, 'button', 'Dry Run')

  writeFileSync(poison, '"chain":"players"')
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
  await page.getByText(/records processed\)$/).waitFor()
  rmSync(poison)
  await focused(page, 'combobox', 'Sync Type')
  await unfold(page, 'History')
  await page.getByRole('table', { name: 'Sync runs' }).getByText('Canceled').first().waitFor()
})

test('a coach finds the way on a phone: menu, theme, pages of a list, and a player to claim', async () => {
  const admin = await demoClient(people.admin)
  const { createPlayer: player } = await admin.send(createPlayer, { input: { name: unique('Una Unclaimed'), age: 12 } })
  const coach = await newcomer('Pia Phone', 'coach')
  const page = await visit({ path: paths.players, as: coach, viewport: PHONE })
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

  await page.goto(paths.players)
  await press(page, 'button', '2')
  await page.waitForURL(/page=2/)
  await press(page, 'button', 'Previous')
  await page.waitForURL((url) => !url.searchParams.has('page'))
  await page.goto(paths.player(player.id))
  await press(page, 'button', 'Claim Player')
  await page.getByText('Player claim requested!').waitFor()
  await focused(page, 'link', 'Edit Player')
})

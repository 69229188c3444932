import { expect, test } from 'vitest'
import { paths } from '../../../web/paths.ts'
import { confirmAddress, downloaded, focused, newcomer, people, tabTo, unique, visit } from '../../support/browser.ts'
import { agree, choose, fill, heading, openDialog, pick, press, stay, tryout, typeTime } from './keys.ts'

test('a coach logs in, creates a team with its divisions, roster, and contacts, deletes it, and logs out by keyboard', async () => {
  const coach = await newcomer('Kay Keyboard', 'coach')
  const player = unique('Taylor Tab')
  await coach.createPlayer({ input: { name: player, age: 12 } })
  const page = await visit()
  await press(page, 'link', 'Login')
  await page.waitForURL('/login')
  await heading(page, 'Login')
  await fill(page, 'Email', coach.email)
  await fill(page, 'Password', 'fungo-demo')
  await page.keyboard.press('Enter')
  await page.waitForURL('/')
  await heading(page, 'Find a tryout')
  await tabTo(page, 'button', 'Later', 'Shift+Tab')
  await page.keyboard.press('Enter')
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
  await fill(page, 'City', 'Austin', 'combobox')
  await choose(page, 'State', 'TX')
  await press(page, 'button', 'Create Team')
  await page.waitForURL(/\/teams\/\w+\/manage$/)

  await choose(page, 'Age Group', '12U')
  await fill(page, 'Level', 'AA', 'combobox')
  await press(page, 'button', 'Add Division')
  await page.getByRole('heading', { name: '12U AA' }).waitFor()
  await focused(page, 'combobox', 'Age Group')
  await openDialog(page, 'Edit 12U AA')
  await fill(page, 'Level', 'AAA', 'combobox')
  await page.keyboard.press('Escape')
  await stay(page)
  await focused(page, 'combobox', 'Level')
  await press(page, 'button', 'Update Division')
  await page.getByText('Division updated successfully!').waitFor()
  await focused(page, 'button', 'Edit 12U AAA')
  await confirmAddress(coach)
  await openDialog(page, '+ Add Contact for 12U AAA')
  await pick(page, 'User', 'Kay Keyb', /Kay Keyboard/)
  await choose(page, 'Role', 'Assistant')
  await press(page, 'button', 'Add Contact')
  await page.getByText('Contact added successfully!').waitFor()
  await focused(page, 'button', '+ Add Contact for 12U AAA')
  await tabTo(page, 'button', 'Remove Kay Keyboard', 'Shift+Tab')
  await page.keyboard.press('Space')
  await focused(page, 'button', 'Cancel')
  await page.keyboard.press('Escape')
  await focused(page, 'button', 'Remove Kay Keyboard')
  await page.keyboard.press('Enter')
  await agree(page, 'Remove')
  await page.getByText('Contact removed successfully!').waitFor()
  await page.getByText('No contacts yet').waitFor()
  await focused(page, 'button', '+ Add Contact for 12U AAA')

  await tabTo(page, 'tab', /^Divisions/, 'Shift+Tab')
  await page.keyboard.press('ArrowRight')
  await pick(page, 'Player', player, player)
  await press(page, 'button', 'Add Player')
  await page.getByRole('table', { name: 'Roster', exact: true }).waitFor()
  await focused(page, 'button', 'Add Player')
  await openDialog(page, `Edit ${player}`)
  await choose(page, 'Division', 'No')
  await press(page, 'button', 'Cancel')
  await stay(page)
  await focused(page, 'button', 'Cancel')
  await press(page, 'button', 'Save')
  await page.getByText('Roster updated successfully!').waitFor()
  await focused(page, 'button', `Edit ${player}`)
  await press(page, 'button', `Remove ${player}`)
  await agree(page, 'Remove')
  await page.getByText('No players on roster').waitFor()
  await focused(page, 'button', 'Add Player')

  await tabTo(page, 'tab', /^Roster/, 'Shift+Tab')
  await page.keyboard.press('End')
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

  await tabTo(page, 'button', 'Kay Keyboard', 'Shift+Tab')
  await page.keyboard.press('Space')
  await tabTo(page, 'link', 'My Profile')
  await page.keyboard.press('Escape')
  await focused(page, 'button', 'Kay Keyboard')
  await page.keyboard.press('Enter')
  await press(page, 'button', 'Sign Out')
  await page.waitForURL('/')
  await heading(page, 'Find a baseball or softball team that fits your kid')
})

test('a coach creates an event for a team and edits it in the time zone of its venue by keyboard', async () => {
  const page = await visit({ path: paths.createEvent(), as: people.coach })
  await page.getByLabel('Hosting Team').waitFor()
  await press(page, 'button', 'Create Event')
  const summary = page.locator('[role=alert]:focus')
  for (const field of ['Event name', 'Date', 'Location', 'City', 'State', 'Event type'])
    await summary.getByText(`${field} is required`).waitFor()
  const baseball = page.getByLabel('Baseball')
  expect(await baseball.isChecked()).toBe(false)
  await choose(page, 'Hosting Team (Optional)', 'Cedar Park Th')
  await expect.poll(() => baseball.isChecked()).toBe(true)
  const event = unique('Pacific Cup')
  await fill(page, 'Event Name', event)
  await typeTime(page, 'Date & Time', '0830AM')
  await typeTime(page, 'Ends', '1130AM')
  await choose(page, 'Event Type', 'Tournament')
  await fill(page, 'Location', 'Harbor Fields')
  await fill(page, 'City', 'San Diego', 'combobox')
  await choose(page, 'State', 'CA')
  const preview = page.getByRole('region', { name: 'What families will see' })
  for (const text of [event, 'Tournament', 'Harbor Fields, San Diego, CA']) await preview.getByText(text).waitFor()
  await press(page, 'button', 'Create Event')
  await heading(page, event)
  await page
    .getByText(/8:30\sAM\sPDT/)
    .first()
    .waitFor()
  await press(page, 'link', 'Edit Event')
  await heading(page, 'Edit Event')
  expect(await page.getByLabel('Date & Time').inputValue()).toBe('2031-06-15T08:30')
  expect(await baseball.isChecked()).toBe(true)
})

test('a coach posts an opportunity, a parent registers a player for it, and both see under My Season what is to decide, by keyboard', async () => {
  const coach = await newcomer('Kim Keys', 'coach')
  const austin = { locationCity: 'Austin', state: 'TX' }
  const team = await coach.createTeam({ input: { name: unique('Keyboard Keepers'), ...austin, sport: 'SOFTBALL' } })
  const page = await visit({ path: paths.createOpportunity(team.id), as: coach })
  const title = unique('Keyboard tryout')
  await page.getByRole('checkbox', { name: 'Catcher' }).waitFor()
  await press(page, 'button', 'Create Opportunity')
  await page.locator('[role=alert]:focus').getByText('Please select a location').waitFor()
  const wrong = await page.locator('[role=alert]:focus li').allInnerTexts()
  expect(wrong).toEqual(['Title is required', 'Please select a location', 'Start time is required'])
  await tabTo(page, 'radio', 'Guest Player Needed')
  await page.keyboard.press('ArrowUp')
  await focused(page, 'radio', 'Tryout')
  expect(await page.getByLabel('Softball').isChecked(), 'the sport of the team').toBe(true)
  await page.getByLabel('Baseball').check()
  await fill(page, 'Title', title)
  await fill(page, 'Description', 'Bring a glove.')
  await pick(page, 'City or town', 'Cedar Park, TX', 'Cedar Park, TX')
  await tabTo(page, 'button', 'Use my location')
  await fill(page, 'Field or venue', 'Riverside Park')
  await typeTime(page, 'Start Time')
  for (const position of ['Pitcher', 'Catcher']) {
    await tabTo(page, 'checkbox', position)
    await page.keyboard.press('Space')
  }
  await fill(page, 'Min Age', '10', 'spinbutton')
  await fill(page, 'Max Age', '12', 'spinbutton')
  for (const [role, field, value] of [
    ['spinbutton', 'Capacity', '2'],
    ['textbox', 'Fee (in cents)', '$50'],
  ] as const) {
    await tabTo(page, role, field)
    await page.keyboard.press('Control+A')
    await page.keyboard.type(value)
  }
  await tabTo(page, 'checkbox', 'Waiver Required')
  await page.keyboard.press('Space')
  await typeTime(page, 'Registration Deadline', '0900AM')
  await tabTo(page, 'radio', /^Public/)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await focused(page, 'radio', /^Invite Only/)
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await press(page, 'button', 'Create Opportunity')
  await heading(page, title)
  await page.getByText('Pitcher, Catcher', { exact: true }).waitFor()
  await page
    .getByText(/Jun\s15,\s2031,\s9:30\sAM/)
    .first()
    .waitFor()
  const path = new URL(page.url()).pathname
  const id = path.split('/').at(-1)!
  const fields = `team { id } type sport description city location startTime endTime positionsNeeded minAge maxAge capacity feeCents
    waiverRequired registrationDeadline visibility`
  expect(await coach.opportunity({ id }, fields)).toEqual({
    team: { id: team.id },
    type: 'TRYOUT',
    sport: 'BASEBALL',
    description: 'Bring a glove.',
    city: 'Cedar Park',
    location: 'Riverside Park',
    startTime: '2031-06-15T14:30:00.000Z',
    endTime: '2031-06-15T16:30:00.000Z',
    positionsNeeded: ['Pitcher', 'Catcher'],
    minAge: 10,
    maxAge: 12,
    capacity: 2,
    feeCents: 5000,
    waiverRequired: true,
    registrationDeadline: '2031-06-15T14:00:00.000Z',
    visibility: 'PUBLIC',
  })

  const parent = await newcomer('Pat Keyparent', 'player_parent')
  const [ada, bea, cal] = ['Ada', 'Bea', 'Cal'].map((name) => unique(`${name} Answered`)) as [string, string, string]
  const players: string[] = []
  for (const name of [ada, bea, cal]) players.push((await parent.createPlayer({ input: { name, age: 12 } })).id)
  await coach.addPlayerToTeam({
    input: { teamID: team.id, playerID: players[0], startDate: '2026-01-01', season: '2026 Spring' },
  })
  const { pendingRosterEntries } = await parent.send('{ pendingRosterEntries { id } }')
  await parent.acceptRosterEntry(pendingRosterEntries[0])
  const visitor = await visit({ path, as: parent })
  await press(visitor, 'link', 'Register')
  await heading(visitor, /^Register/)
  await pick(visitor, 'Player', ada, ada)
  await visitor.getByText("This is baseball, and Ada's team plays softball").waitFor()
  await tabTo(visitor, 'checkbox', /I have read the waiver/)
  await visitor.keyboard.press('Space')
  await fill(visitor, 'Jersey Number (Optional)', '7')
  await visitor.getByLabel('Notes').fill('=1+1, he says "hi"')
  await press(visitor, 'button', 'Register')
  await visitor.getByText('Successfully registered for this opportunity!').first().waitFor()
  await heading(visitor, title)
  await press(visitor, 'link', 'My Season', 'Enter')
  await visitor.getByRole('region', { name: 'My Kids' }).getByText(`${title}: waiting for the organizer`).waitFor()
  for (const playerID of players.slice(1))
    await parent.registerForOpportunity({ input: { opportunityID: id, playerID, waiverSigned: true } })

  await page.reload()
  await press(page, 'link', 'My Season 3 waiting for you')
  await page.getByRole('region', { name: 'My Teams' }).getByText(`3 registrations to decide: ${title}`).waitFor()
  await press(page, 'link', '3 registrations to decide')
  await page.getByRole('button', { name: 'Pending (3)' }).waitFor()
})

test('an organizer edits, shares, cancels, and deletes an opportunity by keyboard', async () => {
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
  await fill(page, 'Fee (in cents)', '$50')
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
  const file = await downloaded(page, () => page.keyboard.press('Enter'))
  expect(file.name).toMatch(/^After-.*\.ics$/)
  await focused(page, 'button', 'Add to calendar')
  await press(page, 'button', 'Share')
  await page.getByText(/^Link copied$|^http/).waitFor()
  await focused(page, 'button', 'Share')
  await press(page, 'link', 'Edit Opportunity')
  await press(page, 'button', 'Cancel this opportunity')
  await focused(page, 'button', 'Keep it')
  await press(page, 'button', 'Cancel opportunity')
  await page.getByText('Opportunity canceled').waitFor()
  await focused(page, 'button', 'Reopen')
  await tabTo(page, 'link', 'Cancel', 'Shift+Tab')
  await page.keyboard.press('Enter')
  await heading(page, title)
  await press(page, 'button', 'Delete')
  await agree(page, 'Delete')
  await heading(page, 'Opportunities')
})

test('an organizer reviews registrations by keyboard, and the focus moves to the next one', async () => {
  const names = ['Ada', 'Bea', 'Cal'].map((name) => unique(`${name} Answered`))
  const { coach, id } = await tryout(unique('Three at once'), ...names)
  const page = await visit({ path: paths.manageRegistrations(id), as: coach })
  const [ada, bea, cal] = names as [string, string, string]
  await press(page, 'button', 'Pending (3)', 'Space')
  await page.waitForURL(/status=PENDING/)
  // In order of registration: Ada, Bea, Cal.
  await press(page, 'button', `Approve ${ada}`)
  await page.getByText('1 of 5 spots').waitFor()
  await focused(page, 'button', `Approve ${bea}`)
  await page.getByText(`${ada}: approved`).waitFor()
  await page.keyboard.press('Control+z')
  await page.getByText('0 of 5 spots').waitFor()
  await focused(page, 'button', `Approve ${bea}`)
  await tabTo(page, 'button', `Approve ${ada}`, 'Shift+Tab')
  await page.keyboard.press('Enter')
  await page.getByText('1 of 5 spots').waitFor()
  await focused(page, 'button', `Approve ${bea}`)
  await press(page, 'button', `Reject ${bea}`)
  await focused(page, 'button', 'Cancel')
  await page.keyboard.press('Escape')
  await focused(page, 'button', `Reject ${bea}`)
  await page.keyboard.press('Enter')
  await agree(page, 'Reject')
  await page.getByText('Found 1 registration').waitFor()
  await focused(page, 'button', `Reject ${cal}`)
  await tabTo(page, 'button', 'Pending (1)', 'Shift+Tab')
  await page.keyboard.press('Space')
  await page.getByText('Found 3 registrations').waitFor()
  await choose(page, `Status of ${bea}`, 'Approved')
  await page.getByText('2 of 5 spots').waitFor()
  await focused(page, 'combobox', `Status of ${bea}`)
  await tabTo(page, 'button', 'Export CSV', 'Shift+Tab')
  const file = await downloaded(page, () => page.keyboard.press('Enter'))
  const [header, ...rows] = file.text.split('\r\n')
  expect(header).toBe(
    'Player Name,Age,Jersey #,Status,Registered At,Waiver Signed,Notes,Fee Paid,Registrant,Email,Phone,Checked In,Waiver Version',
  )
  expect(rows.map((row) => row.replace(/,\d{4}-\d\d-\d\d \d\d:\d\d [A-Z]+,/, ',(time),'))).toEqual([
    `${cal},12,,Pending,(time),Yes,,0.00,Kim Keys,${coach.email},,,Fungo 1`,
    `${ada},12,,Approved,(time),Yes,,0.00,Kim Keys,${coach.email},,,Fungo 1`,
    `${bea},12,,Approved,(time),Yes,,0.00,Kim Keys,${coach.email},,,Fungo 1`,
    '',
  ])
  await focused(page, 'button', 'Export CSV')
})

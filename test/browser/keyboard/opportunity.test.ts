import { expect, test } from 'vitest'
import { paths } from '../../../web/paths.ts'
import { downloaded, focused, newcomer, tabTo, unique, visit } from '../../support/browser.ts'
import { agree, createPlayer, fill, heading, pick, press, tryout, typeTime } from './keys.ts'

test('a coach posts an opportunity and a parent registers a player for it by keyboard', async () => {
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
  await visitor.getByText('Kit can register: all ages are welcome').waitFor()
  await tabTo(visitor, 'combobox', 'Player')
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

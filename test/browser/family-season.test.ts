import { expect, test } from 'vitest'
import { paths } from '../../web/paths.ts'
import {
  absent,
  confirmAddress,
  countTaps,
  demoIDs,
  downloaded,
  focused,
  mailTo,
  navigate,
  newcomer,
  PHONE,
  people,
  signUp,
  unique,
  visit,
} from '../support/browser.ts'
import { readCalendar } from '../support/calendar.ts'
import { inDays } from '../support/times.ts'
import { addAxe, passesOnPhone } from './accessibility/axe.ts'

test("a parent's week: one child registers, another comes by invitation and moves up the waitlist, and the coach answers, approves, emails, and records the fee", async () => {
  const coach = await newcomer('Corey Season', 'coach')
  const stranger = await newcomer('Sid Stranger')
  await confirmAddress(coach)
  const title = unique('Meadowlark tryout')
  const { id } = await coach.createOpportunity({
    input: {
      title,
      type: 'TRYOUT',
      startTime: inDays(9),
      feeCents: 1500,
      location: 'Brushy Creek Fields',
      city: 'Cedar Park',
      state: 'TX',
      capacity: 1,
      minAge: 10,
      maxAge: 12,
    },
  })
  const path = `/opportunities/${id}`

  const page = await visit({ viewport: PHONE })
  const taps = await countTaps(page)
  await addAxe(page)
  await page.goto(`/opportunities?search=${encodeURIComponent(title)}`)
  await page.getByRole('link', { name: title }).click()
  await page.getByRole('link', { name: 'Register' }).click()
  await page.waitForURL('/signup')
  await page.getByText('After this, you register your player.').waitFor()
  const email = `family-${Date.now()}@fungo.example`
  expect(await page.getByLabel('Account Type').inputValue()).toBe('player_parent')
  const family = await signUp(page, { name: 'Fran Family', email })

  await page.getByRole('button', { name: 'Add your player' }).click()
  const form = page.getByRole('dialog', { name: 'Add your player' })
  await form.getByRole('textbox', { name: 'Name' }).fill('Milo Family')
  await form.getByLabel('Age').fill('11')
  await form.getByText(/you confirm that you are this player's parent or legal guardian/).waitFor()
  await form.getByRole('button', { name: 'Create Player' }).click()
  await page.getByText('Milo is 11 and can register (ages 10 to 12)').waitFor()
  const desk = await visit({ path: `${path}/manage-registrations`, as: coach })
  await desk.getByText('No registrations found').waitFor()
  await desk.getByRole('button', { name: 'Email approved', disabled: true }).waitFor()
  await page.getByLabel('Phone (Optional)').fill('(512) 555-0100')
  await page.getByRole('button', { name: 'Register', exact: true }).click()
  await page.getByText('Please agree that the organizer may use this number.').first().waitFor()
  await page.getByLabel('The organizer may call or text me about this opportunity').check()
  await page.getByRole('button', { name: 'Register', exact: true }).click()
  await page.getByText('Successfully registered for this opportunity!').first().waitFor()
  await page.getByText("Milo Family: Pending. The organizer decides, and we'll email you.").waitFor()
  await page.waitForURL(path)
  await page.getByRole('heading', { name: 'Milo: Pending' }).waitFor()
  await page.getByRole('link', { name: 'Register another child' }).waitFor()

  await page.goto('/my-season')
  const mine = page.getByRole('region', { name: 'My Registrations' })
  await mine.getByRole('heading', { name: 'Milo: Pending' }).waitFor()
  await mine.getByRole('link', { name: title }).waitFor()
  await mine.getByRole('button', { name: 'Withdraw' }).waitFor()
  await passesOnPhone(page)
  const file = await downloaded(page, () => mine.getByRole('button', { name: 'Add to calendar' }).click())
  expect(readCalendar(file.text).entries).toMatchObject([{ uid: `${id}@fungo`, summary: title, sequence: 0 }])
  await navigate(page, '/profile')
  await mine.getByRole('heading', { name: 'Milo: Pending' }).waitFor()

  // The only player is preselected.
  await navigate(page, `/opportunities/register/${id}`)
  await page.getByText('Milo is already registered (pending)').waitFor()

  // The parent asks the organizer a question and gets the answer, neither with an email address.
  const [link] = (await mailTo(email, /Confirm/)).text.match(/https?:\S+verify-email\S+/)!
  await page.goto(link!)
  await page.getByText('Thanks! Your email is confirmed.').waitFor()
  await navigate(page, path)
  await page.getByRole('button', { name: 'Ask the organizer' }).click()
  const question = page.getByRole('dialog', { name: 'Ask the organizer' })
  await question.getByLabel('Your question').fill('Is there parking?')
  await question.getByRole('button', { name: 'Send' }).click()
  await page.getByText("Your question was sent. You'll get the answer by email.").waitFor()
  const asked = await mailTo(coach.email, /^Question about/)
  expect(asked.text).not.toContain(email)
  const [answer] = asked.text.match(/https?:\S+\/p\/reply\S+/)!
  await page.goto(answer)
  await page.getByLabel('Your reply').fill('Yes, behind field 2.')
  await page.getByRole('button', { name: 'Send' }).click()
  await page.getByRole('heading', { name: 'Sent' }).waitFor()
  await mailTo(email, /^Reply about/)

  // The coach sees the contact, approves, and emails all approved families.
  await desk.evaluate(() => dispatchEvent(new Event('focus')))
  await desk.getByRole('link', { name: email }).waitFor()
  await desk.getByRole('button', { name: 'Email pending' }).waitFor()
  await desk.getByRole('link', { name: '(512) 555-0100' }).waitFor()
  await desk.getByRole('button', { name: 'Approve Milo Family' }).click()
  await desk.getByText('1 of 1 spots').waitFor()
  await desk.getByRole('button', { name: 'Email approved' }).click()
  const message = desk.getByRole('dialog', { name: 'Email families' })
  await message.getByLabel('Subject').fill('Rain plan')
  await message.getByLabel('Message').fill('We play inside.')
  await message.getByRole('button', { name: 'Send' }).click()
  await desk.getByText('1 family will be emailed').waitFor()
  await mailTo(email, /^Rain plan/)

  await page.goto('/my-season')
  for (const screen of ['/my-season', path]) {
    await navigate(page, screen)
    await page.getByRole('heading', { name: 'Milo: Approved' }).waitFor()
    await page.getByRole('region', { name: 'Messages' }).getByText('We play inside.').waitFor()
  }

  // On a slow phone, the rows that the refused save has refetched render after the answer.
  const devTools = await desk.context().newCDPSession(desk)
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: 10 })
  await desk.getByRole('button', { name: 'Fee paid by Milo Family: $0.00' }).click()
  await desk.getByLabel('Amount in dollars').fill('15')
  await desk.getByRole('button', { name: 'Save' }).click()
  await desk.getByRole('button', { name: 'Fee paid by Milo Family: $15.00' }).waitFor()
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await navigate(desk, `${path}/edit`)
  await desk.getByLabel('Fee (in cents)').fill('20')
  await desk.getByText('1 family will be emailed about this change.').waitFor()
  await desk.getByRole('button', { name: 'Yes, $20.00' }).click()
  await desk.getByRole('button', { name: 'Update Opportunity' }).click()
  await desk.getByText('Opportunity updated successfully!').waitFor()

  // The coach pasted a list with the second child, and the parent follows the link in the notification.
  const team = await coach.createTeam(
    { input: { name: unique('Meadowlarks'), locationCity: 'Cedar Park', state: 'TX', division: '12U AA' } },
    'id divisions { id }',
  )
  const { rows } = await coach.importRoster(
    {
      teamID: team.id,
      divisionID: team.divisions[0].id,
      season: '2026 Fall',
      rows: [{ name: 'Nell Family', birthYear: new Date().getFullYear() - 11, parentEmail: email }],
    },
    'rows { player { id } }',
  )
  const nell = rows[0].player.id
  await mailTo(email, /^A coach asks you to claim a player profile$/)
  await page.goto(path)
  await page.getByRole('button', { name: /^Notifications, \d+ unread$/ }).click()
  const bell = page.getByRole('dialog')
  await bell.getByText("Corey Season asks you to take over Nell F.'s profile. The link works for 14 days.").waitFor()
  await bell.getByRole('link', { name: /^Unread: A coach asks you to claim a player profile/ }).click()
  await page.waitForURL(({ pathname }) => pathname === `/players/${nell}`)
  await page.getByLabel(/parent or legal guardian/).check()
  await absent(page.getByText('Claimed', { exact: true }))
  await page.getByRole('button', { name: 'Claim the profile' }).click()
  await page.getByText('Nell Family is your player now!').waitFor()

  // The second child joins the waitlist, the first one withdraws, and the second takes the spot.
  const visitor = await visit({ path })
  await visitor.getByRole('link', { name: 'Full: join the waitlist' }).waitFor()
  await navigate(page, `/opportunities/register/${id}?player=${nell}`)
  await page.getByText('You then have a day to take it, up to 2 hours before the start.').waitFor()
  await page.getByRole('button', { name: /^Milo Family.*Already registered/ }).waitFor()
  await page.getByRole('button', { name: 'Join the waitlist' }).click()
  await page.getByText('Nell: Waitlist, number 1').waitFor()
  const own = page.getByRole('region', { name: 'Your registrations' })
  const withdraw = (state: string) =>
    own.locator('div').filter({ hasText: state }).first().getByRole('button', { name: 'Withdraw' }).click()
  const warning = page.getByRole('alertdialog')
  await withdraw('Nell: Waitlist')
  await warning.getByText('The organizer is notified, and Nell loses the place on the waitlist.').waitFor()
  await warning.getByRole('button', { name: 'Cancel' }).click()
  await withdraw('Milo: Approved')
  await warning.getByText('The organizer is notified, and the spot goes to others.').waitFor()
  await warning.getByRole('button', { name: 'Withdraw' }).click()
  await page.getByText('Milo: withdrawn').waitFor()
  await mailTo(coach.email, /^Registration withdrawn/)
  await navigate(desk, `${path}/manage-registrations`)
  await desk.getByRole('button', { name: 'Offer spot to Nell Family' }).first().click()
  await mailTo(email, /^A spot is free/)
  await page.reload()
  await own.getByRole('button', { name: 'Take the spot' }).click()
  await own.getByText('Nell: Approved').waitFor()

  // A child of a roster is found by its team and family only, and an erased one by nobody.
  const other = await visit({ path: `/players/${nell}`, as: stranger })
  await other.getByRole('heading', { level: 1, name: 'Player not found' }).waitFor()
  const milo = (await family.claimedPlayers({}, 'id name')).find((it) => it.name === 'Milo Family')!.id
  await navigate(page, `/players/${milo}?tab=management`)
  await page.getByRole('button', { name: 'Erase Now: Milo Family' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Erase Now' }).click()
  await page.getByRole('heading', { level: 1, name: 'Erased' }).waitFor()
  await page.getByText(/The last backup with the profile: until/).waitFor()
  await passesOnPhone(page)
  await absent(page.getByRole('main').getByText(/Milo/))
  expect(taps(), 'taps of the week').toBeLessThanOrEqual(34)
})

test('after a parent withdraws the last registration on a phone, the focused player is in view', async () => {
  const parent = await newcomer('Wendy Withdraws', 'player_parent')
  const players: string[] = []
  for (const name of ['Wes', 'Will', 'Wyatt', 'Wade', 'Walt']) {
    const player = await parent.createPlayer({ input: { name: `${name} Withdraws` } })
    players.push(player.id)
  }
  const opportunity = await parent.createOpportunity({
    input: {
      title: unique('Wrens tryout'),
      startTime: inDays(9),
      location: 'Brushy Creek Fields',
      city: 'Cedar Park',
      state: 'TX',
    },
  })
  await parent.registerForOpportunity({ input: { opportunityID: opportunity.id, playerID: players[0] } })
  const page = await visit({ path: '/my-season', as: parent, viewport: PHONE })
  await page.getByRole('button', { name: 'Withdraw' }).click()
  // A pending registration has no spot to lose.
  await page
    .getByRole('alertdialog')
    .getByText(/The organizer is notified\.$/)
    .waitFor()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw' }).click()
  await page.getByText('Wes: withdrawn').waitFor()
  await focused(page, 'link', / Withdraws$/)
  const header = page.getByRole('banner')
  await expect
    .poll(async () => {
      const [link, bar] = await Promise.all([page.locator(':focus').boundingBox(), header.boundingBox()])
      return link && bar && link.y >= bar.y + bar.height && link.y + link.height <= PHONE.height
    })
    .toBe(true)
})

test('the registration form opens with the only player selected', async () => {
  const parent = await newcomer('Pat Parent', 'player_parent')
  const player = await parent.createPlayer(
    { input: { name: unique('Jamie Sandlot'), age: 12, locationCity: 'Austin', state: 'TX' } },
    'name',
  )
  const { opportunity } = await demoIDs()
  const page = await visit({ path: `/opportunities/${opportunity}`, as: parent })
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/query', async (route) => {
    if (/^query OwnRegistrants\b/.test(route.request().postDataJSON().query)) await held
    await route.continue()
  })
  await page.getByRole('link', { name: 'Register', exact: true }).click()
  await page.getByText('What happens next').first().waitFor()
  expect(await page.getByRole('button', { name: 'Register', exact: true }).count()).toBe(0)
  release()
  await page.getByRole('button', { name: 'Register', exact: true }).waitFor()
  expect(await page.getByRole('combobox', { name: 'Player' }).inputValue()).toBe(player.name)
})

test('what is below the agenda of My Season waits for it, so that it does not move', async () => {
  const page = await visit({ as: people.coach })
  const [asked, held] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  await page.route('**/query', async (route) => {
    if (route.request().postData()?.includes('query Agenda')) {
      asked.resolve()
      await held.promise
    }
    await route.continue()
  })
  await navigate(page, paths.mySeason)
  await asked.promise
  await page.getByRole('heading', { name: 'Today and this week' }).waitFor()
  await page.getByRole('link', { name: /My Season.*waiting for you/ }).waitFor()
  expect(await page.getByRole('heading', { name: 'My Teams' }).count()).toBe(0)
  held.resolve()
  await page.getByRole('heading', { name: 'My Teams' }).waitFor()
})

test('the season filter and the form that adds a player to a team wait for the seasons and choose the current one', async () => {
  const parent = await newcomer('Sasha Parent', 'player_parent')
  const player = await parent.createPlayer({ input: { name: unique('Sam Slowseason'), age: 12, position: 'Catcher' } })
  const page = await visit({ as: parent })
  const [held, seasons] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  await page.route('**/query', async (route) => {
    if (route.request().postData()?.includes('PlayerSeasons')) {
      held.resolve()
      await seasons.promise
    }
    await route.continue()
  })
  await navigate(page, paths.player(player.id, 'teams'))
  await held.promise
  await page.getByRole('tabpanel').getByText('Loading...').waitFor()
  expect(await page.getByRole('tabpanel').getByLabel('Season').count()).toBe(0)
  await page.getByRole('tab', { name: 'Management' }).click()
  await page.getByRole('button', { name: '+ Add to a team' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Loading...').waitFor()
  seasons.resolve()
  expect(await dialog.getByLabel('Season').inputValue()).not.toBe('')
})

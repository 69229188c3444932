import { expect, test } from 'vitest'
import {
  allMailsTo,
  confirmAddress,
  countTaps,
  downloaded,
  focused,
  loaded,
  mailTo,
  newcomer,
  PHONE,
  signUp,
  unique,
  visit,
} from '../support/browser.ts'
import { calendarOf, readCalendar } from '../support/calendar.ts'
import { addAxe, passesOnPhone } from './accessibility/axe.ts'

const createOpportunity = 'mutation ($input: CreateOpportunityInput!) { createOpportunity(input: $input) { id } }'

test("a parent's week: one child registers and is checked in, another comes by invitation and moves up the waitlist, and each email arrives", async () => {
  const coach = await newcomer('Corey Season', 'coach')
  const evaluator = await newcomer('Evan Evaluator')
  await confirmAddress(coach)
  const title = unique('Meadowlark tryout')
  const opportunity = await coach.send(createOpportunity, {
    input: {
      title,
      type: 'TRYOUT',
      startTime: new Date(Date.now() + 9 * 86_400_000).toISOString(),
      location: 'Brushy Creek Fields',
      city: 'Cedar Park',
      state: 'TX',
      capacity: 1,
      minAge: 10,
      maxAge: 12,
    },
  })
  const { id } = opportunity.createOpportunity
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
  await form.getByLabel('Name').fill('Milo Family')
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
  const receipt = await mailTo(email, /Registration received/)
  expect(receipt.text).toContain('Milo F. is registered')
  expect(receipt.text).not.toContain('Family is')

  for (const path of ['/my-season', '/profile']) {
    await page.goto(path)
    const own = page.getByRole('region', { name: 'My Registrations' })
    await own.getByRole('heading', { name: 'Milo: Pending' }).waitFor()
    await own.getByRole('link', { name: title }).waitFor()
    await own.getByRole('button', { name: 'Withdraw' }).waitFor()
    await passesOnPhone(page)
    const file = await downloaded(page, () => own.getByRole('button', { name: 'Add to calendar' }).click())
    expect(readCalendar(file.text).entries).toMatchObject([{ uid: `${id}@fungo`, summary: title, sequence: 0 }])
  }

  // The only player is preselected.
  await page.goto(`/opportunities/register/${id}`)
  await page.getByText('Milo is already registered (pending)').waitFor()

  // The parent asks the organizer a question and gets the answer, neither with an email address.
  const [link] = (await mailTo(email, /Confirm/)).text.match(/https?:\S+verify-email\S+/)!
  await page.goto(link!)
  await page.getByText('Thanks! Your email is confirmed.').waitFor()
  await page.goto(path)
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
  expect((await mailTo(email, /^Reply about/)).text).toContain('Yes, behind field 2.')

  // The coach sees the contact, approves, and emails all approved families.
  await desk.evaluate(() => dispatchEvent(new Event('focus')))
  await desk.getByRole('link', { name: email }).waitFor()
  await desk.getByRole('button', { name: 'Email pending' }).waitFor()
  expect(await desk.getByText('Fee Paid').count(), 'nothing to pay').toBe(0)
  await desk.getByRole('link', { name: '(512) 555-0100' }).waitFor()
  await desk.getByRole('button', { name: 'Approve Milo Family' }).click()
  await desk.getByText('1 of 1 spots').waitFor()
  const approval = await mailTo(email, /^Registration approved/)
  expect(approval.text).toContain('Where: Brushy Creek Fields, Cedar Park, TX')
  expect(calendarOf(approval)).toMatchObject({
    method: 'PUBLISH',
    uid: `${id}@fungo`,
    sequence: 0,
    status: 'CONFIRMED',
  })
  await desk.getByRole('button', { name: 'Email approved' }).click()
  const message = desk.getByRole('dialog', { name: 'Email families' })
  await message.getByLabel('Subject').fill('Rain plan')
  await message.getByLabel('Message').fill('We play inside.')
  await message.getByRole('button', { name: 'Send' }).click()
  await desk.getByText('1 family will be emailed').waitFor()
  expect((await mailTo(email, /^Rain plan/)).text).toContain('We play inside.')

  for (const screen of ['/my-season', path]) {
    await page.goto(screen)
    await page.getByRole('heading', { name: 'Milo: Approved' }).waitFor()
    await page.getByRole('region', { name: 'Messages' }).getByText('We play inside.').waitFor()
  }

  // On the day, check-in works offline and is sent when the device is online again.
  await desk.goto(path)
  await desk.getByRole('link', { name: 'Check-in' }).click()
  await desk.getByRole('button', { name: 'QR code' }).click()
  await desk.getByRole('img', { name: `QR code that opens ${title}` }).waitFor()
  await desk.context().setOffline(true)
  await desk.getByLabel('Number of Milo Family').fill('27')
  await desk.getByRole('button', { name: 'Check in Milo Family' }).click()
  await desk.getByText('1 of 1 checked in. 1 not sent yet.').waitFor()
  await desk.context().setOffline(false)
  await desk.getByText('1 of 1 checked in', { exact: true }).waitFor()
  const opportunityRegistrations = await coach.opportunityRegistrations(
    { opportunityID: id },
    'jerseyNumber checkedInAt',
  )
  expect(opportunityRegistrations).toEqual([{ jerseyNumber: '27', checkedInAt: expect.any(String) }])

  // An evaluator scores the players by number and first name, and only the coach sees the scores.
  await desk.goto(`${path}/manage-registrations`)
  await desk.getByText('1 of 1 spots').waitFor()
  await loaded(desk)
  const panel = desk.getByRole('region', { name: 'Evaluators' })
  const picker = panel.getByRole('combobox', { name: 'Invite an evaluator' })
  await picker.fill('Evan')
  await panel.getByText('Only people who own or manage a team can search accounts.').waitFor()
  const team = await coach.createTeam(
    { input: { name: unique('Meadowlarks'), locationCity: 'Cedar Park', state: 'TX', division: '12U AA' } },
    'id divisions { id }',
  )
  await picker.fill('Evan E')
  await desk.getByRole('option', { name: /Evan Evaluator/ }).click()
  await panel.getByRole('button', { name: 'Invite', exact: true }).click()
  await panel.getByText('Invited').waitFor()
  const invited = await mailTo(evaluator.email, /^You are invited to evaluate players/)
  expect(invited.text).toContain(`Corey Season asks you to score the players of "${title}".`)
  const bench = await visit({ path: '/profile', as: evaluator, viewport: PHONE })
  await bench.getByRole('button', { name: `Accept the evaluation of ${title}` }).click()
  await bench.getByRole('link', { name: 'Score players' }).click()
  await bench.getByText('#27').waitFor()
  await bench.getByRole('button', { name: '4 for Milo F.' }).click()
  await bench.getByLabel('Notes on Milo F.').fill('Quick hands')
  await bench.getByLabel('Notes on Milo F.').blur()
  await expect
    .poll(
      async () => {
        const opportunity = await coach.opportunity({ id }, 'registrations { evaluations { score notes } }')
        return opportunity.registrations[0].evaluations
      },
      { timeout: 15_000 },
    )
    .toEqual([{ score: 4, notes: 'Quick hands' }])
  await desk.reload()
  await desk.getByLabel('With scores').check()
  const results = await downloaded(desk, () => desk.getByRole('button', { name: 'Export CSV' }).click())
  expect(results.text).toContain('"Evan Evaluator: 4, Quick hands"')

  // The coach pasted a list with the second child, and the parent follows the link.
  const { rows } = await coach.importRoster(
    {
      ...{ teamID: team.id, divisionID: team.divisions[0].id, season: '2026 Fall' },
      rows: [{ name: 'Nell Family', birthYear: new Date().getFullYear() - 11, parentEmail: email }],
    },
    'rows { player { id } }',
  )
  const nell = rows[0].player.id
  const invitation = await mailTo(email, /^Claim Nell F\.'s player profile$/)
  await page.goto(/https?:\S+invitation=\S+/.exec(invitation.text)![0])
  await page.getByLabel(/parent or legal guardian/).check()
  expect(await page.getByText('Claimed', { exact: true }).count()).toBe(0)
  await page.getByRole('button', { name: 'Claim the profile' }).click()
  await page.getByText('Nell Family is your player now!').waitFor()

  // The second child joins the waitlist, the time changes, the first child withdraws, and the second takes the spot.
  await page.goto(`/opportunities/register/${id}?player=${nell}`)
  await page.getByRole('button', { name: 'Join the waitlist' }).click()
  await page.getByText('Nell: Waitlist, number 1').waitFor()
  await coach.updateOpportunity({ id, input: { startTime: new Date(Date.now() + 8 * 86_400_000).toISOString() } })
  await coach.emailOpportunityChanges({ id })
  const own = page.getByRole('region', { name: 'Your registrations' })
  await own
    .locator('div')
    .filter({ hasText: 'Milo: Approved' })
    .first()
    .getByRole('button', { name: 'Withdraw' })
    .click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw' }).click()
  await page.getByText('Milo: withdrawn').waitFor()
  await mailTo(email, /^A spot is free/)
  await page.reload()
  await own.getByRole('button', { name: 'Take the spot' }).click()
  await own.getByText('Nell: Approved').waitFor()
  await passesOnPhone(page)

  // A child of a roster is found by its team and family only, and an erased one by nobody.
  const stranger = await visit({ path: `/players/${nell}`, as: evaluator })
  await stranger.getByRole('heading', { level: 1, name: 'Player not found' }).waitFor()
  expect(await coach.player({ id: nell }, 'name')).toEqual({ name: 'Nell Family' })
  const milo = (await family.claimedPlayers({}, 'id name')).find((it) => it.name === 'Milo Family')!.id
  await page.goto(`/players/${milo}?tab=management`)
  await page.getByRole('button', { name: 'Erase Now: Milo Family' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Erase Now' }).click()
  await page.getByRole('heading', { level: 1, name: 'Erased' }).waitFor()
  await page.getByText(/The last backup with the profile ends on/).waitFor()
  await passesOnPhone(page)
  expect(await page.getByRole('main').innerText()).not.toContain('Milo')
  expect(taps(), 'taps of the week').toBeLessThanOrEqual(31)

  const toFamily = await allMailsTo(email, [
    ...['Confirm your email address for Fungo', `Registration received: ${title}`, `Reply about ${title}`],
    ...[`Registration approved: ${title}`, `Registration approved: ${title}`, 'Rain plan'],
    ...["Claim Nell F.'s player profile", `On the waitlist: ${title}`, `A spot is free: ${title}`, `Changed: ${title}`],
  ])
  const toCoach = await allMailsTo(coach.email, [
    ...['Confirm your email address for Fungo', `New registration: ${title}`, `Question about ${title}`],
    ...[`New registration: ${title}`, `Registration withdrawn: ${title}`, `Spot taken from the waitlist: ${title}`],
    "Nell F.'s profile was claimed",
  ])
  expect(toFamily + toCoach).not.toMatch(/(Milo|Nell) Family/)
}, 300_000)

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
      startTime: new Date(Date.now() + 9 * 86_400_000).toISOString(),
      ...{ location: 'Brushy Creek Fields', city: 'Cedar Park', state: 'TX' },
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

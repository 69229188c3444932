import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { allMailsTo, confirmAddress, mailTo, navigate, newcomer, unique, until, visit } from '../support/browser.ts'
import { calendarOf, readCalendar } from '../support/calendar.ts'

const sees = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor()

test('a coach fills the roster of an empty team, finds a guest player, moves the team to the next season, and hands it over', async () => {
  const coach = await newcomer('Cora Coach', 'coach')
  const manager = await newcomer('Mona Manager', 'coach')
  const parent = await newcomer('Paula Parent', 'player_parent')
  const family = await newcomer('Gail Guest', 'player_parent')
  await Promise.all([confirmAddress(coach), confirmAddress(manager)])
  const team = await coach.createTeam(
    { input: { name: unique('Meadowlarks'), locationCity: 'Austin', state: 'TX' } },
    'id name',
  )
  const guest = await family.createPlayer({
    input: {
      ...{ name: 'Gus Quillfeather', age: 11, position: 'Catcher' },
      ...{ locationCity: 'Round Rock', state: 'TX', guardianConsent: '2026-11' },
    },
  })
  const born = new Date().getFullYear() - 11

  // The coach adds a division and imports a roster.
  const page = await visit({ path: `/teams/${team.id}/manage`, as: coach })
  const addition = page.getByRole('form', { name: 'Add a division' })
  await addition.getByLabel('Level').fill('12U AA')
  await addition.getByRole('button', { name: 'Add Division' }).click()
  await sees(page, 'Division added successfully!')

  await page.getByRole('tab', { name: 'Roster' }).click()
  await page.getByRole('button', { name: 'Import a list' }).click()
  const names = ['Ada', 'Bea', 'Cal', 'Dot', 'Eli', 'Flo', 'Gus', 'Hal', 'Ivy', 'Joe', 'Kit', 'Lou']
  const lastName = unique('Larkspur').replace(/[\d ]/g, '')
  const lines = names.map((first, at) => `${first} ${lastName}\t${at + 1}\tP\t${born}\t${at === 0 ? parent.email : ''}`)
  const list = ['Player\tJersey\tPosition\tBirth year\tEmail', ...lines, `Old ${lastName}, 99, C, ${born - 4}`].join(
    '\n',
  )
  await page.getByRole('button', { name: 'Preview' }).click()
  await page.getByRole('alert').getByText('The list has no players.').waitFor()
  expect(await page.getByLabel('List of players').getAttribute('aria-invalid')).toBe('true')
  await page.getByLabel('List of players').fill(list)
  await page.reload()
  await page.getByRole('button', { name: 'Preview' }).click()
  await sees(page, 'Too old for 12U')
  await sees(page, 'Invites the family')
  await page.getByRole('button', { name: 'Import 12 players' }).click()
  await sees(page, '12 players imported.')
  expect(await page.getByLabel('List of players').inputValue()).toBe(
    ['Player\tJersey\tPosition\tBirth year\tEmail', `Old ${lastName}\t99\tC\t${born - 4}`].join('\n'),
  )
  await sees(page, 'Too old for 12U')
  const roster = page.getByRole('table', { name: 'Roster', exact: true })
  await expect.poll(() => roster.getByRole('row').count(), { timeout: 15_000 }).toBe(1 + 12)
  // By number, not in the order of the text.
  await roster
    .getByRole('row')
    .nth(12)
    .getByRole('link', { name: `Lou ${lastName}` })
    .waitFor()
  await roster.getByRole('button', { name: 'Player' }).click()
  await roster.getByRole('button', { name: 'Player' }).click()
  await roster
    .getByRole('row')
    .nth(1)
    .getByRole('link', { name: `Lou ${lastName}` })
    .waitFor()

  await page.getByRole('button', { name: 'Add one player' }).click()
  await page.getByRole('combobox', { name: 'Player' }).fill(`Zoe ${lastName}`)
  await page.getByRole('option', { name: `New player “Zoe ${lastName}”` }).click()
  await page.getByLabel('Jersey').fill('13')
  await page.getByRole('button', { name: 'Add new player' }).click()
  await sees(page, `Zoe ${lastName} is on the roster!`)
  await roster.getByRole('link', { name: `Zoe ${lastName}` }).waitFor()

  await roster.getByText('Guardian not yet invited').first().waitFor()
  await roster.getByRole('link', { name: `Bea ${lastName}` }).click()
  await sees(page, 'Your team manages this profile until the family claims it.')
  expect(await page.getByText('Claimed by you').count()).toBe(0)

  // A family claims its player with the emailed link.
  const { text } = await mailTo(parent.email, /Claim Ada L\.'s player profile/)
  expect(text).not.toContain(lastName)
  const link = new URL(/https?:\S+invitation=\S+/.exec(text)![0])
  const atHome = await visit({ path: `${link.pathname}${link.hash}`, as: parent })
  await atHome.getByRole('button', { name: 'Claim the profile' }).click()
  await sees(atHome, 'Please confirm this to claim the profile')
  await atHome.getByLabel(/parent or legal guardian/).check()
  await atHome.getByRole('button', { name: 'Claim the profile' }).click()
  await sees(atHome, /is your player now!/)
  await sees(atHome, 'Claimed by you')

  // Others find the player once the family lists it.
  const visitor = await visit({ path: `/teams/${team.id}?tab=roster` })
  await sees(visitor, 'Team only')
  await atHome.getByRole('radio', { name: /^Listed/ }).check()
  await sees(atHome, `Ada ${lastName} is listed.`)
  await visitor.reload()
  await visitor.getByRole('link', { name: 'Ada L.' }).click()
  await visitor.getByRole('heading', { level: 1, name: 'Ada L.' }).waitFor()

  // The calendar feed of the team has no entries yet.
  await navigate(page, `/teams/${team.id}?tab=events`)
  await page.getByRole('button', { name: 'Subscribe' }).click()
  const calendar = await fetch(await page.getByLabel('Calendar link').inputValue())
  expect(calendar.headers.get('content-type')).toMatch(/^text\/calendar/)
  expect(readCalendar(await calendar.text())).toMatchObject({ name: team.name, method: null, entries: [] })

  // The coach appoints a manager.
  await navigate(page, `/teams/${team.id}/manage?tab=contacts`)
  await page.getByRole('button', { name: '+ Add Contact' }).first().click()
  await page.getByRole('combobox', { name: 'User' }).fill('Mona')
  await page.getByRole('option', { name: /Mona Manager/ }).click()
  await page.getByLabel('Role').selectOption({ label: 'Manager' })
  await page.getByRole('button', { name: 'Add Contact', exact: true }).click()
  await sees(page, 'Contact added successfully!')
  const asked = await mailTo(manager.email, /^You are invited to manage a team$/)
  expect(asked.text).toContain(`${team.name} asks you to be one of its managers`)
  const desk = await visit({ path: '/profile', as: manager })
  await desk.getByRole('button', { name: `Accept the invitation from ${team.name}` }).click()
  await sees(desk, `You're now a manager of ${team.name}.`)
  await navigate(desk, `/teams/${team.id}/manage?tab=contacts`)
  await desk.getByRole('button', { name: 'Remove Mona Manager' }).click()
  await desk.getByRole('alertdialog').getByText('You can no longer manage the team.').waitFor()
  await desk.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click()

  // The manager sees the roster gaps, posts a guest need, and finds a family that is open to guest play.
  const home = await visit({ path: `/players/${guest.id}?tab=management`, as: family })
  await home.getByRole('button', { name: 'Turn On for 60 Days' }).click()
  await sees(home, /^On until .*, guest needs only$/)
  await home.getByRole('button', { name: 'Include Tryouts' }).click()
  await sees(home, /^On until .*, tryouts too$/)
  await family.createPlayer({ input: { name: 'Gia Quillfeather', guardianConsent: '2026-11' } })
  await navigate(desk, `/teams/${team.id}/manage?tab=roster`)
  await desk.getByRole('link', { name: 'Find one: Catcher for 12U AA' }).click()
  await desk.waitForURL(/\/opportunities\/create/)
  expect(await desk.getByLabel('Title').inputValue()).toBe('12U guest player needed: Catcher')
  await desk.getByLabel('Start Time').fill(`${new Date(Date.now() + 8 * 86_400_000).toISOString().slice(0, 10)}T09:00`)
  expect(await desk.getByLabel('End Time').inputValue()).toMatch(/T11:00$/)
  await desk.getByRole('combobox', { name: 'City or town' }).fill('austin')
  await desk.getByRole('option', { name: 'Austin, TX' }).click()
  await desk.getByRole('radio', { name: 'Tryout' }).check()
  expect(await desk.getByLabel('Capacity').inputValue()).toBe('24')
  await desk.getByRole('radio', { name: 'Guest Player Needed' }).check()
  expect(await desk.getByLabel('Capacity').inputValue()).toBe('1')
  await desk.getByRole('button', { name: 'Create Opportunity' }).click()
  await desk.waitForURL(/\/opportunities\/[0-9a-z]{26}$/)
  const id = new URL(desk.url()).pathname.split('/').at(-1)!
  const fitting = desk.getByRole('region', { name: 'Players who fit' })
  await fitting.getByText('Full match').waitFor()
  expect(await fitting.getByRole('listitem').textContent()).toMatch(/Gus Q\..*Plays Catcher\. About \d+ miles away\./)
  await fitting.getByRole('button', { name: 'Invite Gus Q.' }).click()
  await desk.getByRole('alertdialog').getByRole('button', { name: 'Send Invitation' }).click()
  await fitting.getByText('Invited').waitFor()
  const invited = await mailTo(family.email, /^Gus Q\. is invited: 12U guest player needed: Catcher$/)
  expect(invited.text).toContain(`/opportunities/${id}`)
  const tryout = await manager.createOpportunity({
    input: {
      ...{ teamID: team.id, type: 'TRYOUT', title: 'Catchers wanted', startTime: '2031-06-15T09:00' },
      ...{ location: 'Austin, TX', city: 'Austin', state: 'TX' },
    },
  })
  await navigate(desk, `/opportunities/${tryout.id}`)
  await sees(desk, 'Their families are open to tryouts.')
  await fitting.getByRole('listitem').filter({ hasText: 'Gus Q.' }).getByText('Full match').waitFor()
  await manager.inviteGuestPlayer({ opportunityID: tryout.id, playerID: guest.id })
  // The family's browser has been open since before the invitations.
  await mailTo(family.email, /^Gus Q\. is invited: Catchers wanted$/)
  await home.getByRole('button', { name: 'Notifications', exact: true }).click()
  await home.getByRole('dialog').getByText('Gus Q. is invited: Catchers wanted').waitFor()
  await home.keyboard.press('Escape')
  await home.getByRole('button', { name: /^Notifications, \d unread$/ }).waitFor()
  await home.clock.setSystemTime(Date.now() + 60_000)
  await home.getByRole('link', { name: 'My Season' }).click()
  await home.getByRole('link', { name: 'My Season 2 waiting for you' }).waitFor()
  await home.getByRole('button', { name: 'Decline the invitation of Gus Quillfeather to Catchers wanted' }).click()
  await sees(home, 'Invitation declined.')
  await home.getByRole('link', { name: 'My Season 1 waiting for you' }).waitFor()
  await home.getByRole('link', { name: `Register Gus Quillfeather for 12U guest player needed: Catcher` }).click()
  await expect.poll(() => home.getByRole('combobox', { name: 'Player' }).inputValue()).toBe('Gus Quillfeather')
  const registration = await family.registerForOpportunity({ input: { opportunityID: id, playerID: guest.id } })
  await manager.approveRegistration({ registrationID: registration.id })
  expect(calendarOf(await mailTo(family.email, /^Registration approved/))).toMatchObject({
    ...{ method: 'PUBLISH', uid: `${id}@fungo`, status: 'CONFIRMED' },
  })

  // The calendar feed of the family shows the cancellation.
  const calendarFeed = await family.calendarFeed({ kind: 'USER' }, 'url')
  const read = async () => readCalendar(await (await fetch(calendarFeed.url)).text()).entries
  const before = await read()
  expect(before).toMatchObject([{ uid: `${id}@fungo`, status: 'CONFIRMED', sequence: 0 }])
  expect(JSON.stringify(before)).not.toMatch(/Gus|Quillfeather/)
  await manager.updateOpportunity({ id, input: { cancelled: true } })
  expect(await read()).toMatchObject([{ uid: `${id}@fungo`, status: 'CANCELLED', sequence: 1 }])

  // The roster moves to the next season, and the family that claimed its player is asked to accept.
  await navigate(page, `/teams/${team.id}/manage?tab=roster`)
  const current = (await roster.getByRole('row').nth(1).textContent()) ?? ''
  await page.getByRole('button', { name: 'Move to another season' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await dialog.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Move to another season' }).click()
  await dialog.getByRole('button', { name: 'Move 13 players' }).click()
  await dialog.getByRole('alert').getByText('Please select a season').waitFor()
  expect(await dialog.getByLabel('Season', { exact: true }).getAttribute('aria-invalid')).toBe('true')
  const seasons = await coach.seasons({}, 'name isActive')
  const next = seasons.find(({ name }: { name: string }) => !current.includes(name)).name
  await dialog.getByLabel('Season', { exact: true }).selectOption(next)
  await dialog.getByRole('button', { name: 'Move 13 players' }).click()
  await sees(page, `12 players moved to ${next}, 1 waiting for the family.`)
  await page.getByRole('table', { name: 'Players waiting to join the roster' }).waitFor()
  const { pendingRosterEntries } = await until(async () => {
    const data = await parent.send('{ pendingRosterEntries { id season } }')
    return data.pendingRosterEntries.length === 1 ? data : undefined
  }, 'the family is asked')
  expect(pendingRosterEntries[0].season).toBe(next)

  await page.getByRole('button', { name: 'Move to another season' }).click()
  await dialog.getByLabel('Season', { exact: true }).selectOption(next)
  await dialog.getByRole('button', { name: 'Move 13 players' }).click()
  await sees(page, `No one was moved: all are already in ${next} or asked.`)

  // The family declines while the coach cancels the request.
  await page.getByRole('button', { name: /^Cancel the request for Ada/ }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Keep request' }).waitFor()
  await parent.declineRosterEntry({ id: pendingRosterEntries[0].id })
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel request' }).click()
  await sees(page, 'The family has already answered, or the request has ended.')

  // The coach transfers the team.
  await navigate(page, `/teams/${team.id}/manage?tab=settings`)
  await page.getByRole('combobox', { name: 'New owner' }).fill('Mona')
  await page.getByRole('option', { name: /Mona Manager/ }).click()
  await page.getByRole('button', { name: 'Offer Team' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Offer Team' }).click()
  await sees(page, 'Team offered!')
  // Wait for the emails about the offer, since none are sent about an offer that was answered.
  await Promise.all([mailTo(coach.email, /^You offered/), mailTo(manager.email, /offers you/)])
  await navigate(desk, '/profile')
  await desk.getByRole('button', { name: `Accept the team ${team.name}` }).click()
  await sees(desk, `${team.name} is yours!`)
  await page.getByRole('button', { name: 'Cancel Offer' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel Offer' }).click()
  await sees(page, 'Mona Manager has already answered, or the offer has ended.')
  // The button was below the fold, and the message that replaces the screen is at its top.
  await sees(page, "You don't have permission to manage this team")
  expect(await page.evaluate(() => scrollY)).toBe(0)

  // These are all emails of the season.
  const confirm = 'Confirm your email address for Fungo'
  const mails = await allMailsTo(parent.email, [
    confirm,
    "Claim Ada L.'s player profile",
    'A team asks to add your player',
  ])
  expect(mails).not.toContain(lastName)
  await allMailsTo(coach.email, [
    ...[confirm, "Ada L.'s profile was claimed", `Mona Manager now manages ${team.name}`],
    'Ada L. declined to join your roster',
    ...[`You offered ${team.name} to Mona Manager`, `Mona Manager accepted ${team.name}`],
  ])
  const need = '12U guest player needed: Catcher'
  const toManager = await allMailsTo(manager.email, [
    ...[confirm, 'You are invited to manage a team', `You now manage ${team.name}`, `New registration: ${need}`],
    ...[`Cora Coach offers you ${team.name}`, `${team.name} is yours`],
  ])
  const toFamily = await allMailsTo(family.email, [
    ...[confirm, `Gus Q. is invited: ${need}`, 'Gus Q. is invited: Catchers wanted'],
    ...[`Registration received: ${need}`, `Registration approved: ${need}`],
  ])
  expect(toManager + toFamily).not.toContain('Quillfeather')
}, 180_000)

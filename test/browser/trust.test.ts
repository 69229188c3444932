import { Secret, TOTP } from 'otpauth'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { DEMO_PASSWORD } from '../../scripts/seed.ts'
import { paths } from '../../web/paths.ts'
import { confirmAddress, demoClient, demoIDs, newcomer, people, unique, until, visit } from '../support/browser.ts'

const sees = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor()

test('a parent confirms the consent by creating a player, and again for guest play with one click', async () => {
  const parent = await newcomer('Petra Parent', 'player_parent')
  const page = await visit({ path: paths.newPlayer, as: parent })
  await page.getByLabel('Name').fill('Nico Newcomer')
  await sees(page, /you confirm that you are this player's parent or legal guardian/)
  await page.getByRole('radio', { name: /^Team only/ }).check()
  await page.getByRole('button', { name: 'Create Player' }).click()
  await sees(page, 'Claimed by you')
  expect(await page.getByText("Guardian's consent isn't recorded").count()).toBe(0)
  await page.getByRole('tab', { name: 'Management' }).click()
  await sees(page, 'List the player to turn on guest play.')
  await page.getByRole('radio', { name: /^Listed/ }).check()
  await sees(page, 'Nico Newcomer is listed.')
  await sees(page, /^Organizers of guest needs nearby that fit see your player/)
  await sees(page, 'Confirm this to turn on guest play')
  await page.getByRole('button', { name: 'Confirm', exact: true }).dblclick()
  await sees(page, 'Thanks! Your confirmation is recorded.')
  expect(await page.getByText('Thanks! Your confirmation is recorded.').count()).toBe(1)
  await page.getByRole('region', { name: "Guardian's consent" }).waitFor({ state: 'hidden' })
  await page.getByRole('button', { name: 'Turn On for 60 Days' }).waitFor()

  const id = new URL(page.url()).pathname.split('/').at(-1)
  await until(async () => {
    const auditLog = await parent.auditLog({ kind: 'player', id })
    return auditLog[1]
  }, 'the history of the player')
  await page.getByRole('button', { name: 'Show History' }).click()
  await sees(page, /\(you\)$/)
  const admin = await visit({ path: `${paths.adminAuditLog}?kind=player&id=${id}`, as: people.admin })
  await sees(admin, /\(Petra Parent\)$/)
})

test("families see a coach's background check once an admin has confirmed it", async () => {
  const coach = await newcomer('Casey Checked', 'coach')
  await confirmAddress(coach)
  const team = await coach.createTeam(
    { input: { name: unique('Sandpipers'), locationCity: 'Austin', state: 'TX' } },
    'id name',
  )
  const currentUser = await coach.currentUser()
  await coach.addTeamContact({ teamID: team.id, userID: currentUser.id, role: 'coach' })
  const own = await visit({ path: paths.accountSettings, as: coach })
  const today = new Date().toISOString().slice(0, 10)
  await own.getByLabel('Background Check').fill(today)
  await own.getByRole('button', { name: 'Save Dates' }).click()
  await sees(own, 'Dates saved.')
  await sees(own, 'Background check: not confirmed yet')

  const family = await visit({ path: paths.team(team.id, 'contacts'), as: people.parent })
  await sees(family, 'Casey Checked')
  expect(await family.getByText(/^Background check/).count()).toBe(0)

  const admin = await visit({ path: paths.adminUsers, as: people.admin })
  const waiting = admin.getByRole('table', { name: 'Background checks and SafeSport training' })
  await waiting.getByRole('link', { name: 'Casey Checked' }).waitFor()
  await waiting.getByRole('button', { name: 'Confirm the Background check of Casey Checked' }).click()
  await sees(admin, 'Date confirmed.')
  await waiting.getByRole('link', { name: 'Casey Checked' }).waitFor({ state: 'hidden' })

  await family.reload()
  await sees(family, /^Background check until/)
})

test('an admin resets the two-step sign-in of a user', async () => {
  const user = await newcomer('Lou Lostphone')
  const startTotp = await user.startTotp({}, 'secret')
  const code = new TOTP({ secret: Secret.fromBase32(startTotp.secret) }).generate()
  await user.confirmTotp({ input: { code, currentPassword: DEMO_PASSWORD } })
  const page = await visit({ path: `${paths.adminUsers}?search=${encodeURIComponent(user.email)}`, as: people.admin })
  await page.getByRole('button', { name: 'Edit Lou Lostphone' }).click()
  await sees(page, 'Two-step sign-in is on.')
  await page.getByRole('button', { name: 'Reset Two-Step Sign-In' }).click()
  await sees(page, /really Lou Lostphone who asks/)
  await page.getByRole('button', { name: 'Reset', exact: true }).click()
  await sees(page, 'Two-step sign-in of Lou Lostphone is off')
  const own = await visit({ path: `${paths.accountSettings}?tab=password`, as: user })
  await own.getByRole('button', { name: 'Set Up Two-Step Sign-In' }).waitFor()
  await own.getByRole('button', { name: 'Set Up Two-Step Sign-In' }).click()
  await sees(own, 'Scan this code')
})

test('a visitor reports a team, and an admin hides it for that reason', async () => {
  const admin = demoClient(people.admin)
  const name = unique('Reported Rovers')
  const team = await admin.createTeam({ input: { name, locationCity: 'Austin', state: 'TX' } })
  const visitor = await visit({ path: paths.team(team.id) })
  await visitor.getByRole('button', { name: 'Report this team' }).click()
  const form = visitor.getByRole('form', { name: 'Report' })
  await form.getByLabel("What's wrong?").fill('It is not a real team.')
  await form.getByRole('button', { name: 'Send Report' }).click()
  await sees(visitor, 'Thank you. An admin will look at it.')

  const queue = await visit({ path: paths.adminReports, as: people.admin })
  const row = queue.getByRole('region', { name: 'Reports' }).getByRole('row').filter({ hasText: name })
  await row.getByText('It is not a real team.').waitFor()
  await row.getByRole('button', { name: /^Hide/ }).click()
  const question = queue.getByRole('alertdialog')
  await question.getByRole('button', { name: 'Hide' }).click()
  await question.getByText('Please give a reason.').waitFor()
  await question.getByLabel('Reason').fill('Not a real team.')
  await question.getByRole('button', { name: 'Hide' }).click()
  // While the dialog is open, the rows are inert and have no role.
  await question.waitFor({ state: 'detached' })
  await row.waitFor({ state: 'detached' })
  const hidden = await demoClient(people.user).send('query ($id: ID!) { team(id: $id) { id } }', { id: team.id })
  expect(hidden.team).toBeNull()

  await queue.goto(`${paths.admin()}?search=${name}`)
  await queue.getByText('Found 1 team(s)').waitFor()
  await queue.getByRole('row').filter({ hasText: name }).getByText('Hidden', { exact: true }).waitFor()
})

test('the bell shows the number of unread notifications, and a notification links to its record', async () => {
  const owner = await newcomer('Olive Owner', 'coach')
  await confirmAddress(owner)
  const recipient = await newcomer('Rae Recipient', 'coach')
  const name = unique('Bell Ringers')
  const team = await owner.createTeam({ input: { name, locationCity: 'Austin', state: 'TX' } })
  const currentUser = await recipient.currentUser()
  const page = await visit({ path: paths.profile, as: recipient })
  await page.getByRole('button', { name: 'Notifications', exact: true }).waitFor()
  await owner.transferTeam({ teamID: team.id, userID: currentUser.id })
  await until(async () => {
    const unreadNotificationCount = await recipient.unreadNotificationCount()
    return unreadNotificationCount === 1 || undefined
  }, 'the notification')
  await page.reload()
  await page.getByRole('button', { name: 'Notifications, 1 unread' }).click()
  await page
    .getByRole('dialog')
    .getByRole('link', { name: /^Unread:/ })
    .click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Notifications', exact: true }).waitFor()
  await sees(page, name)
})

test('a page says how many full profiles its viewer can still open, once they are few', async () => {
  const { player } = await demoIDs()
  const page = await visit({ as: people.coach })
  for (const [left, note] of [
    [1, /You can open 1 more full profile until [67]:00.PM\./],
    [0, /Until [67]:00.PM, other players show with initials/],
  ] as const) {
    await page.route('**/query', async (route) => {
      if (route.request().postDataJSON().operationName !== 'Player') return route.continue()
      const response = await route.fetch()
      const body = (await response.text()).replace('"profilesLeft":null', `"profilesLeft":${left}`)
      return route.fulfill({ response, body })
    })
    await page.goto(paths.player(player))
    await sees(page, note)
  }
})

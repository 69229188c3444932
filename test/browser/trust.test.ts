import { Secret, TOTP } from 'otpauth'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { DEMO_PASSWORD } from '../../scripts/seed.ts'
import { paths } from '../../web/paths.ts'
import {
  confirmAddress,
  demoClient,
  demoIDs,
  fillLogin,
  mailTo,
  newcomer,
  people,
  unique,
  until,
  visit,
} from '../support/browser.ts'

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

test('a role that came with the confirmed address shows at once', async () => {
  const { email, id } = await newcomer('Ada First')
  const page = await visit({ path: '/login' })
  await fillLogin(page, email)
  await page.waitForURL('/')
  await demoClient(people.admin).updateUser({ id, input: { role: 'admin' } })
  await page.goto((await mailTo(email, /Confirm/)).text.match(/https?:\S+verify-email\S+/)![0])
  await page.getByRole('link', { name: 'Go Home' }).click()
  await page.getByRole('link', { name: 'Admin', exact: true }).waitFor()
})

test('a user deletes the account with the password, which a stranger at the browser does not know', async () => {
  const user = await newcomer('Lee Leaver')
  const page = await visit({ path: paths.accountSettings, as: user })
  const danger = page.getByRole('region', { name: 'Danger Zone' })
  await danger.getByRole('button', { name: 'Delete My Account' }).waitFor()
  expect(await danger.getByRole('button').count()).toBe(1)
  await danger.getByRole('button').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Your Password').fill('not the password')
  await dialog.getByRole('button', { name: 'Delete My Account' }).click()
  await dialog.getByText('Your current password is not correct').first().waitFor()
  await dialog.getByLabel('Your Password').fill(DEMO_PASSWORD)
  await dialog.getByRole('button', { name: 'Delete My Account' }).click()
  await page.getByText('Your account has been deleted.').waitFor()
  expect(new URL(page.url()).pathname).toBe('/')
  await page.getByRole('link', { name: 'Login' }).first().waitFor()
})

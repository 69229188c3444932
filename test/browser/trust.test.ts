import { Secret, TOTP } from 'otpauth'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { DEMO_PASSWORD } from '../../scripts/seed.ts'
import { paths } from '../../web/paths.ts'
import {
  absent,
  confirmAddress,
  demoClient,
  fillLogin,
  mailTo,
  newcomer,
  people,
  unique,
  until,
  visit,
} from '../support/browser.ts'

const sees = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor()

test('a parent confirms the consent by creating a player, and is not asked again for guest play', async () => {
  const parent = await newcomer('Petra Parent', 'player_parent')
  const page = await visit({ path: paths.newPlayer, as: parent })
  await page.getByRole('textbox', { name: 'Name' }).fill('Nico Newcomer')
  await sees(page, /you confirm that you are this player's parent or legal guardian/)
  await page.getByRole('radio', { name: /^Only our teams/ }).check()
  await page.getByRole('button', { name: 'Create Player' }).click()
  await sees(page, 'Claimed by you')
  await absent(page.getByText("Guardian's consent isn't recorded"))
  await page.getByRole('tab', { name: 'Management' }).click()
  await sees(page, 'List the player to turn on guest play.')
  await page.getByRole('radio', { name: /^Everyone: first name and initial/ }).check()
  await sees(page, 'Everyone sees Nico Newcomer with first name and initial.')
  await sees(page, /^Coaches of guest needs nearby that fit see your player/)
  await page.getByRole('button', { name: 'Turn On for 60 Days' }).waitFor()
  await absent(page.getByRole('region', { name: "Guardian's consent" }))

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
  await absent(family.getByText(/^Background check/))

  const admin = await visit({ path: paths.admin(), as: people.admin })
  await admin.getByRole('link', { name: /background checks? (or|and) trainings? to confirm/ }).click()
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

test('a family chooses who sees its player, and the page shows what a stranger sees', async () => {
  const { id } = await demoClient(people.parent).createPlayer({
    input: { name: 'Wren Chooser', age: 11, position: 'Catcher', locationCity: 'Austin', state: 'TX' },
  })
  const page = await visit({ path: `${paths.player(id)}?tab=management`, as: people.parent })
  await page.getByRole('heading', { name: 'Who sees Wren Chooser' }).waitFor()
  const choices = page.getByRole('radio', { name: /^(Only our teams|Everyone: first|Also full name)/ })
  expect(await choices.evaluateAll((radios) => radios.map((it) => it.closest('label')?.textContent))).toEqual([
    expect.stringMatching(/^Only our teams/),
    expect.stringMatching(/^Everyone: first name and initial/),
    expect.stringMatching(/^Also full name and photo, for coaches with a confirmed check/),
  ])
  const strangers = page.getByRole('region', { name: 'What a stranger sees' })
  await strangers.getByText('Wren C.', { exact: true }).waitFor()
  await strangers.getByText('Age 11').waitFor()
  await choices.nth(2).check()
  await sees(page, 'Coaches with a confirmed check see the full name and photo of Wren Chooser.')
  const stranger = await visit({ path: paths.player(id), as: people.user })
  await stranger.getByRole('heading', { level: 1, name: 'Wren C.' }).waitFor()
  const coach = await visit({ path: paths.player(id), as: people.coach })
  await coach.getByRole('heading', { level: 1, name: 'Wren Chooser' }).waitFor()
  await choices.nth(0).check()
  await strangers.getByText('Player not found').waitFor()
  await sees(page, 'Only the team finds Wren Chooser.')
  await stranger.reload()
  await sees(stranger, 'Player not found')
})

test('a role that changed before the address was confirmed shows at once', async () => {
  const { email, id } = await newcomer('Ada First')
  const page = await visit({ path: '/login' })
  await fillLogin(page, email)
  await page.waitForURL('/')
  await demoClient(people.admin).updateUser({ id, input: { role: 'coach' } })
  const { text } = await mailTo(email, /Confirm/)
  // The user goes on before the account is loaded.
  await page.route('**/query', async (route) => {
    if (route.request().postData()?.includes('query Account')) await page.waitForTimeout(2_000)
    await route.continue()
  })
  await page.goto(text.match(/https?:\S+verify-email\S+/)![0])
  await page.getByRole('link', { name: 'Go Home' }).click()
  await page.getByText('Find your team, or create it. It shows up here.').waitFor()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

test('a user deletes the account with the password, which a stranger at the browser does not know', async () => {
  const user = await newcomer('Lee Leaver')
  const page = await visit({ as: user })
  await page.getByRole('button', { name: 'Lee Leaver' }).click()
  await page.getByRole('link', { name: 'Account Settings' }).click()
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

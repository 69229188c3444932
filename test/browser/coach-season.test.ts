import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { mailTo, newcomer, unique, until, visit } from '../support/browser.ts'

const sees = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor()

type Newcomer = Awaited<ReturnType<typeof newcomer>>

/** Follows the link of the mail that confirms an address. */
async function confirmAddress({ email, send }: Newcomer) {
  const link = new URL(/https?:\S+verify-email\S+/.exec((await mailTo(email, /Confirm/)).text)![0])
  const input = Object.fromEntries(new URLSearchParams(link.hash.slice(1)))
  await send('mutation ($input: VerifyEmailInput!) { verifyEmail(input: $input) }', { input })
}

test('a coach imports a roster from a list, and a family claims its player by the emailed link', async () => {
  const coach = await newcomer('Cora Coach', 'coach')
  const parent = await newcomer('Paula Parent', 'player_parent')
  await confirmAddress(coach)
  const { createTeam: team } = await coach.send(
    'mutation ($input: CreateTeamInput!) { createTeam(input: $input) { id name } }',
    { input: { name: unique('Meadowlarks'), locationCity: 'Austin', state: 'TX' } },
  )
  const born = new Date().getFullYear() - 11

  const page = await visit({ path: `/teams/${team.id}/manage`, as: coach })
  const addition = page.getByRole('form', { name: 'Add a division' })
  await addition.getByLabel('Division', { exact: true }).fill('AA')
  await addition.getByLabel('Age Group').fill('12U')
  await addition.getByRole('button', { name: 'Add Division' }).click()
  await sees(page, 'Division added successfully!')

  await page.getByRole('tab', { name: 'Roster' }).click()
  await page.getByRole('button', { name: 'Import a list' }).click()
  const names = ['Ada', 'Bea', 'Cal', 'Dot', 'Eli', 'Flo', 'Gus', 'Hal', 'Ivy', 'Joe', 'Kit', 'Lou']
  const family = unique('Larkspur').replace(/[\d ]/g, '')
  const lines = names.map((first, at) => `${first} ${family}\t${at + 1}\tP\t${born}\t${at === 0 ? parent.email : ''}`)
  const list = ['Player\tJersey\tPosition\tBirth year\tEmail', ...lines, `Old ${family}\t99\tC\t${born - 4}\t`].join(
    '\n',
  )
  await page.getByLabel('List of players').fill(list)
  await page.getByRole('button', { name: 'Preview' }).click()
  await sees(page, 'Too old for 12U')
  await sees(page, 'Invites the family')
  await page.getByRole('button', { name: 'Import 12 players' }).click()
  await sees(page, '12 players imported.')
  const roster = page.getByRole('table', { name: 'Roster', exact: true })
  await expect.poll(() => roster.getByRole('row').count(), { timeout: 15_000 }).toBe(1 + 12)

  await page.getByRole('button', { name: 'Add one player' }).click()
  await page.getByRole('combobox', { name: 'Player' }).fill(`Zoe ${family}`)
  await page.getByRole('option', { name: `New player “Zoe ${family}”` }).click()
  await page.getByLabel('Jersey').fill('13')
  await page.getByRole('button', { name: 'Add new player' }).click()
  await sees(page, `Zoe ${family} is on the roster!`)
  await roster.getByRole('link', { name: `Zoe ${family}` }).waitFor()

  await roster.getByText('Guardian not yet invited').first().waitFor()

  const { text } = await mailTo(parent.email, /Claim Ada L\.'s player profile/)
  expect(text).not.toContain(family)
  const link = new URL(/https?:\S+invitation=\S+/.exec(text)![0])
  const atHome = await visit({ path: `${link.pathname}${link.hash}`, as: parent })
  await atHome.getByRole('button', { name: 'Claim the profile' }).click()
  await sees(atHome, 'Please confirm this to claim the profile')
  await atHome.getByLabel(/parent or legal guardian/).check()
  await atHome.getByRole('button', { name: 'Claim the profile' }).click()
  await sees(atHome, /is your player now!/)
  await sees(atHome, 'Claimed by you')

  const current = (await roster.getByRole('row').nth(1).textContent()) ?? ''
  await page.getByRole('button', { name: 'Move to another season' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await dialog.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Move to another season' }).click()
  const { seasons } = await coach.send('{ seasons { name isActive } }')
  const next = seasons.find(({ name }: { name: string }) => !current.includes(name)).name
  await dialog.getByLabel('Season', { exact: true }).selectOption(next)
  await dialog.getByRole('button', { name: 'Move 13 players' }).click()
  await sees(page, `12 moved to ${next}, 1 waiting for the family.`)
  await page.getByRole('table', { name: 'Players waiting to join the roster' }).waitFor()
  const { pendingRosterEntries } = await until(async () => {
    const data = await parent.send('{ pendingRosterEntries { id season } }')
    return data.pendingRosterEntries.length === 1 ? data : undefined
  }, 'the family is asked')
  expect(pendingRosterEntries[0].season).toBe(next)

  await page.goto(`/teams/${team.id}?tab=events`)
  await page.getByRole('button', { name: 'Subscribe' }).click()
  const calendar = await fetch(await page.getByLabel('Calendar link').inputValue())
  expect(calendar.headers.get('content-type')).toMatch(/^text\/calendar/)
  expect(await calendar.text()).toContain(`X-WR-CALNAME:${team.name}`)
})

import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { absent, confirmAddress, mailsTo, navigate, newcomer, unique, visit } from '../support/browser.ts'

type Coach = Awaited<ReturnType<typeof newcomer>>

/** Opens the import of a new team with a 12U division. Returns the team's ID. */
async function openImport(page: Page, coach: Coach, name: string) {
  const team = { name: unique(name), locationCity: 'Austin', state: 'TX', ageGroup: '12U', division: 'AA' }
  const { id } = await coach.createTeam({ input: team })
  await navigate(page, `/teams/${id}/manage?tab=roster`)
  await page.getByRole('button', { name: 'Import a list' }).click()
  return id
}

async function rosterOf(coach: Coach, teamID: string) {
  const fields = 'teamHistory { jerseyNumber player { id name birthYear birthWindow positions } }'
  const { teamHistory } = await coach.team({ id: teamID }, fields)
  return teamHistory
    .map(({ jerseyNumber, player: { id, name, birthYear, birthWindow, positions } }) => ({
      id,
      said: [name, jerseyNumber, birthYear, birthWindow, ...positions].filter((it) => it !== null).join(' '),
    }))
    .toSorted((a, b) => (a.said < b.said ? -1 : 1))
}

const NOA = '2015 JAN_APR'
const AL = '2014 SEP_DEC'

test('the export files of six apps are imported without a touch, with the right children, and the right parents are invited', async () => {
  const exports: { app: string; noa: string; al: string; hasNoParents?: true }[] = [
    { app: 'teamsnap', noa: `7 ${NOA} Shortstop Pitcher`, al: `00 ${AL} Utility` },
    { app: 'sportsengine', noa: `7 ${NOA}`, al: `0 ${AL}` },
    { app: 'blue-sombrero', noa: NOA, al: AL },
    { app: 'gamechanger', noa: '7', al: '00', hasNoParents: true },
    { app: 'playerfirst', noa: `7 ${NOA}`, al: `12 ${AL}` },
    { app: 'leagueapps', noa: `7 ${NOA}`, al: `12 ${AL}` },
  ]
  const coach = await newcomer('Ida Import', 'coach')
  await confirmAddress(coach)
  const page = await visit({ path: '/', as: coach })
  const invited: Record<string, string> = {}
  for (const { app, noa, al, hasNoParents } of exports) {
    const teamID = await openImport(page, coach, `Import ${app}`)
    // A child of the coach's other team would be offered as the same one.
    const [sample, example] = [`Sample${app.replace('-', '')}`, `Example${app.replace('-', '')}`]
    const text = readFileSync(new URL(`../web/rosters/${app}.csv`, import.meta.url), 'utf8')
      .replaceAll('Sample', sample)
      .replaceAll('Example', example)
      .replaceAll('@fungo.example', `.${app}@imports.example`)
    const file = { name: `${app}.csv`, mimeType: 'text/csv', buffer: Buffer.from(text) }
    await page.getByLabel('Or an Excel or CSV file').setInputFiles(file)
    await page.getByRole('button', { name: 'Preview', exact: true }).click()
    await page.getByRole('button', { name: 'Import 2 players' }).click()
    await expect
      .poll(async () => (await rosterOf(coach, teamID)).map(({ said }) => said), { message: app })
      .toEqual([`Al ${example} ${al}`, `Noa ${sample} ${noa}`])
    const [alThere, noaThere] = await rosterOf(coach, teamID)
    if (!hasNoParents)
      Object.assign(invited, {
        [`lee.${app}@imports.example`]: alThere!.id,
        [`pat.${app}@imports.example`]: noaThere!.id,
      })
  }
  // The link of each email leads to the parent's own child. Nobody else gets one, least of all a child.
  const linked = async () =>
    Object.fromEntries(
      (await mailsTo('@imports.example')).map(({ to, text }) => [to, /players\/(\w+)/.exec(text)?.[1]]),
    )
  await expect.poll(linked).toEqual(invited)
})

test('a coach says that the day is first in birth dates, and is asked about the domain of an address that looks like a typo', async () => {
  const coach = await newcomer('Dee Dayfirst', 'coach')
  await confirmAddress(coach)
  const page = await visit({ path: '/', as: coach })
  const teamID = await openImport(page, coach, 'Day First')
  await page
    .getByLabel('List of players')
    .fill('Name,DOB,Parent Email\nNoa Dayfirst,9/3/2015,noas.mother@gmial.com\nAl Dayfirst,10/4/2014,')
  await page.getByRole('button', { name: 'Preview', exact: true }).click()
  await page.getByLabel('The day is first in these birth dates').check()
  await page.getByText('9/3/2015 is then March 9.').waitFor()
  await page.getByRole('button', { name: 'Did you mean noas.mother@gmail.com?' }).click()
  await page.getByRole('button', { name: 'Import 2 players' }).click()
  const roster = async () => (await rosterOf(coach, teamID)).map(({ said }) => said)
  await expect.poll(roster).toEqual(['Al Dayfirst 2014 JAN_APR', 'Noa Dayfirst 2015 JAN_APR'])

  await page.getByRole('button', { name: 'Import a list' }).waitFor()
  await expect.poll(async () => (await mailsTo('noas.mother@')).map(({ to }) => to)).toEqual(['noas.mother@gmail.com'])
  await page.getByRole('combobox', { name: 'Player' }).fill('Di Dayfirst')
  await page.getByRole('option', { name: 'New player “Di Dayfirst”' }).click()
  const email = page.getByLabel("Parent's email")
  for (const [typed, meant] of [
    ['pat@gmial.com', 'pat@gmail.com'],
    ['kim@hotmial.com', 'kim@hotmail.com'],
  ] as const) {
    await email.fill(typed)
    await email.blur()
    await page.getByRole('button', { name: `Did you mean ${meant}?` }).click()
    expect(await email.inputValue()).toBe(meant)
    await page.getByText('Did you mean').waitFor({ state: 'detached' })
  }
  await email.fill('pat@fungo.example')
  await email.blur()
  await absent(page.getByText('Did you mean'))
})

test('a photo over 5 MB is made smaller in the browser and stored, and a HEIC photo is named', async () => {
  const parent = await newcomer('Pam Photo', 'player_parent')
  const player = await parent.createPlayer({
    input: { name: 'Flo Photo', age: 11, locationCity: 'Austin', state: 'TX', guardianConsent: '2026-11' },
  })
  const page = await visit({ path: `/players/${player.id}/edit`, as: parent })
  const chooser = page.locator('input[type=file]')
  const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic'), Buffer.alloc(40)])
  for (const mimeType of ['image/heic', '']) {
    await chooser.setInputFiles({ name: 'IMG_0001.HEIC', mimeType, buffer: heic })
    await page.getByText(/^This browser cannot read HEIC photos\. Save the photo as a JPG/).waitFor()
    expect(await page.getByRole('img', { name: 'Flo Photo' }).count()).toBe(0)
  }
  const [width, height] = [1800, 1200]
  const noise = sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } })
  const buffer = await noise.png().toBuffer()
  expect(buffer.length).toBeGreaterThan(5 * 1024 * 1024)
  await page.evaluate(() => {
    const decode = globalThis.createImageBitmap
    globalThis.createImageBitmap = async (image: ImageBitmapSource) => {
      await new Promise((done) => setTimeout(done, 1_000))
      return decode(image, { imageOrientation: 'from-image' })
    }
  })
  await chooser.setInputFiles({ name: 'game.png', mimeType: 'image/png', buffer })
  // The form waits for the smaller photo.
  await page.getByRole('button', { name: 'Update Player' }).click()
  await page.getByText('Player updated successfully!').first().waitFor()
  const { photoURL } = await parent.player({ id: player.id }, 'photoURL')
  const photo = Buffer.from(await (await fetch(new URL(photoURL, page.url()))).arrayBuffer())
  expect(photo.length).toBeLessThan(5 * 1024 * 1024)
  expect(await sharp(photo).metadata()).toMatchObject({ format: 'jpeg', width: 1024, height: 683 })
})

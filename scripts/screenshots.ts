// Takes the screenshots of README.md and docs/features.md, or those with these names: npm run screenshots -- home register
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from 'playwright-core'
import { paths } from '../web/paths.ts'
import { apiClient } from './api-client.ts'
import { chromiumOptions } from './chromium.ts'
import { buildStale } from './local/build.ts'
import { startCloud } from './local/cloud.ts'
import { startSampleFeed } from './sample-feed/server.ts'
import { DEMO_PASSWORD, seedDemo } from './seed.ts'
import { temporaryFolder } from './temporary-folder.ts'

type Shot = {
  name: string
  path: string
  as?: 'coach' | 'parent' | 'admin'
  isPhone?: boolean
  theme?: 'dark'
  /** Runs on the page before the screenshot. */
  open?: (page: Page) => Promise<unknown>
}

const folder = join(import.meta.dirname, '../docs/images')
const feed = await startSampleFeed()
const cloud = await startCloud({
  dataFolder: temporaryFolder(),
  env: { FEED_URL: feed.url, FEED_TOKEN: feed.token, RATE_LIMITS: 'off' },
  prepare: () => buildStale({ web: true, say: (line) => console.error(line) }),
})
const browser = await chromium.launch(await chromiumOptions())
try {
  await seedDemo(cloud)
  mkdirSync(folder, { recursive: true })
  const wanted = process.argv.slice(2)
  for (const shot of await shots())
    if (wanted.length === 0 || wanted.includes(shot.name)) await save(shot.name, await picture(browser, shot))
} finally {
  await browser.close()
  await cloud.stop()
  await feed.stop()
}

async function shots(): Promise<Shot[]> {
  const { send } = await apiClient(cloud.url).login('coach@fungo.example', DEMO_PASSWORD)
  const { teams, players, events, tournaments, opportunities } = await send(`{
    teams(search: "Cedar Park Thunder") { id }
    players(search: "Sam Parent") { id }
    events(search: "Thunder Family Doubleheader") { id }
    tournaments: events(search: "Thunder Spring Slam") { id }
    opportunities(search: "12U AA open tryout") { id }
  }`)
  const [team, player, event, tournament, opportunity] = [teams, players, events, tournaments, opportunities].map(
    ([{ id }]) => id as string,
  )
  return [
    { name: 'home', path: paths.home },
    { name: 'teams', path: `${paths.teams}?state=TX` },
    { name: 'team', path: paths.team(team!, 'roster') },
    { name: 'players', path: paths.players },
    { name: 'player', path: paths.player(player!), as: 'parent' },
    { name: 'event', path: paths.event(event!) },
    { name: 'opportunities', path: paths.opportunities },
    { name: 'opportunities-phone', path: paths.opportunities, isPhone: true, theme: 'dark' },
    { name: 'opportunity', path: paths.opportunity(opportunity!) },
    {
      name: 'register',
      path: paths.register(opportunity!),
      as: 'parent',
      open: (page) => page.getByRole('button', { name: 'Riley Parent' }).click(),
    },
    { name: 'my-season', path: paths.mySeason, as: 'parent' },
    { name: 'manage-team', path: paths.manageTeam(team!, 'roster'), as: 'coach' },
    { name: 'create-opportunity', path: paths.createOpportunity(team!), as: 'coach' },
    { name: 'manage-registrations', path: paths.manageRegistrations(opportunity!), as: 'coach' },
    { name: 'manage-entries', path: paths.manageEntries(tournament!), as: 'coach' },
    { name: 'admin', path: paths.admin(), as: 'admin' },
    { name: 'claims', path: paths.adminClaims, as: 'admin' },
    { name: 'account', path: `${paths.accountSettings}?tab=preferences`, as: 'parent' },
  ]
}

async function picture(on: Browser, { path, as, isPhone, theme = undefined, open }: Shot): Promise<Buffer> {
  const origins = as ? [{ origin: cloud.url, localStorage: await sessionOf(as) }] : []
  const context = await on.newContext({
    baseURL: cloud.url,
    viewport: isPhone ? { width: 360, height: 720 } : { width: 1120, height: 720 },
    colorScheme: theme ?? 'light',
    reducedMotion: 'reduce',
    timezoneId: 'America/Chicago',
    storageState: { cookies: [], origins },
  })
  const page = await context.newPage()
  await page.goto(path, { waitUntil: 'networkidle' })
  await page.locator('[aria-busy=true]').first().waitFor({ state: 'detached' })
  await open?.(page)
  const image = await page.screenshot()
  await context.close()
  return image
}

async function sessionOf(who: string) {
  const { session } = await apiClient(cloud.url).login(`${who}@fungo.example`, DEMO_PASSWORD)
  return [
    { name: 'authToken', value: session.token },
    { name: 'user', value: JSON.stringify(session.user) },
  ]
}

async function save(name: string, png: Buffer) {
  const image = await webp(png)
  writeFileSync(join(folder, `${name}.webp`), image)
  console.log(`${name}.webp, ${Math.ceil(image.length / 1024)} KB`)
}

/** Compresses the PNG in the browser to a tenth of its size. */
async function webp(png: Buffer): Promise<Buffer> {
  const page = await browser.newPage()
  const data = await page.evaluate(
    async (source) => {
      const image = new Image()
      image.src = source
      await image.decode()
      const canvas = Object.assign(document.createElement('canvas'), { width: image.width, height: image.height })
      canvas.getContext('2d')!.drawImage(image, 0, 0)
      return canvas.toDataURL('image/webp', 0.7).split(',')[1]!
    },
    `data:image/png;base64,${png.toString('base64')}`,
  )
  await page.close()
  return Buffer.from(data, 'base64')
}

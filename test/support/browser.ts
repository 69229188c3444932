import { readFile } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import { type Browser, type BrowserContext, chromium, type Locator, type Page, type Request } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest'
import { pageAt, pathIn } from '../../functions/values/messages/locale.ts'
import { apiClient, type Session } from '../../scripts/api-client.ts'
import { clearCoach, DEMO_PASSWORD } from '../../scripts/seed.ts'
import persistedDocuments from '../../web/api/persisted-documents.generated.json' with { type: 'json' }
import { people } from './demo-people.ts'
import type { TestCloud } from './local-cloud.ts'

/** The local cloud of this test file, which starts with only the demo records. */
const cloud = await ownCloud()
export const { origin, poison, stall, outage, source, log, pushSocket } = cloud
export { people }

async function ownCloud(): Promise<TestCloud> {
  const response = await fetch(`${inject('clouds')}/${process.env.VITEST_POOL_ID}`)
  if (!response.ok) throw new Error(await response.text())
  return (await response.json()) as TestCloud
}

export const PHONE = { width: 360, height: 740 }
export const DESK = { width: 1280, height: 860 }
/** How long a page, or a mail, may take on a busy machine, in milliseconds. */
const WAIT = 90_000

let browser: Browser
const contexts: BrowserContext[] = []
const consoleErrors: string[] = []

beforeAll(async () => {
  browser = await chromium.connect(cloud.browser)
})
afterAll(async () => {
  await browser?.close()
  const lines = await readFile(log, 'utf8')
  expect(lines, 'every request is logged').toContain('"requestID"')
  expect(privateTexts(lines, await mails()), 'the log has no private data').toEqual([])
})

afterEach(async () => {
  await Promise.all(contexts.splice(0).map((context) => context.close()))
  expect(consoleErrors.splice(0), 'the browser console has no errors').toEqual([])
})

type Person = { email: string; password?: string }
/** What each page has asked for and not yet got. */
const pending = new WeakMap<Page, Set<Request>>()

type Visit = {
  path?: string
  as?: Person | undefined
  viewport?: typeof PHONE
  theme?: 'light' | 'dark'
  locale?: string
}

/** The sessions of the demo accounts and of users who have logged in, by email. */
const sessions = new Map(Object.entries(cloud.sessions).map(([email, session]) => [email, storageOf(session)]))

/** Runs the scheduled alerts now: what is new for watches, or the work that is due. */
export async function runAlerts(event: { dueWork?: true } = {}) {
  const url = `${inject('clouds')}/${process.env.VITEST_POOL_ID}/alerts`
  expect(await (await fetch(url, { method: 'POST', body: JSON.stringify(event) })).json()).toBe('done')
}

/** The browser storage of a logged-in user. */
function storageOf({ token, user }: Session): Awaited<ReturnType<BrowserContext['storageState']>> {
  const localStorage = [
    { name: 'authToken', value: token },
    { name: 'user', value: JSON.stringify(user) },
  ]
  return { cookies: [], origins: [{ origin, localStorage }] }
}

/**
 * Opens the path in a new browser context. Logs in through the login screen if the user in `as` has no session yet. Console errors of
 * the page fail the test.
 */
export async function visit({
  path = '/',
  as,
  viewport = DESK,
  theme = 'light',
  locale = 'en-US',
}: Visit = {}): Promise<Page> {
  const kept = as && sessions.get(as.email)
  const context = await browser.newContext({
    baseURL: origin,
    viewport,
    colorScheme: theme,
    timezoneId: 'America/Chicago',
    locale,
    reducedMotion: 'reduce',
    ...(kept && { storageState: kept }),
  })
  contexts.push(context)
  context.setDefaultTimeout(WAIT)
  const page = await context.newPage()
  const requests = new Set<Request>()
  pending.set(page, requests)
  page.on('request', (request) => requests.add(request))
  page.on('requestfinished', (request) => requests.delete(request))
  page.on('requestfailed', (request) => requests.delete(request))
  page.on('console', (message) => {
    // The document of an unknown path has the status 404.
    if (message.text().includes('status of 404') && message.location().url === page.url()) return
    // The browser itself logs these when it is offline, when a page refuses to be framed, and when a test blocks a script.
    if (/ERR_INTERNET_DISCONNECTED|frame-ancestors|ERR_BLOCKED_BY_CLIENT/.test(message.text())) return
    if (message.type() === 'error') consoleErrors.push(`${new URL(page.url()).pathname}: ${message.text()}`)
  })
  page.on('pageerror', (error) => consoleErrors.push(`${new URL(page.url()).pathname}: ${error.message}`))
  if (as && !kept) {
    await logIn(page, as.email, as.password)
    sessions.set(as.email, await context.storageState())
  }
  if (kept || !as || path !== '/') await page.goto(path)
  return page
}

async function logIn(page: Page, email: string, password = DEMO_PASSWORD) {
  await page.goto('/login')
  await fillLogin(page, email, password)
  await page.waitForURL('/')
}

const persisted: Record<string, string> = persistedDocuments

/** The GraphQL operation that a page sends, as a query or by the hash of a shared read. Null for other requests. */
export function operationOf(request: Request): { name: string; variables: Record<string, unknown> } | null {
  const { pathname, searchParams } = new URL(request.url())
  const nameOf = (query: string) => /\w+ (\w+)/.exec(query)![1]!
  const [, hash] = /^\/query\/(\w+)/.exec(pathname) ?? []
  if (hash) return { name: nameOf(persisted[hash]!), variables: JSON.parse(searchParams.get('variables')!) }
  if (pathname !== '/query') return null
  const { query, variables = {} } = request.postDataJSON()
  return { name: nameOf(query), variables }
}

/** Waits until the screen shows its heading and nothing is loading. */
export async function loaded(page: Page) {
  await page.getByRole('heading', { level: 1 }).and(page.locator(':not(:text("Loading..."))')).first().waitFor()
  await page.locator('[aria-busy=true]').first().waitFor({ state: 'detached' })
}

/** Waits until the page has shown what it asked for, and fails if the element is there. */
export async function absent(element: Locator) {
  const page = element.page()
  const requests = pending.get(page)!
  do {
    await expect.poll(() => requests.size, { message: 'requests without an answer' }).toBe(0)
    await page.evaluate(async () => {
      for (let frames = 0; frames < 3; frames++) await new Promise((resolve) => requestAnimationFrame(resolve))
    })
  } while (requests.size > 0)
  expect(await element.count(), `${element}`).toBe(0)
}

/**
 * Navigates to the path within the app and waits until its screen has replaced the previous one, as a link would. This takes a
 * fifth of the CPU time of loading the document. It leads over the not-found screen, so that a screen starts with new state even
 * if the previous one had the same component. `meanwhile` runs on that screen, which is cheap to repaint.
 */
export async function navigate(page: Page, path: string, meanwhile?: () => Promise<unknown>) {
  const { pathname } = new URL(page.url())
  const nowhere = pathIn(pageAt(pathname).locale, '/nowhere')
  if (pathname !== nowhere) await replaceScreen(page, { path: nowhere, heading: '404 - ' })
  await meanwhile?.()
  if (path !== nowhere) await replaceScreen(page, { path })
}

/** Without `heading`, any other heading counts: the screen that a document showed first may still be rendered again. */
const replaceScreen = (page: Page, to: { path: string; heading?: string }) =>
  page.evaluate(
    async ({ path, heading, wait }) => {
      const current = () => document.querySelector('h1')
      const left = current()
      const isReplaced = () => (heading ? current()?.textContent.includes(heading) : current() && current() !== left)
      history.pushState(null, '', path)
      dispatchEvent(new PopStateEvent('popstate', { state: null }))
      for (const deadline = Date.now() + wait; !isReplaced(); ) {
        if (Date.now() > deadline) throw new Error(`No screen within ${wait} ms after navigating to ${path}`)
        await new Promise((resolve) => requestAnimationFrame(resolve))
      }
    },
    { ...to, wait: WAIT },
  )

/**
 * `navigate`, or loads the document if a dialog, a menu of the header, or an alert is open that Escape does not close: it may outlive
 * the screen that opened it.
 */
export async function reach(page: Page, path: string, meanwhile?: () => Promise<unknown>) {
  const overlays = page.locator(
    '[role=dialog], [role=alertdialog], header [aria-expanded=true], [data-alerts] [role] > *',
  )
  for (let left = await overlays.count(); left > 0; ) {
    await page.keyboard.press('Escape')
    await page.waitForTimeout(100)
    const open = await overlays.count()
    if (open < left) {
      left = open
      continue
    }
    await meanwhile?.()
    await page.goto(path)
    return
  }
  await navigate(page, path, meanwhile)
}

type Role = Parameters<Page['getByRole']>[0]

/** Waits until the element with the role and accessible name has the focus. */
export async function focused(page: Page, role: Role, name: string | RegExp) {
  try {
    await page
      .getByRole(role, { name, exact: typeof name === 'string' })
      .and(page.locator(':focus'))
      .waitFor()
  } catch {
    const holder = await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 200))
    throw new Error(`The focus is not on the ${role} ${name} but on ${holder}`)
  }
}

/** Presses Tab (or Shift+Tab) until the element with the role and name has a visible focus. */
export const tabTo = (page: Page, role: Role, name: string | RegExp, key: 'Tab' | 'Shift+Tab' = 'Tab') =>
  tabInto(page, page.getByRole(role, { name, exact: typeof name === 'string' }), `${role} ${name}`, key)

/** `tabTo` for an element without a role. */
export async function tabInto(page: Page, target: Locator, what: string, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  // Comparing elements takes a tenth of the CPU time of finding them by role and name.
  const find = async () => {
    await target.first().waitFor()
    return target.elementHandles()
  }
  let targets = await find()
  for (let presses = 0; presses < 160; presses++) {
    await page.keyboard.press(key)
    let isThere = await page.evaluate(areFocused, targets)
    if (isThere === null) {
      targets = await find()
      isThere = await page.evaluate(areFocused, targets)
      presses = 0
    }
    if (!isThere) continue
    const withFocus = target.and(page.locator(':focus'))
    // A screen that is still loading may move the element.
    await expect.poll(() => withFocus.evaluate(hidesFocus), { message: what }).toBe(false)
    return
  }
  throw new Error(`${key} does not lead to the ${what}.`)
}

/** Whether one of the elements has the focus. Null if the page has replaced any of them, or all of them before they were found. */
const areFocused = (elements: Node[]) =>
  elements.length > 0 && elements.every(({ isConnected }) => isConnected)
    ? elements.includes(document.activeElement!)
    : null

/** Whether the focused element has no visible focus outline or is covered by another element. Alerts may cover it briefly. */
function hidesFocus(element: Element) {
  const isMarked = [element, element.closest('label, article')].some((marked) => {
    const { outlineStyle = 'none', outlineWidth = '0' } = marked ? getComputedStyle(marked) : {}
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0
  })
  const { left, top, width, height } = element.getBoundingClientRect()
  const above = document.elementFromPoint(left + width / 2, top + height / 2)
  const isInSight =
    above !== null &&
    (element.contains(above) || above.contains(element) || above.closest('[role=status],[role=alert]'))
  return !isMarked || !isInSight
}

/** Fills in and submits the login form on the screen. */
export async function fillLogin(page: Page, email: string, password = DEMO_PASSWORD) {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Login' }).click()
}

/** Fills in and submits the sign-up form on the screen. An address that is filled in stays. Returns the user with an API client. */
export async function signUp(page: Page, { name, email }: { name: string; email?: string }) {
  await page.getByLabel('Full Name').fill(name)
  if (email) await page.getByLabel('Email Address').fill(email)
  const address = await page.getByLabel('Email Address').inputValue()
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD)
  await page.getByLabel('Confirm Password').fill(DEMO_PASSWORD)
  await page.getByLabel(/not a robot/i).click()
  await page.getByText('Verified').waitFor()
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.waitForURL((url) => url.pathname !== '/signup')
  const session: Session = await page.evaluate(() => ({
    token: localStorage.getItem('authToken')!,
    user: JSON.parse(localStorage.getItem('user')!),
  }))
  sessions.set(address, storageOf(session))
  return { ...apiClient(origin, session), email: address, name, id: session.user.id }
}

/** Counts what a person taps on pages that load after this: controls, and fields that they fill in. Returns the count so far. */
export async function countTaps(page: Page): Promise<() => number> {
  let taps = 0
  await page.exposeFunction('tapped', () => taps++)
  await page.addInitScript(() => {
    const { tapped } = window as unknown as { tapped: () => void }
    const FIELDS = 'input, select, textarea'
    let pressed: Element | null | undefined
    // Not while capturing, because Playwright stops the presses there that it repeats.
    addEventListener('pointerdown', ({ target }) => {
      pressed = (target as Element).closest('label')?.control ?? (target as Element).closest(FIELDS)
      tapped()
    })
    addEventListener(
      'focusin',
      ({ target }) => (target as Element).matches(FIELDS) && target !== pressed && tapped(),
      true,
    )
  })
  return () => taps
}

/** The name and text of the file that the action downloads. A CSV file begins with a byte order mark, for Excel. */
export async function downloaded(page: Page, action: () => Promise<unknown>) {
  const [file] = await Promise.all([page.waitForEvent('download'), action()])
  const bytes = await buffer(await file.createReadStream())
  const name = file.suggestedFilename()
  if (name.endsWith('.csv')) expect(bytes.subarray(0, 3).toString('hex'), name).toBe('efbbbf')
  return { name, text: new TextDecoder().decode(bytes) }
}

export const unique = (word: string) => `${word} ${Date.now().toString(36)}`

let newcomers = 0

/** Signs up a user through the API. Returns the user with an API client for the setup. */
export async function newcomer(
  name: string,
  role: 'user' | 'player_parent' | 'coach' = 'user',
  domain = 'fungo.example',
) {
  const email = `newcomer-${++newcomers}-${Date.now()}@${domain}`
  const visitor = apiClient(origin, null, cloud.humanCheckSecret)
  const { session } = await visitor.signUp({ email, password: DEMO_PASSWORD, name, role })
  sessions.set(email, storageOf(session))
  return { ...apiClient(origin, session), email, name, id: session.user.id }
}

/** Confirms the email address with the code of the emailed link. */
export async function confirmAddress({ email, verifyEmail }: Awaited<ReturnType<typeof newcomer>>) {
  const link = new URL(/https?:\S+verify-email\S+/.exec((await mailTo(email, /Confirm/)).text)![0])
  const input = Object.fromEntries(new URLSearchParams(link.hash.slice(1)))
  await verifyEmail({ input })
}

/** Has the demo admin confirm the coach's background check and training. */
export const clear = (coach: Awaited<ReturnType<typeof newcomer>>) =>
  clearCoach(coach, coach.id, demoClient(people.admin))

export const demoClient = ({ email }: Person) => apiClient(origin, cloud.sessions[email])

/** The IDs of the demo coach's team, its owner, and records that belong to it. */
export async function demoIDs() {
  const { send } = demoClient(people.coach)
  const { teams, players, events, tournaments, opportunities, guestNeeds, seasons } = await send(`{
    teams(search: "Cedar Park Thunder") { id claimedBy }
    players(search: "Sam Parent") { id }
    events(search: "Thunder Family Doubleheader") { id }
    tournaments: events(search: "Cedar Park Classic") { id }
    opportunities(search: "12U AA open tryout") { id }
    guestNeeds: opportunities(search: "Guest catcher for a doubleheader") { id }
    seasons { id }
  }`)
  return {
    team: teams[0].id as string,
    user: teams[0].claimedBy as string,
    player: players[0].id as string,
    event: events[0].id as string,
    tournament: tournaments[0].id as string,
    opportunity: opportunities[0].id as string,
    guestNeed: guestNeeds[0].id as string,
    season: seasons[0].id as string,
  }
}

/** Calls the function until it returns a value, or throws after `WAIT`. */
export async function until<T>(ask: () => Promise<T | undefined>, what: string): Promise<T> {
  for (const deadline = Date.now() + WAIT; Date.now() < deadline; ) {
    const answer = await ask()
    if (answer !== undefined) return answer
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`Not within ${WAIT} ms: ${what}`)
}

type Mail = { to: string; subject: string; text: string; attachments: { type: string; content: string }[] }

const mails = async (): Promise<Mail[]> => (await fetch(`${origin}/outbox.json`)).json()

/** Which email addresses, children's names, passwords, and codes of emailed links the text contains. */
function privateTexts(text: string, sent: Mail[]): string[] {
  const codes = sent.flatMap((mail) =>
    [...mail.text.matchAll(/\b(?:code|signature|token)=([\w-]{16,})/g)].map(([, code]) => code!),
  )
  const people = sent.map((mail) => mail.to)
  const planted = new Set([...codes, ...people, DEMO_PASSWORD, 'Sam Parent', 'Riley Parent', '@fungo.example'])
  return [...planted].filter((each) => text.includes(each))
}

/** Waits for an email to the address with a matching subject, and returns the newest. */
export const mailTo = (address: string, subject = /./) =>
  until(
    async () => (await mailsTo(address)).find((mail) => subject.test(mail.subject)),
    `mail to ${address} about ${subject}`,
  )

/** The emails to the address, newest first. */
export const mailsTo = async (address: string) => (await mails()).filter((mail) => mail.to.includes(address))

/** Waits until the address has received exactly the emails with these subjects, in any order. Returns their joined texts. */
export async function allMailsTo(address: string, subjects: readonly string[]): Promise<string> {
  const own = () => mailsTo(address)
  // Changes are emailed once a minute.
  await expect.poll(async () => (await own()).map(({ subject }) => subject).sort()).toEqual([...subjects].sort())
  return (await own()).map(({ text }) => text).join('\n')
}

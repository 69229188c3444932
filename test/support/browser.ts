import chromium from '@sparticuz/chromium'
import { type Browser, type BrowserContext, type Page, chromium as playwright } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest'

export const origin = inject('origin')
export const PHONE = { width: 360, height: 740 }
export const DESK = { width: 1280, height: 860 }

let browser: Browser
const contexts: BrowserContext[] = []
const complaints: string[] = []

beforeAll(async () => {
  browser = await playwright.launch({
    executablePath: process.env.CHROMIUM_PATH ?? (await chromium.executablePath()),
    // In one process, closing a context would close the browser.
    args: [...chromium.args.filter((arg) => !['--single-process', '--no-zygote'].includes(arg)), '--no-sandbox'],
    headless: true,
  })
})
afterAll(() => browser?.close())

afterEach(async () => {
  await Promise.all(contexts.splice(0).map((context) => context.close()))
  expect(complaints.splice(0), 'the console stays quiet').toEqual([])
})

type Visit = {
  path?: string
  as?: { email: string; password?: string }
  viewport?: typeof PHONE
  theme?: 'light' | 'dark'
}

/** A page of a fresh browser, on the path; signed in through the login screen where told. What it complains of fails the test. */
export async function visit({ path = '/', as, viewport = DESK, theme = 'light' }: Visit = {}): Promise<Page> {
  const context = await browser.newContext({
    baseURL: origin,
    viewport,
    colorScheme: theme,
    timezoneId: 'America/Chicago',
    locale: 'en-US',
  })
  contexts.push(context)
  context.setDefaultTimeout(15_000)
  const page = await context.newPage()
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`${new URL(page.url()).pathname}: ${message.text()}`)
  })
  page.on('pageerror', (error) => complaints.push(`${new URL(page.url()).pathname}: ${error.message}`))
  if (as) await logIn(page, as.email, as.password)
  if (!as || path !== '/') await page.goto(path)
  return page
}

export async function logIn(page: Page, email: string, password = 'fungo-demo') {
  await page.goto('/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: /^(log in|login|sign in)$/i }).click()
  await page.waitForURL('/')
}

/** Expects a failed request's message, which the console repeats. */
export const expectComplaint = (pattern: RegExp) => {
  expect(complaints.some((line) => pattern.test(line))).toBe(true)
  complaints.splice(0, complaints.length, ...complaints.filter((line) => !pattern.test(line)))
}

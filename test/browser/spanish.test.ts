import { execFileSync } from 'node:child_process'
import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { paths } from '../../web/paths.ts'
import { demoIDs, loaded, origin, people, visit } from '../support/browser.ts'

const root = join(import.meta.dirname, '../..')
/** A build with each message in double brackets. */
const pseudo = join(root, 'dist/pseudo')

beforeAll(() => {
  const vite = join(root, 'node_modules/vite/bin/vite.js')
  execFileSync(process.execPath, [vite, 'build', '--config', join(root, 'web/vite.config.ts'), '--outDir', pseudo], {
    env: { ...process.env, NODE_ENV: 'production', LOCALE: 'es', PSEUDO: 'on' },
    stdio: 'ignore',
  })
}, 120_000)
afterAll(() => rmSync(pseudo, { recursive: true }))

/** The screens that are in Spanish. Add a path when its feature is. */
const translated = ['/', '/nowhere', '/teams', '/players', '/events', '/opportunities', '/login', '/signup', '/legal']

/** What is the same in both languages, or written by `Intl`. */
const SAME =
  /Fungo|English|\bGeoNames\b|\bCC BY 4.0\b|support@fungo\.example|\b\d+U\b|\b[A-Z]{2,4}\b|\b(ene|feb|mar|abr|may|jun|jul|ago|sep|sept|oct|nov|dic|lun|mié|jue|vie|sáb|dom|de|a|mi|[ap]\.\s?m\.)\b/g

/** Innermost brackets: a message may be an input of another, and its elements are in texts of their own. */
const MESSAGE = /\[\[(?:(?!\[\[|\]\]).)*\]\]/gs

/** The texts and names of elements that are not in brackets and that no response of the API contains. */
async function untranslated(page: Page, answers: string): Promise<string[]> {
  const [visible, ...names] = await page.evaluate(() => {
    const texts = []
    const names = [document.title]
    const all = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT)
    for (let node = all.nextNode(); node; node = all.nextNode()) {
      if (!(node instanceof Element)) {
        if (node.parentElement!.checkVisibility() && !node.parentElement!.closest('script, style'))
          texts.push(node.textContent)
      } else for (const name of ['aria-label', 'placeholder', 'title', 'alt']) names.push(node.getAttribute(name) ?? '')
    }
    return [texts.join('\n'), ...names]
  })
  let rest = [visible, ...new Set(names)].join('\n')
  while (MESSAGE.test(rest)) rest = rest.replaceAll(MESSAGE, '|')
  return rest
    .replaceAll(SAME, '|')
    .split(/[·|,()\n]/)
    .map((text) => text.trim())
    .filter((text) => /\p{L}{2}/u.test(text) && !answers.includes(JSON.stringify(text).slice(1, -1)))
}

test.each(translated)('every text of %s is a message', async (path) => {
  const page = await visit({ path: '/es/robots' })
  const answers: Promise<string>[] = []
  page.on('response', (response) => {
    if (new URL(response.url()).pathname.startsWith('/query')) answers.push(response.text())
  })
  await page.route(
    (url) => url.origin === origin && /^\/(es|assets)\b/.test(url.pathname),
    (route) => {
      const { pathname } = new URL(route.request().url())
      const file = pathname.startsWith('/assets/') ? join(pseudo, pathname) : join(pseudo, 'es.html')
      return existsSync(file) ? route.fulfill({ path: file }) : route.continue()
    },
  )
  await page.goto(`/es${path}`)
  await loaded(page)
  await page.getByRole('contentinfo').getByText('[[').first().waitFor()
  expect(await untranslated(page, (await Promise.all(answers)).join('\n'))).toEqual([])
})

test('the language switch keeps the page, its filters, and an unsent form', async () => {
  const page = await visit({ path: `${paths.opportunities}?type=TRYOUT&ageGroup=12U`, as: people.parent })
  await page.getByRole('contentinfo').getByRole('link', { name: 'Español' }).click()
  await page.waitForURL(/\/es\/opportunities\?type=TRYOUT&ageGroup=12U$/)
  expect(await page.locator('html').getAttribute('lang')).toBe('es-US')
  await page.goto(`/es${paths.newPlayer}`)
  await page.locator('input[name="name"]').fill('Luz Ortega')
  const banner = page.getByRole('banner')
  await banner.getByRole('button', { name: 'Parker Parent' }).click()
  await banner.getByRole('link', { name: 'English' }).click()
  await page.waitForURL(`${origin}${paths.newPlayer}`)
  await expect.poll(() => page.locator('input[name="name"]').inputValue()).toBe('Luz Ortega')
})

test('the registrations of a coach fit on a desktop, and the header of an admin has one line', async () => {
  const { opportunity } = await demoIDs()
  for (const as of [people.coach, people.admin]) {
    const page = await visit({ path: `/es${paths.manageRegistrations(opportunity)}`, as })
    await page
      .getByRole('button', { name: /^Aprobar/ })
      .first()
      .waitFor()
    expect((await page.getByRole('banner').boundingBox())!.height).toBeLessThan(70)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
  }
})

test('a browser that prefers Spanish is offered it once', async () => {
  const page = await visit({ path: '/legal', locale: 'es-MX' })
  await page.getByRole('region', { name: 'Idioma' }).getByRole('button', { name: 'Cerrar' }).click()
  await page.reload()
  await loaded(page)
  expect(await page.getByRole('region', { name: 'Idioma' }).count()).toBe(0)
})

import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { type Locale, pathIn } from '../../../functions/values/messages/locale.ts'
import { DESK, loaded, PHONE, reach } from '../../support/browser.ts'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Adds axe to each document that the page loads from now on, which takes less CPU time than sending it for each screen. */
export const addAxe = (page: Page) => page.addInitScript(axe)

type Problem = { id: string; nodes: { target: string[]; failureSummary: string }[] }

/** The axe violations in the open dialog, or on the page if there is none. */
export async function problems(page: Page): Promise<string[]> {
  const found = (await page.evaluate(async () => {
    // biome-ignore lint/suspicious/noExplicitAny: axe is a global of the page
    const { violations } = await (globalThis as any).axe.run(document.querySelector('[role$=dialog]') ?? document, {
      resultTypes: ['violations'],
      preload: { assets: ['media'] },
    })
    return violations
  })) as Problem[]
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target}: ${failureSummary}`),
  )
}

export const isWider = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)

/**
 * A card is one link; the human check is not ours. Links in tables and in lists of facts, page numbers (in both languages), and the
 * names of states beside the map are smaller.
 */
const MAY_BE_SMALL =
  '[href="#main"], article a, table a, dd li a, [aria-label*=gina] *, button:has(> [translate=no]), altcha-widget *'

/** Controls smaller than 44 x 44 px, and fields with a font under 16 px, into which phones zoom on focus. */
export const hardToTap = (page: Page) =>
  page.evaluate((mayBeSmall) => {
    const named = (control: HTMLElement) => control.ariaLabel ?? (control.innerText || control.id)
    const small = [...document.querySelectorAll<HTMLElement>('a, button, input, select, textarea, summary')]
      .filter((control) => !control.matches(mayBeSmall) && getComputedStyle(control).display !== 'inline')
      .map((control) => (control.matches('[type=checkbox], [type=radio]') && control.closest('label')) || control)
      .flatMap((control) => {
        const { width, height } = control.getBoundingClientRect()
        const isSmall = width > 0 && (Math.round(width) < 44 || Math.round(height) < 44)
        return isSmall ? [`${named(control)} is ${Math.round(width)} x ${Math.round(height)} px`] : []
      })
    const zoomed = [...document.querySelectorAll<HTMLElement>('input:not([type=color]), select, textarea')]
      .filter((field) => field.offsetWidth > 1 && Number.parseFloat(getComputedStyle(field).fontSize) < 16)
      .map((field) => `${named(field)} has a font under 16 px`)
    return [...small, ...zoomed]
  }, MAY_BE_SMALL)

/** Sets the theme and the viewport size, and waits until the page is repainted and animations have ended. */
export async function show(page: Page, colorScheme: 'light' | 'dark', size: typeof PHONE) {
  await page.setViewportSize(size)
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  await page.evaluate(async () => {
    for (let frames = 0; frames < 3; frames++) await new Promise((resolve) => requestAnimationFrame(resolve))
    await Promise.allSettled(
      document.getAnimations().map(({ finished, effect }) => effect?.getTiming().iterations === 1 && finished),
    )
  })
}

/** Fails if the screen, after `addAxe`, has axe violations on a phone, in light or dark, or scrolls sideways there or in its viewport. */
export async function passesOnPhone(page: Page) {
  const { viewport, path } = { viewport: page.viewportSize()!, path: new URL(page.url()).pathname }
  for (const theme of ['dark', 'light'] as const) {
    await show(page, theme, PHONE)
    expect(await isWider(page), path).toBe(false)
    // Parts of the page may still be painted in the other theme.
    await expect.poll(() => problems(page), { message: `${path}, ${theme}` }).toEqual([])
  }
  await page.setViewportSize(viewport)
  expect(await isWider(page), `${path}, ${viewport.width} px`).toBe(false)
}

/** A path, and what is done on its screen: the buttons of these names are pressed. */
export type Screen = string | readonly [path: string, ...actions: (string | ((page: Page) => Promise<unknown>))[]]

/** The narrowest width at which most tables show columns. */
const TABLET = { width: 768, height: 1024 }

const OPENED = '[role$=dialog], [aria-expanded=true], [autocomplete=one-time-code], form [role=alert]:not(:empty)'

/**
 * Opens the screens after `addAxe`. Returns the axe violations in light and dark, and what does not fit a phone, a finger, or a wider
 * screen. `ready` waits for a screen, `check` returns its other problems.
 */
export async function walk(
  page: Page,
  screens: readonly Screen[],
  { locale = 'en' as Locale, isTapped = true, ready = loaded, check = async (): Promise<string[]> => [] } = {},
): Promise<string[]> {
  const found: string[] = []
  for (const [index, screen] of screens.entries()) {
    const [named, ...actions] = typeof screen === 'string' ? [screen] : screen
    const path = pathIn(locale, named)
    const names = [path, ...actions.filter((action) => typeof action === 'string')].join(' ')
    const note = (where: string, lines: string[]) => found.push(...lines.map((line) => `${names} ${where}: ${line}`))
    const open = async (theme: 'light' | 'dark', isFirst = false) => {
      const prepare = async () => {
        await show(page, theme, PHONE)
        // Discard drafts of earlier screens.
        await page.evaluate(() => sessionStorage.clear())
      }
      if (isFirst) await prepare()
      await (isFirst ? page.goto(path) : reach(page, path, prepare))
      await ready(page)
      for (const action of actions) {
        if (typeof action !== 'string') await action(page)
        else await page.getByRole('button', { name: action }).filter({ visible: true }).first().click()
      }
      if (typeof actions.at(-1) === 'string') await page.locator(OPENED).first().waitFor()
      await page.locator('.animate-skeleton').first().waitFor({ state: 'detached' })
    }
    await open('light', index === 0)
    const { pathname, search } = new URL(page.url())
    if (!path.startsWith(pathname + search)) note('', [`leads to ${pathname}${search}`])
    note('', await check())
    if (await isWider(page)) note('at 360', ['scrolls sideways'])
    note('at 360, light', await problems(page))
    if (actions.length === 0) {
      if (isTapped) note('at 360, on touch', await hardToTap(page))
      // Wait until the app has replaced the title that the server sent.
      await page.waitForFunction(() => / · Fungo$|^Fungo: /.test(document.title)).catch(() => {})
      if (!/\S+ · Fungo$|^Fungo: \S/.test(await page.title())) note('', [`is titled '${await page.title()}'`])
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
      if (await isWider(page)) note('at 360 with text of 200 %', ['scrolls sideways'])
      await page.evaluate(() => document.documentElement.style.removeProperty('font-size'))
      await page.setViewportSize(TABLET)
      if (await isWider(page)) note('at 768', ['scrolls sideways'])
    }
    // Not every width needs every theme: roles and names do not depend on the theme, and colors not on the width.
    const hasMenu = (await page.locator('header [aria-expanded=true]').count()) > 0
    const size = hasMenu ? PHONE : DESK
    await show(page, 'dark', size)
    if (await isWider(page)) note(`at ${size.width}`, ['scrolls sideways'])
    if ((await problems(page)).length === 0) continue
    // Parts of the page may still be painted in the light theme, so check again after opening it in the dark theme.
    await open('dark')
    await show(page, 'dark', size)
    note(`at ${size.width}, dark`, await problems(page))
  }
  return found
}

import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { PHONE } from '../../support/browser.ts'

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

/** A card is one link; the human check is not ours. Links in tables and in lists of facts, and page numbers, are smaller. */
const MAY_BE_SMALL = '[href="#main"], article a, table a, dd li a, [aria-label=Pagination] *, altcha-widget *'

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

/** Fails if the screen, after `addAxe`, has axe violations or scrolls sideways on a phone, in light or dark. */
export async function passesOnPhone(page: Page) {
  const { viewport, path } = { viewport: page.viewportSize()!, path: new URL(page.url()).pathname }
  for (const theme of ['dark', 'light'] as const) {
    await show(page, theme, PHONE)
    expect(await isWider(page), path).toBe(false)
    // Parts of the page may still be painted in the other theme.
    await expect.poll(() => problems(page), { message: `${path}, ${theme}` }).toEqual([])
  }
  await page.setViewportSize(viewport)
}

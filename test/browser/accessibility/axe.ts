import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'
import type { PHONE } from '../../support/browser.ts'

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

import * as shellTexts from '#messages/shell'
import { INDEX, siteLocale } from '../../../functions/values/messages/locale.ts'
import { alerts } from '../../ui/alerts.tsx'
import { hasUnsavedChanges } from '../../ui/navigation-guard.ts'

/** How often an open tab looks for a new release at most, in ms. */
const INTERVAL = 900_000

let checkedAt = Date.now()

/** Offers a reload to a tab that is older than the site when its user comes back to it, unless a form has unsaved changes. */
async function check() {
  if (document.hidden || Date.now() - checkedAt < INTERVAL) return
  checkedAt = Date.now()
  const { src } = document.querySelector<HTMLScriptElement>('script[type=module]')!
  const page = await fetch(`/${INDEX[siteLocale()]}`, { cache: 'no-store' }).catch(() => null)
  if (!page?.ok || (await page.text()).includes(new URL(src).pathname) || hasUnsavedChanges()) return
  alerts.info(shellTexts.newVersion, 600_000, { label: shellTexts.reload, run: () => location.reload() })
}

addEventListener('visibilitychange', () => void check())

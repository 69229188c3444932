import { alerts } from './alerts.tsx'

/** Copies the text. If the browser does not allow it, shows the text. */
export async function copyText(text: string, done: string) {
  try {
    await navigator.clipboard.writeText(text)
    alerts.success(done)
  } catch {
    alerts.info(text, 10_000)
  }
}

import { existsSync } from 'node:fs'
import { join } from 'node:path'
import bundled from '@sparticuz/chromium'
import type { LaunchOptions } from 'playwright-core'

type Machine = { platform: string; env: Record<string, string | undefined> }

/** Launch options for tests and screenshots: `CHROMIUM_PATH`, else the bundled browser on Linux x64, else an installed one. */
export async function chromiumOptions(): Promise<LaunchOptions> {
  const { platform, arch, env } = process
  const given = env.CHROMIUM_PATH
  if (given && !existsSync(given)) throw new Error(`CHROMIUM_PATH is ${given}, but there is no such file.`)
  const executablePath =
    given ||
    (await bundledChromium(platform, arch)) ||
    installedChromium({ platform, env }).find((path) => existsSync(path))
  if (!executablePath)
    throw new Error(
      'The browser tests found no Chrome, Edge, or Chromium: install one, or set CHROMIUM_PATH to its program.',
    )
  return { executablePath, headless: true, args: ['--no-sandbox', '--font-render-hinting=none'] }
}

const bundledChromium = (platform: string, arch: string) =>
  platform === 'linux' && arch === 'x64' ? bundled.executablePath() : null

/** Default install paths of Chrome, Edge, and Chromium. */
export function installedChromium({ platform, env }: Machine): string[] {
  if (platform === 'darwin')
    return ['Google Chrome', 'Microsoft Edge', 'Chromium'].map(
      (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
    )
  if (platform === 'win32')
    return ['Google\\Chrome\\Application\\chrome.exe', 'Microsoft\\Edge\\Application\\msedge.exe'].flatMap((path) =>
      [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA].flatMap((root) =>
        root ? [`${root}\\${path}`] : [],
      ),
    )
  return ['google-chrome-stable', 'google-chrome', 'microsoft-edge-stable', 'chromium', 'chromium-browser'].flatMap(
    (name) => (env.PATH ?? '').split(':').map((folder) => join(folder, name)),
  )
}

import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { chromiumOptions, installedChromium } from '../../scripts/chromium.ts'
import { findDynoxide, javaVersion } from '../../scripts/local/dynamo.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

test('dynoxide is found on the PATH if no package exists for the platform', () => {
  const folder = temporaryFolder()
  const program = join(folder, 'dynoxide')
  writeFileSync(program, '#!/bin/sh\n')
  chmodSync(program, 0o755)
  expect(findDynoxide(`/nowhere:${folder}`, 'plan9-mips')).toBe(program)
  expect(findDynoxide('/nowhere', 'plan9-mips')).toBeNull()
})

test('the Java version is read from both version formats', () => {
  expect(javaVersion('openjdk version "17.0.9" 2023-10-17')).toBe(17)
  expect(javaVersion('java version "1.8.0_392"')).toBe(8)
  expect(javaVersion('no Java here')).toBe(0)
})

test('the browser tests look for Chrome, Edge, and Chromium in their default locations', () => {
  const env = { PATH: '/usr/bin', PROGRAMFILES: 'C:\\Program Files' }
  expect(installedChromium({ platform: 'darwin', env })).toContain(
    '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  )
  expect(installedChromium({ platform: 'win32', env })).toContain(
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  )
  expect(installedChromium({ platform: 'linux', env })).toContain('/usr/bin/chromium')
})

test('a CHROMIUM_PATH without a file is refused with its value', async () => {
  vi.stubEnv('CHROMIUM_PATH', '/nowhere/chromium')
  await expect(chromiumOptions()).rejects.toThrow('CHROMIUM_PATH is /nowhere/chromium, but there is no such file.')
})

test.each([
  ['admin', 'Usage: npm run admin -- someone@example.org'],
  ['seed', 'Set ADMIN_EMAIL and ADMIN_PASSWORD to those of an admin there.'],
])('the script %s prints what it needs without a stack trace', (name, message) => {
  const { stderr, status } = spawnSync(process.execPath, [`scripts/${name}.ts`], { encoding: 'utf8', env: {} })
  expect({ message: stderr.trim(), status }).toEqual({ message, status: 1 })
})

test('the temporary folder of the tests is removed with what killed processes leave in it', () => {
  const script = "await import('./test/vitest.config.ts'); console.log(process.env.TMPDIR)"
  const { stdout } = spawnSync(process.execPath, ['-e', script], { encoding: 'utf8', env: { PATH: process.env.PATH } })
  expect(stdout.trim()).toMatch(/fungo-\w+$/)
  expect(existsSync(stdout.trim())).toBe(false)
})

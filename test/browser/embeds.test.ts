import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { demoIDs, origin, people, visit } from '../support/browser.ts'

test('a club copies the code of its team into its own site, which can frame it but not the login', async () => {
  const { team } = await demoIDs()
  const coach = await visit({ path: `/teams/${team}/manage?tab=settings`, as: people.coach })
  const code = coach.getByRole('textbox', { name: 'This team: its tryouts and events' })
  const frame = await code.inputValue()
  expect(frame).toContain(`<iframe src="${origin}/embed/team/${team}" title="Cedar Park Thunder"`)
  const tryouts = await coach.getByRole('textbox', { name: 'The tryouts of every team with this name' }).inputValue()

  const page = await visit({ path: '/legal' })
  const body = `<!doctype html><title>Our club</title>${frame}${tryouts}<iframe src="${origin}/login"></iframe>`
  const club = createServer((_, response) => response.setHeader('content-type', 'text/html').end(body))
  onTestFinished(() => void club.close())
  await once(club.listen(0, '127.0.0.1'), 'listening')
  await page.goto(`http://127.0.0.1:${(club.address() as AddressInfo).port}/`)
  const [ofTeam, ofTryouts, ofLogin] = [0, 1, 2].map((at) => page.locator('iframe').nth(at).contentFrame())
  await ofTeam!.getByRole('heading', { level: 1, name: 'Cedar Park Thunder' }).waitFor()
  await ofTryouts!.getByRole('heading', { level: 1, name: 'Tryouts' }).waitFor()
  expect(await ofLogin!.getByRole('heading').count()).toBe(0)
  expect((await page.context().cookies()).length).toBe(0)
})

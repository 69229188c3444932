import { expect, test } from 'vitest'
import { paths } from '../../../web/paths.ts'
import { downloaded, focused, tabTo, unique, visit } from '../../support/browser.ts'
import { agree, choose, press, tryout } from './keys.ts'

test('an organizer reviews registrations by keyboard, and the focus moves to the next one', async () => {
  const names = ['Ada', 'Bea', 'Cal'].map((name) => unique(`${name} Answered`))
  const { coach, id } = await tryout(unique('Three at once'), ...names)
  const page = await visit({ path: paths.manageRegistrations(id), as: coach })
  const [ada, bea, cal] = names as [string, string, string]
  await press(page, 'button', 'Pending (3)', 'Space')
  await page.waitForURL(/status=PENDING/)
  // In order of registration: Ada, Bea, Cal.
  await press(page, 'button', `Approve ${ada}`)
  await page.getByText('1 of 5 spots').waitFor()
  await focused(page, 'button', `Approve ${bea}`)
  await press(page, 'button', `Reject ${bea}`)
  await focused(page, 'button', 'Cancel')
  await page.keyboard.press('Escape')
  await focused(page, 'button', `Reject ${bea}`)
  await page.keyboard.press('Enter')
  await agree(page, 'Reject')
  await page.getByText('Found 1 registration').waitFor()
  await focused(page, 'button', `Reject ${cal}`)
  await tabTo(page, 'button', 'Pending (1)', 'Shift+Tab')
  await page.keyboard.press('Space')
  await page.getByText('Found 3 registrations').waitFor()
  await choose(page, `Status of ${bea}`, 'Approved')
  await page.getByText('2 of 5 spots').waitFor()
  await focused(page, 'combobox', `Status of ${bea}`)
  await tabTo(page, 'button', 'Export CSV', 'Shift+Tab')
  const file = await downloaded(page, () => page.keyboard.press('Enter'))
  expect(
    file.text
      .split('\r\n')
      .slice(1, -1)
      .map((row) => row.split(',')[0]),
  ).toEqual([cal, ada, bea])
  await focused(page, 'button', 'Export CSV')
})

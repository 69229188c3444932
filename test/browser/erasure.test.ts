import { expect, test } from 'vitest'
import { paths } from '../../web/paths.ts'
import { demoClient, newcomer, people, unique, visit } from '../support/browser.ts'

test('a parent erases a player, and an admin a deleted one, and both see the receipt', async () => {
  const parent = await newcomer('Paula Parent', 'player_parent')
  const [kept, deleted] = [unique('Kim'), unique('Dee')]
  const create = async (name: string) => (await parent.createPlayer({ input: { name } })).id as string
  const [first, second] = [await create(kept), await create(deleted)]
  await parent.deletePlayer({ id: second })

  const page = await visit({ path: paths.player(first, 'management'), as: parent })
  await page.getByRole('button', { name: `Erase Now: ${kept}` }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Erase Now' }).click()
  await page.waitForURL(paths.erasure(first))
  await page.getByRole('heading', { level: 1, name: 'Erased' }).waitFor()
  await page.getByText(/The last backup with the profile ends on/).waitFor()
  expect(await page.getByRole('main').innerText()).not.toContain(kept)

  const admin = await visit({ path: paths.deleted, as: people.admin })
  await admin.getByRole('button', { name: `Erase Now: ${deleted}` }).click()
  await admin.getByRole('alertdialog').getByText('This cannot be undone').waitFor()
  await admin.getByRole('alertdialog').getByRole('button', { name: 'Erase Now' }).click()
  await admin.getByRole('heading', { level: 1, name: 'Erased' }).waitFor()
  await admin.getByRole('link', { name: 'Open the Audit Log' }).click()
  await admin.getByRole('cell', { name: 'Erasure finished', exact: true }).waitFor()
  const deletedRecords = await demoClient(people.admin).deletedRecords()
  expect(deletedRecords.map(({ id }: { id: string }) => id)).not.toContain(second)
})

import { expect, test } from 'vitest'
import { DESK, demoClient, downloaded, navigate, newcomer, PHONE, people, unique, visit } from '../support/browser.ts'

test('an admin sorts, filters, exports, and deletes a list of teams, and blocks selected users, after confirmations that name them', async () => {
  const [admin, owner] = [demoClient(people.admin), await newcomer('Olive Order')]
  const word = unique('Order').replace(' ', '')
  const names = ['Aces', 'Bears', 'Colts'].map((name) => `${name} ${word}`)
  for (const [at, name] of names.entries())
    await (at === 1 ? owner : admin).createTeam({ input: { name, locationCity: 'Austin', state: 'TX' } })
  const page = await visit({ path: `/admin?search=${word}`, as: people.admin })
  const table = page.getByRole('table', { name: 'Teams' })
  const shown = () => table.getByRole('link', { name: new RegExp(`^\\w+ ${word}$`) }).allTextContents()
  const order = table.getByRole('button', { name: 'Name' })
  await order.click()
  await expect.poll(shown).toEqual(names)
  await order.click()
  await expect.poll(shown).toEqual(names.toReversed())
  expect(await table.getByRole('columnheader', { name: 'Name' }).getAttribute('aria-sort')).toBe('descending')

  await page.getByLabel('Owner').selectOption('Unclaimed')
  await expect.poll(shown).toEqual([names[2], names[0]])
  const { text } = await downloaded(page, () => page.getByRole('button', { name: 'Export CSV' }).click())
  expect(text).toBe(`Name,City,State\r\n${names[2]},Austin,TX\r\n${names[0]},Austin,TX\r\n`)

  for (const at of [0, 2]) await page.getByLabel(`Select ${names[at]}`).check()
  await page.getByRole('button', { name: 'Delete selected' }).click()
  const question = page.getByRole('alertdialog', { name: 'Delete 2' })
  await question.getByRole('listitem').filter({ hasText: names[2]! }).waitFor()
  await question.getByRole('button', { name: 'Delete' }).click()
  await page.getByText('2 deleted').waitFor()
  await page.getByRole('button', { name: 'Show all' }).or(page.getByText('No teams found')).first().waitFor()
  const teams = await admin.teams({ search: word }, 'name')
  expect(teams).toEqual([{ name: names[1] }])

  const user = await newcomer(unique('Blake Block'), 'coach')
  await page.setViewportSize(PHONE)
  await navigate(page, `/admin/users?search=${encodeURIComponent(user.name)}`)
  await page.getByLabel('Order').selectOption('Name, descending')
  await page.waitForURL(/order=-NAME/)
  await page.getByLabel('Role').selectOption('Coach')
  await page.getByLabel(`Select ${user.name}`).check()
  await page.getByRole('button', { name: 'Block selected' }).click()
  const block = page.getByRole('alertdialog', { name: 'Block 1' })
  await block.getByText(user.name).waitFor()
  await block.getByRole('button', { name: 'Block' }).click()
  await page.getByText('1 blocked').waitFor()
  await page.getByLabel('Status').selectOption('Blocked')
  await page.getByRole('table', { name: 'Users' }).getByText('Blocked', { exact: true }).waitFor()
})

test('an admin exports claims, reports, and the audit log, and orders and exports deleted records', async () => {
  const [admin, parent] = [demoClient(people.admin), await newcomer(unique('Paula Parent'))]
  const names = ['Alpha', 'Beta'].map((name) => unique(name))
  const ids: string[] = []
  for (const name of names) ids.push((await admin.createTeam({ input: { name, state: 'TX' } })).id)
  await parent.claimTeam({ teamID: ids[0] })
  await parent.reportRecord({ kind: 'team', id: ids[0], reason: '=Copied, twice' })
  const page = await visit({ as: people.admin })
  const file = async (path: string, heading: string) => {
    await navigate(page, path)
    await page.getByRole('table', { name: heading }).waitFor()
    return downloaded(page, () => page.getByRole('button', { name: 'Export CSV', exact: true }).click())
  }
  const time = String.raw`\d{4}-\d\d-\d\d \d\d:\d\d [A-Z]+`
  expect((await file('/admin/claims', 'Claim requests')).text).toMatch(
    new RegExp(`Team,${names[0]},${parent.name},${parent.email},,Pending,Yes,,${time}\r\n`),
  )
  expect((await file('/admin/reports', 'Reports')).text).toContain(`Team,${names[0]},${ids[0]},"'=Copied, twice",`)

  await admin.hideRecord({ kind: 'team', id: ids[1], reason: 'Not a team, twice' })
  await navigate(page, '/admin/reports')
  const hidden = page.getByRole('button', { name: 'Export CSV of hidden records' })
  expect((await downloaded(page, () => hidden.click())).text).toMatch(
    new RegExp(`Team,${names[1]},"Not a team, twice",${time}\r\n`),
  )

  const log = await file(`/admin/audit-log?kind=team&id=${ids[1]}`, 'Audit log')
  const [head, ...rows] = log.text.split('\r\n')
  expect(head).toBe('Time,User,User ID,Action,Kind,Record,Record ID,Field,Before,After')
  expect(rows).toContainEqual(
    expect.stringMatching(
      new RegExp(`^${time},[^,]+,\\w+,hideRecord,team,${names[1]},${ids[1]},hidden,,"[^"]*Not a team, twice[^"]*"$`),
    ),
  )
  expect(rows).toContainEqual(expect.stringContaining(`,createTeam,team,${names[1]},${ids[1]},name,,${names[1]}`))
  const { text: claims } = await file(`/admin/audit-log?id=${ids[0]}&kind=team`, 'Audit log')
  expect(claims, 'as it is filtered').not.toContain('hideRecord')

  for (const id of ids) await admin.deleteTeam({ id })
  const { text } = await file('/account/deleted', 'Deleted records')
  const [first, second] = names.map((name) => text.indexOf(`Team,${name},`))
  expect([first! > second!, second! > 0], 'deleted records are listed newest first').toEqual([true, true])
  await page.getByRole('table', { name: 'Deleted records' }).getByRole('button', { name: 'Record' }).click()
  await page.waitForURL(/order=NAME/)
  const sorted = await downloaded(page, () => page.getByRole('button', { name: 'Export CSV' }).click())
  expect(sorted.text.indexOf(`Team,${names[0]},`)).toBeLessThan(sorted.text.indexOf(`Team,${names[1]},`))
})

test('an admin sorts claims and reports by column header, and on a phone by the Order select', async () => {
  const [owner, parent] = [await newcomer(unique('Olga Owner')), await newcomer(unique('Paul Parent'))]
  const word = unique('Sorted').replace(' ', '')
  const names = [`Alder ${word}`, `Zinnia ${word}`]
  for (const name of names.toReversed()) {
    const team = await owner.createTeam({ input: { name, locationCity: 'Austin', state: 'TX' } })
    const { id } = team
    await parent.createClaimRequest({ resourceType: 'team', resourceID: id })
    await parent.reportRecord({ kind: 'team', id, reason: 'Copied' })
  }
  const page = await visit({ as: people.admin })
  for (const { path, caption, header } of [
    { path: '/admin/claims', caption: 'Claim requests', header: 'Resource' },
    { path: '/admin/reports', caption: 'Reports', header: 'Record' },
  ]) {
    await page.setViewportSize(DESK)
    await navigate(page, path)
    const table = page.getByRole('table', { name: caption })
    const shown = () => table.getByRole('link', { name: word }).allTextContents()
    await expect.poll(shown, { message: 'the newest is first' }).toEqual(names)
    await table.getByRole('button', { name: 'Date' }).click()
    await expect.poll(shown).toEqual(names.toReversed())
    const column = table.getByRole('columnheader', { name: header })
    expect(await column.getAttribute('aria-sort')).toBe('none')
    await table.getByRole('button', { name: header }).click()
    await expect.poll(shown).toEqual(names)
    expect(await column.getAttribute('aria-sort')).toBe('ascending')
    await page.reload()
    expect(await column.getAttribute('aria-sort'), 'the order is kept in the URL').toBe('ascending')

    await page.setViewportSize(PHONE)
    await navigate(page, path)
    await page.getByLabel('Order').selectOption(`${header}, descending`)
    await expect.poll(shown).toEqual(names.toReversed())
  }
})

test('the Seasons tab lists all of more than a hundred seasons, in pages', async () => {
  const admin = demoClient(people.admin)
  const season = { year: 1950, startDate: '1950-02-01', endDate: '1950-05-01' }
  for (let number = 100; number < 201; number++)
    await admin.createSeason({ input: { ...season, name: `Old season ${number}` } })
  const page = await visit({ path: '/admin?tab=seasons&page=2', as: people.admin })
  await page.getByText('Old season 200').waitFor()
  const { text } = await downloaded(page, () => page.getByRole('button', { name: 'Export CSV' }).click())
  expect(text.match(/Old season \d+/g)).toHaveLength(101)
})

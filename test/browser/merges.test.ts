import { test } from 'vitest'
import { demoClient, newcomer, people, unique, visit } from '../support/browser.ts'

test('an admin merges a duplicate from the teams table, and its old URL redirects to the kept team', async () => {
  const owner = await newcomer('Olive Owner')
  const [duplicate, kept] = await Promise.all(
    ['Duplicate', 'Kept'].map(async (word) => {
      const input = { name: unique(word), locationCity: 'Austin', state: 'TX' }
      return (await owner.createTeam({ input }, 'id name')) as { id: string; name: string }
    }),
  )
  await owner.createEvent({
    input: {
      name: 'Cup',
      date: '2031-05-01T09:00',
      location: 'Park',
      eventType: 'Tournament',
      city: 'Austin',
      state: 'TX',
      teamID: duplicate!.id,
    },
  })

  const page = await visit({ path: `/admin?search=${encodeURIComponent(duplicate!.name)}`, as: people.admin })
  await page.getByRole('button', { name: `Merge ${duplicate!.name}` }).click()
  const dialog = page.getByRole('dialog', { name: `Merge ${duplicate!.name}` })
  await dialog.getByRole('combobox', { name: 'Keep this team' }).fill(kept!.name)
  await dialog.getByRole('option', { name: kept!.name }).click()
  await dialog.getByRole('region', { name: 'What moves' }).getByText('1 event').waitFor()
  await dialog.getByRole('button', { name: `Merge into ${kept!.name}` }).click()
  await page.getByText(`${duplicate!.name} was merged into ${kept!.name}.`).waitFor()
  await page.getByText('No teams found').waitFor()

  await page.goto(`/teams/${duplicate!.id}?tab=events`)
  // The heading is in the HTML, before the code has loaded that redirects to the kept team.
  await page.waitForURL(`/teams/${kept!.id}?tab=events`)
  await page.getByRole('heading', { level: 1, name: kept!.name }).waitFor()
  await page.getByRole('link', { name: 'Cup' }).waitFor()
})

test('an admin merges a duplicate from a player page into a player on a later page of the picker', async () => {
  const admin = await demoClient(people.admin)
  const shared = unique('Keeper')
  const others = Array.from({ length: 20 }, (_, at) => `${shared} ${at}`)
  const [duplicate, kept] = await Promise.all(
    [unique('Dupe'), `${shared} Kept`, ...others].map(async (name) => {
      const input = { name, age: 12 }
      return (await admin.createPlayer({ input }, 'id name')) as { id: string; name: string }
    }),
  )
  const page = await visit({ path: `/players/${duplicate!.id}`, as: people.admin })
  await page.getByRole('button', { name: 'Merge…' }).click()
  const picker = page.getByRole('combobox', { name: 'Keep this player' })
  await picker.fill(shared)
  // Scrolling to the option already loads more, which takes its place before a slow click.
  await page.getByRole('option', { name: 'Show more players' }).dispatchEvent('click')
  await page.getByRole('option', { name: kept!.name }).click()
  await page.getByText("There's nothing to move.").waitFor()
  await page.getByRole('button', { name: `Merge into ${kept!.name}` }).click()
  await page.waitForURL(`/players/${kept!.id}`)
  await page.getByRole('heading', { level: 1, name: kept!.name }).waitFor()
})

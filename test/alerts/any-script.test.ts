import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import Papa from 'papaparse'
import { expect, test, vi } from 'vitest'
import { csvOf } from '../../web/ui/csv.ts'
import { ANY_SCRIPT } from '../support/any-script.ts'
import { as } from '../support/as.ts'
import { calendarOf, readCalendar } from '../support/calendar.ts'
import { given } from '../support/given.ts'
import { openPage } from '../support/open-page.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'
import { startTestAlerts } from '../support/test-alerts.ts'

const mail = await startTestAlerts()
const { mailsTo, push } = mail

const folder = temporaryFolder()
const OPPORTUNITY =
  'query Opportunity($id: ID!) { opportunity(id: $id) { id type title description startTime timeZone status } }'
const view = { path: '^/opportunities/([^/]+)$', operations: [{ query: OPPORTUNITY, variables: { id: '$1' } }] }
await writeFile(join(folder, 'index.html'), '<html><head></head><body><div id="root"></div></body></html>')
await writeFile(join(folder, 'queries.json'), JSON.stringify({ views: [view], documents: {} }))
vi.stubEnv('WEB_FOLDER', folder)

let minutes = 0
async function runIn(more: number, event?: { dueWork: boolean }) {
  minutes += more
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + minutes * 60_000 })
  await mail.run(event).finally(() => void vi.useRealTimers())
}

test.each(ANY_SCRIPT)(
  '%s is the same in screens, emails, pushes, calendars, CSV files, and previews',
  async (_, text) => {
    const [organizer, parent, follower] = await given.users(3)
    const team = await given.team({ owner: organizer, name: `${text} ${Date.now()}`, description: text })
    await as(organizer).updateTeam({ id: team.id, input: { waiverText: text } })
    await as(follower).createWatch({ input: { kind: 'TEAM', teamID: team.id } })
    const start = { startTime: '2031-03-06T09:00' }
    const of = { creator: organizer, teamID: team.id, title: text, description: text, waiverRequired: true, ...start }
    const { id } = await given.opportunity(of)
    await given.opportunity({ ...of, title: 'Plain tryouts' })
    const shown = await as(parent).opportunity(
      { id },
      'title description waiverText waiverHash team { name description }',
    )
    expect(shown.title.normalize()).toBe(text.normalize())
    expect(shown).toMatchObject({ description: text, waiverText: text, team: { description: text } })
    expect(shown.team.name).toBe(team.name)

    await runIn(1)
    const [found] = mailsTo(follower)
    expect(found!.text).toContain(shown.title)
    expect(found!.text).toContain('Plain tryouts')

    const player = await given.player({ claimer: parent, name: 'Sam Slugger' })
    const registering = { opportunityID: id, playerID: player.id, waiverSigned: true, waiverHash: shown.waiverHash }
    await given.registration(parent, { ...registering, notes: text, approvedBy: organizer })
    await as(organizer).updateOpportunity({ id, input: { startTime: '2031-03-06T10:00' } })
    await runIn(11, { dueWork: true })
    for (const [user, subject] of [
      [parent, `Changed: ${shown.title}`],
      // A follower has no tie to who wrote the title.
      [follower, 'Changed by a team you follow'],
    ] as const) {
      const email = mailsTo(user)[0]!
      expect(email.subject).toBe(subject)
      expect(email.html).toContain(shown.title)
      expect(calendarOf(email)).toMatchObject({ uid: `${id}@fungo`, sequence: 1 })
      const [entry] = readCalendar(email.attachments[0]!.content).entries
      expect(entry).toMatchObject({ summary: shown.title })
      expect(push.pushes.filter((it) => it.id === user.userID).at(-1)!.title).toBe(subject)
    }

    const { url } = await as(organizer).calendarFeed({ kind: 'TEAM', id: team.id }, 'url')
    const feed = async () => readCalendar((await openPage(url)).body!)
    await expect.poll(async () => (await feed()).entries.map(({ summary }) => summary)).toContain(shown.title)
    expect((await feed()).name).toContain(team.name)

    const rows: { notes: string }[] = await as(organizer).opportunityRegistrations({ opportunityID: id }, 'notes')
    const csv = csvOf([{ header: 'Notes', text: ({ notes }) => notes }], rows)
    const [row] = Papa.parse<Record<string, string>>(csv, { header: true }).data
    expect(row!.Notes).toBe(text)

    const { body } = await openPage(`https://fungo.example/opportunities/${id}`)
    expect(body).toContain(`<meta property="og:title" content="${shown.title}`)
    const image = await openPage(`https://fungo.example/og/opportunities/${id}.png`)
    expect(image).toMatchObject({ statusCode: 200, headers: { 'content-type': 'image/png' } })
  },
)

import { afterAll, expect, test } from 'vitest'
import { previewOf } from '../../functions/domain/sync/service.ts'
import { type UploadedFiles, uploadSyncFiles } from '../../functions/domain/sync/uploads.ts'
import { deleteTeam } from '../../functions/lifecycle/removal/delete.ts'
import { startQueueAndStorage } from '../../scripts/local/queue-and-storage.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'
import { byAdmin, everything, expectConsistent, leagueOfFile, teamNamed, written } from './league.ts'

const storage = await startQueueAndStorage(temporaryFolder())
afterAll(() => storage.stop())
Object.assign(process.env, { AWS_ENDPOINT_URL_S3: storage.endpoint, BUCKET_NAME: 'fungo' })
const league = await leagueOfFile({ pageSize: 50 })

const files: UploadedFiles = {
  teams: `\uFEFFExternal_ID,Name,Sport,City,State,Season_Year,Division_External_ID,Age_Group,Division,Website
T1,"Paper Tigers, The",baseball,Austin,TX,2026,D1,12U,AA,https://tigers.example.org
T1,"Paper Tigers, The",baseball,Austin,TX,2026,D2,13 & Under,Major,
,Nameless Wonders,softball,TX - Waco,,,,10U,Rec,
T3,,baseball,Austin,TX,2026,D9,12U,AA,

T4,Northern Lights,baseball,Toronto,Ontario,2026,D9,12U,AA,
`,
  contacts: 'team_external_id,name,role,email\nT1,Pat Sample,Head Coach,pat@example.com\nT9,Nobody,manager,\n',
  events:
    'external_id,name,start_date,end_date,venue,city,state,postal_code,event_type,divisions,url,status\nE1,Paper Cup,2027-03-07T09:00,2027-03-08,Zilker Park,Austin,TX,78704,Tournament,12U AA;14U AAA,paper.example.org,scheduled\n',
  players:
    'display_name,age_group,positions,bats_throws,city,state,team_external_id,season,guardian_consent,birth_date\nJordan Sample,12U,P;SS,R/R,Austin,TX,T1,2026 Fall,yes,\nTrace Less,12U,P,R/R,Austin,TX,T1,2026 Fall,yes,2014-05-05\nNo Consent,12U,P,R/R,Austin,TX,T1,2026 Fall,,\n',
}

const apply = (upload: string, more: { isDryRun?: boolean } = {}) => league.sync({ upload, ...more })

test('a dry run of uploaded files previews the changes, lists refused lines, and changes nothing', async () => {
  const upload = await uploadSyncFiles(files)
  const before = (await everything()).teams.length
  const run = await apply(upload, { isDryRun: true })
  expect(run).toMatchObject({
    status: 'succeeded',
    message: 'Dry run: 5 would be created, 0 updated, 0 unchanged, 4 skipped, 1 waiting for their team',
    created: 5,
    refused: 4,
    awaitingTeam: 1,
    divisionsFound: 3,
  })
  expect(run.refusals).toEqual(
    expect.arrayContaining([
      { kind: 'teams', externalID: 'T3', reason: 'Line 5: Unreadable: name (missing)' },
      { kind: 'teams', externalID: 'T4', reason: 'Line 7: No valid US state.' },
      expect.objectContaining({
        kind: 'players',
        reason: 'Line 3: Contains a birth date, email, phone number, or street address.',
      }),
      expect.objectContaining({ kind: 'players', reason: 'Line 4: Guardian consent missing.' }),
    ]),
  )
  expect(run.recordsAwaitingTeam).toEqual([
    expect.objectContaining({ kind: 'contacts', reason: 'Line 3: Waiting for team T9.' }),
  ])
  expect(await previewOf(run)).toEqual({
    created: expect.arrayContaining([
      { kind: 'teams', name: 'Paper Tigers, The', line: 2, changes: expect.any(Array) },
      { kind: 'teams', name: 'Nameless Wonders', line: 4, changes: expect.any(Array) },
      { kind: 'contacts', name: 'Pat Sample', line: 2, changes: expect.any(Array) },
      { kind: 'events', name: 'Paper Cup', line: 2, changes: expect.any(Array) },
      { kind: 'players', name: 'Jordan Sample', line: 2, changes: expect.any(Array) },
    ]),
    updated: [],
    unchanged: [],
    removed: [],
  })
  const table = await everything()
  expect(table.teams).toHaveLength(before)
  expect(table.of('sync-lock')).toEqual([])
})

test('uploaded files import records as a feed does, and a second upload of them changes nothing', async () => {
  const upload = await uploadSyncFiles(files)
  expect(await apply(upload)).toMatchObject({
    status: 'succeeded',
    created: 5,
    updated: 0,
    refused: 4,
    awaitingTeam: 1,
    contactsAdded: 1,
  })
  const table = await expectConsistent()
  const tigers = table.teams.find(({ name }) => name === 'Paper Tigers, The')!
  expect(written(tigers.divisions)).toEqual(['12U AA', '13U Major'])
  expect(table.teams.find(({ name }) => name === 'Nameless Wonders')).toMatchObject({
    locationCity: 'Waco',
    state: 'TX',
  })
  expect(table.events).toContainEqual(
    expect.objectContaining({ name: 'Paper Cup', date: '2027-03-07T15:00:00.000Z', url: 'https://paper.example.org/' }),
  )
  expect(table.rosters).toContainEqual(expect.objectContaining({ teamID: tigers.teamID, season: '2026 Fall' }))
  expect(JSON.stringify(table.items)).not.toMatch(/Trace Less|2014-05-05/)

  expect(await apply(upload)).toMatchObject({ created: 0, updated: 0, unchanged: 5 })
  const later = await uploadSyncFiles({ teams: files.teams!.replaceAll('Major', 'AAA') })
  expect(await apply(later)).toMatchObject({ status: 'succeeded', created: 0, updated: 1, removed: 0, unchanged: 1 })
})

test('the dates of an event file are read in the order that one of them shows, and ends that cannot be used are told with their lines', async () => {
  const events = `external_id,name,start_date,end_date,city,state
D1,Day First Cup,9/3/2027 9 AM,"11/3/2027 5:00 PM",Austin,TX
D2,Day First Bowl,25/03/2027,26/03/2027,Austin,TX
D3,Day First Classic,4/5/2027,3/5/2027,Austin,TX
D4,Day First Open,4 de mayo de 2027,someday,Austin,TX
D5,Day First Series,4/5/2027,4/5/2227,Austin,TX
`
  const unused = (externalID: string, line: number, field: string) => ({
    kind: 'events',
    externalID,
    reason: `Line ${line}: Left out, because it cannot be used: ${field}`,
  })
  const upload = await uploadSyncFiles({ events })
  for (const isDryRun of [true, false])
    expect(await apply(upload, { isDryRun })).toMatchObject({
      created: 5,
      refused: 0,
      adjusted: 3,
      adjustments: expect.arrayContaining([
        unused('D3', 4, 'endDate (before startDate)'),
        unused('D4', 5, 'endDate'),
        unused('D5', 6, 'endDate (out of range)'),
      ]),
    })
  const dates = (await everything()).events
    .filter(({ name }) => /^Day First/.test(name as string))
    .map(({ name, date, endDate }) => [name, date, endDate])
  expect(dates.toSorted()).toEqual([
    ['Day First Bowl', '2027-03-25T05:00:00.000Z', '2027-03-26T05:00:00.000Z'],
    ['Day First Classic', '2027-05-04T05:00:00.000Z', undefined],
    ['Day First Cup', '2027-03-09T15:00:00.000Z', '2027-03-11T23:00:00.000Z'],
    ['Day First Open', '2027-05-04T05:00:00.000Z', undefined],
    ['Day First Series', '2027-05-04T05:00:00.000Z', undefined],
  ])
})

test('a dry run lists updated, unchanged, deleted, and duplicate records with their lines', async () => {
  const header = 'external_id,name,sport,city,state,description\n'
  const first = await apply(
    await uploadSyncFiles({
      teams: `${header}U1,Uprights,baseball,Waco,TX,\nU2,Unmoved,baseball,Waco,TX,\nU3,Unwanted,baseball,Waco,TX,\n`,
    }),
  )
  expect(first).toMatchObject({ created: 3 })
  await deleteTeam((await teamNamed('Unwanted')).teamID, byAdmin())
  const teams = `${header}U1,Uprights,softball,Waco,TX,"Two
lines"\nU2,Unmoved,baseball,Waco,TX,\nU3,Unwanted,baseball,Waco,TX,\nU4,Upstarts,baseball,Waco,TX,"never closed\nU5,Lost,baseball,Waco,TX,\n`
  const events =
    'external_id,name,start_date,city,state\nE7,Sevens,2027-05-01,Waco,TX\nE8,Eights,2027-05-02,Waco,TX\nE7,Sevens again,2027-05-03,Waco,TX\n'
  const upload = await uploadSyncFiles({ teams, events, contacts: 'team_external_id,name\nU3,Ursula Sample\n' })
  const run = await apply(upload, { isDryRun: true })
  expect(run).toMatchObject({ created: 2, updated: 1, unchanged: 1, refused: 4 })
  expect(await previewOf(run)).toEqual({
    created: [
      {
        kind: 'events',
        name: 'Sevens',
        line: 2,
        changes: [
          { field: 'city', before: '', after: 'Waco' },
          { field: 'date', before: '', after: '2027-05-01T05:00:00.000Z' },
          { field: 'state', before: '', after: 'TX' },
          { field: 'status', before: '', after: 'scheduled' },
        ],
      },
      { kind: 'events', name: 'Eights', line: 3, changes: expect.any(Array) },
    ],
    updated: [
      {
        kind: 'teams',
        name: 'Uprights',
        line: 2,
        changes: [
          { field: 'description', before: '', after: 'Two lines' },
          { field: 'sport', before: 'baseball', after: 'softball' },
        ],
      },
    ],
    removed: [],
    unchanged: [{ kind: 'teams', name: 'Unmoved', line: 4 }],
  })
  const skipped = [
    { kind: 'teams', externalID: 'U3', reason: 'Line 5: Deleted in Fungo.' },
    { kind: 'teams', externalID: '?', reason: 'Line 6: Unmatched quotes.' },
    { kind: 'events', externalID: 'E7', reason: 'Line 4: Duplicate of line 2.' },
    expect.objectContaining({ kind: 'contacts', reason: 'Line 2: Its team was deleted in Fungo.' }),
  ]
  expect(run.refusals).toHaveLength(4)
  expect(run.refusals).toEqual(expect.arrayContaining(skipped))
  expect(await apply(upload)).toMatchObject({ created: 2, updated: 1, unchanged: 1, refused: 4, removed: 0 })
})

test('a dry run counts a team once under all its spellings and lists the first hundred of each kind', async () => {
  const line = (at: number) => `${at < 260 ? `Many Club ${at}` : `MANY  CLUB ${at - 260} 12U AA`},Mesa,AZ`
  const lines = Array.from({ length: 520 }, (_, at) => line(at))
  const strangers = Array.from({ length: 130 }, (_, at) => `Far Club ${at},Toronto,Ontario`)
  const upload = await uploadSyncFiles({ teams: ['name,city,state', ...lines, ...strangers].join('\n') })
  const run = await apply(upload, { isDryRun: true })
  expect(run).toMatchObject({ created: 260, updated: 260, refused: 130 })
  const preview = (await previewOf(run))!
  expect([preview.created.length, preview.updated.length, run.refusals.length]).toEqual([100, 100, 100])
  expect(preview.updated[0]).toMatchObject({ kind: 'teams', name: 'Many Club 0', line: 262 })
  expect(await apply(upload)).toMatchObject({ created: 260, refused: 130 })
})

test('an upload that has no file or is too large is refused', async () => {
  await expect(uploadSyncFiles({ teams: '  ' })).rejects.toThrow('Please choose at least one CSV file.')
  await expect(uploadSyncFiles({ teams: 'x'.repeat(6_000_000) })).rejects.toThrow(
    'The files must be smaller than 5 MB in total.',
  )
})

test('a file without a required column is refused with the name of the column', async () => {
  const run = await apply(
    await uploadSyncFiles({
      teams: 'team,town\nPaper Lions,Waco\nPaper Bears,Austin\n',
      events: 'Name,Start Date\nLion Cup,2027-05-01\n',
    }),
    { isDryRun: true },
  )
  expect(run).toMatchObject({ created: 1, refused: 1 })
  expect(run.refusals).toEqual([{ kind: 'teams', externalID: '?', reason: 'Line 1: No column name' }])
})

test('teams of an upload whose long names have the same beginning stay separate, whatever the characters', async () => {
  const name = `Long ${'\u{1F985}'.repeat(45)}`
  const lines = ['North', 'South', 'North'].map((end) => `${name},Valley of the Winding River ${end},TX`)
  const upload = await uploadSyncFiles({ teams: ['name,city,state', ...lines].join('\n') })
  expect(await apply(upload)).toMatchObject({ created: 2, refused: 0 })
})

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { App } from 'aws-cdk-lib'
import { beforeAll, expect, test } from 'vitest'
import { functionNames, functions, isDeployed } from '../../functions/manifest.ts'
import { settingsOf } from '../../infra/settings.ts'
import { functionsTable } from '../../scripts/functions-table.ts'
import { permissionsTable } from '../../scripts/permissions-table.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'
import { resourcesOf, synthesized, watchedMetrics } from './synthesized.ts'

const docOf = (name: string) => readFileSync(join(import.meta.dirname, '../../docs', name), 'utf8')
/** The text below the heading, up to the next one. */
const section = (name: string, heading: string) => docOf(name).split(`## ${heading}`)[1]!.split('\n## ')[0]!
/** The matches of the pattern in the first column of the tables in the text. */
const firstColumn = (text: string, word: RegExp) =>
  [...text.matchAll(/^\| ([^|]*) \|/gm)].flatMap(([, cell]) => [...cell!.matchAll(word)].map(([name]) => name))

/** Of the setting `healthCheck`. */
const optionalAlarms = ['PageDown', 'QueryDown']
let alarms: string[]
let watched: number
let secrets: string[]

beforeAll(() => {
  const prod = synthesized({ stage: 'prod', feedURL: 'https://feed.example', placesProvider: 'google' })
  alarms = resourcesOf(prod, 'AWS::CloudWatch::Alarm').map(([id]) => id.replace(/^Observability(.*)[0-9A-F]{8}$/, '$1'))
  watched = watchedMetrics(prod)
  secrets = resourcesOf(prod, 'AWS::SecretsManager::Secret').map(([id]) => id.replace(/[0-9A-F]{8}$/, ''))
})

test('functions.md is current', () => {
  expect(docOf('functions.md')).toBe(functionsTable())
})

test('permissions.md is current', () => {
  expect(docOf('permissions.md')).toBe(permissionsTable())
  expect(permissionsTable()).not.toMatch(/^\| `\w+` \|(?: \||.*\| ,)/m)
  expect(permissionsTable()).toContain('| `deleteEvent` | event creator |')
})

test('operations.md explains each alarm of the stack and no others', () => {
  const named = firstColumn(section('operations.md', 'Alarms'), /\b[A-Z][A-Za-z]+\b/g)
  expect(named.sort()).toEqual(alarms.sort())
})

test('operations.md says how to rotate each secret of the stack and no others', () => {
  const named = firstColumn(section('operations.md', 'Rotate secrets'), /\b[A-Z][A-Za-z]+\b/g)
  expect(named.sort()).toEqual(secrets.sort())
})

test('each of the ten worst days in operations.md names a rehearsal or tests that exist', () => {
  const rows = section('operations.md', 'The ten worst days')
    .match(/^\| [^-].*/gm)!
    .slice(1)
  expect(rows).toHaveLength(10)
  for (const row of rows) {
    const [, day, learned, , rehearsals] = row.split(/ ?\| ?/) as [string, string, string, string, string]
    for (const name of learned.match(/\b[A-Z][a-z]+[A-Z]\w+/g)?.filter((it) => it !== 'DynamoDB') ?? [])
      expect([...alarms, ...optionalAlarms], day).toContain(name)
    const titles = [...rehearsals.matchAll(/`(test\/[^`]+)`: \*([^*]+)\*/g)]
    expect(titles.length > 0 || rehearsals.includes('`npm run rehearse`'), day).toBe(true)
    for (const [, file, title] of titles) expect(docOf(`../${file}`), day).toContain(`'${title}'`)
  }
})

test('cost.md counts the alarms, secrets, and polled queues of a deployment', () => {
  const cost = docOf('cost.md')
  const [, alarmCount, alarmPrice] = /\| CloudWatch, (\d+) alarms \| ([\d.]+) \|/.exec(cost)!
  expect(Number(alarmCount)).toBe(alarms.length)
  expect(Number(alarmPrice)).toBeCloseTo(watched * 0.1)
  expect(cost).toContain(`which are ${watched};`)
  // cost.md describes a deployment without a feed and a place provider, so without their secrets.
  const [, secretCount, secretPrice] = /\| Secrets Manager, (\d+) secrets \| ([\d.]+) \|/.exec(cost)!
  expect(Number(secretCount)).toBe(secrets.length - 2)
  expect(Number(secretPrice)).toBeCloseTo(Number(secretCount) * 0.4)
  const sources = functionNames.flatMap((name) => (isDeployed(name, 'sqlite') ? functions[name].sources : []))
  const polled = sources.filter(({ type }) => type === 'queue')
  expect(cost).toContain(`${['no', 'one', 'two', 'three', 'four', 'five'][polled.length]} queues, five pollers each`)
})

test('README and field.md name the totals of cost.md', () => {
  const [small, , million] = /^\| \*\*total\*\*.*$/m.exec(docOf('cost.md'))![0].match(/\d[\d.]+/g)!
  expect(docOf('../README.md')).toContain(
    `${small} dollars a month for a small league, ${million} with a million page views`,
  )
  expect(docOf('field.md')).toContain(`${small} dollars a month`)
})

test('the totals of cost.md equal the sums of their columns', () => {
  const rows = [...section('cost.md', 'A month').matchAll(/^\| ([^|]+) \|(?: ([\d.*]+) \|){5}/gm)].map(([line]) =>
    line
      .split('|')
      .slice(1, 7)
      .map((cell) => cell.trim().replaceAll('*', '')),
  )
  const totals = rows.pop()!
  expect(totals[0]).toBe('total')
  for (const column of [1, 2, 3, 4, 5])
    expect(
      rows.reduce((sum, row) => sum + Number(row[column]), 0),
      `column ${column}`,
    ).toBeCloseTo(Number(totals[column]), 2)
})

test('deploying.md lists every setting', () => {
  const named = firstColumn(section('deploying.md', 'Settings'), /(?<=`)\w+(?=`)/g)
  // These are set by scripts: `local` by --local, `feedToken` for the feed of a local target, `restoring` by a restore.
  const settings = Object.keys(settingsOf(new App({ outdir: temporaryFolder() }).node)).filter(
    (name) => !['local', 'feedToken', 'restoring'].includes(name),
  )
  expect(named.sort()).toEqual(settings.sort())
})

test('deploying.md names the defaults of the settings', () => {
  const settings: Record<string, unknown> = settingsOf(new App({ outdir: temporaryFolder() }).node)
  const rows = [...section('deploying.md', 'Settings').matchAll(/^\| ([^|]*) \| ([^|]*) \|/gm)]
  const defaults = rows.flatMap(([, names, values]) =>
    names!.split(', ').map((name, at): [string, string] => [name, values!.split(', ')[at] ?? '']),
  )
  // The others are words such as 'none', or depend on another setting.
  const plain = defaults.filter(([, value]) => /^(?:\d+|`[\w-]+`)$/.test(value))
  expect(plain.length).toBeGreaterThan(12)
  for (const [name, value] of plain)
    expect(String(settings[name.replaceAll('`', '')]), name).toBe(value.replaceAll('`', ''))
  const schedules = functions['sync-scheduler'].sources.flatMap((it) => (it.type === 'schedule' ? [it] : []))
  const nightly = schedules.find(({ name }) => name === 'Nightly')
  expect(defaults).toContainEqual(['`syncSchedule`', `\`${nightly!.expression}\``])
})

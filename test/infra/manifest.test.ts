import { readFileSync } from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
import { functionNames, functions } from '../../functions/manifest.ts'
import { idOf } from '../../infra/names.ts'
import { bundleOf } from '../../scripts/bundle.ts'
import { buildStale } from '../../scripts/local/build.ts'
import { manifestFunctions, synthesized } from './synthesized.ts'

const root = new URL('../..', import.meta.url).pathname
const SHARED = ['NODE_OPTIONS', 'AWS_REGION', 'POWERTOOLS_SERVICE_NAME', 'POWERTOOLS_METRICS_NAMESPACE', 'STAGE']

beforeAll(() => buildStale({ web: false, say: () => {} }))

test.each(functionNames)('the manifest gives %s exactly the settings that its code reads', (name) => {
  const source = readFileSync(`${root}functions/services/settings.ts`, 'utf8')
  const nameOf = new Map<string, string>()
  for (const [, setting, body] of source.matchAll(/^ {2}(\w+): \(\) => (.*)/gm))
    nameOf.set(setting!, /'([A-Z_]+)'/.exec(body!)![1]!)
  const { inputs } = JSON.parse(readFileSync(bundleOf(name).replace('/index.mjs', '.meta.json'), 'utf8')) as {
    inputs: object
  }
  const read = Object.keys(inputs)
    .filter((file) => file.startsWith('functions/') && !file.endsWith('/settings.ts'))
    .flatMap((file) => [
      ...readFileSync(root + file, 'utf8').matchAll(/\bsettings\.(\w+)|[dt]Secret\('([A-Z_]+)'\)|\b(TABLE_NAME)\b/g),
    ])
    .flatMap(([, setting, secret, table]) => secret ?? table ?? nameOf.get(setting!) ?? [])
  const { environment, secrets } = functions[name]
  const declared = new Set<string>([...environment, ...secrets])
  expect([...declared].sort()).toEqual([...new Set(read)].filter((it) => !SHARED.includes(it)).sort())
})

test('each function is deployed with exactly what its row of the manifest declares', () => {
  const template = synthesized({ feedURL: 'https://feed.example', placesProvider: 'google' })
  const deployed = manifestFunctions(template)
  expect(deployed).toHaveLength(functionNames.length)
  for (const name of functionNames) {
    const { memoryMB, timeoutSeconds, storageMB, environment, secrets } = functions[name]
    const [, { Properties }] = deployed.find(([id]) => id.replace(/[0-9A-F]{8}$/, '') === `Functions${idOf(name)}`)!
    expect(Properties).toMatchObject({
      MemorySize: memoryMB,
      Timeout: timeoutSeconds,
      EphemeralStorage: { Size: storageMB },
    })
    const own = Object.keys(Properties.Environment.Variables).filter((it) => !SHARED.includes(it))
    expect(own.sort(), name).toEqual([...environment, ...secrets.map((it) => `${it}_ID`)].sort())
    for (const it of secrets) expect(Properties.Environment.Variables[`${it}_ID`]).toEqual({ Ref: expect.any(String) })
  }
})

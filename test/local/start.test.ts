import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { type IncomingMessage, request } from 'node:http'
import { dirname, join } from 'node:path'
import { json } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { migrations } from '../../functions/store/migrations/migrations.ts'
import manifest from '../../package.json' with { type: 'json' }
import { apiClient } from '../../scripts/api-client.ts'
import { openDataFolder } from '../../scripts/local/data-folder.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

const root = join(import.meta.dirname, '../..')
const running: ChildProcess[] = []
/**
 * Rarely and on a busy machine, Node deadlocks while it exits (https://github.com/nodejs/node/issues/54918), or the database takes longer
 * to start than the SDK tries again.
 */
const ONCE_MORE = { retry: 1 }
const EXIT_MS = 25_000

afterEach(() => {
  for (const child of running.splice(0)) child.kill('SIGKILL')
})

const run = (script: string, env: Record<string, string>) => runProgram(process.execPath, [join(root, script)], env)

function runProgram(program: string, args: string[], env: Record<string, string>) {
  const child = spawn(program, args, { cwd: root, env: { PATH: process.env.PATH, FUNGO_DEMO: '0', PORT: '0', ...env } })
  running.push(child)
  const said = { out: '', err: '' }
  child.stdout.on('data', (text) => {
    said.out += text
  })
  child.stderr.on('data', (text) => {
    said.err += text
  })
  const ended = Promise.race([
    once(child, 'exit').then(([code]) => code as number | null),
    sleep(EXIT_MS, undefined, { ref: false }).then(() => {
      throw new Error(`No exit within ${EXIT_MS} ms, ${stateOf(child.pid!)}, after ${JSON.stringify(said)}`)
    }),
  ])
  ended.catch(() => {})
  return { child, said, ended }
}

/** 'S (sleeping)', or 'Z (zombie)' if the process has exited. */
const stateOf = (pid: number) =>
  existsSync(`/proc/${pid}/status`) ? /State:\t(.*)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] : 'gone'

const start = (env: Record<string, string>) => ready(run('scripts/start.ts', env))
const startByNpm = (env: Record<string, string>) => ready(runProgram('npm', ['start'], env))

async function ready(program: ReturnType<typeof run>) {
  while (!program.said.out.includes('ready ')) {
    if (program.child.exitCode !== null) throw new Error(program.said.err)
    await sleep(20)
  }
  return { ...program, url: /^ready (http:\/\/localhost:\d+)$/m.exec(program.said.out)![1]! }
}

const isListening = (url: string) =>
  fetch(url).then(
    () => true,
    () => false,
  )

/** The IDs of the processes whose command line contains this path. */
function processesOn(path: string): string[] {
  return readdirSync('/proc').filter((pid) => {
    try {
      return (
        /^\d+$/.test(pid) && pid !== String(process.pid) && readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(path)
      )
    } catch {
      return false
    }
  })
}

const QUERY = JSON.stringify({ query: '{ __typename }' })
const JSON_TYPE = { 'content-type': 'application/json' }
const COACH = { email: 'c@example.org', password: 'a secret word', name: 'C', role: 'coach' }
const CREATE_TEAM = 'mutation ($input: CreateTeamInput!) { createTeam(input: $input) { id } }'

test(
  'start serves the site and the API, refuses another start on its folder or port, and stops on SIGTERM',
  ONCE_MORE,
  async () => {
    const FUNGO_DATA = temporaryFolder()
    const { child, said, url, ended } = await start({ FUNGO_DATA })

    expect(said.out).toBe(`ready ${url}\n`)
    expect(await (await fetch(url)).text()).toContain('<div id="root">')
    const reply = await fetch(`${url}/query`, { method: 'POST', headers: JSON_TYPE, body: QUERY })
    expect(await reply.json()).toEqual({ data: { __typename: 'Query' } })

    const sameFolder = run('scripts/start.ts', { FUNGO_DATA })
    expect(await sameFolder.ended).toBe(1)
    expect(sameFolder.said.err).toMatch(
      /^The data folder .* is in use: Fungo already runs on it\. Stop that one first\.\n$/,
    )

    const samePort = run('scripts/start.ts', { FUNGO_DATA: temporaryFolder(), PORT: new URL(url).port })
    expect(await samePort.ended).toBe(1)
    expect(samePort.said.err).toMatch(/^Port \d+ is in use by another program\./)

    const reset = run('scripts/reset.ts', { FUNGO_DATA })
    expect(await reset.ended).toBe(1)
    expect(existsSync(join(FUNGO_DATA, 'cloud.sqlite'))).toBe(true)

    const before = Date.now()
    child.kill('SIGTERM')
    expect(await ended).toBe(0)
    expect(Date.now() - before).toBeLessThan(3000)
    expect(processesOn(FUNGO_DATA)).toEqual([])
  },
)

/** The status of a query from an address of this machine. */
async function statusFrom(localAddress: string, url: string): Promise<number | undefined> {
  const headers = { ...JSON_TYPE, 'content-length': QUERY.length }
  const sent = request(`${url.replace('localhost', '127.0.0.1')}/query`, { method: 'POST', headers, localAddress })
  sent.end(QUERY)
  const [response] = (await once(sent, 'response')) as [IncomingMessage]
  response.resume()
  return response.statusCode
}

test.runIf(process.platform === 'linux')(
  'an address that reads too fast waits, without a CDN too, and another address does not',
  ONCE_MORE,
  async () => {
    const { url } = await start({ FUNGO_DATA: temporaryFolder() })
    const statuses: (number | undefined)[] = []
    // Together, because a slow machine answers fewer than ten a second, and each thread of the function counts.
    while (!statuses.includes(429))
      statuses.push(...(await Promise.all(Array.from({ length: 50 }, () => statusFrom('127.0.0.2', url)))))
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(100)
    expect(await statusFrom('127.0.0.3', url)).toBe(200)
  },
)

test('SIGTERM to npm start stops the server after it has answered slow requests', ONCE_MORE, async () => {
  const FUNGO_DATA = temporaryFolder()
  const { child, url, ended } = await startByNpm({ FUNGO_DATA })
  const headers = { ...JSON_TYPE, 'content-length': QUERY.length }
  const requests = Array.from({ length: 6 }, () => request(`${url}/query`, { method: 'POST', headers, agent: false }))
  const answers = requests.map(async (sent) => {
    const [response] = (await once(sent, 'response')) as [IncomingMessage]
    return json(response)
  })
  for (const sent of requests) sent.write(QUERY.slice(0, 5))
  // When this is answered, the requests before it have been accepted and the function is warm.
  await fetch(`${url}/query`, { method: 'POST', headers: JSON_TYPE, body: QUERY })
  child.kill('SIGTERM')
  while (await isListening(url)) await sleep(20)
  // Longer than work other than requests may take.
  await sleep(3000)
  for (const sent of requests) sent.end(QUERY.slice(5))

  expect(await Promise.all(answers)).toEqual(requests.map(() => ({ data: { __typename: 'Query' } })))
  expect(await ended).toBe(0)
  expect(processesOn(FUNGO_DATA)).toEqual([])
})

test('Ctrl-C, which a terminal sends to both npm and the server, stops both cleanly', ONCE_MORE, async () => {
  const { child, said, ended } = await startByNpm({ FUNGO_DATA: temporaryFolder() })
  child.kill('SIGINT')
  child.kill('SIGINT')
  expect(await ended).toBe(0)
  expect(said.err).not.toMatch(/ended with code|crashed|Error/)
})

const faking = (name: string, value: unknown) =>
  `Object.defineProperty(process, '${name}', { value: ${JSON.stringify(value)} });`
const startScript = manifest.scripts.start.split(' node ')[1]!.split(' ')
const JAVA = 'or set AWS_ENDPOINT_URL_DYNAMODB to the URL of a DynamoDB.'

test.each([
  {
    what: 'a Mac with an old Node',
    fake: faking('platform', 'darwin') + faking('versions', { node: '20.20.2' }),
    sentence:
      'Fungo needs Node 24, and this is Node 20.20.2: install it with `brew install node@24 && brew link --overwrite node@24`.',
  },
  {
    what: 'npm ci --omit=optional with an old Node',
    fake: faking('versions', { node: '20.20.2' }),
    sentence: 'Fungo needs Node 24, and this is Node 20.20.2: install it with `npm ci --include=optional`.',
  },
  {
    what: 'npm ci --omit=optional',
    fake: faking('arch', 'loong64'),
    sentence: 'Packages of Fungo for linux loong64 are missing: install them with `npm ci --include=optional`.',
  },
  {
    what: 'a Mac without Java',
    fake: faking('platform', 'darwin') + faking('arch', 'arm64'),
    script: ['scripts/start.ts'],
    sentence: `On darwin arm64 the database needs Java 17, and Java is not installed: install it with \`brew install --cask temurin@17\`, ${JAVA}`,
  },
  {
    what: 'Linux on arm64 without Java',
    fake: faking('arch', 'arm64'),
    script: ['scripts/start.ts'],
    sentence: `On linux arm64 the database needs Java 17, and Java is not installed: install it with \`sudo apt-get install openjdk-17-jre-headless\`, ${JAVA}`,
  },
])(
  'start says in one sentence what is missing on $what',
  ONCE_MORE,
  async ({ fake, script = startScript, sentence }) => {
    const FUNGO_DATA = join(temporaryFolder(), 'new')
    const args = ['--import', `data:text/javascript,${encodeURIComponent(fake)}`, ...script]
    const { said, ended } = runProgram(process.execPath, args, { FUNGO_DATA, PATH: '/nowhere' })
    expect(await ended).toBe(1)
    expect(said).toEqual({ out: '', err: `${sentence}\n` })
    expect(existsSync(FUNGO_DATA)).toBe(false)
  },
)

test('every script checks the version of Node and the packages of the platform', () => {
  const unchecked = Object.values<string>(manifest.scripts).filter(
    (script) => /\bnode .*\.ts\b/.test(script) && !script.includes('--import ./scripts/node-version.mjs'),
  )
  expect(unchecked).toEqual([])
})

test.each(['70000', '80.5'])('PORT=%s is refused with a message', ONCE_MORE, async (PORT) => {
  const FUNGO_DATA = join(temporaryFolder(), 'new')
  const { said, ended } = run('scripts/start.ts', { FUNGO_DATA, PORT })
  expect(await ended).toBe(1)
  expect(said).toEqual({
    out: '',
    err: `PORT is "${PORT}". Set it to a number from 0 to 65535, or leave it out: Fungo then takes 3000.\n`,
  })
  expect(existsSync(FUNGO_DATA)).toBe(false)
})

/** Starts Fungo as a user other than root. */
const runWithoutRights = (env: Record<string, string>) => {
  const start = `
    const { run } = await import('./scripts/local/run.ts')
    if (process.getuid() === 0) process.setuid(65534)
    await run()`
  return runProgram(process.execPath, ['--input-type=module', '-e', start], env)
}
const firstFreePort = '/proc/sys/net/ipv4/ip_unprivileged_port_start'
const isGuarded = existsSync(firstFreePort) && Number(readFileSync(firstFreePort, 'utf8')) > 81

test.runIf(isGuarded)('a privileged port is refused with a message', ONCE_MORE, async () => {
  const FUNGO_DATA = temporaryFolder()
  chmodSync(FUNGO_DATA, 0o777)
  const { said, ended } = runWithoutRights({ FUNGO_DATA, PORT: '81' })
  expect(await ended).toBe(1)
  expect(said.err).toBe(
    'This account may not use port 81. Start Fungo with more rights, or choose another port: PORT=3000.\n',
  )
})

test('a data folder that is refused ends the start with the message', ONCE_MORE, async () => {
  const FUNGO_DATA = join(temporaryFolder(), 'file', 'below')
  writeFileSync(dirname(FUNGO_DATA), '')
  const { said, ended } = run('scripts/start.ts', { FUNGO_DATA })
  expect(await ended).toBe(1)
  expect(said.err).toBe(
    `Fungo cannot write to the data folder ${FUNGO_DATA}. Make it writable, or choose another folder with FUNGO_DATA.\n`,
  )
})

test.runIf(process.platform === 'linux')(
  'a data folder that cannot be one, and too few files, end the start at once',
  async () => {
    const file = join(temporaryFolder(), 'file')
    writeFileSync(file, '')
    const instead = 'or choose another folder with FUNGO_DATA.'
    const refused = [
      [file, `The data folder ${file} is a file. Remove it, ${instead}\n`],
      ['/proc/fungo', `Fungo cannot write to the data folder /proc/fungo. Make it writable, ${instead}\n`],
      ['/proc/self', `Fungo cannot write to the data folder /proc/self. Make it writable, ${instead}\n`],
    ]
    for (const [FUNGO_DATA, message] of refused) {
      const { said, ended } = run('scripts/start.ts', { FUNGO_DATA: FUNGO_DATA! })
      expect(await ended).toBe(1)
      expect(said.err).toBe(message)
    }
    const limited = runProgram('sh', ['-c', 'ulimit -n 100 && exec "$NODE" scripts/start.ts'], {
      NODE: process.execPath,
      FUNGO_DATA: temporaryFolder(),
    })
    expect(await limited.ended).toBe(1)
    expect(limited.said.err).toBe(
      'Fungo may open too few files on this machine. Allow at least 256 before the start: ulimit -n 4096\n',
    )
  },
)

test.runIf(process.platform === 'linux')('the database starts again after it was killed', ONCE_MORE, async () => {
  const FUNGO_DATA = temporaryFolder()
  const { child, said, url, ended } = await start({ FUNGO_DATA, HUMAN_CHECK: 'none', RATE_LIMITS: 'off' })
  const coach = await apiClient(url).signUp(COACH)
  for (const name of ['Early Owls', 'Late Owls']) {
    process.kill(Number(processesOn(join(FUNGO_DATA, 'dynamodb.sqlite'))[0]), 'SIGKILL')
    await coach.send(CREATE_TEAM, { input: { name, locationCity: 'Austin', state: 'TX' } })
  }
  const { claimedTeams, teams } = await coach.send('{ claimedTeams { name } teams { name } }')
  expect(claimedTeams).toHaveLength(2)
  expect(teams).toHaveLength(2)
  expect(said.err).toContain('The database of this machine has ended. Starting it again.')
  child.kill('SIGTERM')
  expect(await ended).toBe(0)
  expect(processesOn(FUNGO_DATA)).toEqual([])
})

test.runIf(process.platform === 'linux')('a killed npm start leaves no process, and the next start works', async () => {
  const FUNGO_DATA = temporaryFolder()
  const { child, ended } = await start({ FUNGO_DATA })
  expect(processesOn(FUNGO_DATA)).not.toEqual([])
  child.kill('SIGKILL')
  await ended
  await sleep(200)
  expect(processesOn(FUNGO_DATA)).toEqual([])

  const second = await start({ FUNGO_DATA })
  second.child.kill('SIGINT')
  expect(await second.ended).toBe(0)

  expect(await run('scripts/reset.ts', { FUNGO_DATA }).ended).toBe(0)
  expect(existsSync(FUNGO_DATA)).toBe(false)
})

test('npm start names a migration that is due on its data folder, and npm run migrate runs it', ONCE_MORE, async () => {
  const FUNGO_DATA = temporaryFolder()
  const startAndStop = async () => {
    const { child, said, ended } = await start({ FUNGO_DATA })
    child.kill('SIGTERM')
    await ended
    return said.err
  }
  expect(await startAndStop()).not.toContain('is due')
  // As if the folder were of a release before the migration.
  const folder = openDataFolder(FUNGO_DATA)
  folder.database.exec("DELETE FROM kept WHERE name LIKE 'done migration%'")
  folder.close()
  expect(await startAndStop()).toContain(
    `The migration ${migrations[0]!.name} is due. Stop Fungo and run: npm run migrate`,
  )

  const migrated = run('scripts/migrate.ts', { FUNGO_DATA })
  expect(await migrated.ended, migrated.said.err).toBe(0)
  expect(migrated.said.out).toContain(`${migrations[0]!.name} found 0 items, and changed 0.`)
  expect(await startAndStop()).not.toContain('is due')
})

test('a data folder without write permission is refused with a message', ONCE_MORE, async () => {
  const path = temporaryFolder()
  const open = `
    const { openDataFolder } = await import('./scripts/local/data-folder.ts')
    // Root may write everywhere.
    if (process.getuid() === 0) process.setuid(65534)
    try { openDataFolder(process.argv[1]); console.log('opened') } catch ({ name, message }) { console.log(message) }`
  chmodSync(path, 0o555)
  const { ended, said } = runProgram(process.execPath, ['--input-type=module', '-e', open, path], {})
  await ended
  chmodSync(path, 0o755)
  expect(said.out).toBe(
    `Fungo cannot write to the data folder ${path}. Make it writable, or choose another folder with FUNGO_DATA.\n`,
  )
})

const canMount = spawnSync('unshare', ['-rm', 'mount', '-t', 'tmpfs', 'tmpfs', '/mnt']).status === 0

test.skipIf(!canMount)('a full disk allows reads and logs a message that says what to do', async () => {
  const FUNGO_DATA = temporaryFolder()
  const onDisk = (size: string) =>
    runProgram(
      'unshare',
      ['-rm', 'sh', '-c', `mount -t tmpfs -o size=${size} tmpfs "$FUNGO_DATA" && exec "$NODE" scripts/start.ts`],
      { FUNGO_DATA, NODE: process.execPath, HUMAN_CHECK: 'none', RATE_LIMITS: 'off' },
    )
  const tiny = onDisk('64k')
  expect(await tiny.ended).toBe(1)
  expect(tiny.said.err).toContain(
    `The disk of the data folder ${FUNGO_DATA} is full. Make room, or choose another folder with FUNGO_DATA.\n`,
  )

  const { child, said, url, ended } = await ready(onDisk('64m'))
  const coach = await apiClient(url).signUp(COACH)
  const create = (name: string) => coach.send(CREATE_TEAM, { input: { name, locationCity: 'Austin', state: 'TX' } })
  await create('Early Owls')

  const ballast = `/proc/${child.pid}/root${FUNGO_DATA}/ballast`
  const fill = (size: number) => {
    for (;;) {
      try {
        writeFileSync(ballast, Buffer.alloc(size), { flag: 'a' })
      } catch (error) {
        expect(String(error)).toContain('ENOSPC')
        return
      }
    }
  }
  fill(1 << 20)
  fill(1)
  await expect(create('Late Owls')).rejects.toThrow('Fungo cannot store anything at the moment.')
  expect(await coach.send('{ teams { name } claimedTeams { name } }')).toEqual({
    teams: [{ name: 'Early Owls' }],
    claimedTeams: [{ name: 'Early Owls' }],
  })
  // Requests at once start threads that have read nothing before the disk was full.
  const lists = await Promise.all(
    Array.from({ length: 8 }, () => coach.send('{ teams { name } playersCount eventsCount opportunities { title } }')),
  )
  expect(lists).toEqual(
    lists.map(() => ({ teams: [{ name: 'Early Owls' }], playersCount: 0, eventsCount: 0, opportunities: [] })),
  )
  expect(said.err).toContain(
    `The disk of the data folder ${FUNGO_DATA} is full. Pages can be read, and nothing is stored until you make room.`,
  )
  rmSync(ballast)
  await create('Late Owls')
  expect((await coach.send('{ claimedTeams { name } }')).claimedTeams).toHaveLength(2)
  child.kill('SIGTERM')
  expect(await ended).toBe(0)
})

import { globSync, readFileSync } from 'node:fs'
import { MutationObserver, QueryObserver } from '@tanstack/react-query'
import { parse } from 'graphql'
import { expect, test, vi } from 'vitest'

// The module listens to the window that is focused.
vi.stubGlobal('addEventListener', () => {})
vi.stubGlobal('removeEventListener', () => {})
const { createQueryClient } = await import('../../web/api/query-client.ts')

const read = (file: string) => readFileSync(file, 'utf8')

/** The mutations of the schema that no form or button sends: of the session, and one that addDivision replaces. */
const WITHOUT_A_SCREEN = ['refreshSession', 'signOut', 'addDivisionToTeam']

/** The mutations after which a screen does not refetch all queries. Others refetch everything. */
const LATER = ['DeleteEvent', 'DeleteOpportunity', 'DeletePlayer', 'DeleteTeam', 'ErasePlayer']
const NOTHING = [
  'AskOrganizer',
  'EmailRegistrants',
  'EmailTeams',
  'ImportRoster',
  'RequestWatch',
  'SendVerificationEmail',
  'StartTotp',
  'UploadSyncFiles',
]

/** The queries whose result no mutation changes, and the open invitations, which lead to another page when they are accepted. */
const CONSTANT = [
  'ContactInvitation',
  'FamilyInvitation',
  'humanCheckQuery',
  'nearestPlaceQuery',
  'positionNamesQuery',
  'positionsToPickQuery',
  'useTiles',
  'verifyEmailQuery',
]

/** Documents that a function sends, by the function. A mutation calls the first four. The others start or end a session, or refetch. */
const SENT_BY_A_FUNCTION = {
  add: ['AddPushSubscription'],
  deletions: ['DeleteEvent', 'DeleteOpportunity', 'DeletePlayer', 'DeleteSeason', 'DeleteTeam'],
  merge: ['MergePlayers', 'MergeTeams'],
  startDryRun: ['SyncGoverningBody'],
  sendCheckIn: ['CheckIn'],
  sendTeamCheckIn: ['CheckInTeam'],
  sendWalkUp: ['RegisterWalkUp'],
  verifyEmailQuery: ['VerifyEmail'],
  signUp: ['SignUp'],
  login: ['Login'],
  forgotPassword: ['ForgotPassword'],
  resetPassword: ['ResetPassword'],
  ChangePasswordForm: ['ChangePassword'],
  DeleteAccount: ['DeleteMyAccount'],
}

const nameOf = (definition: string) => /(?:const|function) (\w+)/.exec(definition)![1]!

test('each mutation of the schema refetches all queries, or is listed here', () => {
  const sent = globSync('web/**/*.graphql')
    .flatMap((file) => parse(read(file)).definitions)
    .flatMap((each) => (each.kind === 'OperationDefinition' && each.operation === 'mutation' ? [each] : []))
  const fields = parse(read('schema.graphql')).definitions.flatMap((each) =>
    each.kind === 'ObjectTypeDefinition' && each.name.value === 'Mutation' ? (each.fields ?? []) : [],
  )
  const sentFields = sent.flatMap(({ selectionSet }) =>
    selectionSet.selections.flatMap((each) => (each.kind === 'Field' ? each.name.value : [])),
  )
  expect(fields.map(({ name }) => name.value).filter((name) => !sentFields.includes(name))).toEqual(WITHOUT_A_SCREEN)

  const definitions = globSync('web/**/*.{ts,tsx}', { exclude: ['web/**/*generated.ts'] }).flatMap((file) =>
    read(file)
      .split(/^(?=(?:export )?(?:async )?(?:const|function) )/m)
      .slice(1),
  )
  const found = { all: [] as string[], later: [] as string[], nothing: [] as string[] }
  const byFunction: Record<string, string[]> = {}
  for (const { value: name } of sent.flatMap((each) => each.name ?? [])) {
    const users = definitions.filter((definition) => new RegExp(`\\b${name}Document\\b`).test(definition))
    expect(users.length, name).toBeGreaterThan(0)
    for (const definition of users) {
      const options = new RegExp(`(?:mutation|creation|answer)Of\\([\\w, ]*\\b${name}Document\\b[^)]*`).exec(
        definition,
      )?.[0]
      const [, refresh = 'all'] = /refresh: '(\w+)'/.exec(options ?? definition) ?? []
      const sender = nameOf(definition)
      if (options || definition.includes('mutationFn')) found[refresh as keyof typeof found].push(name)
      else byFunction[sender] = [...(byFunction[sender] ?? []), name].sort()
    }
  }
  expect(found.later.sort()).toEqual(LATER)
  expect(found.nothing.sort()).toEqual(NOTHING)
  expect(
    definitions
      .filter((each) => each.includes('...constant'))
      .map(nameOf)
      .sort(),
  ).toEqual(CONSTANT)
  expect(byFunction).toEqual(SENT_BY_A_FUNCTION)
})

const refetches = { 'on screen': false, header: false, left: false, constant: false }

test.each([
  { refresh: undefined, expected: { ...refetches, 'on screen': true, header: true, left: true } },
  { refresh: 'later', expected: { ...refetches, header: true, left: true }, isStale: true },
  { refresh: 'nothing', expected: refetches },
] as const)('a mutation with refresh $refresh refetches only the queries that it may change', async (kind) => {
  for (const fails of [false, true]) {
    const client = createQueryClient()
    const counts: Record<string, number> = {}
    const query = (name: keyof typeof refetches, options = {}) => ({
      queryKey: [name],
      queryFn: () => (counts[name] = (counts[name] ?? 0) + 1),
      ...options,
    })
    const queries = {
      'on screen': query('on screen'),
      header: query('header', { meta: { isInHeader: true } }),
      left: query('left'),
      constant: query('constant', { staleTime: 'static', meta: { isConstant: true } }),
    }
    for (const each of Object.values(queries)) await client.fetchQuery(each)
    const screen = [queries['on screen'], queries.header].map((each) =>
      new QueryObserver(client, each).subscribe(() => {}),
    )
    const mutation = new MutationObserver(client, {
      mutationFn: () => (fails ? Promise.reject(new Error('The response was lost.')) : Promise.resolve()),
      ...(kind.refresh && { meta: { refresh: kind.refresh } }),
    })
    await mutation.mutate().catch(() => {})
    // The next screen opens.
    for (const each of [queries.left, queries.constant]) await client.ensureQueryData(each)
    await expect
      .poll(() => Object.fromEntries(Object.entries(counts).map(([name, count]) => [name, count > 1])))
      .toEqual(kind.expected)
    expect(client.getQueryState(['on screen'])!.isInvalidated).toBe('isStale' in kind)
    for (const leave of screen) leave()
    client.clear()
  }
})

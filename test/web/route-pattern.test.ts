import { expect, test } from 'vitest'
import { pathPatterns, paths } from '../../web/paths.ts'
import { routePattern } from '../../web/route-pattern.ts'

const ID = '01h8xgjwbwbaq4z5v2v5t6y7z8'

test.each([
  ['/', '/'],
  ['/es', '/'],
  [`/es/teams/${ID}`, '/teams/:teamID'],
  [`/teams/${ID}/manage`, '/teams/:teamID/manage'],
  ['/teams/tx/round-rock', '/teams/:state/:city/:group?'],
  ['/tryouts/tx/round-rock/12u-baseball', '/tryouts/:state/:city/:group?'],
  ['/players/new/edit', '/players/new/edit'],
  [`/players/${ID}/edit`, '/players/:playerID/edit'],
  [`/opportunities/register/${ID}`, '/opportunities/register/:opportunityID'],
  ['/admin', '/admin'],
  [`/nowhere/${ID}`, '/unknown'],
])('the report of a visit names the path %s by its pattern %s', (path, pattern) => {
  expect(routePattern(path, pathPatterns())).toBe(pattern)
})

test('no path of the website is reported with its ID', () => {
  for (const path of Object.values(paths)) {
    if (typeof path !== 'function') continue
    const { pathname } = new URL((path as (id: string) => string)(ID), 'https://fungo.example')
    expect(routePattern(pathname, pathPatterns())).not.toContain(ID)
  }
})

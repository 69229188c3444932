// A small league in a local table of its own, for the benchmarks of the graphql Lambda.
import type { Kind, Row } from '../../functions/domain/change-log/rows.ts'
import type { Write } from '../../functions/domain/store.ts'
import { createTable, startDynamo } from '../local/dynamo.ts'

/**
 * Starts a table, points this process's environment at it and fills it with so many records of each kind. The domain must
 * not be imported before.
 */
export async function startLeague(size: number) {
  const dynamo = await startDynamo({ memory: true })
  const environment: Record<string, string> = {
    AWS_REGION: 'us-east-1',
    AWS_ACCESS_KEY_ID: 'local',
    AWS_SECRET_ACCESS_KEY: 'local',
    AWS_ENDPOINT_URL_DYNAMODB: dynamo.endpoint,
    // There is no snapshot to load: everything is in the log.
    AWS_ENDPOINT_URL_S3: 'http://127.0.0.1:9',
    TABLE_NAME: 'bench',
    BUCKET_NAME: 'bench',
    USER_POOL_ID: 'none',
    USER_POOL_CLIENT_ID: 'none',
    HUMAN_CHECK: 'none',
    RATE_LIMITS: 'off',
    LINK_SECRET: 'bench',
    POWERTOOLS_TRACE_ENABLED: 'false',
    POWERTOOLS_LOG_LEVEL: 'SILENT',
  }
  Object.assign(process.env, environment)
  await createTable(dynamo.endpoint, 'bench')
  return { environment, teamIDs: await fill(size), stop: dynamo.stop }
}

async function fill(size: number): Promise<string[]> {
  const { newID } = await import('../../functions/domain/ids.ts')
  const { teams } = await import('../../functions/domain/teams/entity.ts')
  const { teamRow } = await import('../../functions/domain/teams/row.ts')
  const { players } = await import('../../functions/domain/players/entity.ts')
  const { playerRow } = await import('../../functions/domain/players/row.ts')
  const { events } = await import('../../functions/domain/events/entity.ts')
  const { eventRow } = await import('../../functions/domain/events/row.ts')
  const { opportunities } = await import('../../functions/domain/opportunities/entity.ts')
  const { opportunityRow } = await import('../../functions/domain/opportunities/row.ts')
  const { changeLogEntry } = await import('../../functions/domain/change-log/log.ts')
  const { transactWrite } = await import('../../functions/domain/store.ts')

  const at = new Date().toISOString()
  const soon = (i: number) => new Date(Date.now() + (i + 1) * 3_600_000).toISOString()
  const creator = newID()
  const made = { version: 1, createdAt: at, updatedAt: at }
  const home = { state: 'TX', latitude: 30.27, longitude: -97.74 }
  const write = (kind: Kind, id: string, item: Write, row: Row) =>
    transactWrite([[item], [changeLogEntry(kind, [{ id, version: 1, row }])]])

  const teamIDs: string[] = []
  for (let i = 0; i < size; i++) {
    const teamID = newID()
    teamIDs.push(teamID)
    const divisions = [{ id: `${teamID}.${newID()}`, division: 'AA', ageGroup: '12U' }]
    const team = {
      teamID,
      ...made,
      ...home,
      name: `Ironwoods ${i}`,
      locationCity: 'Austin',
      description: 'Two teams, two practices a week.',
      divisions,
    }
    await write('team', teamID, teams().create(team), teamRow(team))

    const playerID = newID()
    const player = {
      playerID,
      ...made,
      name: `Jordan Sample ${i}`,
      age: 12,
      position: 'Pitcher',
      locationCity: 'Austin',
      state: 'TX',
    }
    await write('player', playerID, players().create(player), playerRow(player))

    const eventID = newID()
    const event = {
      eventID,
      ...made,
      ...home,
      name: `Fall Classic ${i}`,
      date: soon(i),
      timeZone: 'America/Chicago',
      location: 'Field 1',
      city: 'Austin',
      status: 'scheduled' as const,
    }
    await write('event', eventID, events().create(event), eventRow(event))

    const opportunityID = newID()
    const opportunity = {
      opportunityID,
      ...made,
      ...home,
      type: 'TRYOUT' as const,
      title: `Tryout ${i}`,
      startTime: soon(i),
      timeZone: 'America/Chicago',
      location: 'Field 1',
      city: 'Austin',
      positionsNeeded: [],
      feeCents: 0,
      capacity: 10,
      approvedCount: 0,
      registrationCount: 0,
      waiverRequired: false,
      visibility: 'PUBLIC' as const,
      createdBy: creator,
    }
    await write('opportunity', opportunityID, opportunities().create(opportunity), opportunityRow(opportunity))
  }
  return teamIDs
}

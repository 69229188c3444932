// A small league in its own local table, for benchmarks of the graphql Lambda.
import type { RecordChange } from '../../functions/store/records/listed-record.ts'
import { createTable, startDynamo } from '../local/dynamo.ts'

/** Starts an empty table, and sets this process's environment to use it. Call it before importing the domain. */
export async function startTable(settings: Record<string, string>) {
  const dynamo = await startDynamo({ memory: true })
  await createTable(dynamo.endpoint, 'bench')
  const environment: Record<string, string> = {
    AWS_REGION: 'us-east-1',
    AWS_ACCESS_KEY_ID: 'local',
    AWS_SECRET_ACCESS_KEY: 'local',
    AWS_ENDPOINT_URL_DYNAMODB: dynamo.endpoint,
    TABLE_NAME: 'bench',
    BUCKET_NAME: 'bench',
    POWERTOOLS_LOG_LEVEL: 'SILENT',
    ...settings,
  }
  Object.assign(process.env, environment)
  return { dynamo, environment }
}

/**
 * Starts a table, sets this process's environment to use it, and fills it with `size` records of each kind. Call it before
 * importing the domain.
 */
export async function startLeague(size: number) {
  const { dynamo, environment } = await startTable({
    // Unreachable: there is no snapshot, so everything is read from the log.
    AWS_ENDPOINT_URL_S3: 'http://127.0.0.1:9',
    USER_POOL_ID: 'none',
    USER_POOL_CLIENT_ID: 'none',
    HUMAN_CHECK: 'none',
    RATE_LIMITS: 'off',
    LINK_SECRET: 'bench',
    POWERTOOLS_TRACE_ENABLED: 'false',
  })
  return { environment, teamIDs: await fill(size), stop: dynamo.stop }
}

async function fill(size: number): Promise<string[]> {
  const { newID } = await import('../../functions/values/ids.ts')
  const { recordWrites } = await import('../../functions/store/records/listed-record.ts')
  const { teamRecord } = await import('../../functions/domain/teams/record.ts')
  const { playerRecord } = await import('../../functions/domain/players/record.ts')
  const { eventRecord } = await import('../../functions/domain/events/record.ts')
  const { opportunityRecord } = await import('../../functions/domain/opportunities/record.ts')
  const { transactWrite } = await import('../../functions/store/store.ts')

  const now = new Date()
  const soon = (i: number) => new Date(Date.now() + (i + 1) * 3_600_000).toISOString()
  const creator = newID()
  const home = { state: 'TX', latitude: 30.27, longitude: -97.74 }
  const write = (change: RecordChange) => transactWrite(recordWrites(change))

  const teamIDs: string[] = []
  for (let i = 0; i < size; i++) {
    const teamID = newID()
    teamIDs.push(teamID)
    const divisions = [{ id: `${teamID}.${newID()}`, division: 'AA', ageGroup: '12U' }]
    const team = {
      teamID,
      ...home,
      name: `Ironwoods ${i}`,
      locationCity: 'Austin',
      description: 'Two teams, two practices a week.',
      divisions,
    }
    await write(teamRecord.create(team, { now }))

    const playerID = newID()
    const player = {
      playerID,
      name: `Jordan Sample ${i}`,
      age: 12,
      position: 'Pitcher',
      locationCity: 'Austin',
      state: 'TX',
    }
    await write(playerRecord.create(player, { now }))

    const eventID = newID()
    const event = {
      eventID,
      ...home,
      name: `Fall Classic ${i}`,
      date: soon(i),
      timeZone: 'America/Chicago',
      location: 'Field 1',
      city: 'Austin',
      status: 'scheduled' as const,
    }
    await write(eventRecord.create(event, { now }))

    const opportunityID = newID()
    const opportunity = {
      opportunityID,
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
    await write(opportunityRecord.create(opportunity, { now, team: null }))
  }
  return teamIDs
}

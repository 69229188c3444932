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
  const { NO_COUNTS } = await import('../../functions/domain/opportunities/entity.ts')
  const { opportunityRecord } = await import('../../functions/domain/opportunities/record.ts')
  const { transactWrite } = await import('../../functions/store/store.ts')

  const now = new Date()
  const creator = newID()
  const home = { state: 'TX', latitude: 30.27, longitude: -97.74 }
  const place = { timeZone: 'America/Chicago', location: 'Field 1', city: 'Austin' }
  const teamIDs: string[] = []
  for (let i = 0; i < size; i++) {
    const teamID = newID()
    teamIDs.push(teamID)
    const soon = new Date(now.getTime() + (i + 1) * 3_600_000).toISOString()
    const team = {
      teamID,
      ...home,
      name: `Ironwoods ${i}`,
      locationCity: 'Austin',
      description: 'Two teams, two practices a week.',
      divisions: [{ id: `${teamID}.${newID()}`, division: 'AA', ageGroup: '12U' }],
    }
    const player = {
      playerID: newID(),
      name: `Jordan Sample ${i}`,
      age: 12,
      position: 'Pitcher',
      locationCity: 'Austin',
      state: 'TX',
    }
    const event = {
      eventID: newID(),
      ...home,
      ...place,
      name: `Fall Classic ${i}`,
      date: soon,
      status: 'scheduled' as const,
    }
    const opportunity = {
      opportunityID: newID(),
      ...home,
      ...place,
      title: `Tryout ${i}`,
      startTime: soon,
      type: 'TRYOUT' as const,
      visibility: 'PUBLIC' as const,
      waiverRequired: false,
      positionsNeeded: [],
      feeCents: 0,
      offersAutomatically: false,
      capacity: 10,
      ...NO_COUNTS,
      createdBy: creator,
    }
    const changes: RecordChange[] = [
      teamRecord.create(team, { now }),
      playerRecord.create(player, { now }),
      eventRecord.create(event, { now }),
      opportunityRecord.create(opportunity, { now, team: null }),
    ]
    for (const change of changes) await transactWrite(recordWrites(change))
  }
  return teamIDs
}

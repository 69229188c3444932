import { retry } from '../../store/backoff.ts'
import { numbered, type PostgreSQL } from '../../store/read-model/postgres/database.ts'
import { lazy } from '../../values/lazy.ts'
import { settings } from '../settings.ts'

const rdsData = lazy(async () => {
  const { RDSDataClient, ExecuteStatementCommand } = await import('@aws-sdk/client-rds-data')
  return { client: new RDSDataClient(), ExecuteStatementCommand }
})

/** A cluster without queries pauses. It takes some 15 seconds to resume. */
const isResuming = (error: unknown) => (error as Error).name === 'DatabaseResumingException'
const RESUMING = { timeoutMs: 22_000, first: 500, longest: 2_000 }

/** The database of a cluster, reached over HTTPS by the RDS Data API. */
export const dataAPI = (cluster: { resourceArn: string; secretArn: string }): PostgreSQL => ({
  async query({ sql, values }) {
    const { client, ExecuteStatementCommand } = await rdsData()
    const parameters = values.map((value, i) => ({
      name: `p${i + 1}`,
      value: typeof value === 'string' ? { stringValue: value } : { doubleValue: Number(value) },
    }))
    const statement = { ...cluster, database: 'fungo', sql: numbered(sql, ':p'), parameters }
    const { records = [] } = await retry(
      () => client.send(new ExecuteStatementCommand(statement)),
      isResuming,
      RESUMING,
    )
    return records.map((record) =>
      record.map(({ stringValue, longValue, doubleValue }) => stringValue ?? longValue ?? doubleValue ?? null),
    )
  },
})

/** The database of the lists. Undefined if the lists are in files of each function. */
export function listsDatabase(): PostgreSQL | undefined {
  const { directoryCluster: resourceArn } = settings
  return resourceArn ? dataAPI({ resourceArn, secretArn: settings.directorySecret }) : undefined
}

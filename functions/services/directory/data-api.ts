import { numbered, type PostgreSQL } from '../../store/read-model/postgres/database.ts'
import { lazy } from '../../values/lazy.ts'

const rdsData = lazy(async () => {
  const { RDSDataClient, ExecuteStatementCommand } = await import('@aws-sdk/client-rds-data')
  return { client: new RDSDataClient(), ExecuteStatementCommand }
})

/** The database of a cluster, reached over HTTPS by the RDS Data API. */
export const dataAPI = (cluster: { resourceArn: string; secretArn: string }): PostgreSQL => ({
  async query({ sql, values }) {
    const { client, ExecuteStatementCommand } = await rdsData()
    const parameters = values.map((value, i) => ({
      name: `p${i + 1}`,
      value: typeof value === 'string' ? { stringValue: value } : { doubleValue: Number(value) },
    }))
    const statement = { ...cluster, database: 'fungo', sql: numbered(sql, ':p'), parameters }
    const { records = [] } = await client.send(new ExecuteStatementCommand(statement))
    return records.map((record) =>
      record.map(({ stringValue, longValue, doubleValue }) => stringValue ?? longValue ?? doubleValue ?? null),
    )
  },
})

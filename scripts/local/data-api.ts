import { join } from 'node:path'
import type { ExecuteStatementCommandInput, Field } from '@aws-sdk/client-rds-data'
import { PGlite } from '@electric-sql/pglite'
import { bodyOf, close, httpServer, listen, sendJSON } from './http.ts'

/** ExecuteStatement of the RDS Data API, with PostgreSQL in this process. */
export async function startDataAPI(folder: string, log: (line: string) => void) {
  const db = await PGlite.create(join(folder, 'postgres'))
  const server = httpServer(async (request, response) => {
    if (request.url !== '/Execute') return sendJSON(response, 404, { message: 'There is no such action here.' })
    const { sql, parameters = [] } = JSON.parse(
      (await bodyOf(request, 50_000_000)).toString(),
    ) as ExecuteStatementCommandInput
    const values = parameters.map(({ value }) => value?.stringValue ?? value?.doubleValue)
    try {
      const { rows } = await db.query<unknown[]>(sql!.replace(/(?<!:):p(\d+)/g, '$$$1'), values, { rowMode: 'array' })
      sendJSON(response, 200, { records: rows.map((row) => row.map(fieldOf)) })
    } catch (error) {
      const { message } = error as Error
      sendJSON(response, 400, { message }, { 'x-amzn-errortype': 'DatabaseErrorException' })
    }
  }, log)
  const port = await listen(server, 0, '127.0.0.1')
  return {
    endpoint: `http://127.0.0.1:${port}`,
    async stop() {
      await close(server, 0)
      await db.close()
    },
  }
}

function fieldOf(value: unknown): Partial<Field> {
  if (value === null) return { isNull: true }
  return typeof value === 'number' ? { doubleValue: value } : { stringValue: String(value) }
}

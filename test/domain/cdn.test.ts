import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { invalidate } from '../../functions/services/media/cdn.ts'
import { metricsOf } from '../support/metrics-of.ts'

let code = ''
const cdn = createServer((request, response) => {
  request.resume()
  const error = `<ErrorResponse><Error><Type>Sender</Type><Code>${code}</Code><Message>No.</Message></Error></ErrorResponse>`
  response.writeHead(400, { 'content-type': 'text/xml' }).end(error)
})
beforeAll(async () => {
  await new Promise<void>((resolve) => cdn.listen(0, '127.0.0.1', resolve))
  Object.assign(process.env, {
    AWS_ENDPOINT_URL_CLOUDFRONT: `http://127.0.0.1:${(cdn.address() as AddressInfo).port}`,
    DISTRIBUTION_ID: 'CDN1',
    POWERTOOLS_METRICS_NAMESPACE: 'Fungo',
  })
})
afterAll(() => {
  cdn.closeAllConnections()
  cdn.close()
})

test('a failed invalidation is a fault, unless too many are in progress because several records were hidden at once', async () => {
  code = 'AccessDenied'
  expect(await metricsOf(() => invalidate('team-1-2', ['/teams*']))).toMatchObject({ Faults: expect.anything() })
  code = 'TooManyInvalidationsInProgress'
  expect(await metricsOf(() => invalidate('team-2-2', ['/teams*']))).toBeNull()
})

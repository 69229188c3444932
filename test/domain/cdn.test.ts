import { expect, test } from 'vitest'
import { invalidate } from '../../functions/services/media/cdn.ts'
import { metricsOf } from '../support/metrics-of.ts'
import { serve } from '../support/serve.ts'

let code = ''
const cdn = await serve((request, response) => {
  request.resume()
  const error = `<ErrorResponse><Error><Type>Sender</Type><Code>${code}</Code><Message>No.</Message></Error></ErrorResponse>`
  response.writeHead(400, { 'content-type': 'text/xml' }).end(error)
})
Object.assign(process.env, {
  AWS_ENDPOINT_URL_CLOUDFRONT: cdn,
  DISTRIBUTION_ID: 'CDN1',
  POWERTOOLS_METRICS_NAMESPACE: 'Fungo',
})

test('a failed invalidation is a fault, unless too many are in progress because several records were hidden at once', async () => {
  code = 'AccessDenied'
  expect(await metricsOf(() => invalidate('team-1-2', ['/teams*']))).toMatchObject({ Faults: expect.anything() })
  code = 'TooManyInvalidationsInProgress'
  expect(await metricsOf(() => invalidate('team-2-2', ['/teams*']))).toBeNull()
})

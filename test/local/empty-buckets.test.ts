import type { IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { emptyBuckets } from '../../scripts/deploy/leftovers.ts'
import { serve } from '../support/serve.ts'

/** Keys of the objects in each bucket of the account. */
const buckets = new Map<string, string[]>()
/** The buckets of the stack, with their status. */
let resources: Record<string, string> = {}

/** Answers for CloudFormation and S3. */
async function answer(request: IncomingMessage): Promise<string> {
  const { pathname, searchParams } = new URL(request.url!, 'http://localhost')
  const body = await text(request)
  if (body.includes('Action=ListStackResources')) {
    const members = Object.entries(resources).map(
      ([name, status]) =>
        `<member><LogicalResourceId>Bucket</LogicalResourceId><PhysicalResourceId>${name}</PhysicalResourceId><ResourceType>AWS::S3::Bucket</ResourceType><ResourceStatus>${status}</ResourceStatus></member>`,
    )
    const other =
      '<member><LogicalResourceId>Log</LogicalResourceId><PhysicalResourceId>log</PhysicalResourceId><ResourceType>AWS::Logs::LogGroup</ResourceType><ResourceStatus>CREATE_COMPLETE</ResourceStatus></member>'
    return `<ListStackResourcesResponse><ListStackResourcesResult><StackResourceSummaries>${members.join('')}${other}</StackResourceSummaries></ListStackResourcesResult></ListStackResourcesResponse>`
  }
  if (pathname === '/') {
    const names = [...buckets.keys()].map((name) => `<Bucket><Name>${name}</Name></Bucket>`)
    return `<ListAllMyBucketsResult><Buckets>${names.join('')}</Buckets></ListAllMyBucketsResult>`
  }
  const name = pathname.split('/')[1]!
  if (searchParams.has('delete')) {
    const deleted = [...body.matchAll(/<Key>(.*?)<\/Key>/g)].map(([, key]) => key!)
    buckets.set(
      name,
      buckets.get(name)!.filter((key) => !deleted.includes(key)),
    )
    return '<DeleteResult></DeleteResult>'
  }
  const versions = buckets.get(name)!.map((key) => `<Version><Key>${key}</Key><VersionId>1</VersionId></Version>`)
  return `<ListVersionsResult>${versions.join('')}</ListVersionsResult>`
}

const endpoint = await serve(async (request, response) => {
  response.setHeader('content-type', 'text/xml')
  response.end(await answer(request))
})
for (const service of ['S3', 'CLOUDFORMATION']) process.env[`AWS_ENDPOINT_URL_${service}`] = endpoint

test('destroying a stack empties its buckets, and not those of a stack with the same name in another region', async () => {
  const [own, gone, elsewhere] = ['one', 'two', 'three'].map((suffix) => `fungo-dev-databasebucket318af64f-${suffix}`)
  buckets.set(own!, ['a', 'b']).set(elsewhere!, ['c'])
  // Deleted by an earlier attempt.
  resources = { [own!]: 'DELETE_FAILED', [gone!]: 'DELETE_COMPLETE' }
  expect(await emptyBuckets('Fungo-dev')).toBe(2)
  expect(Object.fromEntries(buckets)).toEqual({ [own!]: [], [elsewhere!]: ['c'] })
})

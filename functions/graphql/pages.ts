import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda'

/** The pages that links in mails open. */
export async function page(_event: APIGatewayProxyEventV2): Promise<APIGatewayProxyStructuredResultV2> {
  return { statusCode: 404, headers: { 'content-type': 'text/plain' }, body: 'Not found' }
}

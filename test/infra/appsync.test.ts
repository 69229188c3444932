import { readFileSync } from 'node:fs'
import { buildSchema } from 'graphql'
import { expect, test } from 'vitest'
import { LIMITS } from '../../functions/graphql/limits/query-limits.ts'
import { manifestFunctions, propertiesOf, resourcesOf, synthesized } from './synthesized.ts'

test('AppSync has a resolver for each root field, for API key and Cognito', () => {
  const template = synthesized({ api: 'appsync' })
  const schema = buildSchema(readFileSync('schema.graphql', 'utf8'))
  const fields = [schema.getQueryType()!, schema.getMutationType()!].flatMap((type) =>
    Object.keys(type.getFields()).map((field) => `${type.name}.${field}`),
  )
  const resolved = resourcesOf(template, 'AWS::AppSync::Resolver').map(
    ([, { Properties }]) => `${Properties.TypeName}.${Properties.FieldName}`,
  )
  expect(resolved.sort()).toEqual(fields.sort())
  expect(propertiesOf(template, 'AWS::AppSync::GraphQLApi')).toMatchObject({
    AuthenticationType: 'API_KEY',
    AdditionalAuthenticationProviders: [{ AuthenticationType: 'AMAZON_COGNITO_USER_POOLS' }],
  })
  const { Definition } = propertiesOf(template, 'AWS::AppSync::GraphQLSchema')
  expect(Definition).not.toMatch(/^scalar /m)
  const types = Definition.match(/^type .*/gm) as string[]
  for (const type of types) expect(type).toMatch(/@aws_api_key @aws_cognito_user_pools \{$/)
})

test('AppSync limits query depth and fields and allows introspection only in dev', () => {
  const apiOf = (settings: Record<string, string>) =>
    propertiesOf(synthesized({ api: 'appsync', ...settings }), 'AWS::AppSync::GraphQLApi')
  const bounds = { QueryDepthLimit: LIMITS.depth, ResolverCountLimit: LIMITS.rootFields }
  expect(apiOf({})).toMatchObject({ ...bounds, IntrospectionConfig: 'ENABLED' })
  const prod = synthesized({ api: 'appsync', stage: 'prod', waf: 'true' })
  expect(propertiesOf(prod, 'AWS::AppSync::GraphQLApi')).toMatchObject({ ...bounds, IntrospectionConfig: 'DISABLED' })
  expect(
    resourcesOf(prod, 'AWS::WAFv2::WebACL')
      .map(([, { Properties }]) => Properties.Scope)
      .sort(),
  ).toEqual(['CLOUDFRONT', 'REGIONAL'])
  expect(resourcesOf(prod, 'AWS::WAFv2::WebACLAssociation')).toHaveLength(1)
})

test('AppSync is traced only with the setting', () => {
  for (const tracing of ['false', 'true'])
    synthesized({ api: 'appsync', tracing }).hasResourceProperties('AWS::AppSync::GraphQLApi', {
      XrayEnabled: tracing === 'true',
    })
})

test('the largest stack stays below the limits of AWS that no emulator enforces', () => {
  const template = synthesized({ api: 'appsync', stage: 'prod', waf: 'true' })
  const size = (value: unknown) => JSON.stringify(value).length
  expect(Object.keys(template.toJSON().Resources).length).toBeLessThan(500)
  expect(size(template.toJSON())).toBeLessThan(1_000_000)
  for (const [id, { Properties }] of resourcesOf(template, 'AWS::IAM::Policy'))
    expect(size(Properties.PolicyDocument), id).toBeLessThan(10_240)
  for (const [id, { Properties }] of manifestFunctions(template))
    expect(size(Properties.Environment), id).toBeLessThan(4_096)
  for (const [id, { Properties }] of resourcesOf(template, 'AWS::CloudFront::Function'))
    expect(size(Properties.FunctionCode), id).toBeLessThan(10_240)
})

test('the API key of AppSync raises an alarm 30 days before it expires', () => {
  const template = synthesized({ api: 'appsync' })
  const key = propertiesOf(template, 'AWS::AppSync::ApiKey')
  const alarm = propertiesOf(template, 'AWS::CloudWatch::Alarm', 'AppSyncKeyEnds')
  expect(alarm).toMatchObject({
    Threshold: key.Expires - 30 * 86_400,
    ComparisonOperator: 'GreaterThanOrEqualToThreshold',
    Metrics: expect.arrayContaining([expect.objectContaining({ Expression: 'EPOCH(latency)' })]),
  })
})

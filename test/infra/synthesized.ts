import { App } from 'aws-cdk-lib'
import { Template } from 'aws-cdk-lib/assertions'
import { beforeAll } from 'vitest'
import { featureFlags } from '../../infra/feature-flags.ts'
import { settingsOf } from '../../infra/settings.ts'
import { FungoStack } from '../../infra/stack.ts'
import { buildStale } from '../../scripts/local/build.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

// A stack contains the bundles.
beforeAll(() => buildStale({ web: false, say: () => {} }))

const templates = new Map<string, Template>()

/** The CloudFormation template for the settings, synthesized once per test file. */
export function synthesized(settings: Record<string, string>): Template {
  const key = JSON.stringify(settings)
  const template = templates.get(key) ?? Template.fromStack(stackOf(settings))
  templates.set(key, template)
  return template
}

/** The stack, which is synthesized into the folder. */
export function stackOf(settings: Record<string, string>, outdir = temporaryFolder()): FungoStack {
  const app = new App({
    outdir,
    context: {
      ...featureFlags,
      // Only the template is tested, so skip copying the bundles.
      'aws:cdk:disable-asset-staging': true,
      'aws:cdk:bundling-stacks': [],
      ...settings,
    },
  })
  return new FungoStack(app, `Fungo-${settings.stage ?? 'dev'}`, settingsOf(app.node))
}

// biome-ignore lint/suspicious/noExplicitAny: a template is what it is
type Properties = Record<string, any>
type Resource = {
  Type: string
  Properties: Properties
  DeletionPolicy?: string
  UpdatePolicy?: Properties
  DependsOn?: string[]
}

/** The resources of a type, by logical id. */
export const resourcesOf = (template: Template, type: string) =>
  Object.entries(template.findResources(type)) as unknown as [string, Resource][]

/** The properties of the first resource of a type whose logical ID contains the name. */
export const propertiesOf = (template: Template, type: string, name = ''): Properties =>
  resourcesOf(template, type).find(([id]) => id.includes(name))![1].Properties

/** The properties of the resources of a type, by logical ID. */
export const allProperties = (template: Template, type: string) =>
  resourcesOf(template, type).map(([id, { Properties }]) => [id, Properties] as const)

/** The functions of the manifest, without those that the CDK adds. */
export const manifestFunctions = (template: Template) =>
  resourcesOf(template, 'AWS::Lambda::Function').filter(([id]) => id.startsWith('Functions'))

/** The number of metrics in all alarms, which is what CloudWatch charges for. */
export const watchedMetrics = (template: Template) =>
  resourcesOf(template, 'AWS::CloudWatch::Alarm').reduce(
    (sum, [, { Properties }]) =>
      sum + (Properties.Metrics?.filter((it: { MetricStat?: unknown }) => it.MetricStat).length ?? 1),
    0,
  )

import { App, Tags, Validations } from 'aws-cdk-lib'
import { AwsSolutionsChecks, ServerlessChecks } from 'cdk-nag'
import { featureFlags } from './feature-flags.ts'
import { settingsOf } from './settings.ts'
import { FungoStack } from './stack.ts'

const app = new App({ postCliContext: featureFlags })
const settings = settingsOf(app.node)
const stack = new FungoStack(app, `Fungo-${settings.stage}`, settings, {
  description: 'Fungo: youth baseball and softball directory and recruiting',
  terminationProtection: settings.deletionProtection,
})
Tags.of(stack).add('app', 'fungo')
Tags.of(stack).add('stage', settings.stage)
// cdk-nag checks AWS resources. A local target replaces some of them.
if (!settings.local) Validations.of(app).addPlugins(new AwsSolutionsChecks(app), new ServerlessChecks(app))

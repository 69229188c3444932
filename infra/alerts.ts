import { Duration, Validations } from 'aws-cdk-lib'
import type { Function as Lambda } from 'aws-cdk-lib/aws-lambda'
import { ScheduleExpression } from 'aws-cdk-lib/aws-scheduler'
import { Construct } from 'constructs'
import type { Database } from './database.ts'
import { lambda } from './lambda.ts'
import { grantMail } from './mail.ts'
import { scheduled } from './schedule.ts'
import type { Settings } from './settings.ts'

/** What users ask to be told without anyone doing something to them: new opportunities for their players, and what begins tomorrow. */
export class Alerts extends Construct {
  readonly function: Lambda

  constructor(
    scope: Construct,
    id: string,
    settings: Settings,
    database: Database,
    environment: Record<string, string>,
  ) {
    super(scope, id)
    this.function = lambda(this, 'Function', settings, {
      bundle: 'alerts',
      memoryMB: 1769,
      // The next run begins when this one must be over.
      timeoutSeconds: 900,
      storageMB: 2048,
      environment,
    })
    // The next run is the retry.
    this.function.configureAsyncInvoke({ retryAttempts: 0 })
    scheduled(this, 'Quarterly', { schedule: ScheduleExpression.rate(Duration.minutes(15)), target: this.function })
    database.grantItems(this.function)
    database.grantObjects(this.function, 'snapshots', ['Get'])
    grantMail(this.function, settings)
    const reason = 'The next run, a quarter of an hour later, does what this one could not.'
    Validations.of(this.function).acknowledge({ id: 'Serverless-LambdaAsyncFailureDestination', reason })
  }
}

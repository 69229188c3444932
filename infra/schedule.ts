import { Duration, Stack, Validations } from 'aws-cdk-lib'
import { PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import type { Function as Lambda } from 'aws-cdk-lib/aws-lambda'
import { Schedule, type ScheduleExpression, ScheduleTargetInput } from 'aws-cdk-lib/aws-scheduler'
import { LambdaInvoke } from 'aws-cdk-lib/aws-scheduler-targets'
import type { IQueue } from 'aws-cdk-lib/aws-sqs'
import type { Construct } from 'constructs'

type Props = { schedule: ScheduleExpression; target: Lambda; deadQueue?: IQueue; input?: object }

/** Invokes the function on a schedule. An event that cannot be delivered waits in the dead queue, if there is one. */
export function scheduled(scope: Construct, id: string, { schedule, target, deadQueue, input = {} }: Props) {
  const role = new Role(scope, `${id}Role`, { assumedBy: new ServicePrincipal('scheduler.amazonaws.com') })
  role.addToPolicy(new PolicyStatement({ actions: ['lambda:InvokeFunction'], resources: [target.functionArn] }))
  const logicalID = Stack.of(scope).resolve(target.functionArn)['Fn::GetAtt'][0]
  Validations.of(role).acknowledge({
    id: `AwsSolutions-IAM5[Resource::<${logicalID}.Arn>:*]`,
    reason: 'The wildcard stands for the versions of this one function.',
  })
  return new Schedule(scope, id, {
    schedule,
    target: new LambdaInvoke(target, {
      role,
      input: ScheduleTargetInput.fromObject(input),
      maxEventAge: Duration.hours(1),
      retryAttempts: 3,
      deadLetterQueue: deadQueue,
    }),
  })
}

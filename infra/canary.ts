import { Validations } from 'aws-cdk-lib'
import type { Alarm } from 'aws-cdk-lib/aws-cloudwatch'
import { LambdaDeploymentConfig, LambdaDeploymentGroup } from 'aws-cdk-lib/aws-codedeploy'
import type { Alias } from 'aws-cdk-lib/aws-lambda'
import type { Construct } from 'constructs'

/** Sends a tenth of the requests to a new version for 15 minutes, and all back to the last one if an alarm fires. ApiFails takes ten. */
export function addCanary(scope: Construct, id: string, alias: Alias, alarms: Alarm[]) {
  const { role } = new LambdaDeploymentGroup(scope, id, {
    alias,
    alarms,
    deploymentConfig: LambdaDeploymentConfig.CANARY_10PERCENT_15MINUTES,
  })
  Validations.of(role!).acknowledge({
    id: 'AwsSolutions-IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/AWSCodeDeployRoleForLambdaLimited]',
    reason: 'The policy of AWS for this role: it shifts the traffic of aliases and reads alarms.',
  })
}

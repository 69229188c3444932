import { Duration, Validations } from 'aws-cdk-lib'
import { BackupPlan, BackupPlanRule, BackupResource, BackupVault } from 'aws-cdk-lib/aws-backup'
import type { ITableV2 } from 'aws-cdk-lib/aws-dynamodb'
import { Schedule } from 'aws-cdk-lib/aws-events'
import { Construct } from 'constructs'
import { removalPolicyOf, type Settings } from './settings.ts'

/** How long a daily copy stays. Nobody can delete one sooner, not even the account's administrator. */
const KEPT = Duration.days(14)

/** Copies of the table that survive the table, its backups, and, with `backupCopyTo`, the account. */
export class Backup extends Construct {
  constructor(scope: Construct, id: string, settings: Settings, table: ITableV2) {
    super(scope, id)
    const backupVault = new BackupVault(this, 'Vault', {
      // Within the first three days the lock can still be removed.
      lockConfiguration: { minRetention: KEPT, changeableFor: Duration.days(3) },
      removalPolicy: removalPolicyOf(settings),
    })
    const plan = new BackupPlan(this, 'Plan', { backupVault })
    plan.addRule(
      new BackupPlanRule({
        ruleName: 'Daily',
        scheduleExpression: Schedule.cron({ minute: '0', hour: '7' }),
        deleteAfter: KEPT,
        copyActions: settings.backupCopyTo
          ? [
              {
                destinationBackupVault: BackupVault.fromBackupVaultArn(this, 'Copies', settings.backupCopyTo),
                deleteAfter: KEPT,
              },
            ]
          : [],
      }),
    )
    plan.addSelection('Table', { resources: [BackupResource.fromArn(table.tableArn)] })
    Validations.of(plan).acknowledge({
      id: 'AwsSolutions-IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/AWSBackupServiceRolePolicyForBackup]',
      reason: 'The policy of AWS for this role: it makes backups and puts them into vaults.',
    })
  }
}

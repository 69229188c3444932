import { Duration, RemovalPolicy, Validations } from 'aws-cdk-lib'
import { SubnetType, Vpc } from 'aws-cdk-lib/aws-ec2'
import { PolicyStatement } from 'aws-cdk-lib/aws-iam'
import type { Function as Lambda } from 'aws-cdk-lib/aws-lambda'
import {
  AuroraPostgresEngineVersion,
  ClusterInstance,
  Credentials,
  DatabaseCluster,
  DatabaseClusterEngine,
} from 'aws-cdk-lib/aws-rds'
import type { ISecret } from 'aws-cdk-lib/aws-secretsmanager'
import { Construct } from 'constructs'

/** Capacity units, of 2 GB of memory each. */
const MOST_UNITS = 16

/**
 * The database of the lists: Aurora PostgreSQL Serverless v2, which pauses without queries. Functions reach it by the Data API, so its network has
 * no way in or out. It has nothing that the table does not have, so it is deleted with the stack.
 */
export class DirectoryCluster extends Construct {
  readonly cluster: DatabaseCluster
  readonly #secret: ISecret

  constructor(scope: Construct, id: string) {
    super(scope, id)
    const vpc = new Vpc(this, 'Network', {
      natGateways: 0,
      maxAzs: 2,
      subnetConfiguration: [{ name: 'Lists', subnetType: SubnetType.PRIVATE_ISOLATED }],
      restrictDefaultSecurityGroup: false,
    })
    this.cluster = new DatabaseCluster(this, 'Cluster', {
      engine: DatabaseClusterEngine.auroraPostgres({ version: AuroraPostgresEngineVersion.VER_17_6 }),
      writer: ClusterInstance.serverlessV2('Writer'),
      serverlessV2MinCapacity: 0,
      serverlessV2MaxCapacity: MOST_UNITS,
      enableDataApi: true,
      credentials: Credentials.fromGeneratedSecret('fungo'),
      defaultDatabaseName: 'fungo',
      vpc,
      vpcSubnets: { subnetType: SubnetType.PRIVATE_ISOLATED },
      storageEncrypted: true,
      // The least that AWS allows.
      backup: { retention: Duration.days(1) },
      removalPolicy: RemovalPolicy.DESTROY,
    })
    this.#secret = this.cluster.secret!
    Validations.of(vpc).acknowledge({
      id: 'AwsSolutions-VPC7',
      reason: 'The network has no way in or out, and nothing but the database in it.',
    })
    Validations.of(this.cluster).acknowledge(
      {
        id: 'AwsSolutions-SMG4',
        reason: 'Opens the database only through the Data API, which also asks for permission of the role.',
      },
      { id: 'AwsSolutions-RDS6', reason: 'The Data API signs in with the secret. Nothing connects to the database.' },
      { id: 'AwsSolutions-RDS10', reason: 'The lists are rebuilt from the table.' },
      { id: 'AwsSolutions-RDS11', reason: 'Nothing connects to the port.' },
    )
  }

  get environment() {
    return { DIRECTORY_CLUSTER: this.cluster.clusterArn, DIRECTORY_SECRET: this.#secret.secretArn }
  }

  grant(grantee: Lambda) {
    grantee.addToRolePolicy(
      new PolicyStatement({ actions: ['rds-data:ExecuteStatement'], resources: [this.cluster.clusterArn] }),
    )
    this.#secret.grantRead(grantee)
  }
}

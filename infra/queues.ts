import { Duration, Validations } from 'aws-cdk-lib'
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs'
import { Construct } from 'constructs'
import { isDeployed, type QueueName, queues, visibilitySeconds } from '../functions/manifest.ts'
import { idOf } from './names.ts'
import type { Settings } from './settings.ts'

/** The queues of the manifest. Dead-letter queues keep messages for two weeks. */
export class Queues extends Construct {
  readonly #made = new Map<QueueName, Queue>()

  constructor(scope: Construct, id: string, { directoryEngine }: Settings) {
    super(scope, id)
    for (const name of Object.keys(queues) as QueueName[]) if (isDeployed(name, directoryEngine)) this.get(name)
  }

  get(name: QueueName): Queue {
    const queue = this.#made.get(name) ?? this.#make(name)
    this.#made.set(name, queue)
    return queue
  }

  #make(name: QueueName): Queue {
    const row = queues[name]
    const seconds = visibilitySeconds(name)
    const queue = new Queue(this, idOf(name), {
      encryption: QueueEncryption.SQS_MANAGED,
      enforceSSL: true,
      visibilityTimeout: seconds ? Duration.seconds(seconds) : undefined,
      ...(row
        ? { deadLetterQueue: { queue: this.get(row.deadLetters), maxReceiveCount: row.tries } }
        : { retentionPeriod: Duration.days(14) }),
    })
    if (!row) {
      const reason = 'It is a dead-letter queue itself.'
      Validations.of(queue).acknowledge(
        { id: 'AwsSolutions-SQS3', reason },
        { id: 'Serverless-SQSRedrivePolicy', reason },
      )
    }
    return queue
  }
}

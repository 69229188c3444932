import type { AttributeValue, DynamoDBRecord } from 'aws-lambda'

type Image = Record<string, AttributeValue>

/** One change of the table's stream: the item before and after. A created item has no before, a removed one no after. */
export type StreamChange = { sequenceNumber: string; pk: string; sk: string; before: Image | null; after: Image | null }

export function changeOf({ dynamodb, eventName }: DynamoDBRecord): StreamChange {
  const { Keys, OldImage, NewImage, SequenceNumber } = dynamodb ?? {}
  return {
    sequenceNumber: SequenceNumber ?? '',
    pk: Keys?.pk?.S ?? '',
    sk: Keys?.sk?.S ?? '',
    before: eventName === 'INSERT' ? null : (OldImage ?? null),
    after: eventName === 'REMOVE' ? null : (NewImage ?? null),
  }
}

/** An attribute of the item as text, numbers too. */
export const textOf = (image: Image | null, attribute: string) => image?.[attribute]?.S ?? image?.[attribute]?.N

/** Whether the item stayed and the attribute of it did not. */
export const differs = ({ before, after }: StreamChange, attribute: string) =>
  before !== null && after !== null && textOf(before, attribute) !== textOf(after, attribute)

/** An admin took the record down: when, who, and why in words for its owner. */
export type Hidden = {
  at: string
  by: string
  reason: string
  /** The account whose block hid it. */
  withBlock?: string
}

export const isHidden = (record: object): boolean => 'hidden' in record && record.hidden !== undefined

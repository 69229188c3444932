import { createHash } from 'node:crypto'
import { needsConsistentReads } from '../../store/change-log/token.ts'
import { find } from '../../store/store.ts'
import { suppressedAddresses } from '../../store/suppressed-addresses/entity.ts'

const keyOf = (address: string) => ({ hash: hashOfAddress(address) })

export const hashOfAddress = (address: string) =>
  createHash('sha256').update(address.trim().toLowerCase()).digest('hex')

export const isSuppressed = async (address: string) => (await find(suppressedAddresses, keyOf(address))) !== null

export const suppress = (address: string, reason: 'bounce' | 'complaint', now: Date) =>
  suppressedAddresses()
    .put({ ...keyOf(address), reason, suppressedAt: now.toISOString() })
    .go()

/** The write that allows emails to the address again. */
export const unsuppress = (address: string) => suppressedAddresses().delete(keyOf(address))

export async function suppressedCount(): Promise<number> {
  const { data } = await suppressedAddresses().query.all({}).go({ pages: 'all', consistent: needsConsistentReads() })
  return data.length
}

import { isIPv6 } from 'node:net'

/** Whom a limit by address counts: of version 6 the /64 that one connection is given, which has 2^64 addresses to change between. */
export function ipNetwork(address: string): string {
  const [, mapped] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address) ?? []
  if (mapped) return mapped
  if (!isIPv6(address)) return address
  const [left = '', right] = address.replace(/(\d+\.){3}\d+$/, '0:0').split('::')
  const groups = (text: string) => (text === '' ? [] : text.split(':'))
  const missing = right === undefined ? 0 : 8 - groups(left).length - groups(right).length
  const all = [...groups(left), ...Array<string>(missing).fill('0'), ...groups(right ?? '')]
  return `${all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}

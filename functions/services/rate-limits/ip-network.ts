import { isIPv6 } from 'node:net'

/**
 * The subject of rate limits by IP address. For IPv6 it is the /64 network of one connection, which has 2^64 addresses to switch between.
 */
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

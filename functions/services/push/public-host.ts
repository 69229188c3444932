import { lookup } from 'node:dns'
import { BlockList, isIP, type LookupFunction } from 'node:net'

/** IPv4 networks that are not public (IANA's registry of special-purpose addresses). */
const notPublic = new BlockList()
for (const network of [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
]) {
  const [address, bits] = network.split('/')
  notPublic.addSubnet(address!, Number(bits))
}

/** The host of a request has an address that is not public. */
export class NotPublic extends Error {}

/** Whether the text is an https URL of a host with a domain name, on the standard port. The address of the host may still be private. */
export function isPublicURL(text: string): boolean {
  const url = URL.parse(text)
  if (url?.protocol !== 'https:' || url.port || url.username || url.password) return false
  return url.hostname.includes('.') && !isIP(url.hostname) && !url.hostname.startsWith('[')
}

/** Resolves the host for the connection itself, so that it cannot have another address then. Refuses one that is not public. */
export const lookupPublic: LookupFunction = (host, options, done) =>
  lookup(host, { ...options, all: false, family: 4 }, (error, address, family) =>
    done(error ?? (notPublic.check(address) ? new NotPublic(`${host} is not public.`) : null), address, family),
  )

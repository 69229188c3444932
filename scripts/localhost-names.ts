// Names under localhost are this machine (RFC 6761), also where the system's resolver does not know it. Importing this teaches Node.
import dns, { type LookupOptions } from 'node:dns'

const { lookup } = dns

// biome-ignore lint/suspicious/noExplicitAny: the signatures of `lookup` are many
dns.lookup = ((hostname: string, options: LookupOptions, callback: any) =>
  lookup(hostname.endsWith('.localhost') ? '127.0.0.1' : hostname, options, callback)) as typeof dns.lookup

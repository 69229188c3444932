// Resolves names under localhost (RFC 6761) and under localhost.localstack.cloud to this machine, even if the system's resolver
// does not. Import it for its side effect.
import dns, { type LookupOptions } from 'node:dns'

const { lookup } = dns

// biome-ignore lint/suspicious/noExplicitAny: the signatures of `lookup` are many
dns.lookup = ((hostname: string, options: LookupOptions, callback: any) =>
  lookup(isThisMachine(hostname) ? '127.0.0.1' : hostname, options, callback)) as typeof dns.lookup

const isThisMachine = (hostname: string) => /(^|\.)localhost(\.localstack\.cloud)?$/.test(hostname)

import { type Kind, kinds } from '../change-log/rows.ts'
import { isID } from '../ids.ts'

/** The newest log position of each kind that a client has written to: its next reads must include them. */
export type Token = ReadonlyMap<Kind, string>

/** A short opaque text for a header, of what was written now and what the client had written `earlier`. */
export function encodeToken(writes: ReadonlyMap<string, string>, earlier?: string | null): string {
  const before = decodeToken(earlier)
  return kinds
    .flatMap((kind) => {
      const seq = [writes.get(kind) ?? '', before.get(kind) ?? ''].sort()[1]
      return seq ? [kind.charAt(0) + seq] : []
    })
    .join('.')
}

/** What is not a token is no token: a client that sends rubbish waits for nothing. */
export function decodeToken(text: string | null | undefined): Token {
  const token = new Map<Kind, string>()
  for (const part of (text ?? '').slice(0, 200).split('.')) {
    const kind = kinds.find((name) => name.charAt(0) === part.charAt(0))
    const seq = part.slice(1)
    if (kind && isID(seq)) token.set(kind, seq)
  }
  return token
}

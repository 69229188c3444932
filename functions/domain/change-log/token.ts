import { isID } from '../ids.ts'
import { type Kind, kinds } from './rows.ts'

/** The newest log position of each kind that a client has written to: its next reads must include them. */
export type Token = { [K in Kind]?: string }

/** A short opaque text for a header: `t01jxyz….p01jxyz…`. */
export const encodeToken = (token: Token) =>
  kinds.flatMap((kind) => (token[kind] ? [kind.charAt(0) + token[kind]] : [])).join('.')

/** What is not a token is no token: a client that sends rubbish waits for nothing. */
export function decodeToken(text: string | null | undefined): Token {
  const token: Token = {}
  for (const part of (text ?? '').slice(0, 200).split('.')) {
    const kind = kinds.find((name) => name.charAt(0) === part.charAt(0))
    const seq = part.slice(1)
    if (kind && isID(seq)) token[kind] = seq
  }
  return token
}

/** Both: per kind the later position. */
export function mergeTokens(first: Token, second: Token): Token {
  const merged: Token = { ...first }
  for (const kind of kinds) {
    const seq = second[kind]
    if (seq && seq > (merged[kind] ?? '')) merged[kind] = seq
  }
  return merged
}

import { createHash, randomBytes, randomUUID, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import { promisify } from 'node:util'
import { SESSION_DAYS } from '../../../functions/services/identity/session-age.ts'

export type User = {
  username: string
  sub: string
  password: string | null
  enabled: 0 | 1
  pendingTotpSecret: string | null
  totpSecret: string | null
  usesTotp: 0 | 1
  /** Time step of the last code used. Each code is valid once. */
  totpStep: number
}
export type Session = { id: string; username: string; signedInAt: number; expiresAt: number; revoked: 0 | 1 }

const REFRESH_SECONDS = SESSION_DAYS * 24 * 3600

/** The default of Node's scrypt. */
const PASSWORD_COST = 16_384

/**
 * Users and their refresh tokens. Passwords are stored as scrypt hashes with the given cost (a power of two), which must not change for a
 * data folder. Tokens are stored as SHA-256 hashes.
 */
export function userStore(database: DatabaseSync, passwordCost = PASSWORD_COST) {
  const derive = (text: string, salt: Buffer) => deriveKey(text, salt, 32, { N: passwordCost })
  database.exec(`
    CREATE TABLE IF NOT EXISTS users (
      username TEXT PRIMARY KEY, sub TEXT NOT NULL, password TEXT, status TEXT NOT NULL, enabled INTEGER NOT NULL,
      attributes TEXT NOT NULL, createdAt INTEGER NOT NULL, changedAt INTEGER NOT NULL, pendingTotpSecret TEXT,
      totpSecret TEXT, usesTotp INTEGER NOT NULL DEFAULT 0, totpStep INTEGER NOT NULL DEFAULT 0
    ) STRICT;
    CREATE TABLE IF NOT EXISTS sessions (
      id TEXT PRIMARY KEY, token TEXT NOT NULL UNIQUE, username TEXT NOT NULL REFERENCES users ON DELETE CASCADE,
      signedInAt INTEGER NOT NULL, expiresAt INTEGER NOT NULL, revoked INTEGER NOT NULL DEFAULT 0
    ) STRICT;
    CREATE INDEX IF NOT EXISTS sessionsOfUser ON sessions (username);
    PRAGMA foreign_keys = ON`)
  const find = database.prepare('SELECT * FROM users WHERE username = ?')
  const create = database.prepare(
    `INSERT INTO users (username, sub, password, status, enabled, attributes, createdAt, changedAt)
     VALUES (?, ?, NULL, 'FORCE_CHANGE_PASSWORD', 1, '[]', ?, ?) ON CONFLICT DO NOTHING`,
  )
  const remove = database.prepare('DELETE FROM users WHERE username = ?')
  const password = database.prepare(
    "UPDATE users SET password = ?, status = 'CONFIRMED', changedAt = ? WHERE username = ?",
  )
  const enable = database.prepare('UPDATE users SET enabled = ?, changedAt = ? WHERE username = ?')
  const openSession = database.prepare(
    'INSERT INTO sessions (id, token, username, signedInAt, expiresAt) VALUES (?, ?, ?, ?, ?)',
  )
  const findSession = database.prepare('SELECT * FROM sessions WHERE token = ?')
  const revoke = database.prepare('UPDATE sessions SET revoked = 1 WHERE token = ?')
  const revokeAll = database.prepare('UPDATE sessions SET revoked = 1 WHERE username = ?')
  const forget = database.prepare('DELETE FROM sessions WHERE expiresAt < ?')
  const keepTotp = database.prepare('UPDATE users SET pendingTotpSecret = ? WHERE username = ?')
  const confirmTotp = database.prepare(
    'UPDATE users SET totpSecret = pendingTotpSecret, pendingTotpSecret = NULL, totpStep = 0 WHERE username = ?',
  )
  const useTotp = database.prepare('UPDATE users SET usesTotp = ? WHERE username = ?')
  const takeStep = database.prepare('UPDATE users SET totpStep = ? WHERE username = ? AND totpStep < ?')
  const seconds = () => Math.floor(Date.now() / 1000)

  return {
    find: (username: string) => (find.get(username) as User | undefined) ?? null,
    /** Returns false if the name is taken. */
    create: (username: string) => create.run(username, randomUUID(), seconds(), seconds()).changes === 1,
    remove: (username: string) => void remove.run(username),
    async setPassword(username: string, text: string) {
      const salt = randomBytes(16)
      const hash = await derive(text, salt)
      password.run(`${salt.toString('hex')}:${hash.toString('hex')}`, seconds(), username)
    },
    /** Takes the same time for a missing user or password as for a wrong password. */
    async isPasswordOf(user: User | null, text: string): Promise<boolean> {
      const [salt, hash] = (user?.password ?? DUMMY_HASH).split(':') as [string, string]
      const derived = await derive(text, Buffer.from(salt, 'hex'))
      return timingSafeEqual(derived, Buffer.from(hash, 'hex')) && Boolean(user?.password)
    },
    enable: (username: string, enabled: boolean) => void enable.run(enabled ? 1 : 0, seconds(), username),

    /** Returns the refresh token and stores only its hash. */
    openSession(username: string) {
      forget.run(seconds())
      const token = randomBytes(48).toString('base64url')
      const session = { id: randomUUID(), username, signedInAt: seconds(), expiresAt: seconds() + REFRESH_SECONDS }
      openSession.run(session.id, digest(token), username, session.signedInAt, session.expiresAt)
      return { token, session }
    },
    session: (token: string) => (findSession.get(digest(token)) as Session | undefined) ?? null,
    revoke: (token: string) => void revoke.run(digest(token)),
    revokeAll: (username: string) => void revokeAll.run(username),
    keepTotpSecret: (username: string, secret: string) => void keepTotp.run(secret, username),
    confirmTotpSecret: (username: string) => void confirmTotp.run(username),
    useTotp: (username: string, isUsed: boolean) => void useTotp.run(isUsed ? 1 : 0, username),
    /** Returns false if this step, or a later one, has been used. */
    takeTotpStep: (username: string, step: number) => takeStep.run(step, username, step).changes === 1,
  }
}

const deriveKey = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt)
const digest = (token: string) => createHash('sha256').update(token).digest('hex')

const DUMMY_HASH = `${'0'.repeat(32)}:${'0'.repeat(64)}`

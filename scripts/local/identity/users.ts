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
  createTables(database)
  const run = (sql: string) => {
    const statement = database.prepare(sql)
    return (...values: (string | number)[]) => Number(statement.run(...values).changes)
  }
  const find = database.prepare('SELECT * FROM users WHERE username = ?')
  const findSession = database.prepare('SELECT * FROM sessions WHERE token = ?')
  const create = run(
    `INSERT INTO users (username, sub, password, status, enabled, attributes, createdAt, changedAt)
     VALUES (?, ?, NULL, 'FORCE_CHANGE_PASSWORD', 1, '[]', ?, ?) ON CONFLICT DO NOTHING`,
  )
  const setPassword = run("UPDATE users SET password = ?, status = 'CONFIRMED', changedAt = ? WHERE username = ?")
  const enable = run('UPDATE users SET enabled = ?, changedAt = ? WHERE username = ?')
  const useTotp = run('UPDATE users SET usesTotp = ? WHERE username = ?')
  const takeStep = run('UPDATE users SET totpStep = ? WHERE username = ? AND totpStep < ?')
  const openSession = run('INSERT INTO sessions (id, token, username, signedInAt, expiresAt) VALUES (?, ?, ?, ?, ?)')
  const revoke = run('UPDATE sessions SET revoked = 1 WHERE token = ?')
  const forget = run('DELETE FROM sessions WHERE expiresAt < ?')
  const seconds = () => Math.floor(Date.now() / 1000)

  return {
    find: (username: string) => (find.get(username) as User | undefined) ?? null,
    /** Returns false if the name is taken. */
    create: (username: string) => create(username, randomUUID(), seconds(), seconds()) === 1,
    remove: run('DELETE FROM users WHERE username = ?'),
    async setPassword(username: string, text: string) {
      const salt = randomBytes(16)
      const hash = await derive(text, salt)
      setPassword(`${salt.toString('hex')}:${hash.toString('hex')}`, seconds(), username)
    },
    /** Takes the same time for a missing user or password as for a wrong password. */
    async isPasswordOf(user: User | null, text: string): Promise<boolean> {
      const [salt, hash] = (user?.password ?? DUMMY_HASH).split(':') as [string, string]
      const derived = await derive(text, Buffer.from(salt, 'hex'))
      return timingSafeEqual(derived, Buffer.from(hash, 'hex')) && Boolean(user?.password)
    },
    enable: (username: string, enabled: boolean) => enable(enabled ? 1 : 0, seconds(), username),

    /** Returns the refresh token and stores only its hash. */
    openSession(username: string) {
      forget(seconds())
      const token = randomBytes(48).toString('base64url')
      const session = { id: randomUUID(), username, signedInAt: seconds(), expiresAt: seconds() + REFRESH_SECONDS }
      openSession(session.id, digest(token), username, session.signedInAt, session.expiresAt)
      return { token, session }
    },
    session: (token: string) => (findSession.get(digest(token)) as Session | undefined) ?? null,
    revoke: (token: string) => revoke(digest(token)),
    revokeAll: run('UPDATE sessions SET revoked = 1 WHERE username = ?'),
    keepTotpSecret: run('UPDATE users SET pendingTotpSecret = ?2 WHERE username = ?1'),
    confirmTotpSecret: run(
      'UPDATE users SET totpSecret = pendingTotpSecret, pendingTotpSecret = NULL, totpStep = 0 WHERE username = ?',
    ),
    useTotp: (username: string, isUsed: boolean) => useTotp(isUsed ? 1 : 0, username),
    /** Returns false if this step, or a later one, has been used. */
    takeTotpStep: (username: string, step: number) => takeStep(step, username, step) === 1,
  }
}

const deriveKey = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt)
const digest = (token: string) => createHash('sha256').update(token).digest('hex')

const DUMMY_HASH = `${'0'.repeat(32)}:${'0'.repeat(64)}`

function createTables(database: DatabaseSync) {
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
}

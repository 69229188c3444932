import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import { openDataFolder } from '../../scripts/local/data-folder.ts'
import { startIdentity } from '../../scripts/local/identity/server.ts'
import { CLIENT_ID, USER_POOL_ID } from '../../scripts/local/identity/tokens.ts'

/** The tests check the rules of passwords, not the strength of their hashes. */
const CHEAP_PASSWORDS = 16

/** Starts a local user pool for this test file, and stops it after the last test. */
export async function startTestIdentity() {
  const path = mkdtempSync(join(tmpdir(), 'fungo-identity-'))
  const folder = openDataFolder(path)
  const identity = await startIdentity(folder, console.error, CHEAP_PASSWORDS)
  Object.assign(process.env, {
    USER_POOL_ID,
    USER_POOL_CLIENT_ID: CLIENT_ID,
    AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER: identity.endpoint,
  })
  afterAll(async () => {
    await identity.stop()
    folder.close()
    rmSync(path, { recursive: true })
  })
}

import { afterAll } from 'vitest'
import { openDataFolder } from '../../scripts/local/data-folder.ts'
import { startIdentity } from '../../scripts/local/identity/server.ts'
import { CLIENT_ID, USER_POOL_ID } from '../../scripts/local/identity/tokens.ts'
import { breakableProxy } from './breakable-proxy.ts'
import { temporaryFolder } from './temporary-folder.ts'

/** The tests check the rules of passwords, not the strength of their hashes. */
const CHEAP_PASSWORDS = 16

/** Starts a local user pool for this test file, and stops it after the last test. Returns the proxy in front of it. */
export async function startTestIdentity() {
  const path = temporaryFolder()
  const folder = openDataFolder(path)
  const identity = await startIdentity(folder, console.error, CHEAP_PASSWORDS)
  const proxy = await breakableProxy(identity.endpoint)
  Object.assign(process.env, {
    USER_POOL_ID,
    USER_POOL_CLIENT_ID: CLIENT_ID,
    AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER: proxy.endpoint,
  })
  afterAll(async () => {
    await proxy.stop()
    await identity.stop()
    folder.close()
  })
  return proxy
}

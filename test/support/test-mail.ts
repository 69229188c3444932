import { afterAll } from 'vitest'
import { openDataFolder } from '../../scripts/local/data-folder.ts'
import { startMail } from '../../scripts/local/mail.ts'
import { breakableProxy } from './breakable-proxy.ts'
import { temporaryFolder } from './temporary-folder.ts'

/** Starts a mail server for this test file, and stops it after the last test. `outbox` has the emails, `ses` fails or holds requests. */
export async function startTestMail() {
  const path = temporaryFolder()
  const folder = openDataFolder(path)
  const mail = await startMail(folder, console.error)
  const ses = await breakableProxy(mail.endpoint)
  Object.assign(process.env, { AWS_ENDPOINT_URL_SESV2: ses.endpoint, WEB_URL: 'https://fungo.example' })
  afterAll(async () => {
    await Promise.all([ses.stop(), mail.stop()])
    folder.close()
  })
  return { outbox: mail.outbox, ses, folder, path }
}

// Makes an account an admin: `npm run admin -- EMAIL`, with the deployment's environment variables (see docs/deploying.md).
import { runCommand } from './run-command.ts'

/** The service of accounts, in this environment. The domain reads its settings on first use, so they are set before the import. */
export async function accountsIn(environment: Record<string, string>) {
  Object.assign(process.env, environment)
  return import('../functions/domain/accounts/service.ts')
}

if (import.meta.main)
  await runCommand(async () => {
    const [email] = process.argv.slice(2)
    if (!email?.includes('@')) throw new Error('Usage: npm run admin -- someone@example.org')
    if (!process.env.TABLE_NAME)
      throw new Error('Set TABLE_NAME (an output of the stack) and AWS credentials that can write to the table.')
    const { setRegion } = await import('./aws-region.ts')
    await setRegion()
    const { grantAdmin } = await accountsIn({})
    await grantAdmin(email)
    console.log(`${email} is an admin.`)
  })

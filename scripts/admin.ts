// Makes an account an admin: `npm run admin -- EMAIL`, with the deployment's environment variables (see docs/deploying.md).
import { runCommand } from './run-command.ts'

type Environment = Record<string, string>

export async function grantAdmin(email: string, environment: Environment) {
  const accounts = await accountsIn(environment)
  await accounts.grantAdmin(email)
}

/** Makes the account of that email an admin, and creates it if there is none. */
export async function ensureAdmin(
  { email, password }: { email: string; password: string },
  cloud: { env: Environment },
) {
  const accounts = await accountsIn(cloud.env)
  await accounts.ensureAdmin({ email, password })
}

/** The domain reads its settings on first use, so set them before the import. */
async function accountsIn(environment: Environment) {
  Object.assign(process.env, environment)
  return import('../functions/domain/accounts/service.ts')
}

if (import.meta.main)
  await runCommand(async () => {
    const [email] = process.argv.slice(2)
    if (!email?.includes('@')) throw new Error('Usage: npm run admin -- someone@example.org')
    if (!process.env.TABLE_NAME)
      throw new Error('Set TABLE_NAME (an output of the stack) and AWS credentials that can write to the table.')
    const { setRegion } = await import('./deploy/target.ts')
    await setRegion()
    await grantAdmin(email, {})
    console.log(`${email} is an admin.`)
  })

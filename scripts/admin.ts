// Makes an account an administrator: `npm run admin -- EMAIL`, with the environment of the deployment (see docs/deploying.md).

type Environment = Record<string, string>

/** Makes the account of that address an administrator. */
export async function grantAdmin(email: string, environment: Environment) {
  const accounts = await accountsIn(environment)
  await accounts.grantAdmin(email)
}

/** The first administrator: made if there is no account of that address, promoted if there is. */
export async function ensureAdmin(
  { email, password }: { email: string; password: string },
  cloud: { env: Environment },
) {
  const accounts = await accountsIn(cloud.env)
  await accounts.ensureAdmin({ email, password })
}

/** The domain reads its settings at first use, so they must be there before. */
async function accountsIn(environment: Environment) {
  Object.assign(process.env, environment)
  return import('../functions/domain/accounts/service.ts')
}

if (import.meta.main) {
  const [email] = process.argv.slice(2)
  if (!email?.includes('@')) throw new Error('Say whose account: npm run admin -- someone@example.org')
  if (!process.env.TABLE_NAME)
    throw new Error('Set TABLE_NAME (an output of the stack) and AWS credentials that may write it.')
  await grantAdmin(email, {})
  console.log(`${email} is an administrator.`)
}

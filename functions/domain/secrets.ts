import type { SecretName } from './settings.ts'

/** A replaced secret is used after this time, in milliseconds, without a deployment. */
const REMEMBERED = 5 * 60_000

const known = new Map<string, { value: Promise<string>; until: number }>()

/**
 * The secret that `<name>_ID` names in Secrets Manager, or `<name>` itself on one machine; null where there is none. Only the functions
 * whose row of the manifest names a secret may read it.
 */
export async function findSecret(name: SecretName): Promise<string | null> {
  const id = process.env[`${name}_ID`]
  if (!id) return process.env[name] || null
  let found = known.get(id)
  if (!found || found.until < Date.now()) {
    found = { value: read(id), until: Date.now() + REMEMBERED }
    known.set(id, found)
    found.value.catch(() => known.delete(id))
  }
  return found.value
}

export async function getSecret(name: SecretName): Promise<string> {
  const value = await findSecret(name)
  if (value === null) throw new Error(`The secret ${name} is not set.`)
  return value
}

async function read(SecretId: string): Promise<string> {
  const { GetSecretValueCommand, SecretsManagerClient } = await import('@aws-sdk/client-secrets-manager')
  const client = new SecretsManagerClient({ requestHandler: { requestTimeout: 3000, connectionTimeout: 1000 } })
  const { SecretString } = await client.send(new GetSecretValueCommand({ SecretId }))
  if (!SecretString) throw new Error(`The secret ${SecretId} is empty.`)
  return SecretString
}

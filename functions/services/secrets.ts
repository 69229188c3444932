import { countMetrics, log } from './log.ts'
import type { SecretName } from './settings.ts'

/** How long secrets are cached, in milliseconds. A rotated secret takes effect after this time, without a deployment. */
const CACHE_MS = 5 * 60_000

/** How long the last value is used after Secrets Manager failed, in milliseconds. */
const RETRY_MS = 60_000

const known = new Map<string, { value: Promise<string | null>; until: number }>()

function remembered(key: string, get: () => Promise<string | null>): Promise<string | null> {
  const found = known.get(key)
  if (found && found.until >= Date.now()) return found.value
  const value = get().catch(async (error) => {
    if (found) known.set(key, { ...found, until: Date.now() + RETRY_MS })
    else known.delete(key)
    log.error('A secret could not be read.', { secret: key, error })
    await countMetrics([['SecretFailures', 1]])
    if (!found) throw error
    return found.value
  })
  known.set(key, { value, until: Date.now() + CACHE_MS })
  return value
}

/**
 * The secret that `<name>_ID` names in Secrets Manager, or the value of `<name>` in a local setup. Null if there is none. IAM allows it
 * only for functions whose row in the manifest names the secret.
 */
export async function findSecret(name: SecretName): Promise<string | null> {
  const id = process.env[`${name}_ID`]
  if (!id) return process.env[name] || null
  return remembered(id, () => read(id))
}

/** The secret's previous value. Null if it was never rotated, and in a local setup. */
export async function findSecretBefore(name: SecretName): Promise<string | null> {
  const id = process.env[`${name}_ID`]
  return id ? remembered(`${id} before`, () => readBefore(id)) : null
}

export async function getSecret(name: SecretName): Promise<string> {
  const value = await findSecret(name)
  if (value === null) throw new Error(`The secret ${name} is not set.`)
  return value
}

async function readBefore(SecretId: string): Promise<string | null> {
  try {
    return await read(SecretId, 'AWSPREVIOUS')
  } catch (error) {
    if ((error as Error).name === 'ResourceNotFoundException') return null
    throw error
  }
}

async function read(SecretId: string, VersionStage = 'AWSCURRENT'): Promise<string> {
  const { GetSecretValueCommand, SecretsManagerClient } = await import('@aws-sdk/client-secrets-manager')
  const client = new SecretsManagerClient({
    requestHandler: { requestTimeout: 3000, connectionTimeout: 1000, throwOnRequestTimeout: true },
  })
  const { SecretString } = await client.send(new GetSecretValueCommand({ SecretId, VersionStage }))
  if (!SecretString) throw new Error(`The secret ${SecretId} is empty.`)
  return SecretString
}

import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { s3 } from '../../services/s3.ts'
import { settings } from '../../services/settings.ts'
import { lazy } from '../../values/lazy.ts'
import { INDEX, type Locale } from '../../values/messages/locale.ts'

/** How long website files are cached, in milliseconds. A new deployment is visible within that time. */
const FRESH_MILLISECONDS = 60_000

export type Operation = { query: string; variables: Record<string, unknown> }
/** `cityPage` is answered first: its fields are the values for the other operations. */
type View = { path: string; cityPage?: Operation; operations: Operation[] }
/**
 * `index`: the built page of each language. `documents`: the website's queries that are answered the same for everyone, by hash.
 * `screens`: matches the paths of all screens.
 */
export type WebFiles = {
  index: Record<Locale, () => Promise<string>>
  views: View[]
  documents: Record<string, string>
  screens: string
}

let cached: { files: Promise<WebFiles>; at: number } | undefined

/** The built pages, the first queries of each screen, and the shared reads. */
export function webFiles(): Promise<WebFiles> {
  if (!cached || Date.now() - cached.at > FRESH_MILLISECONDS) {
    const files = read()
    cached = { files, at: Date.now() }
    files.catch(() => (cached = undefined))
  }
  return cached.files
}

async function read(): Promise<WebFiles> {
  const queries = await fileOf('queries.json')
  return { index: { en: lazy(() => fileOf(INDEX.en)), es: lazy(() => fileOf(INDEX.es)) }, ...JSON.parse(queries) }
}

/** Reads from the website's bucket, or from its folder in a local setup. */
async function fileOf(name: string): Promise<string> {
  if (settings.webFolder) return readFile(join(settings.webFolder, name), 'utf8')
  const { client, GetObjectCommand } = await s3()
  const { Body } = await client.send(new GetObjectCommand({ Bucket: settings.webBucketName, Key: name }))
  return Body!.transformToString()
}

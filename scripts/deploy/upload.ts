import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { ListObjectsV2Command, PutObjectCommand, S3Client } from '@aws-sdk/client-s3'

const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

/**
 * Uploads changed files and returns their number. Assets are uploaded before the pages that reference them, and old assets stay
 * for browsers that hold an older page. No invalidation is needed, because only assets are cached.
 */
export async function uploadWebsite(folder: string, bucket: string): Promise<number> {
  const s3 = new S3Client()
  const there = await etags(s3, bucket)
  const files = globSync('**/*.*', { cwd: folder }).map((file) => file.replaceAll('\\', '/'))
  const changed = files
    .map((key) => ({ key, body: readFileSync(join(folder, key)) }))
    .filter(({ key, body }) => there.get(key) !== createHash('md5').update(body).digest('hex'))
  const isAsset = ({ key }: { key: string }) => key.startsWith('assets/')
  const put = ({ key, body }: { key: string; body: Buffer }) =>
    s3.send(
      new PutObjectCommand({
        Bucket: bucket,
        Key: key,
        Body: body,
        ContentType: types[extname(key)] ?? 'application/octet-stream',
        CacheControl: isAsset({ key }) ? 'public, max-age=31536000, immutable' : 'no-cache',
      }),
    )
  const assets = changed.filter(isAsset)
  for (let at = 0; at < assets.length; at += 10) await Promise.all(assets.slice(at, at + 10).map(put))
  for (const page of changed.filter((file) => !isAsset(file))) await put(page)
  return changed.length
}

async function etags(s3: S3Client, Bucket: string): Promise<Map<string, string>> {
  const found = new Map<string, string>()
  let ContinuationToken: string | undefined
  do {
    const page = await s3.send(new ListObjectsV2Command({ Bucket, ContinuationToken }))
    for (const { Key, ETag } of page.Contents ?? []) found.set(Key!, ETag!.replaceAll('"', ''))
    ContinuationToken = page.NextContinuationToken
  } while (ContinuationToken)
  return found
}

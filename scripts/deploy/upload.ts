import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import {
  CopyObjectCommand,
  ListObjectVersionsCommand,
  type ListObjectVersionsCommandOutput,
  type ObjectVersion,
  PutObjectCommand,
  paginateListObjectsV2,
  S3Client,
} from '@aws-sdk/client-s3'
import { TYPES } from '../local/static-files.ts'

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
        ContentType: TYPES[extname(key)] ?? 'application/octet-stream',
        CacheControl: isAsset({ key }) ? 'public, max-age=31536000, immutable' : 'no-cache',
      }),
    )
  const assets = changed.filter(isAsset)
  for (let at = 0; at < assets.length; at += 10) await Promise.all(assets.slice(at, at + 10).map(put))
  for (const page of changed.filter((file) => !isAsset(file))) await put(page)
  return changed.length
}

/** Makes each page, but no asset, what it was at that time. Returns the number of pages changed. */
export async function restoreWebsite(Bucket: string, time: Date): Promise<number> {
  const s3 = new S3Client()
  const newest = new Map<string, ObjectVersion>()
  const earlier = new Map<string, ObjectVersion>()
  for (let page: ListObjectVersionsCommandOutput | undefined; !page || page.IsTruncated; ) {
    const { NextKeyMarker: KeyMarker, NextVersionIdMarker: VersionIdMarker } = page ?? {}
    page = await s3.send(new ListObjectVersionsCommand({ Bucket, KeyMarker, VersionIdMarker }))
    for (const version of page.Versions ?? []) {
      const { Key = '', LastModified = time, IsLatest } = version
      if (Key.startsWith('assets/')) continue
      if (IsLatest) newest.set(Key, version)
      const found = earlier.get(Key)
      if (LastModified < time && (!found || LastModified > found.LastModified!)) earlier.set(Key, version)
    }
  }
  const changed = [...earlier].filter(([Key, { ETag }]) => newest.get(Key)?.ETag !== ETag)
  for (const [Key, { VersionId }] of changed) {
    const CopySource = `${Bucket}/${encodeURIComponent(Key)}?versionId=${VersionId}`
    await s3.send(new CopyObjectCommand({ Bucket, Key, CopySource }))
  }
  return changed.length
}

async function etags(client: S3Client, Bucket: string): Promise<Map<string, string>> {
  const found = new Map<string, string>()
  for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket }))
    for (const { Key, ETag } of Contents) found.set(Key!, ETag!.replaceAll('"', ''))
  return found
}

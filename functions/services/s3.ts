import { lazy } from '../values/lazy.ts'

/** S3-compatible hosts outside AWS have no hostname per bucket. */
const forcePathStyle = () => Boolean(process.env.AWS_ENDPOINT_URL_S3 || process.env.AWS_ENDPOINT_URL)

export const s3 = lazy(async () => {
  const {
    S3Client,
    CopyObjectCommand,
    DeleteObjectCommand,
    GetObjectCommand,
    ListObjectsV2Command,
    NoSuchKey,
    PutObjectCommand,
  } = await import('@aws-sdk/client-s3')
  const client = new S3Client({ forcePathStyle: forcePathStyle() })
  return {
    client,
    CopyObjectCommand,
    DeleteObjectCommand,
    GetObjectCommand,
    ListObjectsV2Command,
    NoSuchKey,
    PutObjectCommand,
  }
})

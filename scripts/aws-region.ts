import { S3Client } from '@aws-sdk/client-s3'

/**
 * Makes the SDK of this process use the region and the profile that the CDK uses. The SDK alone ignores AWS_DEFAULT_REGION,
 * AWS_DEFAULT_PROFILE, and the region of the default profile if another profile is selected.
 */
export async function setRegion(): Promise<void> {
  const { AWS_DEFAULT_PROFILE, AWS_REGION, AMAZON_REGION, AWS_DEFAULT_REGION, AMAZON_DEFAULT_REGION } = process.env
  if (AWS_DEFAULT_PROFILE) process.env.AWS_PROFILE ||= AWS_DEFAULT_PROFILE
  const region =
    AWS_REGION ||
    AMAZON_REGION ||
    AWS_DEFAULT_REGION ||
    AMAZON_DEFAULT_REGION ||
    (await regionOfProfile(process.env.AWS_PROFILE || 'default')) ||
    (await regionOfProfile('default'))
  if (!region) throw new Error('There is no AWS region. Set AWS_REGION, for example AWS_REGION=us-east-1.')
  process.env.AWS_REGION = region
}

const regionOfProfile = (profile: string) => new S3Client({ profile }).config.region().catch(() => null)

import { execFile } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { beforeAll, describe, expect, test } from 'vitest'
import { root } from '../../scripts/deploy/target.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

const run = promisify(execFile)
const folder = temporaryFolder()

beforeAll(() => {
  writeFileSync(
    join(folder, 'config'),
    '[default]\nregion = eu-west-3\n[profile west]\nregion = us-west-2\n[profile elsewhere]\noutput = json\n',
  )
  const keys = 'aws_access_key_id = key\naws_secret_access_key = secret\n'
  writeFileSync(join(folder, 'credentials'), `[default]\n${keys}[west]\n${keys}[elsewhere]\n${keys}`)
  writeFileSync(join(folder, 'empty'), '')
  writeFileSync(
    join(folder, 'app.mjs'),
    "import { writeFileSync } from 'node:fs'\nwriteFileSync(process.argv[2], process.env.CDK_DEFAULT_REGION ?? '')",
  )
})
/** An environment whose region is in the configuration of a profile. */
const environmentOf = (variables: Record<string, string>) => ({
  PATH: process.env.PATH,
  HOME: folder,
  AWS_CONFIG_FILE: join(folder, 'config'),
  AWS_SHARED_CREDENTIALS_FILE: join(folder, 'empty'),
  AWS_EC2_METADATA_DISABLED: 'true',
  ...variables,
})

async function regionOfCDK(name: string, variables: Record<string, string>) {
  const file = join(folder, `${name}.txt`)
  const args = ['list', '--app', `${process.execPath} app.mjs ${file}`, '--output', join(folder, name), '--no-notices']
  // The app only writes down its region, so the CDK finds no stack.
  await run(join(root, 'node_modules/.bin/cdk'), args, { cwd: folder, env: environmentOf(variables) }).catch(() => {})
  return readFileSync(file, 'utf8')
}

const script = `
  const { connect } = await import('./scripts/deploy/target.ts')
  const { S3Client } = await import('@aws-sdk/client-s3')
  await connect({ isLocal: false })
  console.log(await new S3Client().config.region())`

async function regionOfScripts(variables: Record<string, string>) {
  const env = { ...environmentOf(variables), AWS_SHARED_CREDENTIALS_FILE: join(folder, 'credentials') }
  const { stdout } = await run(process.execPath, ['--input-type=module', '-e', script], { cwd: root, env })
  return stdout.trim()
}

describe('the scripts use the region that the CDK deploys to', () => {
  for (const [name, variables, region] of [
    ['AWS_REGION', { AWS_REGION: 'eu-north-1', AWS_DEFAULT_REGION: 'ap-south-1' }, 'eu-north-1'],
    ['AWS_DEFAULT_REGION', { AWS_DEFAULT_REGION: 'ap-south-1', AWS_PROFILE: 'west' }, 'ap-south-1'],
    ['AWS_PROFILE', { AWS_PROFILE: 'west' }, 'us-west-2'],
    ['AWS_DEFAULT_PROFILE', { AWS_DEFAULT_PROFILE: 'west' }, 'us-west-2'],
    ['a profile without a region', { AWS_PROFILE: 'elsewhere' }, 'eu-west-3'],
    ['the default profile', {}, 'eu-west-3'],
  ] as const)
    test(name, async () => {
      const regions = await Promise.all([regionOfCDK(name.replaceAll(' ', '-'), variables), regionOfScripts(variables)])
      expect(regions).toEqual([region, region])
    })
})

test('a deployment without a region is refused, although the CDK would choose one', async () => {
  const refused = regionOfScripts({ AWS_CONFIG_FILE: join(folder, 'empty') })
  await expect(refused).rejects.toThrow('There is no AWS region.')
})

import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { copyNativePackages, lockedFor } from '../../scripts/deploy/native-packages.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'
import { stackOf, synthesized } from './synthesized.ts'

/** A folder of packages with sharp for the processor. */
function installedFor(processor: string) {
  const modules = temporaryFolder()
  for (const name of ['sharp', `@img/sharp-linux-${processor}`]) {
    mkdirSync(join(modules, name), { recursive: true })
    writeFileSync(join(modules, name, 'package.json'), '{}')
  }
  return modules
}

test("a bundle gets sharp for the function's processor, and a deployment without it is refused", () => {
  const bundle = temporaryFolder()
  expect(() => copyNativePackages('arm64', bundle, installedFor('x64'))).toThrow(
    'sharp is not installed for linux-arm64, on which the functions run.',
  )
  expect(existsSync(join(bundle, 'node_modules'))).toBe(false)
  copyNativePackages('arm64', bundle, installedFor('arm64'))
  expect(existsSync(join(bundle, 'node_modules/@img/sharp-linux-arm64/package.json'))).toBe(true)
})

test("the lock file of sharp has every package of the function's processor and no other platform's", () => {
  const locked = lockedFor('arm64')
  const names = Object.keys(locked).map((path) => path.replace('node_modules/', ''))
  expect(names.filter((name) => /linux|darwin|win32|wasm/.test(name)).sort()).toEqual([
    '@img/sharp-libvips-linux-arm64',
    '@img/sharp-linux-arm64',
  ])
  const needed = Object.values(locked).flatMap(({ dependencies, optionalDependencies }) =>
    Object.keys({ ...dependencies, ...optionalDependencies }),
  )
  expect(needed.filter((name) => !names.includes(name))).toEqual([])
})

test('only a deployment with photoReview rekognition may detect moderation labels', () => {
  const allowed = (photoReview?: string) =>
    JSON.stringify(synthesized(photoReview ? { photoReview } : {}).toJSON()).includes(
      'rekognition:DetectModerationLabels',
    )
  expect([allowed(), allowed('rekognition')]).toEqual([false, true])
})

test('photos cannot go unreviewed on AWS', () => {
  expect(() => stackOf({ photoReview: 'off' })).toThrow('photoReview must be one of queue, rekognition; it is "off".')
  expect(() => stackOf({ photoReview: 'off', local: 'true' })).not.toThrow()
})

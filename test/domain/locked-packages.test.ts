import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

type Package = { integrity?: string; inBundle?: boolean; hasInstallScript?: boolean }
const read = (file: string) => JSON.parse(readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8'))
const { packages } = read('package-lock.json') as { packages: Record<string, Package> }
const { '': _, ...installed } = packages

test('every package, and the Node that runs everything, is pinned by its hash, and no unknown one runs a script', () => {
  const unpinned = Object.entries(installed).filter(([, { integrity, inBundle }]) => !integrity && !inBundle)
  expect(unpinned.map(([path]) => path)).toEqual([])
  for (const platform of ['linux-x64', 'linux-arm64', 'win-x64'])
    expect(installed[`node_modules/node-${platform}`]?.integrity).toMatch(/^sha512-/)
  const scripted = Object.entries(installed).flatMap(([path, { hasInstallScript }]) => (hasInstallScript ? path : []))
  const decided = Object.keys(read('package.json').allowScripts).map((name) => `node_modules/${name}`)
  expect(scripted.filter((path) => !decided.includes(path))).toEqual([])
})

import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export type Processor = 'arm64' | 'x64'

const root = join(import.meta.dirname, '../..')
/** Where sharp is installed for the processor of the functions, which is not the one of this machine. */
const folderOf = (processor: Processor) => join(root, 'dist/native', `linux-${processor}`)
const modulesOf = (processor: Processor) => join(folderOf(processor), 'node_modules')

type Locked = { version: string; integrity: string; dependencies?: Names; optionalDependencies?: Names }
type Names = Record<string, string>

/** sharp and what it needs on Linux with this processor, as package-lock.json has them. */
export function lockedFor(processor: Processor): Record<string, Locked> {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, Locked>
  }
  // Of sharp's optional dependencies, one for each platform, only those of this one.
  const ofPlatform = [`@img/sharp-linux-${processor}`, `@img/sharp-libvips-linux-${processor}`]
  const needed: Record<string, Locked> = {}
  const add = (name: string) => {
    const found = packages[`node_modules/${name}`]
    if (!found || needed[`node_modules/${name}`]) return
    const { optionalDependencies = {}, ...locked } = found
    const optional = Object.entries(optionalDependencies).filter(([each]) => ofPlatform.includes(each))
    needed[`node_modules/${name}`] = { ...locked, optionalDependencies: Object.fromEntries(optional) }
    for (const each of [...Object.keys(locked.dependencies ?? {}), ...optional.map(([each]) => each)]) add(each)
  }
  add('sharp')
  return needed
}

/** Installs sharp for the processor, in the versions of package-lock.json and checked against its hashes. */
export function installNativePackages(processor: Processor): void {
  const folder = folderOf(processor)
  const needed = lockedFor(processor)
  const dependencies = { sharp: needed['node_modules/sharp']!.version }
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, dependencies }))
  writeFileSync(
    join(folder, 'package-lock.json'),
    JSON.stringify({ lockfileVersion: 3, packages: { '': { dependencies }, ...needed } }),
  )
  const platform = ['--os=linux', `--cpu=${processor}`, '--libc=glibc']
  execFileSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', ...platform], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}

/** Copies sharp next to a bundle. Throws if it was not installed for the processor: the first photo would fail otherwise. */
export function copyNativePackages(processor: Processor, bundle: string, modules = modulesOf(processor)): void {
  const binary = join(modules, `@img/sharp-linux-${processor}`)
  if (!existsSync(binary))
    throw new Error(
      `sharp is not installed for linux-${processor}, on which the functions run. Deploy with \`npm run deploy\`, which installs it.`,
    )
  cpSync(modules, join(bundle, 'node_modules'), { recursive: true })
}

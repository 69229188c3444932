// Loaded before scripts that an older Node cannot parse, or that need packages for this platform. JavaScript, so that an older Node can run it.
import { createRequire } from 'node:module'

const { platform, arch, versions } = process

function refuse(sentence) {
  console.error(sentence)
  process.exit(1)
}

if (Number(versions.node.split('.')[0]) < 24) {
  const command =
    platform === 'darwin' ? 'brew install node@24 && brew link --overwrite node@24' : 'npm ci --include=optional'
  refuse(`Fungo needs Node 24, and this is Node ${versions.node}: install it with \`${command}\`.`)
}
try {
  createRequire(import.meta.url).resolve(`@esbuild/${platform}-${arch}/package.json`)
} catch {
  refuse(`Packages of Fungo for ${platform} ${arch} are missing: install them with \`npm ci --include=optional\`.`)
}

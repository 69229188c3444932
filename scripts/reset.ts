// Empties the data folder, so that the next start begins without data.
import { existsSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { openDataFolder } from './local/data-folder.ts'
import { Refused } from './local/refused.ts'

const folder = resolve(process.env.FUNGO_DATA || '.local')

function refuse(reason: string): never {
  console.error(reason)
  process.exit(1)
}

if (!existsSync(folder) || readdirSync(folder).length === 0) {
  console.log(`${folder} is already empty.`)
  process.exit(0)
}
// A mistyped FUNGO_DATA must not delete an unrelated folder.
if (!existsSync(join(folder, 'cloud.sqlite'))) refuse(`${folder} is not a data folder of Fungo. Nothing was removed.`)

try {
  openDataFolder(folder).remove()
  console.log(`${folder} is empty now.`)
} catch (error) {
  if (!(error instanceof Refused)) throw error
  refuse(error.message)
}

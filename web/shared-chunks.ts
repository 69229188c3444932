import { screens } from './module-preload.ts'

type Modules = { getModuleInfo(id: string): { importers: readonly string[] } | null }

const SCREEN = /\/web\/screens\/([\w/-]+)\.tsx$/
const isAccountScreen = (screen: string) => screen.startsWith('accounts/')
const preloaded = new Set(Object.values(screens))

/**
 * The name of the file that a module comes in, where two of the screens that visitors arrive on have it in common: one file for what
 * home, the lists, and signing in or up need, one for what home shares with the lists alone, one for what the lists share with signing in
 * or up, and one for the rest. So a screen is a few requests, and loads little that only others need.
 */
export function sharedChunk(id: string, modules: Modules): string | null {
  const users = new Set<string>()
  const seen = new Set<string>()
  const visit = (module: string) => {
    if (seen.has(module)) return
    seen.add(module)
    const screen = SCREEN.exec(module)?.[1]
    if (screen && preloaded.has(screen)) users.add(screen)
    for (const importer of modules.getModuleInfo(module)?.importers ?? []) visit(importer)
  }
  visit(id)
  const accountScreens = [...users].filter(isAccountScreen).length
  if (users.size < 2 || accountScreens === users.size) return null
  if (users.has('home/home')) return accountScreens > 0 ? 'basics' : 'cards'
  return accountScreens > 0 ? 'common' : 'records'
}

import { screens } from './module-preload.ts'

type Modules = { getModuleInfo(id: string): { importers: readonly string[] } | null }

const SCREEN = /\/web\/screens\/([\w/-]+)\.tsx$/
/** Signing in and up share forms with the screens behind them, not with the lists. */
const visitors = new Set(Object.values(screens).filter((screen) => !screen.startsWith('accounts/')))

/**
 * The name of the file that a module comes in, where two of the screens that visitors arrive on have it in common: one file with
 * what home needs too, one with the rest. So a screen is a few requests, and home loads nothing that only others need.
 */
export function sharedChunk(id: string, modules: Modules): string | null {
  const users = new Set<string>()
  const seen = new Set<string>()
  const visit = (module: string) => {
    if (seen.has(module)) return
    seen.add(module)
    const screen = SCREEN.exec(module)?.[1]
    if (screen && visitors.has(screen)) users.add(screen)
    for (const importer of modules.getModuleInfo(module)?.importers ?? []) visit(importer)
  }
  visit(id)
  if (users.size < 2) return null
  return users.has('home/home') ? 'cards' : 'records'
}

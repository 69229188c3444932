import type { Plugin } from 'vite'
import { screens } from './load-after-paint.ts'

type Modules = { getModuleInfo(id: string): { importers: readonly string[] } | null }

const SCREEN = /\/web\/screens\/([\w/-]+)\.tsx$/
const isAccountScreen = (screen: string) => screen.startsWith('accounts/')
const preloaded = new Set(Object.values(screens))

/**
 * Names the chunk of a module that two or more entry screens share: one chunk for modules that home, the lists, and the sign-in
 * screens need, one for home and the lists, one for the lists and the sign-in screens, and one for the rest. So a screen takes
 * few requests and loads little code that only others need.
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
  // Each icon is small: more files would weigh more.
  if (id.includes('/lucide-react/') && users.size > 0) return 'basics'
  const accountScreens = [...users].filter(isAccountScreen).length
  if (users.size < 2 || accountScreens === users.size) return null
  if (users.has('home/home')) return accountScreens > 0 ? 'basics' : 'cards'
  return accountScreens > 0 ? 'common' : 'records'
}

/** Imports each icon from its own file. Through the index of their package, every screen would share every icon. */
export const iconFiles = (): Plugin => ({
  name: 'icon-files',
  enforce: 'pre',
  transform: {
    filter: { code: "from 'lucide-react'" },
    handler: (code) =>
      code.replaceAll(/import \{([^}]+)\} from 'lucide-react'/g, (_, names: string) =>
        [...names.matchAll(/(\w+)(?: as (\w+))?/g)]
          .map(([, icon = '', name = icon]) => {
            const file = icon.replaceAll(/(?<!^)[A-Z\d]/g, '-$&').toLowerCase()
            return `import ${name} from 'lucide-react/icons/${file}'`
          })
          .join(';'),
      ),
  },
})

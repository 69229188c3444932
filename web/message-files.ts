import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { INDEX, type Locale, pageAt, pathIn, regional } from '../functions/values/messages/locale.ts'
import { type CompiledMessage, compileMessages } from '../scripts/messages.ts'

const registry = fileURLToPath(new URL('../functions/values/messages/registry.ts', import.meta.url))

const manifest = new URL('./public/manifest.webmanifest', import.meta.url)

/** Whether each message is between two invisible characters without a width, so that a test finds the texts that are none. */
const isPseudo = process.env.PSEUDO === 'on'

/**
 * Leaves one language in the build: a message without inputs becomes a literal where it is shown, and any other a function of each module
 * that shows it, so that each chunk has only its own messages.
 */
export function messageFiles(locale: Locale): Plugin {
  let messages: Map<string, CompiledMessage>
  const codeOf = ({ code }: CompiledMessage) =>
    isPseudo ? code[locale].replaceAll(/`((?:[^`\\]|\\.)*)`/g, '`\u2063$1\u2064`') : code[locale]
  return {
    name: 'message-files',
    enforce: 'pre',
    apply: 'build',
    async buildStart() {
      messages = new Map((await compileMessages()).map((message) => [message.key, message]))
    },
    transform: {
      filter: { code: "/messages/generated.ts'" },
      handler(code) {
        const own = new Map<string, string>()
        const body = code.replaceAll(/\bm\.(\w+)(\(\))?/g, (used, key: string, call: string | undefined) => {
          const message = messages.get(key)
          if (!message) return used
          if (call) return codeOf(message).replace('() => ', '')
          own.set(key, `const m_${key} = ${codeOf(message)}`)
          return `m_${key}`
        })
        const written = [`import * as registry from '${registry}'`, ...own.values()].join(';')
        return body.replace(/import \* as m from '[^']+\/messages\/generated\.ts'/, () => written)
      },
    },
  }
}

/** Puts the texts of index.html, `{m.key}`, and its links into the language of the build, or during development of the address. */
export const staticTexts = (built: Locale): Plugin => ({
  name: 'static-texts',
  transformIndexHtml: {
    order: 'pre',
    async handler(html, { originalUrl }) {
      const locale = originalUrl ? pageAt(originalUrl.split('?')[0]!).locale : built
      const codes = new Map((await compileMessages()).map(({ key, code }) => [key, code[locale]]))
      return html
        .replaceAll(/\{m\.(\w+)\}/g, (_, key: string) => codes.get(key)!.slice('() => `'.length, -1))
        .replace(/<link>(.*?)<\/link>/, '<a href="/signup" class="link">$1</a>')
        .replaceAll(/(<a href=")([^"{]+)/g, (_, start: string, path: string) => start + pathIn(locale, path))
        .replace('<html lang="en">', locale === 'en' ? '$&' : `<html lang="${regional[locale]}">`)
    },
  },
})

/** Names the page of the build, and gives it the manifest of an app that opens in its language. */
export const pageName = (locale: Locale): Plugin => ({
  name: 'page-name',
  apply: 'build',
  generateBundle: {
    order: 'post',
    async handler(_, bundle) {
      const page = bundle['index.html']
      if (locale === 'en' || page?.type !== 'asset') return
      delete bundle['index.html']
      const fileName = `manifest-${locale}.webmanifest`
      const source = String(page.source).replace('manifest.webmanifest', fileName)
      this.emitFile({ type: 'asset', fileName: INDEX[locale], source })
      const description = /<meta\s+name="description"\s+content="([^"]*)"/.exec(source)![1]
      const start = pathIn(locale, '/')
      const own = { id: start, lang: regional[locale], start_url: start, description }
      this.emitFile({
        type: 'asset',
        fileName,
        source: JSON.stringify({ ...JSON.parse(readFileSync(manifest, 'utf8')), ...own }),
      })
    },
  },
})

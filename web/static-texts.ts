import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import * as en from '../functions/values/messages/en/index.ts'
import { INDEX, type Locale, pathIn, regional } from '../functions/values/messages/locale.ts'
import { spanish } from '../functions/values/messages/spanish.ts'

const manifest = new URL('./public/manifest.webmanifest', import.meta.url)

/** Puts the texts of index.html, `{shell.home}`, and its links into the language. */
export const staticTexts = (locale: Locale): Plugin => ({
  name: 'static-texts',
  transformIndexHtml: {
    order: 'pre',
    handler(html) {
      const texts = (locale === 'es' ? spanish : en) as unknown as Record<string, Record<string, string>>
      return html
        .replaceAll(/\{(\w+)\.(\w+)\}/g, (_, feature: string, name: string) => texts[feature]![name]!)
        .replace(/<link>(.*?)<\/link>/, '<a href="/signup" class="link">$1</a>')
        .replaceAll(/(<a href=")([^"{]+)/g, (_, start: string, path: string) => start + pathIn(locale, path))
        .replace('<html lang="en">', `<html lang="${locale === 'en' ? 'en' : regional[locale]}">`)
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
      const own = { lang: regional[locale], start_url: pathIn(locale, '/'), description }
      this.emitFile({
        type: 'asset',
        fileName,
        source: JSON.stringify({ ...JSON.parse(readFileSync(manifest, 'utf8')), ...own }),
      })
    },
  },
})

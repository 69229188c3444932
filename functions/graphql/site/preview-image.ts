import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { initWasm, Resvg } from '@resvg/resvg-wasm'
import { readLogo } from '../../services/media/photos.ts'
import { lazy } from '../../values/lazy.ts'
import type { Locale } from '../../values/messages/locale.ts'
import { siteTexts } from '../../values/messages/site.ts'
import type { Preview } from '../../values/page-head/page-head.ts'
import { type Answer, notFound } from '../http/answers.ts'
import { STALE_IF_ERROR } from './cached.ts'
import { PREVIEW_FILES } from './preview-files.ts'
import { type DrawnPreview, previewSVG, WIDTH } from './preview-svg.ts'
import type { RunQuery } from './run-query.ts'
import { subjectOf } from './subject.ts'

/** How long crawlers and the CDN cache an image, in seconds. An image of a record that is no longer public disappears within that time. */
const SECONDS = 600
const CDN_SECONDS = 60
/** How many images this process caches. */
const MAX_CACHED = 50

const homeIn = (locale: Locale): Preview => ({
  title: siteTexts.findTeamFitsKid(locale),
  lines: [siteTexts.travelBallTagline(locale)],
})

const kept = new Map<string, Promise<string>>()

/** `/og/teams/{id}.png`, `/og/es/teams/{id}.png`, and similar paths, 1200 by 630. 404 for records that are not public. */
export async function previewImage(path: string, query: string, ask: RunQuery): Promise<Answer> {
  const [, language, page] = /^\/og(\/es)?(\/(?:home|(?:teams|events|opportunities)\/[\w-]+))\.png$/.exec(path) ?? []
  const locale = language ? 'es' : 'en'
  // Refuse query strings, so that arbitrary queries cannot cause repeated drawing.
  const preview =
    !page || query ? undefined : page === '/home' ? homeIn(locale) : (await subjectOf(page, locale, ask)).head.preview
  if (!preview) return notFound
  return {
    statusCode: 200,
    headers: {
      'content-type': 'image/png',
      'cache-control': `public, max-age=${SECONDS}, s-maxage=${CDN_SECONDS}, ${STALE_IF_ERROR}`,
      'cross-origin-resource-policy': 'cross-origin',
    },
    isBase64Encoded: true,
    body: await drawn(withLogo(preview)),
  }
}

/** The renderer resolves only web URLs. This host does not exist. */
const LOGOS = 'https://logos/'

/** Removes the signature from the logo's URL. It changes over time, and the same logo should be drawn once. */
function withLogo(preview: Preview): DrawnPreview {
  const [, key] = /^\/(media\/teams\/[^?]+)/.exec(preview.team?.logoURL ?? '') ?? []
  return key ? { ...preview, logo: LOGOS + key } : preview
}

function drawn(preview: DrawnPreview): Promise<string> {
  const svg = previewSVG(preview)
  const found = kept.get(svg)
  if (found) return found
  const image = draw(preview)
  kept.set(svg, image)
  image.catch(() => kept.delete(svg))
  const [oldest] = kept.keys()
  if (kept.size > MAX_CACHED && oldest) kept.delete(oldest)
  return image
}

async function draw({ logo, ...preview }: DrawnPreview): Promise<string> {
  const [fontBuffers, bytes] = await Promise.all([renderer(), logo ? readLogo(logo.slice(LOGOS.length)) : null])
  const image = new Resvg(previewSVG(bytes && logo ? { ...preview, logo } : preview), {
    fitTo: { mode: 'width', value: WIDTH },
    font: { fontBuffers, defaultFontFamily: 'Archivo', loadSystemFonts: false },
  })
  if (bytes && logo) image.resolveImage(logo, bytes)
  const rendered = image.render()
  const png = Buffer.from(rendered.asPng()).toString('base64')
  rendered.free()
  image.free()
  return png
}

/** Starts the renderer once and returns its fonts. */
const renderer = lazy(async () => {
  const [wasm, ...fonts] = await Promise.all(PREVIEW_FILES.map(fileOf))
  await initWasm(wasm!)
  return fonts
})

/** The file next to the bundle, where the build puts it, or else in its package. */
function fileOf({ name, source }: (typeof PREVIEW_FILES)[number]) {
  const beside = new URL(name, import.meta.url)
  return readFile(existsSync(beside) ? beside : createRequire(import.meta.url).resolve(source))
}

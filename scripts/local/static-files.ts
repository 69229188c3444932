import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join, normalize, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { pathPatterns } from '../../web/paths.ts'
import { screenExpression } from '../../web/route-pattern.ts'

export const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.graphql': 'text/plain; charset=utf-8',
  '.xml': 'application/xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
}
const PACKED = /^(text\/|application\/|image\/svg)/

type Loaded = { changed: number; etag: string; body: Buffer; packed: Map<string, Promise<Buffer>> }

const packers: Record<string, (body: Buffer) => Promise<Buffer>> = {
  br: (body) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: (body) => promisify(gzip)(body),
}

const SCREENS = new RegExp(screenExpression(pathPatterns()), 'i')

/** Loaded and compressed files by path, shared by all local clouds of this process. */
const loaded = new Map<string, Loaded>()

/** Serves the website's files with an encoding that the browser accepts. Paths without an extension return index.html, with the status 404 if they are no screen's. */
export function staticFiles(folder: string) {
  async function load(path: string): Promise<Loaded | null> {
    const file = join(folder, path)
    const found = await stat(file).catch(() => null)
    if (!found?.isFile()) return null
    const cached = loaded.get(file)
    if (cached?.changed === found.mtimeMs) return cached
    const body = await readFile(file)
    const etag = createHash('sha256').update(body).digest('base64url').slice(0, 22)
    const fresh = { changed: found.mtimeMs, etag, body, packed: new Map() }
    loaded.set(file, fresh)
    return fresh
  }

  return async function answer(pathname: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { allow: 'GET, HEAD' }).end()
      return
    }
    const requested = fileOf(pathname)
    const isFile = requested !== null && extname(requested) !== ''
    const path = isFile ? requested : `${sep}index.html`
    const file = requested === null ? null : await load(path)
    if (!file) {
      response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' }).end('Not found')
      return
    }
    response.statusCode = isFile || SCREENS.test(pathname) ? 200 : 404
    const type = TYPES[extname(path)] ?? 'application/octet-stream'
    const isHashed = path.startsWith(`${sep}assets${sep}`)
    const packer = PACKED.test(type) ? preferred(String(request.headers['accept-encoding'] ?? '')) : null
    const etag = `W/"${file.etag}"`
    response.setHeader('content-type', type)
    response.setHeader('vary', 'accept-encoding')
    response.setHeader('etag', etag)
    response.setHeader('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache')
    if (request.headers['if-none-match']?.split(/,\s*/).includes(etag)) {
      response.writeHead(304).end()
      return
    }
    const body = packer ? await pack(file, packer) : file.body
    if (packer) response.setHeader('content-encoding', packer)
    response.setHeader('content-length', body.length)
    response.end(request.method === 'HEAD' ? undefined : body)
  }
}

function pack(file: Loaded, packer: string): Promise<Buffer> {
  const cached = file.packed.get(packer)
  if (cached) return cached
  const packed = packers[packer]!(file.body)
  file.packed.set(packer, packed)
  return packed
}

const preferred = (accepted: string) => Object.keys(packers).find((name) => accepted.includes(name)) ?? null

/** Returns null for a path that cannot be a file. */
function fileOf(pathname: string): string | null {
  try {
    const path = normalize(decodeURIComponent(pathname))
    return path.includes('\0') || path.split(sep).some((part) => part.startsWith('.')) ? null : path
  } catch {
    return null
  }
}

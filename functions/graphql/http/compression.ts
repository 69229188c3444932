import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** In bytes. Shorter responses fit in one packet uncompressed. */
const MIN_COMPRESSED_BYTES = 1024
/** The first encoding that the caller accepts is used. The brotli level takes less time than it saves. */
const encodings = {
  br: (body: Buffer) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: (body: Buffer) => promisify(gzip)(body),
}

const VARY = { vary: 'accept-encoding' }

type Body = { headers: Record<string, string>; body: string; isBase64Encoded?: boolean }

/** Compresses the body with an encoding that the caller accepts. The CDN compresses only cacheable responses, and there may be no CDN. */
export async function compressed(text: string, acceptEncoding = ''): Promise<Body> {
  const plain = { headers: VARY, body: text }
  if (Buffer.byteLength(text) <= MIN_COMPRESSED_BYTES) return plain
  const accepted = acceptEncoding.split(',').flatMap((part) => {
    const [name = '', ...parameters] = part.trim().toLowerCase().split(';')
    return parameters.some((it) => /^q=0(\.0*)?$/.test(it.trim())) ? [] : name.trim()
  })
  const encoding = (['br', 'gzip'] as const).find((name) => accepted.includes(name))
  if (!encoding) return plain
  const body = await encodings[encoding](Buffer.from(text))
  return { headers: { ...VARY, 'content-encoding': encoding }, body: body.toString('base64'), isBase64Encoded: true }
}

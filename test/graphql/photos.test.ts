import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { crc32, deflateSync } from 'node:zlib'
import type { AttributeValue } from 'aws-lambda'
import { startFauxqs } from 'fauxqs'
import sharp from 'sharp'
import { afterAll, describe, expect, test } from 'vitest'
import { handler } from '../../functions/changes/handler.ts'
import { isPhotoAddress } from '../../functions/services/media/photo-address.ts'
import { ENTITY_ATTRIBUTE } from '../../functions/store/store.ts'
import { as, asAnonymous, expectRefusal } from '../support/as.ts'
import { given } from '../support/given.ts'
import { openPage } from '../support/open-page.ts'
import { inMinutes } from '../support/times.ts'

const NOT_AN_IMAGE = 'Please select a valid image file'
const TOO_LARGE = 'Image size must be less than 5MB'

/** Images of one pixel. */
const JPEG = Buffer.from(
  '/9j/2wBDAAMCAgICAgMCAgIDAwMDBAYEBAQEBAgGBgUGCQgKCgkICQkKDA8MCgsOCwkJDRENDg8QEBEQCgwSExIQEw8QEBD/wAALCAABAAEBAREA/8QAFAABAAAAAAAAAAAAAAAAAAAACf/EABQQAQAAAAAAAAAAAAAAAAAAAAD/2gAIAQEAAD8AVN//2Q==',
  'base64',
)
const GIF = Buffer.from('R0lGODdhAQABAIAAAP///////ywAAAAAAQABAAACAkQBADs=', 'base64')
const plain = (width: number, height: number) => ({
  create: { width, height, channels: 3 as const, background: 'red' },
})
const dataURL = (type: string, bytes: Buffer) => `data:${type};base64,${bytes.toString('base64')}`
const gif = dataURL('image/gif', GIF)

const server = await startFauxqs({ port: 0, host: '127.0.0.1', logger: false })
server.createBucket('test')
server.createQueue('notices')
const url = `http://127.0.0.1:${server.port}`
Object.assign(process.env, {
  PHOTO_REVIEW: 'off',
  AWS_ENDPOINT_URL_S3: url,
  AWS_ENDPOINT_URL_SQS: url,
  NOTICES_QUEUE_URL: `${url}/000000000000/notices`,
})
afterAll(() => server.stop())
const [user, admin] = await Promise.all([given.user(), given.admin()])
const hide = (kind: 'team' | 'player', id: string) => as(admin).hideRecord({ kind, id, reason: 'Not a real one' })

/** The path of a photo URL without the signature, which is the path of the object in the bucket. */
const pathOf = (photoURL: string) => photoURL.split('?')[0]!
const stored = (photoURL: string, folder = '') => fetch(`${url}/test${folder}${pathOf(photoURL)}`)
/** The statuses of the photo and of the copy that is withheld while the record is hidden. */
const statusesOf = async (photoURL: string) =>
  Promise.all(['', '/withheld'].map(async (folder) => (await stored(photoURL, folder)).status))
const SHOWN = [200, 404]
const GONE = [404, 404]
const WITHHELD = [404, 200]
const bytesOf = async (photoURL: string) => Buffer.from(await (await stored(photoURL)).arrayBuffer())
const upload = (photo = gif) => as(user).createPlayer({ input: { name: 'Pia Picture', photo } }, 'id photoURL')

test('a JPEG is encoded anew: upright, without GPS data, camera data, comments, and trailing bytes', async () => {
  const photo = jpegWithSecrets(await sharp(plain(40, 20)).jpeg().toBuffer())
  const { photoURL } = await upload(dataURL('image/jpeg', photo))
  expect(photoURL).toMatch(/^\/media\/players\/[0-9a-f]{40}\.jpg\?/)
  const response = await stored(photoURL)
  expect(response.headers.get('content-type')).toBe('image/jpeg')
  expect(response.headers.get('cache-control')).toBe('no-cache')
  const bytes = Buffer.from(await response.arrayBuffer())
  for (const secret of ['GPS-SECRET', 'COMMENT-SECRET', 'IPTC-SECRET', 'TRAILER-SECRET']) {
    expect(photo.includes(secret), secret).toBe(true)
    expect(bytes.includes(secret), secret).toBe(false)
  }
  // Orientation 6 is a quarter turn.
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 20, height: 40 })
  expect((await sharp(bytes).metadata()).orientation).toBeUndefined()
})

test('a PNG loses its text chunks, hidden data, and trailing bytes, and stays transparent', async () => {
  const secrets = [
    pngChunk('tEXt', Buffer.from('Author\0TEXT-SECRET')),
    pngChunk('zTXt', Buffer.from('Author\0\0ZTXT-SECRET')),
  ]
  const { photoURL } = await upload(dataURL('image/png', Buffer.concat([png(secrets), Buffer.from('TRAILER-SECRET')])))
  expect(pathOf(photoURL)).toMatch(/\.png$/)
  expect((await bytesOf(photoURL)).includes('SECRET')).toBe(false)
  const transparent = {
    create: { width: 4, height: 4, channels: 4 as const, background: { r: 9, g: 9, b: 9, alpha: 0.5 } },
  }
  const { photoURL: logo } = await upload(dataURL('image/png', await sharp(transparent).png().toBuffer()))
  expect(await sharp(await bytesOf(logo)).metadata()).toMatchObject({ format: 'png', hasAlpha: true })
})

test('an animated GIF becomes its first frame, without comments', async () => {
  const comment = Buffer.concat([Buffer.from([0x21, 0xfe, 14]), Buffer.from('COMMENT-SECRET'), Buffer.from([0])])
  const loop = Buffer.from('21ff0b4e45545343415045322e300301000000', 'hex')
  const frame = GIF.subarray(GIF.indexOf(0x2c), -1)
  const animated = Buffer.concat([GIF.subarray(0, 19), loop, comment, frame, frame, Buffer.from(';TRAILER-SECRET')])
  expect((await sharp(animated, { animated: true }).metadata()).pages).toBe(2)
  const { photoURL } = await upload(dataURL('image/gif', animated))
  const bytes = await bytesOf(photoURL)
  expect(pathOf(photoURL)).toMatch(/\.png$/)
  expect(bytes.includes('SECRET')).toBe(false)
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width: 1, height: 1 })
})

test.each([
  ['wide', 3000, 1500, 1024, 512],
  ['high', 1500, 3000, 512, 1024],
  ['small', 30, 20, 30, 20],
])('a %s photo is at most 1,024 pixels per side', async (_, fromWidth, fromHeight, width, height) => {
  const { photoURL } = await upload(dataURL('image/jpeg', await sharp(plain(fromWidth, fromHeight)).jpeg().toBuffer()))
  expect(await sharp(await bytesOf(photoURL)).metadata()).toMatchObject({ width, height })
})

test('the type of a photo comes from its content', async () => {
  const { photoURL } = await upload(dataURL('image/png', JPEG))
  expect(pathOf(photoURL)).toMatch(/\.jpg$/)
})

test.each([
  ['an https URL', 'https://example.com/a.jpg'],
  ['an SVG', dataURL('image/svg+xml', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))],
  ['an SVG declared as a PNG', dataURL('image/png', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))],
  ['a PDF', dataURL('application/pdf', Buffer.from('%PDF-1.7'))],
  ['an empty file', dataURL('image/png', Buffer.alloc(0))],
  ['invalid base64', 'data:image/png;base64,###'],
  ['a truncated JPEG', dataURL('image/jpeg', JPEG.subarray(0, JPEG.length - 4))],
  ['a truncated PNG', dataURL('image/png', png([]).subarray(0, 50))],
  ['a truncated GIF', dataURL('image/gif', GIF.subarray(0, 30))],
  ['a PNG with a corrupt chunk', dataURL('image/png', broken(png([])))],
  ['a PNG of 60,000 by 60,000', dataURL('image/png', png([], 60_000))],
  ['a small file with too many pixels', dataURL('image/png', png([], 6_000))],
  [
    'a JPEG with more scans than any program writes',
    dataURL('image/jpeg', withScans(await sharp(plain(64, 64)).jpeg({ progressive: true }).toBuffer(), 101)),
  ],
  ['a WebP declared as a JPEG', dataURL('image/jpeg', await sharp(plain(4, 4)).webp().toBuffer())],
  ['a TIFF declared as a PNG', dataURL('image/png', await sharp(plain(4, 4)).tiff().toBuffer())],
])('%s is not accepted as a photo', async (_, photo) => {
  await expectRefusal(upload(photo), 'BAD_USER_INPUT', NOT_AN_IMAGE)
})

test('a photo can be up to 5 MB', async () => {
  const padded = (size: number) =>
    Buffer.concat([JPEG.subarray(0, 2), ...jpegPadding(size - JPEG.length), JPEG.subarray(2)])
  const limit = 5 * 1024 * 1024
  expect(padded(limit)).toHaveLength(limit)
  await upload(dataURL('image/jpeg', padded(limit)))
  await expectRefusal(upload(dataURL('image/jpeg', padded(limit + 1))), 'BAD_USER_INPUT', TOO_LARGE)
})

test('a photo is deleted when it is replaced or removed, and withheld when the player is deleted', async () => {
  const { id, photoURL: first } = await upload()
  const update = async (input: object) => (await as(user).updatePlayer({ id, input }, 'photoURL')).photoURL
  expect(pathOf(await update({ name: 'Pia Renamed' }))).toBe(pathOf(first))
  await streamed(id, first, first)
  expect(await statusesOf(first)).toEqual(SHOWN)

  const second = await update({ photo: dataURL('image/png', png([])) })
  await streamed(id, first, second)
  expect([await statusesOf(first), await statusesOf(second)]).toEqual([GONE, SHOWN])

  expect(await update({ photo: '' })).toBeNull()
  await streamed(id, second, null)
  expect(await statusesOf(second)).toEqual(GONE)

  const last = await upload()
  await as(user).deletePlayer({ id: last.id })
  await streamed(last.id, last.photoURL)
  expect(await statusesOf(last.photoURL), 'it comes back if the player is restored').toEqual(WITHHELD)
})

const changeLogo = async (id: string, logo: string) =>
  (await as(user).updateTeam({ id, input: { logo } }, 'logoURL')).logoURL as string

test('the logo of a team is deleted when it is replaced or removed, and an SVG is refused', async () => {
  const { id } = await given.team({ owner: user })
  const change = (logo: string) => changeLogo(id, logo)
  const svg = dataURL('image/svg+xml', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))
  await expectRefusal(change(svg), 'BAD_USER_INPUT', NOT_AN_IMAGE)
  const first = await change(gif)
  expect(pathOf(first)).toMatch(/^\/media\/teams\/[0-9a-f]{40}\.png$/)
  const second = await change(dataURL('image/png', png([])))
  await streamed(id, first, second, 'team')
  expect([await statusesOf(first), await statusesOf(second)]).toEqual([GONE, SHOWN])
  expect(await change('')).toBeNull()
  await streamed(id, second, null, 'team')
  expect(await statusesOf(second)).toEqual(GONE)
})

describe('a merge', () => {
  const dots = [gif, dataURL('image/png', png([]))]
  async function mergePlayers(from: { id: string; photoURL: string }, into: { id: string }) {
    await as(admin).mergePlayers({ fromID: from.id, intoID: into.id })
    await streamed(from.id, from.photoURL)
  }
  const photoOf = async (id: string) => (await as(user).player({ id }, 'photoURL')).photoURL as string | null

  test('moves the photo of a duplicate to a kept player without one, which keeps it when the duplicate is restored', async () => {
    const from = await upload(dots[0]!)
    const into = await given.player({ claimer: user })
    await mergePlayers(from, into)
    const photoURL = (await photoOf(into.id))!
    expect(pathOf(photoURL)).toBe(pathOf(from.photoURL))
    expect(await statusesOf(photoURL)).toEqual(SHOWN)
    await as(admin).restoreRecord({ kind: 'player', id: from.id })
    expect([await photoOf(from.id), pathOf((await photoOf(into.id))!)]).toEqual([null, pathOf(photoURL)])
  })

  test('withholds the photo of a duplicate if the kept player has its own photo or another family', async () => {
    const [from, into, foreign] = [await upload(), await upload(dots[1]!), await given.player()]
    await mergePlayers(from, into)
    expect(await statusesOf(from.photoURL)).toEqual(WITHHELD)
    expect(pathOf((await photoOf(into.id))!)).toBe(pathOf(into.photoURL))
    await mergePlayers(into, foreign)
    expect(await statusesOf(into.photoURL)).toEqual(WITHHELD)
    expect(await photoOf(foreign.id)).toBeNull()
  })

  test('moves the logo of a duplicate to a kept team without one', async () => {
    const [from, into] = await Promise.all([given.team({ owner: user }), given.team()])
    const logo = await changeLogo(from.id, dots[1]!)
    await as(admin).mergeTeams({ fromID: from.id, intoID: into.id })
    await streamed(from.id, logo, undefined, 'team')
    const team = await asAnonymous().team({ id: into.id }, 'logoURL')
    expect(pathOf(team.logoURL)).toBe(pathOf(logo))
    expect(await statusesOf(team.logoURL)).toEqual(SHOWN)
  })
})

describe('the logo of a team', () => {
  test('is withheld while an admin hides the team, and restored after', async () => {
    const { id } = await given.team({ owner: user })
    const logo = await changeLogo(id, dataURL('image/png', png([])))
    await hide('team', id)
    expect(await statusesOf(logo), 'the logo is withheld when hideRecord returns').toEqual(WITHHELD)
    await hiding(id, logo, true)
    expect(await statusesOf(logo)).toEqual(WITHHELD)
    await as(admin).unhideRecord({ kind: 'team', id })
    await hiding(id, logo, false)
    expect(await statusesOf(logo)).toEqual(SHOWN)
  })

  test('is in the preview images of links to the team and its opportunities until it is deleted', async () => {
    const { id } = await given.team({ owner: user })
    const opportunity = await given.opportunity({ creator: user, teamID: id })
    const paths = [`/og/teams/${id}.png`, `/og/opportunities/${opportunity.id}.png`]
    const crests = await Promise.all(paths.map(preview))
    await changeLogo(id, dataURL('image/png', png([], 1, [200, 10, 220])))
    const purple = await Promise.all(paths.map(preview))
    await changeLogo(id, dataURL('image/png', png([], 1, [10, 200, 20])))
    const green = await Promise.all(paths.map(preview))
    for (const i of [0, 1]) expect(new Set([crests[i], purple[i], green[i]]).size, paths[i]).toBe(3)
    const logo = await changeLogo(id, gif)
    await fetch(`${url}/test${pathOf(logo)}`, { method: 'DELETE' })
    expect(await Promise.all(paths.map(preview))).toEqual(crests)
  })
})

/** Fetches the preview image of a link, in base64. */
async function preview(path: string) {
  const { statusCode, body } = await openPage(`https://fungo.example${path}`)
  expect(statusCode).toBe(200)
  return body
}

/** Handles the stream record of a team that an admin hides or unhides. */
async function hiding(id: string, logoURL: string, isHidden: boolean) {
  const image = (at?: string) => ({
    [ENTITY_ATTRIBUTE]: { S: 'team' },
    teamID: { S: id },
    divisions: { L: [] },
    logoKey: { S: pathOf(logoURL).slice(1) },
    ...(at && { hidden: { M: { at: { S: at } } } }),
  })
  const [shown, hidden] = [image(), image(new Date().toISOString())]
  const images = isHidden ? { OldImage: shown, NewImage: hidden } : { OldImage: hidden, NewImage: shown }
  const Keys = { pk: { S: `team#${id}` }, sk: { S: 'meta' } }
  const Records = [{ eventName: 'MODIFY' as const, dynamodb: { Keys, SequenceNumber: '1', ...images } }]
  expect(await handler({ Records })).toEqual({ batchItemFailures: [] })
}

/**
 * Handles the stream record of a player or team whose photo or logo changed from `before` to `after`. Without `after`,
 * the record is deleted.
 */
async function streamed(id: string, before: string, after?: string | null, entity: 'player' | 'team' = 'player') {
  const image = (photoURL: string | null): Record<string, AttributeValue> => ({
    [ENTITY_ATTRIBUTE]: { S: entity },
    [`${entity}ID`]: { S: id },
    divisions: { L: [] },
    ...(photoURL && { [entity === 'player' ? 'photoKey' : 'logoKey']: { S: pathOf(photoURL).slice(1) } }),
  })
  const Keys = { pk: { S: `${entity}#${id}` }, sk: { S: 'meta' } }
  const isGone = after === undefined
  const dynamodb = { Keys, SequenceNumber: '1', OldImage: image(before), ...(!isGone && { NewImage: image(after) }) }
  const Records = [{ eventName: isGone ? ('REMOVE' as const) : ('MODIFY' as const), dynamodb }]
  expect(await handler({ Records })).toEqual({ batchItemFailures: [] })
}

test('hiding a player or a team withholds its photo and invalidates its pages at once, even if the invalidation fails', async () => {
  const asked: { path: string; body: string }[] = []
  let status = 201
  const cdn = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    asked.push({ path: request.url!, body })
    response.writeHead(status, { 'content-type': 'text/xml' }).end('<Invalidation><Id>I1</Id></Invalidation>')
  })
  await new Promise<void>((resolve) => cdn.listen(0, '127.0.0.1', resolve))
  process.env.AWS_ENDPOINT_URL_CLOUDFRONT = `http://127.0.0.1:${(cdn.address() as AddressInfo).port}`
  process.env.DISTRIBUTION_ID = 'CDN1'
  try {
    for (const answer of [201, 400]) {
      status = answer
      const { id, photoURL } = await upload()
      await hide('player', id)
      expect(await statusesOf(photoURL)).toEqual(WITHHELD)
      expect(asked).toHaveLength(1)
      const { path, body } = asked.pop()!
      expect(path).toContain('/distribution/CDN1/invalidation')
      expect(body).toContain('<Path>/players*</Path>')
      expect(body).not.toContain('<Path>/events*</Path>')
    }
    await hide('team', (await given.team()).id)
    expect(asked.pop()!.body, 'the events of a team name it').toContain('<Path>/events*</Path>')
  } finally {
    delete process.env.DISTRIBUTION_ID
    cdn.closeAllConnections()
    cdn.close()
  }
})

test('the signed URL of a photo expires within 30 minutes and is valid for that photo only', async () => {
  const { photoURL } = await upload()
  const { photoURL: other } = await upload()
  const isGood = (address: string, minutes = 0, by = 'test') =>
    isPhotoAddress(address, by, new Date(inMinutes(minutes)))
  expect([isGood(photoURL), isGood(photoURL, 19), isGood(photoURL, 31)]).toEqual([true, true, false])
  const later = photoURL.replace(/until=(\d+)/, (_: string, until: string) => `until=${Number(until) + 3600}`)
  for (const wrong of [pathOf(photoURL), later, `${pathOf(other)}?${photoURL.split('?')[1]}`])
    expect(isGood(wrong), wrong).toBe(false)
  expect(isGood(photoURL, 0, 'another secret')).toBe(false)
})

test('visitors see no photo', async () => {
  const { id } = await upload()
  expect((await asAnonymous().player({ id }, 'photoURL')).photoURL).toBeNull()
})

function jpegSegment(marker: number, content: Buffer) {
  const head = Buffer.from([0xff, marker, 0, 0])
  head.writeUInt16BE(content.length + 2, 2)
  return Buffer.concat([head, content])
}

/** A JPEG with an EXIF orientation (little-endian), a GPS position, an IPTC caption, a comment, and a second image appended. */
function jpegWithSecrets(photo: Buffer) {
  const orientation = Buffer.from('49492a0008000000010012010300010000000600000000000000', 'hex')
  const exif = jpegSegment(0xe1, Buffer.concat([Buffer.from('Exif\0\0'), orientation, Buffer.from('GPS-SECRET')]))
  return Buffer.concat([
    photo.subarray(0, 2),
    exif,
    jpegSegment(0xed, Buffer.from('Photoshop 3.0\0IPTC-SECRET')),
    jpegSegment(0xfe, Buffer.from('COMMENT-SECRET')),
    photo.subarray(2),
    photo.subarray(0, 2),
    Buffer.from('TRAILER-SECRET'),
  ])
}

/** Comment segments of `size` bytes in total. */
function jpegPadding(size: number) {
  const segments: Buffer[] = []
  for (let left = size; left > 0; ) {
    const length = left > 60_000 ? 50_000 : left
    segments.push(jpegSegment(0xfe, Buffer.alloc(length - 4)))
    left -= length
  }
  return segments
}

function pngChunk(name: string, content: Buffer) {
  const body = Buffer.concat([Buffer.from(name), content])
  const chunk = Buffer.alloc(body.length + 8)
  chunk.writeUInt32BE(content.length)
  body.copy(chunk, 4)
  chunk.writeUInt32BE(crc32(body), body.length + 4)
  return chunk
}

function png(more: Buffer[], side = 1, color?: number[]) {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  header.set([8, color ? 2 : 0, 0, 0, 0], 8)
  const signature = Buffer.from('89504e470d0a1a0a', 'hex')
  const data = pngChunk('IDAT', deflateSync(Buffer.from([0, ...(color ?? [255])])))
  return Buffer.concat([signature, pngChunk('IHDR', header), ...more, data, pngChunk('IEND', Buffer.alloc(0))])
}

function withScans(bytes: Buffer, count: number) {
  const at = bytes.lastIndexOf(Buffer.from([0xff, 0xda]))
  const scan = bytes.subarray(at, -2)
  return Buffer.concat([bytes.subarray(0, at), ...Array<Buffer>(count).fill(scan), bytes.subarray(-2)])
}

function broken(bytes: Buffer) {
  const copy = Buffer.from(bytes)
  copy[20]! ^= 1
  return copy
}

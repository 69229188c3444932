import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import sharp from 'sharp'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { reviewOf } from '../../functions/services/media/photo-review.ts'
import { reencodedImage } from '../../functions/services/media/reencoded-image.ts'

/** What Amazon Rekognition answers, and what it was asked. */
let labels: string[] = []
const asked: { target: string | undefined; image: string }[] = []
const rekognition = createServer(async (request, response) => {
  let body = ''
  for await (const chunk of request) body += chunk
  asked.push({ target: String(request.headers['x-amz-target']), image: JSON.parse(body).Image.Bytes })
  const answer = { ModerationLabels: labels.map((Name) => ({ Name, Confidence: 99 })), ModerationModelVersion: '7.0' }
  response.writeHead(200, { 'content-type': 'application/x-amz-json-1.1' }).end(JSON.stringify(answer))
})
await new Promise<void>((resolve) => rekognition.listen(0, '127.0.0.1', resolve))
vi.stubEnv('AWS_ENDPOINT_URL_REKOGNITION', `http://127.0.0.1:${(rekognition.address() as AddressInfo).port}`)
afterAll(() => {
  rekognition.close()
  vi.unstubAllEnvs()
})
beforeEach(() => void asked.splice(0))

const plain = { create: { width: 8, height: 8, channels: 3 as const, background: 'red' } }
const image = (await reencodedImage(await sharp(plain).jpeg().toBuffer()))!
const uploader = { userID: 'u1', isAdmin: false }

test('with photoReview rekognition, a picture in which the provider finds nothing counts as approved', async () => {
  vi.stubEnv('PHOTO_REVIEW', 'rekognition')
  labels = []
  expect(await reviewOf(image, uploader)).toBeUndefined()
  expect(asked).toEqual([
    { target: 'RekognitionService.DetectModerationLabels', image: image.bytes.toString('base64') },
  ])
})

test('with photoReview rekognition, a picture with labels waits for an admin, flagged', async () => {
  vi.stubEnv('PHOTO_REVIEW', 'rekognition')
  labels = ['Violence', 'Weapons', 'Violence']
  expect(await reviewOf(image, uploader)).toEqual({
    reviewID: expect.any(String),
    by: 'u1',
    isFlagged: true,
    labels: ['Violence', 'Weapons'],
  })
})

test.each([
  ['queue', uploader, { by: 'u1' }],
  ['queue', { ...uploader, isAdmin: true }, undefined],
  ['off', uploader, undefined],
])('with photoReview %s, no provider is asked', async (setting, by, review) => {
  vi.stubEnv('PHOTO_REVIEW', setting)
  const found = await reviewOf(image, by)
  if (review) expect(found).toMatchObject(review)
  else expect(found).toBeUndefined()
  expect(asked).toEqual([])
})

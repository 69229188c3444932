import type { HideableKind } from '../../domain/reports/entity.ts'
import { logFault } from '../../services/log.ts'
import { invalidate } from '../../services/media/cdn.ts'
import { withholdPhoto } from '../../services/media/photos.ts'

const LISTS = { team: 'teams', player: 'players', event: 'events', opportunity: 'opportunities' } as const

type Subject = { kind: HideableKind; id: string; version: number }

/** Invalidates the CDN's cached pages and preview images of the record. */
export const invalidatePages = ({ kind, id, version }: Subject) =>
  invalidate(`${kind}-${id}-${version}`, [
    '/',
    `/${LISTS[kind]}*`,
    '/sitemap*',
    ...(kind === 'team' ? ['/events*', '/opportunities*', '/og/events/*', '/og/opportunities/*'] : []),
    `/og/${LISTS[kind]}/${id}.png`,
  ])

/** Removes a hidden record's photo and pages from the website. If this fails, the stream consumer does the same. */
export async function withholdPhotoAndPages({ photoKey, ...subject }: Subject & { photoKey: string | undefined }) {
  const photo = photoKey
    ? withholdPhoto(photoKey).catch((error: Error) =>
        logFault('The photo of a hidden record could not be withheld.', { key: photoKey, error }),
      )
    : undefined
  await Promise.all([photo, invalidatePages(subject)])
}

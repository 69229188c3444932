import { adminListSource, pageLoader } from '../../ui/admin-list.tsx'
import { WaitingPhotosDocument, type WaitingPhotosQuery } from './photos.generated.ts'

export type WaitingPhoto = WaitingPhotosQuery['waitingPhotos'][number]

export const photosSource = adminListSource({
  name: 'waiting-photos',
  filters: [],
  perPage: 20,
  load: pageLoader(WaitingPhotosDocument, () => ({})),
})

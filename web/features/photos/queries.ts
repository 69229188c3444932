import { WaitingPhotosDocument, type WaitingPhotosQuery } from '../../api/generated.ts'
import { adminListSource, pageLoader } from '../../ui/admin-list.tsx'

export type WaitingPhoto = WaitingPhotosQuery['waitingPhotos'][number]

export const photosSource = adminListSource({
  name: 'waiting-photos',
  filters: [],
  perPage: 20,
  load: pageLoader(WaitingPhotosDocument, () => ({})),
})

import type { LoaderFunctionArgs } from 'react-router-dom'
import { PhotosList } from '../../features/photos/photos-list.tsx'
import { photosSource } from '../../features/photos/queries.ts'
import { adminListQuery } from '../../ui/admin-list.tsx'
import { AdminPage } from './admin-page.tsx'

export const queries = ({ request }: LoaderFunctionArgs) => [adminListQuery(photosSource, request)]

export const Component = () => (
  <AdminPage title="Photos" subtitle="Photos of players and logos of teams that no admin has looked at">
    <PhotosList />
  </AdminPage>
)

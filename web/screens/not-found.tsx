import { paths } from '../paths.ts'
import { Missing } from '../ui/missing.tsx'

export function Component() {
  return (
    <Missing title="404 - Page Not Found" documentTitle="Page Not Found" backTo={paths.home} backLabel="Go Home">
      The page you're looking for doesn't exist.
    </Missing>
  )
}

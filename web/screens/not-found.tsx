import { paths } from '../paths.ts'
import { LineDrawing } from '../ui/line-drawing.tsx'
import { LinkButton } from '../ui/link-button.tsx'
import { PageHeader } from '../ui/page-header.tsx'

export function Component() {
  return (
    <div className="mx-auto grid max-w-md justify-items-center py-10 text-center">
      <div className="mb-4">
        <LineDrawing drawing="chalk-line" />
      </div>
      <PageHeader
        title="404 - Page Not Found"
        subtitle={<p>The page you're looking for doesn't exist.</p>}
        documentTitle="Page Not Found"
        noIndex
      />
      <LinkButton to={paths.home}>Go Home</LinkButton>
    </div>
  )
}

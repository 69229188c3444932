import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { PageHeader } from '../../ui/page-header.tsx'

type LegalPageProps = { title: string; updated: string; children: ReactNode }

export function LegalPage({ title, updated, children }: LegalPageProps) {
  return (
    <article className="max-w-2xl [&_h2]:mt-8 [&_h2]:mb-2 [&_h2]:text-xl [&_li]:mt-1 [&_p]:mt-3 [&_ul]:mt-2 [&_ul]:list-disc [&_ul]:pl-6">
      <PageHeader title={title} subtitle={`Last updated ${updated}`} />
      {children}
      <p>
        Questions? Write to <a href="mailto:support@fungo.example">support@fungo.example</a>.
      </p>
      <p>
        <Link to={paths.legal} className="link">
          All legal pages
        </Link>
      </p>
    </article>
  )
}

import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import * as legalTexts from '#messages/legal'
import { dateFormat } from '../../../functions/values/time-format.ts'
import { paths } from '../../paths.ts'
import { PageHeader } from '../../ui/page-header.tsx'
import { Rich } from '../../ui/rich.tsx'

export const ADDRESS = 'support@fungo.example'

export const supportLink = (address: string) => <a href={`mailto:${address}`}>{address}</a>

const longDay = dateFormat({ dateStyle: 'long', timeZone: 'UTC' })

type LegalPageProps = { title: string; updated: string; children: ReactNode }

export function LegalPage({ title, updated, children }: LegalPageProps) {
  return (
    <article className="max-w-2xl [&_h2]:mt-8 [&_h2]:mb-2 [&_h2]:text-xl [&_li]:mt-1 [&_p]:mt-3 [&_ul]:mt-2 [&_ul]:list-disc [&_ul]:pl-6">
      <PageHeader title={title} subtitle={legalTexts.lastUpdated(longDay.format(new Date(updated)))} />
      {children}
      <p>
        <Rich text={legalTexts.questionsWrite(ADDRESS)} link={supportLink} />
      </p>
      <p>
        <Link to={paths.legal} className="link">
          {legalTexts.allLegalPages}
        </Link>
      </p>
    </article>
  )
}

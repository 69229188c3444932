import { Children, cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react'
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

type Heading = ReactElement<{ id: string; className?: string; children: string }>
const isHeading = (part: ReactNode): part is Heading => isValidElement(part) && part.type === 'h2'

/** A text with a list of its sections, which stays beside it on a large screen. */
export function LegalPage({ title, updated, children }: LegalPageProps) {
  const parts = Children.toArray(children).map((part, index) =>
    isHeading(part) ? cloneElement(part, { id: `section-${index}`, className: 'scroll-mt-20' }) : part,
  )
  return (
    <div className="gap-12 lg:grid lg:grid-cols-[minmax(0,42rem)_minmax(0,1fr)] lg:items-start">
      <article className="max-w-2xl [&_h2]:mt-8 [&_h2]:mb-2 [&_h2]:text-xl [&_li]:mt-1 [&_p]:mt-3 [&_ul]:mt-2 [&_ul]:list-disc [&_ul]:pl-6">
        <PageHeader title={title} subtitle={legalTexts.lastUpdated(longDay.format(new Date(updated)))} />
        {parts}
        <p>
          <Rich text={legalTexts.questionsWrite(ADDRESS)} link={supportLink} />
        </p>
        <p>
          <Link to={paths.legal} className="link">
            {legalTexts.allLegalPages}
          </Link>
        </p>
      </article>
      <nav
        aria-label={legalTexts.onThisPage}
        className="hidden rounded-lg border border-line bg-surface p-4 lg:sticky lg:top-20 lg:block print:hidden"
      >
        <p aria-hidden className="text-sm text-soft">
          {legalTexts.onThisPage}
        </p>
        <ul>
          {parts.filter(isHeading).map(({ props }) => (
            <li key={props.id}>
              <a href={`#${props.id}`} className="link inline-block py-1">
                {props.children}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  )
}

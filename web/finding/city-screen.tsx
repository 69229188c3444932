import { queryOptions, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router-dom'
import * as kitTexts from '#messages/kit'
import * as listTexts from '#messages/lists'
import { ONLY } from '../../functions/values/list-filters.ts'
import { pageAt } from '../../functions/values/messages/locale.ts'
import { query } from '../api/client.ts'
import { cacheAndNetwork } from '../api/query-client.ts'
import { Missing } from '../ui/empty-state.tsx'
import { LoadedScreen } from '../ui/loaded.tsx'
import { PageHeader } from '../ui/page-header.tsx'
import { CityPageDocument, type CityPageQuery } from './finding.generated.ts'
import type { Changes, ListKind, Values } from './list-kind.ts'
import { ListScreen } from './list-screen.tsx'

type CityPage = NonNullable<CityPageQuery['cityPage']>

/** Null unless enough records are there. */
const cityPageQuery = (path: string) =>
  queryOptions({
    queryKey: ['finding', 'cityPage', path],
    queryFn: () => query(CityPageDocument, { path }).then(({ cityPage }) => cityPage),
  })

type CityList<Name extends string, Row extends { id: string; distanceMiles?: number | null }> = {
  kind: ListKind<Name, Row>
  listPath: string
  /** The filters of every city's page of this kind. */
  filters?: Changes<Name>
  /** The button that watches the list with its filters. */
  watch: (values: Values<Name>) => ReactNode
}

const presetOf = <Name extends string, Row extends { id: string }>(
  { kind, listPath, filters }: CityList<Name, Row>,
  { city, ageGroup, sport }: CityPage,
) => ({
  listPath,
  values: { ...filters, [kind.cityFilter]: city, ...(ageGroup && { ageGroup, sport, stated: ONLY }) } as Changes<Name>,
})

/** For the `queries` of a list: the page of the URL's city. */
export const cityQuery = (request: Request) => ({
  ...cityPageQuery(pageAt(new URL(request.url).pathname).path),
  ...cacheAndNetwork,
})

/** The list of teams or tryouts with the filters of a city set, its text, and links to related pages. */
export function CityScreen<Name extends string, Row extends { id: string; distanceMiles?: number | null }>(
  list: CityList<Name, Row>,
) {
  const { pathname } = useLocation()
  return (
    <LoadedScreen
      query={useQuery(cityPageQuery(pathname))}
      missing={
        <Missing
          title={kitTexts.pageNotFoundSentence}
          backTo={list.listPath}
          backLabel={listTexts.seeAllNouns(list.kind.nouns)}
        >
          {listTexts.fewerThanThree(list.kind.nouns)}
        </Missing>
      }
    >
      {(page) => (
        <>
          <ListScreen kind={list.kind} preset={presetOf(list, page)} watch={list.watch}>
            <PageHeader title={page.title} subject={{ cityPage: page }} isList />
            <p className="-mt-1 mb-2 max-w-prose text-soft md:-mt-2 md:mb-3">{page.text}</p>
          </ListScreen>
          {page.sections.map(({ title, links }) => (
            <nav key={title} aria-label={title} className="mt-8 print:hidden">
              <h2 className="mb-1 text-xl">{title}</h2>
              <ul className="flex flex-wrap gap-x-6">
                {links.map(({ path, label, count }) => (
                  <li key={path}>
                    <Link to={path} className="link inline-flex min-h-11 items-center">
                      {label} ({count.toLocaleString('en-US')})
                    </Link>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </>
      )}
    </LoadedScreen>
  )
}

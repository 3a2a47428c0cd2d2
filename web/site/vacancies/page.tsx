import { type VacancyKind, vacancy } from '#catalogue/collections/vacancy.ts'
import { limits } from '#catalogue/limits.ts'
import { countNarrowedEntries } from '#domain/reading/narrowed-entries.ts'
import type { Page, Visit } from '#web/page.ts'
import { type JobFilter, loadJobs } from '#web/site/careers/load-jobs.ts'
import { loadOpen } from '#web/site/careers/load-open.ts'
import { ways } from '#web/site/careers/ways.tsx'
import { loadBrand } from '#web/site/load-brand.ts'
import { PageHead } from '#web/site/page-head.tsx'
import { asksPage } from '#web/site/paging/paging.tsx'
import { listSitemap } from '#web/site/seo/load-entry-sitemap.ts'
import type { Filter, FilterName } from './filter.ts'
import { filterFields, loadFilters } from './load-filters.ts'
import type { JobTowns } from './load-job-towns.ts'
import { VacanciesView } from './vacancies-view.tsx'

const perPage = 12

const asked = (value: string) => value.trim().slice(0, limits.title) || null

/** The open jobs of a kind, narrowed down by what its address asks (specification section 2, "Public routes"). */
function vacanciesPage(
  path: '/work-with-us/join' | '/work-with-us/corporate',
  kind: VacancyKind,
  lead: 'careers.joinLead' | 'careers.corporateLead',
): Page {
  return {
    styles: 'web/site/vacancies/page.css',
    found: { title: (t) => t(ways[path]), text: (t) => t(lead) },
    asks: { ...asksPage, department: asked, type: asked, place: asked },
    sitemap: listSitemap('careers', vacancy, path),
    async draw(visit) {
      const { reading, origin, query, i18n } = visit
      const { t, language } = i18n
      const { all: filters, places } = await loadFilters(reading, { kind }, query, i18n)
      const asked = askedOf(kind, query, places)
      if (!asked || !areOffered(filters, query)) return { children: null, path, elsewhere: path }
      const page = Number(query.page ?? 1)
      const total = await countNarrowedEntries(reading, vacancy, asked.values, asked.places)
      const last = Math.max(1, Math.ceil(total / perPage))
      if (page > last) return null
      const brand = await loadBrand(reading, language)
      const part = { limit: perPage, offset: (page - 1) * perPage }
      const jobs = await loadJobs(reading, asked, part, brand, i18n)
      const open = await loadOpen(reading)
      const titles = [
        t(ways[path]),
        t('page.careers'),
        ...(page > 1 ? [t('paging.page', { number: page })] : []),
        brand.name,
      ]
      return (
        <>
          <PageHead
            title={titles.join(' · ')}
            description={t(lead)}
            picture={brand.picture}
            origin={origin}
          />
          <VacanciesView
            {...{ path, lead, jobs, filters, total, page, last, open, origin }}
            chosen={chosenIn(query, places)}
          />
        </>
      )
    },
  }
}

export const joinPage = vacanciesPage('/work-with-us/join', 'restaurant', 'careers.joinLead')

export const corporatePage = vacanciesPage(
  '/work-with-us/corporate',
  'corporate',
  'careers.corporateLead',
)

type Query = Visit['query']

/** The one that leaves fewest comes last. Null: no open job is at the place that is asked for. */
function askedOf(kind: VacancyKind, query: Query, places: JobTowns): JobFilter | null {
  const names = ['type', 'department'] as const
  const chosen = names.flatMap((name) => (query[name] ? [[filterFields[name], query[name]]] : []))
  const values = { kind, ...Object.fromEntries(chosen) }
  if (!query.place) return { values }
  const meant = places.meant(query.place)
  return meant.length > 0 ? { values, places: meant } : null
}

function chosenIn(query: Query, places: JobTowns): Readonly<Partial<Record<FilterName, string>>> {
  const { department, type, place } = query
  return {
    ...(department ? { department } : {}),
    ...(type ? { type } : {}),
    ...(place ? { place: places.chosen(place) } : {}),
  }
}

/** What no open job has, any more or ever, is not asked. */
function areOffered(filters: readonly Filter[], query: Query): boolean {
  return filters.every(({ name, options }) => {
    // Where a place is, `askedOf` knows.
    const wanted = name === 'place' ? undefined : query[name]
    return wanted === undefined || options.some(({ value }) => value === wanted)
  })
}

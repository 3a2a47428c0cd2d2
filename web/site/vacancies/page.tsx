import { type VacancyKind, vacancy } from '#catalogue/collections/vacancy.ts'
import { limits } from '#catalogue/limits.ts'
import { countNarrowedEntries } from '#domain/reading/narrowed-entries.ts'
import type { Page, Visit } from '#web/page.ts'
import {
  CareerNav,
  type CareerPath,
  careerPages,
  type Openings,
} from '#web/site/careers/career-nav.tsx'
import { JobCard } from '#web/site/careers/job-card.tsx'
import { countOpenings, type Job, type JobFilter, loadJobs } from '#web/site/careers/load-jobs.ts'
import { useI18n } from '#web/site/i18n.tsx'
import { loadBrand } from '#web/site/load-brand.ts'
import { PageMeta } from '#web/site/page-meta.tsx'
import { Paging, pageParam } from '#web/site/paging/paging.tsx'
import { Breadcrumbs } from '#web/site/seo/breadcrumbs.tsx'
import { listSitemap } from '#web/site/seo/load-page-sitemap.ts'
import { Icon } from '#web/ui/icon.tsx'
import { filterFields, loadFilters } from './load-filters.ts'
import type { JobTowns } from './load-job-towns.ts'
import { type Filter, type FilterName, VacancyFilters } from './vacancy-filters.tsx'

const perPage = 12

const textParam = (value: string) => value.trim().slice(0, limits.title) || null

/** Returns the page of the open jobs of a kind (specification section 2, "Public routes"). */
function vacanciesPage(
  path: '/work-with-us/join' | '/work-with-us/corporate',
  kind: VacancyKind,
  lead: 'careers.joinLead' | 'careers.corporateLead',
): Page {
  return {
    styles: 'web/site/vacancies/page.css',
    searchEntry: { title: (t) => t(careerPages[path]), text: (t) => t(lead) },
    cachedParams: { ...pageParam, department: textParam, type: textParam, place: textParam },
    sitemap: listSitemap('careers', vacancy, path),
    async render(visit) {
      const { reading, origin, query, i18n } = visit
      const { t, language } = i18n
      const { all: filters, places } = await loadFilters(reading, { kind }, query, i18n)
      const filter = toJobFilter(kind, query, places)
      if (!filter || !areKnown(filters, query)) return { children: null, path, redirect: path }
      const page = Number(query.page ?? 1)
      const total = await countNarrowedEntries(reading, vacancy, filter.values, filter.places)
      const last = Math.max(1, Math.ceil(total / perPage))
      if (page > last) return null
      const brand = await loadBrand(reading, language)
      const part = { limit: perPage, offset: (page - 1) * perPage }
      const jobs = await loadJobs(reading, filter, part, { brand, i18n })
      const open = await countOpenings(reading)
      const titles = [
        t(careerPages[path]),
        t('page.careers'),
        ...(page > 1 ? [t('paging.page', { number: page })] : []),
        brand.name,
      ]
      return (
        <>
          <PageMeta
            title={titles.join(' · ')}
            description={t(lead)}
            picture={brand.picture}
            origin={origin}
          />
          <VacanciesView
            {...{ path, lead, jobs, filters, total, page, last, open, origin }}
            chosen={selectedOptions(query, places)}
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

/** Returns the filter; null where no open job is at the requested place. */
function toJobFilter(kind: VacancyKind, query: Query, places: JobTowns): JobFilter | null {
  const names = ['type', 'department'] as const
  const chosen = names.flatMap((name) => (query[name] ? [[filterFields[name], query[name]]] : []))
  const values = { kind, ...Object.fromEntries(chosen) }
  if (!query.place) return { values }
  const meant = places.toAnyOf(query.place)
  return meant.length > 0 ? { values, places: meant } : null
}

function selectedOptions(
  query: Query,
  places: JobTowns,
): Readonly<Partial<Record<FilterName, string>>> {
  const { department, type, place } = query
  return {
    ...(department ? { department } : {}),
    ...(type ? { type } : {}),
    ...(place ? { place: places.selected(place) } : {}),
  }
}

/** Returns whether every value matches an open job. */
function areKnown(filters: readonly Filter[], query: Query): boolean {
  return filters.every(({ name, options }) => {
    // `toJobFilter` checks the place.
    const queryValue = name === 'place' ? undefined : query[name]
    return queryValue === undefined || options.some(({ value }) => value === queryValue)
  })
}

interface VacanciesViewProps {
  path: CareerPath
  lead: 'careers.joinLead' | 'careers.corporateLead'
  jobs: Job[]
  filters: readonly Filter[]
  chosen: Readonly<Partial<Record<FilterName, string>>>
  total: number
  page: number
  last: number
  open: Openings
  origin: string
}

function VacanciesView(props: VacanciesViewProps) {
  const { path, lead, jobs, filters, chosen, total, page, last, open, origin } = props
  const { t, href } = useI18n()
  const isNarrowed = Object.keys(chosen).length > 0
  const steps = [
    { name: t('page.careers'), path: '/work-with-us' },
    { name: t(careerPages[path]), path },
  ]
  return (
    <div className="page-column careers">
      <Breadcrumbs steps={steps} origin={origin} />
      <h1 className="section-title">{t(careerPages[path])}</h1>
      <p className="page-lead">{t(open[path] > 0 ? lead : 'careers.none')}</p>
      <CareerNav path={path} open={open} />
      {open[path] > 0 && <VacancyFilters {...{ path, filters, chosen }} />}
      {open[path] > 0 && (
        <p className="career-total">
          {total === 0 ? t('careers.noneMatch') : t('careers.open', { count: total })}
          {isNarrowed && <a href={href(path)}>{t('careers.showAll')}</a>}
        </p>
      )}
      <div className="jobs">
        {jobs.map((job) => (
          <JobCard key={job.id} job={job} level="h2" />
        ))}
      </div>
      <Paging path={`${path}${queryOf(chosen)}`} page={page} last={last} />
      {open[path] === 0 && (
        <p>
          <a className="button" href={href('/work-with-us')}>
            {t('page.careers')}
            <Icon name="forward" mirrored />
          </a>
        </p>
      )}
    </div>
  )
}

function queryOf(chosen: Readonly<Partial<Record<FilterName, string>>>): string {
  const query = new URLSearchParams(chosen).toString()
  return query && `?${query}`
}

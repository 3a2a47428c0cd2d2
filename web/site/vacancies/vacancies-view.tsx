import { JobCard } from '#web/site/careers/job-card.tsx'
import type { Job } from '#web/site/careers/load-jobs.ts'
import { type OpenCounts, type WayPath, Ways, ways } from '#web/site/careers/ways.tsx'
import { useI18n } from '#web/site/i18n.tsx'
import { Paging } from '#web/site/paging/paging.tsx'
import { Breadcrumbs } from '#web/site/seo/breadcrumbs.tsx'
import { Icon } from '#web/ui/icon.tsx'
import type { Filter, FilterName } from './filter.ts'
import { VacancyFilters } from './vacancy-filters.tsx'

interface VacanciesViewProps {
  path: WayPath
  lead: 'careers.joinLead' | 'careers.corporateLead'
  jobs: Job[]
  filters: readonly Filter[]
  chosen: Readonly<Partial<Record<FilterName, string>>>
  /** How many jobs are left, on all pages. */
  total: number
  page: number
  last: number
  open: OpenCounts
  origin: string
}

/** The open jobs of a kind. */
export function VacanciesView(props: VacanciesViewProps) {
  const { path, lead, jobs, filters, chosen, total, page, last, open, origin } = props
  const { t, href } = useI18n()
  const isNarrowed = Object.keys(chosen).length > 0
  const steps = [
    { name: t('page.careers'), path: '/work-with-us' },
    { name: t(ways[path]), path },
  ]
  return (
    <div className="page-column careers">
      <Breadcrumbs steps={steps} origin={origin} />
      <h1 className="section-title">{t(ways[path])}</h1>
      <p className="page-lead">{t(open[path] > 0 ? lead : 'careers.none')}</p>
      <Ways path={path} open={open} />
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
            <Icon name="forward" turns />
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

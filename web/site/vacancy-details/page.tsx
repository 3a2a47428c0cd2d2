import { vacancy } from '#catalogue/collections/vacancy.ts'
import type { Reading } from '#domain/reading/reading.ts'
import { entryPage } from '#web/load-entry-page.ts'
import type { Page, Visit } from '#web/page.ts'
import type { CareerPath } from '#web/site/careers/career-nav.tsx'
import { type JobEntry, loadJobs, toJob, toPay } from '#web/site/careers/load-jobs.ts'
import { entryClock, formatDeadline, formatLastDay } from '#web/site/format.ts'
import { loadBrand, type PageContext } from '#web/site/load-brand.ts'
import { PageMeta } from '#web/site/page-meta.tsx'
import { loadPlacedAddresses } from '#web/site/restaurants/load-restaurants.ts'
import { jobData } from '#web/site/seo/data/job-data.ts'
import { entrySitemap } from '#web/site/seo/load-page-sitemap.ts'
import { StructuredData } from '#web/site/seo/structured-data.tsx'
import { jobFacts } from './job-facts.ts'
import { JobView, UnavailableJobView } from './job-view.tsx'

const others = 4

/** A job (specification section 2, "Public routes"): upcoming, open or closed. */
export const vacancyDetailsPage = entryPage(vacancy, renderOpen, {
  styles: 'web/site/vacancy-details/page.css',
  sitemap: entrySitemap('careers', vacancy),
  async renderUnavailable(away, visit) {
    const { reading, i18n, origin } = visit
    const { t } = i18n
    const brand = await loadBrand(reading, i18n.language)
    if (away.state === 'upcoming') {
      const words = t('careers.starts', { date: formatDeadline(away.starts_at, brand) })
      const jobs = await loadOthers(reading, { kind: 'restaurant', except: null }, { brand, i18n })
      return <UnavailableJobView {...{ title: t('careers.soon'), words, jobs, brand, origin }} />
    }
    const { id, values, ends_at } = away.entry
    const words = t('careers.closed', {
      date: formatLastDay(ends_at, entryClock(brand, values.time_zone)),
    })
    const jobs = await loadOthers(reading, { kind: values.kind, except: id }, { brand, i18n })
    return (
      <UnavailableJobView
        {...{ title: values.title, words, jobs, brand, origin }}
        path={pathOf(values.kind)}
      />
    )
  },
})

async function renderOpen(entry: JobEntry, { reading, origin, i18n }: Visit) {
  const { language, href } = i18n
  const brand = await loadBrand(reading, language)
  const restaurants = (await loadPlacedAddresses(reading, [entry], i18n))(entry)
  const job = toJob(entry, restaurants, { brand, i18n })
  const { kind, seo_title, seo_description, description, requirements, apply } = entry.values
  const url = `${origin}${href(job.path)}`
  return (
    <>
      <PageMeta
        title={`${seo_title || job.title} · ${brand.name}`}
        description={seo_description || job.summary || [job.title, ...job.where.names].join(', ')}
        picture={brand.picture}
        origin={origin}
      />
      <StructuredData
        data={jobData(entry, restaurants, toPay(entry.values), { url, brand: brand.name, origin })}
      />
      <JobView
        path={pathOf(kind)}
        job={job}
        facts={jobFacts(entry, { job, restaurants }, { brand, i18n })}
        {...{ restaurants, description, requirements, apply, origin }}
        others={await loadOthers(reading, { kind, except: entry.id }, { brand, i18n })}
      />
    </>
  )
}

/** The sitemap of restaurant jobs lists office jobs too. */
export const officeDetailsPage: Page = { ...vacancyDetailsPage, sitemap: undefined }

function pathOf(kind: JobEntry['values']['kind']): CareerPath {
  return kind === 'restaurant' ? '/work-with-us/join' : '/work-with-us/corporate'
}

async function loadOthers(
  reading: Reading,
  { kind, except }: { kind: JobEntry['values']['kind']; except: number | null },
  context: PageContext,
) {
  const part = { limit: others + 1, offset: 0 }
  const jobs = await loadJobs(reading, { values: { kind } }, part, context)
  return jobs.filter(({ id }) => id !== except).slice(0, others)
}

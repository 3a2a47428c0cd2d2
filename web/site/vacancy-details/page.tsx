import { vacancy } from '#catalogue/careers/vacancy.ts'
import type { Reading } from '#domain/reading/reading.ts'
import { loadEntryPage } from '#web/load-entry-page.ts'
import type { Page, Visit } from '#web/page.ts'
import { addressesOf, type JobEntry, loadJobs, toJob } from '#web/site/careers/load-jobs.ts'
import { clockOf, deadlineWords, lastDayWords } from '#web/site/careers/moment-words.ts'
import { payOf } from '#web/site/careers/pay-words.ts'
import type { WayPath } from '#web/site/careers/ways.tsx'
import { loadBrand, type PageBrand } from '#web/site/load-brand.ts'
import { PageHead } from '#web/site/page-head.tsx'
import { loadAddresses } from '#web/site/restaurants/load-addresses.ts'
import { jobData } from '#web/site/seo/data/job-data.ts'
import { entrySitemap } from '#web/site/seo/load-entry-sitemap.ts'
import { StructuredData } from '#web/site/seo/structured-data.tsx'
import type { Speech } from '#web/site/speech.tsx'
import { JobAwayView } from './job-away-view.tsx'
import { factsOf } from './job-facts.ts'
import { JobView } from './job-view.tsx'

/** How many other jobs stand below one. */
const others = 4

/** A job (specification section 2, "Public routes"): to come, open or closed by the clock. */
export const vacancyDetailsPage = loadEntryPage(vacancy, drawOpen, {
  styles: 'web/site/vacancy-details/page.css',
  sitemap: entrySitemap('careers', vacancy),
  async drawAway(away, visit) {
    const { reading, speech, origin } = visit
    const { say } = speech
    const brand = await loadBrand(reading, speech.language)
    if (away.state === 'upcoming') {
      const words = say('careers.starts', { date: deadlineWords(away.starts_at, brand) })
      const jobs = await loadOthers(reading, 'restaurant', null, brand, speech)
      return <JobAwayView {...{ title: say('careers.soon'), words, jobs, brand, origin }} />
    }
    const { id, values, ends_at } = away.entry
    const words = say('careers.closed', {
      date: lastDayWords(ends_at, clockOf(brand, values.time_zone)),
    })
    const jobs = await loadOthers(reading, values.kind, id, brand, speech)
    return (
      <JobAwayView
        {...{ title: values.title, words, jobs, brand, origin }}
        path={pathOf(values.kind)}
      />
    )
  },
})

async function drawOpen(entry: JobEntry, { reading, origin, speech }: Visit) {
  const { language, href } = speech
  const brand = await loadBrand(reading, language)
  const ids = entry.values.locations.map(({ id }) => id)
  const restaurants = addressesOf(entry, await loadAddresses(reading, ids, speech))
  const job = toJob(entry, restaurants, brand, speech)
  const { kind, seo_title, seo_description, description, requirements, apply } = entry.values
  const url = `${origin}${href(job.path)}`
  return (
    <>
      <PageHead
        title={`${seo_title || job.title} · ${brand.name}`}
        description={seo_description || job.summary || [job.title, ...job.where.names].join(', ')}
        picture={brand.picture}
        origin={origin}
      />
      <StructuredData
        data={jobData(entry, restaurants, payOf(entry.values), { url, brand: brand.name, origin })}
      />
      <JobView
        path={pathOf(kind)}
        job={job}
        facts={factsOf(entry, job, restaurants, brand, speech)}
        {...{ restaurants, description, requirements, apply, origin }}
        others={await loadOthers(reading, kind, entry.id, brand, speech)}
      />
    </>
  )
}

/** The same for one in an office: search engines are told of both by the first. */
export const officeDetailsPage: Page = { ...vacancyDetailsPage, sitemap: undefined }

/** The list in which the jobs of a kind stand. */
function pathOf(kind: JobEntry['values']['kind']): WayPath {
  return kind === 'restaurant' ? '/work-with-us/join' : '/work-with-us/corporate'
}

async function loadOthers(
  reading: Reading,
  kind: JobEntry['values']['kind'],
  except: number | null,
  brand: PageBrand,
  speech: Speech,
) {
  const part = { limit: others + 1, offset: 0 }
  const jobs = await loadJobs(reading, { values: { kind } }, part, brand, speech)
  return jobs.filter(({ id }) => id !== except).slice(0, others)
}

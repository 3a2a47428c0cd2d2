import type { Job } from '#web/site/careers/load-jobs.ts'
import type { WayPath } from '#web/site/careers/ways.tsx'
import { useI18n } from '#web/site/i18n.tsx'
import type { PageBrand } from '#web/site/load-brand.ts'
import { PageHead } from '#web/site/page-head.tsx'
import { Breadcrumbs } from '#web/site/seo/breadcrumbs.tsx'
import { OtherJobs } from './job-view.tsx'

interface JobAwayViewProps {
  title: string
  /** Since when or from when, in a sentence. */
  words: string
  jobs: readonly Job[]
  /** The list in which it stood. */
  path?: WayPath
  brand: PageBrand
  origin: string
}

/** A job that is closed, or not posted yet: what is open instead. Never for search engines. */
export function UnavailableJobView({ title, words, jobs, path, brand, origin }: JobAwayViewProps) {
  const { t, marked } = useI18n()
  const steps = [
    { name: t('page.careers'), path: '/work-with-us' },
    { name: title, path: '#content' },
  ]
  return (
    <div className="page-column careers">
      <PageHead
        title={`${title} · ${brand.name}`}
        description={words}
        picture={brand.picture}
        origin={origin}
      />
      <meta name="robots" content="noindex" />
      <Breadcrumbs steps={steps} origin={origin} />
      <h1 className="section-title" {...marked(title)}>
        {title}
      </h1>
      <p className="career-away">{words}</p>
      <OtherJobs jobs={jobs} path={path ?? '/work-with-us'} />
    </div>
  )
}

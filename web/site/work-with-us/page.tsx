import { vacancy } from '#catalogue/collections/vacancy.ts'
import {
  careersBanner,
  careersIntro,
  careersReasons,
  careersWays,
} from '#catalogue/sections/careers.ts'
import { resolveEntries } from '#domain/reading/resolve-entries.ts'
import { resolveSections } from '#domain/reading/resolve-sections.ts'
import type { Page } from '#web/page.ts'
import { countOpenings, toJobs } from '#web/site/careers/load-jobs.ts'
import { loadBrand } from '#web/site/load-brand.ts'
import { PageMeta } from '#web/site/page-meta.tsx'
import { newestSection } from '#web/site/seo/load-page-sitemap.ts'
import { CareersView } from './careers-view.tsx'

const sections = {
  banner: careersBanner,
  intro: careersIntro,
  reasons: careersReasons,
  ways: careersWays,
}

const maxJobs = 4

/** Work With Us (specification section 2, "Public routes"). */
export const careersPage: Page = {
  styles: 'web/site/work-with-us/page.css',
  searchEntry: {
    title: (t) => t('page.careers'),
    text: (t) => t('careers.lead'),
    topics: ['careers'],
  },
  sitemap: {
    kind: 'careers',
    list: async (reading) => [
      {
        path: '/work-with-us',
        changedAt: await newestSection(reading, Object.values(sections)),
      },
    ],
  },
  async render({ reading, origin, i18n }) {
    const { t, language } = i18n
    const content = await resolveSections(reading, sections)
    const brand = await loadBrand(reading, language)
    const jobs = await resolveEntries(reading, vacancy, { limit: maxJobs, offset: 0 })
    const banner = content.banner?.values ?? null
    return (
      <>
        <PageMeta
          title={`${t('page.careers')} · ${brand.name}`}
          description={banner?.description || t('careers.lead')}
          picture={banner?.image ?? brand.picture}
          origin={origin}
        />
        <CareersView
          banner={banner}
          intro={content.intro?.values ?? null}
          reasons={(content.reasons?.items ?? []).map(({ id, values }) => ({ id, ...values }))}
          ways={content.ways?.values ?? null}
          open={await countOpenings(reading)}
          jobs={await toJobs(reading, jobs, { brand, i18n })}
          origin={origin}
        />
      </>
    )
  },
}

import { faq } from '#catalogue/collections/faq.ts'
import { resolveEntries } from '#domain/reading/resolve-entries.ts'
import type { Page } from '#web/page.ts'
import { loadBrand } from '#web/site/load-brand.ts'
import { PageHead } from '#web/site/page-head.tsx'
import { listSitemap } from '#web/site/seo/load-entry-sitemap.ts'
import { FaqsView, type QuestionGroup } from './faqs-view.tsx'

/** Questions on the page, at most. */
const most = 500

/** What guests ask (specification section 2, "Public routes"). */
export const faqsPage: Page = {
  styles: 'web/site/faqs/page.css',
  found: {
    title: (t) => t('page.faqs'),
    text: (t) => t('faqs.lead'),
    topics: ['questions'],
  },
  sitemap: listSitemap('faqs', faq, '/faqs'),
  async draw({ reading, origin, i18n: { language, t } }) {
    const brand = await loadBrand(reading, language)
    const entries = await resolveEntries(reading, faq, { limit: most, offset: 0 })
    const groups = new Map<string, QuestionGroup>()
    for (const { id, values } of entries) {
      const { question, answer, group } = values
      const { questions } = groups.get(group) ?? { questions: [] }
      groups.set(group, {
        name: group || null,
        questions: [...questions, { id, question, answer }],
      })
    }
    return (
      <>
        <PageHead
          title={`${t('page.faqs')} · ${brand.name}`}
          description={t('faqs.lead')}
          picture={brand.picture}
          origin={origin}
        />
        <FaqsView groups={[...groups.values()]} origin={origin} />
      </>
    )
  },
}

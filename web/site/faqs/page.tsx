import { faq } from '#catalogue/collections/faq.ts'
import type { RichText as RichTextValue } from '#catalogue/text/rich-text.ts'
import { richTextToProse } from '#catalogue/text/rich-text-to-text.ts'
import { resolveEntries } from '#domain/reading/resolve-entries.ts'
import type { Page } from '#web/page.ts'
import { FaqSearch } from '#web/site/faqs/faq-search.tsx'
import { useI18n } from '#web/site/i18n.tsx'
import { loadBrand } from '#web/site/load-brand.ts'
import { PageMeta } from '#web/site/page-meta.tsx'
import { Breadcrumbs } from '#web/site/seo/breadcrumbs.tsx'
import { listSitemap } from '#web/site/seo/load-page-sitemap.ts'
import { StructuredData } from '#web/site/seo/structured-data.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Island } from '#web/ui/islands/island.tsx'
import { RichText } from '#web/ui/rich-text/rich-text.tsx'

const maxQuestions = 500

/** Frequent questions (specification section 2, "Public routes"). */
export const faqsPage: Page = {
  styles: 'web/site/faqs/page.css',
  searchEntry: {
    title: (t) => t('page.faqs'),
    text: (t) => t('faqs.lead'),
    topics: ['questions'],
  },
  sitemap: listSitemap('faqs', faq, '/faqs'),
  async render({ reading, origin, i18n: { language, t } }) {
    const brand = await loadBrand(reading, language)
    const entries = await resolveEntries(reading, faq, { limit: maxQuestions, offset: 0 })
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
        <PageMeta
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

interface Question {
  id: number
  question: string
  answer: RichTextValue | null
}

interface QuestionGroup {
  /** Null: without a group. */
  name: string | null
  questions: readonly Question[]
}

interface FaqsViewProps {
  groups: readonly QuestionGroup[]
  origin: string
}

function FaqsView({ groups, origin }: FaqsViewProps) {
  const { t, href } = useI18n()
  const isEmpty = groups.length === 0
  return (
    <div className="page-column faqs">
      <Breadcrumbs steps={[{ name: t('page.faqs'), path: '/faqs' }]} origin={origin} />
      <h1 className="section-title">{t('page.faqs')}</h1>
      <p className="page-lead">{t(isEmpty ? 'faqs.empty' : 'faqs.lead')}</p>
      {!isEmpty && (
        <Island
          name="FaqSearch"
          id="faq-search"
          component={FaqSearch}
          props={{
            label: t('faqs.search'),
            nothing: t('faqs.nothing'),
            found: t('faqs.found'),
          }}
          when="use"
        />
      )}
      {groups.map((group) => (
        <Group key={group.name ?? ''} group={group} />
      ))}
      <p className="faqs-more">
        <a className="button" href={href('/contact')}>
          {t('faqs.ask')}
          <Icon name="forward" mirrored />
        </a>
      </p>
      {!isEmpty && <StructuredData data={faqData(groups)} />}
    </div>
  )
}

function Group({ group: { name, questions } }: { group: QuestionGroup }) {
  return (
    <section className="faq-group" aria-label={name ?? undefined}>
      {name !== null && <h2 className="faq-heading">{name}</h2>}
      {questions.map((one) => (
        <QuestionItem key={one.id} item={one} />
      ))}
    </section>
  )
}

function QuestionItem({ item: { id, question, answer } }: { item: Question }) {
  const { t, href, langAttributes } = useI18n()
  return (
    <details className="faq">
      <summary>
        <span {...langAttributes(question)}>{question}</span>
        <Icon name="next" />
      </summary>
      {/* Browsers open the `details` that contains the target of the address. */}
      <div className="faq-answer" id={`question-${id}`}>
        <RichText value={answer} href={href} {...langAttributes(toPlainText(answer))} />
        <a className="faq-link" href={`#question-${id}`}>
          {t('faqs.link')}
          <span className="only-heard">: {question}</span>
        </a>
      </div>
    </details>
  )
}

/** Returns the structured data (schema.org FAQPage). */
function faqData(groups: readonly QuestionGroup[]) {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: groups.flatMap(({ questions }) =>
      questions.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: toPlainText(answer) },
      })),
    ),
  }
}

function toPlainText(answer: RichTextValue | null): string {
  return answer ? richTextToProse(answer) : ''
}

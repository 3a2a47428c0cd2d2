import { nameField } from '#catalogue/fields/resolve-field.ts'
import type { Download } from '#catalogue/published.ts'
import type { RichText } from '#catalogue/text/rich-text.ts'
import { mailWithSubject } from '#web/site/careers/mail-with-subject.ts'
import { entryClock, formatDay, formatDeadline } from '#web/site/format.ts'
import type { I18n } from '#web/site/i18n.tsx'
import type { PageBrand } from '#web/site/load-brand.ts'
import type { TenderEntry } from '#web/site/tenders/load-tenders.ts'

export interface Paper {
  id: number
  name: string
  url: string
  /** `PDF, 24 kB` */
  about: string
}

export interface Addendum {
  id: number
  title: string
  date: string
  description: string
  papers: readonly Paper[]
}

/** A date: ISO 8601 UTC, and formatted in the time zone of the tender. */
export interface Moment {
  at: string
  words: string
}

export interface TenderContent {
  path: string
  title: string
  reference: string
  summary: string
  description: RichText | null
  outcome: RichText | null
  papers: readonly Paper[]
  addenda: readonly Addendum[]
  opened: Moment
  questionsUntil: Moment | null
  closes: Moment | null
  /** A page or `mailto:`; empty for none. */
  questions: string
  apply: string
  zone: string
  locale: string
}

export function tenderContent(
  { path, values, starts_at, since, ends_at }: TenderEntry,
  brand: PageBrand,
  { t }: I18n,
): TenderContent {
  const { title, reference, summary, description, outcome, documents, addenda } = values
  const clock = entryClock(brand, values.time_zone)
  const { locale } = clock
  const subject = `${reference}: ${title}`
  const momentOf = (at: string, key = '') => ({
    at,
    words: nameField(values, key, formatDeadline(at, clock)),
  })
  const paperOf = ({ id, name, url, size }: Download): Paper => {
    return {
      id,
      name,
      url,
      about: t('tenders.file', { type: 'PDF', size: formatFileSize(size, locale) }),
    }
  }
  return {
    path: path ?? '/work-with-us/tender',
    title,
    reference,
    summary,
    description,
    outcome,
    papers: documents.map(paperOf),
    addenda: addenda.map((one) => ({
      id: one.id,
      title: one.title,
      date: one.date === null ? '' : nameField(one, 'date', formatDay(one.date, locale)),
      description: one.description,
      papers: one.documents.map(paperOf),
    })),
    opened: momentOf(starts_at ?? since),
    questionsUntil:
      values.questions_until === null ? null : momentOf(values.questions_until, 'questions_until'),
    closes: ends_at === null ? null : momentOf(ends_at, 'ends_at'),
    questions: mailWithSubject(values.questions, subject),
    apply: mailWithSubject(values.apply, subject),
    zone: clock.zone,
    locale,
  }
}

const kilobyte = 1000

/** Formats `24 kB`, `1.3 MB`. */
function formatFileSize(bytes: number, locale: string): string {
  const isLarge = bytes >= kilobyte * kilobyte
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: isLarge ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: isLarge ? 1 : 0,
  }).format(Math.max(1, bytes / kilobyte) / (isLarge ? kilobyte : 1))
}

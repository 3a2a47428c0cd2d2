import { PetalFan } from '#web/site/careers/petal-fan.tsx'
import { type WayPath, ways } from '#web/site/careers/ways.tsx'
import { useI18n } from '#web/site/i18n.tsx'
import { Breadcrumbs } from '#web/site/seo/breadcrumbs.tsx'
import type { Tender } from '#web/site/tenders/load-tenders.ts'
import { TenderCard } from '#web/site/tenders/tender-card.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { RichText } from '#web/ui/rich-text/rich-text.tsx'
import { Papers } from './papers.tsx'
import type { Addendum, TenderContent } from './tender-content.ts'
import { TenderSide } from './tender-side.tsx'

const list: WayPath = '/work-with-us/tender'

interface TenderViewProps {
  content: TenderContent
  /** When it closed, in words; null while it is open. */
  closed: string | null
  showsOutcome: boolean
  others: readonly Tender[]
  origin: string
}

/** A tender: while it is open how to bid, once it is closed what came of it. */
export function TenderView({ content, closed, showsOutcome, others, origin }: TenderViewProps) {
  const { t, href, marked } = useI18n()
  const { title, reference, summary, description, outcome, papers, addenda, path, apply } = content
  const steps = [
    { name: t('page.careers'), path: '/work-with-us' },
    { name: t(ways[list]), path: list },
    { name: title, path },
  ]
  return (
    <div className="page-column careers">
      <Breadcrumbs steps={steps} origin={origin} />
      <article className="career-full">
        <header className="career-head">
          <p className="tender-reference">
            <bdi>{reference}</bdi>
          </p>
          <h1 className="career-name" {...marked(title)}>
            {title}
          </h1>
          {summary && <p {...marked(summary)}>{summary}</p>}
          {closed === null && (
            <a className="button button-bright" href={href(apply)}>
              {t('tenders.bid')}
              <Icon name="forward" turns />
            </a>
          )}
          <PetalFan />
        </header>
        {closed !== null && <p className="career-away">{t('tenders.closed', { date: closed })}</p>}
        {showsOutcome && (
          <section className="tender-outcome" aria-labelledby="outcome">
            <h2 id="outcome" className="career-subtitle">
              {t('tenders.outcome')}
            </h2>
            {outcome ? <RichText value={outcome} href={href} /> : <p>{t('tenders.undecided')}</p>}
          </section>
        )}
        <div className="career-body">
          <div className="career-text">
            <RichText value={description} href={href} />
            {papers.length > 0 && (
              <section aria-labelledby="documents">
                <h2 id="documents" className="career-subtitle">
                  {t('tenders.documents')}
                </h2>
                <Papers papers={papers} />
              </section>
            )}
            {addenda.length > 0 && <Addenda addenda={addenda} />}
          </div>
          <TenderSide content={content} isOpen={closed === null} />
        </div>
      </article>
      <div className="career-others">
        {others.length > 0 && (
          <>
            <h2 className="career-heading">{t('careers.others')}</h2>
            <div className="jobs">
              {others.map((tender) => (
                <TenderCard key={tender.id} tender={tender} level="h3" />
              ))}
            </div>
          </>
        )}
        <p>
          <a className="button" href={href(list)}>
            {t('tenders.all')}
            <Icon name="forward" turns />
          </a>
        </p>
      </div>
    </div>
  )
}

/** What has changed since it opened, in order. */
function Addenda({ addenda }: { addenda: readonly Addendum[] }) {
  const { t, marked } = useI18n()
  return (
    <section aria-labelledby="addenda">
      <h2 id="addenda" className="career-subtitle">
        {t('tenders.addenda')}
      </h2>
      <ol className="addenda">
        {addenda.map(({ id, title, date, description, papers }) => (
          <li key={id}>
            <p className="addendum-date">{date}</p>
            <h3 {...marked(title)}>{title}</h3>
            {description && <p {...marked(description)}>{description}</p>}
            <Papers papers={papers} />
          </li>
        ))}
      </ol>
    </section>
  )
}

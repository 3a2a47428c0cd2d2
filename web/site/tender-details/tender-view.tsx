import type { ReactNode } from 'react'
import { Motif } from '#web/site/brand/motif.tsx'
import { type CareerPath, careerPages } from '#web/site/careers/career-nav.tsx'
import { useI18n } from '#web/site/i18n.tsx'
import { Prose } from '#web/site/prose.tsx'
import { Breadcrumbs } from '#web/site/seo/breadcrumbs.tsx'
import type { Tender } from '#web/site/tenders/load-tenders.ts'
import { TenderCard } from '#web/site/tenders/tender-card.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Island } from '#web/ui/islands/island.tsx'
import { DeadlineClock } from './deadline-clock.tsx'
import type { Addendum, Moment, Paper, TenderContent } from './tender-content.ts'

const list: CareerPath = '/work-with-us/tender'

interface TenderViewProps {
  content: TenderContent
  /** Closing time, formatted; null while it is open. */
  closed: string | null
  showsOutcome: boolean
  others: readonly Tender[]
  origin: string
}

export function TenderView({ content, closed, showsOutcome, others, origin }: TenderViewProps) {
  const { t, href, langAttributes } = useI18n()
  const { title, reference, summary, description, outcome, papers, addenda, path, apply, closes } =
    content
  const steps = [
    { name: t('page.careers'), path: '/work-with-us' },
    { name: t(careerPages[list]), path: list },
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
          <h1 className="career-name" {...langAttributes(title)}>
            {title}
          </h1>
          {closed === null && closes && <p>{t('tenders.until', { date: closes.words })}</p>}
          {summary && <p {...langAttributes(summary)}>{summary}</p>}
          {closed === null && (
            <a className="button button-bright" href={href(apply)}>
              {t('tenders.bid')}
              <Icon name="forward" mirrored />
            </a>
          )}
          <Motif at="head" />
        </header>
        {closed !== null && <p className="career-away">{t('tenders.closed', { date: closed })}</p>}
        {showsOutcome && (
          <section className="tender-outcome" aria-labelledby="outcome">
            <h2 id="outcome" className="career-subtitle">
              {t('tenders.outcome')}
            </h2>
            {outcome ? <Prose value={outcome} /> : <p>{t('tenders.undecided')}</p>}
          </section>
        )}
        <div className="career-body">
          <div className="career-text">
            <Prose value={description} />
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
            <Icon name="forward" mirrored />
          </a>
        </p>
      </div>
    </div>
  )
}

function Addenda({ addenda }: { addenda: readonly Addendum[] }) {
  const { t, langAttributes } = useI18n()
  return (
    <section aria-labelledby="addenda">
      <h2 id="addenda" className="career-subtitle">
        {t('tenders.addenda')}
      </h2>
      <ol className="addenda">
        {addenda.map(({ id, title, date, description, papers }) => (
          <li key={id}>
            <p className="addendum-date">{date}</p>
            <h3 {...langAttributes(title)}>{title}</h3>
            {description && <p {...langAttributes(description)}>{description}</p>}
            <Papers papers={papers} />
          </li>
        ))}
      </ol>
    </section>
  )
}

interface TenderSideProps {
  content: TenderContent
  isOpen: boolean
}

/** Renders the dates, with the clock of the server beside the deadline. */
function TenderSide({ content, isOpen }: TenderSideProps) {
  const { t } = useI18n()
  const { opened, questionsUntil, questions, closes, apply, zone, locale } = content
  return (
    <dl className="career-side">
      <Fact name={t('tenders.opened')} moment={opened} />
      {questionsUntil && (
        <Fact name={t('tenders.questionsUntil')} moment={questionsUntil}>
          {isOpen && questions && <Address href={questions} text={t('tenders.ask')} />}
        </Fact>
      )}
      {closes && (
        <Fact name={t('tenders.closes')} moment={closes}>
          {isOpen && apply && <Address href={apply} text={t('tenders.bid')} />}
          {isOpen && (
            <Island
              name="DeadlineClock"
              id="deadline"
              component={DeadlineClock}
              props={{
                closesAt: closes.at,
                zone,
                locale,
                clock: t('tenders.clock'),
                left: t('tenders.left'),
                over: t('tenders.over'),
              }}
              when="idle"
            />
          )}
        </Fact>
      )}
    </dl>
  )
}

function Fact({ name, moment, children }: { name: string; moment: Moment; children?: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <time dateTime={moment.at}>{moment.words}</time>
        {children}
      </dd>
    </div>
  )
}

/** Renders an email address as text, a page by its label. */
function Address({ href: to, text }: { href: string; text: string }) {
  const { href } = useI18n()
  const isMail = to.startsWith('mailto:')
  return (
    <a className="tender-address" href={href(to)}>
      {isMail ? <bdi dir="ltr">{to.slice('mailto:'.length).split('?')[0]}</bdi> : text}
    </a>
  )
}

function Papers({ papers }: { papers: readonly Paper[] }) {
  const { t } = useI18n()
  if (papers.length === 0) return null
  return (
    <ul className="papers">
      {papers.map(({ id, name, url, about }) => (
        <li key={id}>
          <a href={url} download={name}>
            <Icon name="file" />
            <span>
              <bdi>{name}</bdi>
              <small>{about}</small>
            </span>
            <Icon name="download" />
            <span className="only-heard">{t('tenders.download')}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}

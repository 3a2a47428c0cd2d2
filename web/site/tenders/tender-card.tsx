import { useI18n } from '#web/site/i18n.tsx'
import { Icon } from '#web/ui/icon.tsx'
import type { Tender } from './load-tenders.ts'

export function TenderCard({ tender, level: Heading }: { tender: Tender; level: 'h2' | 'h3' }) {
  const { t, href, langAttributes } = useI18n()
  const { path, title, reference, summary, closes, addenda } = tender
  return (
    <article className="job">
      <p className="tender-reference">
        <bdi>{reference}</bdi>
      </p>
      <Heading className="job-title">
        <a href={href(path)} {...langAttributes(title)}>
          {title}
        </a>
      </Heading>
      {summary && <p {...langAttributes(summary)}>{summary}</p>}
      <div className="job-foot">
        <div className="job-terms">
          {closes && <p className="job-pay">{t('tenders.until', { date: closes })}</p>}
          {addenda > 0 && (
            <p className="job-until">{t('tenders.addendaCount', { count: addenda })}</p>
          )}
        </div>
        <span className="arrow-disc">
          <Icon name="forward" mirrored />
        </span>
      </div>
    </article>
  )
}

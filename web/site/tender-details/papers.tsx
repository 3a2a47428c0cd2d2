import { useI18n } from '#web/site/i18n.tsx'
import { Icon } from '#web/ui/icon.tsx'
import type { Paper } from './tender-content.ts'

/** Documents to take along, each with its type and size. */
export function Papers({ papers }: { papers: readonly Paper[] }) {
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

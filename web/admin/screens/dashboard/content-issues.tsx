import { Anchor, Text } from '@mantine/core'
import {
  IconAlertTriangle,
  IconArrowGuide,
  IconCircleCheckFilled,
  IconClockQuestion,
  IconDiscountOff,
  IconLanguage,
  IconPhotoExclamation,
  type IconProps,
} from '@tabler/icons-react'
import type { ComponentType } from 'react'
import { Link } from 'react-router'
import type { ContentIssueList, Overview } from '#web/admin/api/wire.gen.ts'
import { LanguageTag } from '#web/admin/documents/languages/language-tag.tsx'
import { formatMoment } from '#web/admin/i18n/format-date.ts'
import { currentLocale, t } from '#web/admin/i18n/translate.ts'
import { documentTitle } from '#web/admin/ui/status/document-title.ts'
import styles from './dashboard.module.css'
import { DashboardPanel } from './panel.tsx'

type Kind = ContentIssueList['kind']

const icons: Record<Kind, ComponentType<IconProps>> = {
  pictures: IconPhotoExclamation,
  promotions: IconDiscountOff,
  hours: IconClockQuestion,
  allergens: IconAlertTriangle,
  translations: IconLanguage,
  redirects: IconArrowGuide,
}

const labels = {
  pictures: 'contentChecks.pictures',
  promotions: 'contentChecks.promotions',
  hours: 'contentChecks.hours',
  allergens: 'contentChecks.allergens',
  translations: 'contentChecks.translations',
  redirects: 'contentChecks.redirects',
} as const

/** Lists what needs attention by kind, with links to fix it. */
export function ContentIssues({
  care: { lists, looked_at },
}: {
  care: NonNullable<Overview['care']>
}) {
  return (
    <DashboardPanel title={t('contentChecks.title')}>
      <ul className={styles.rows}>
        {lists.map((list) => (
          <IssueGroup key={list.kind} list={list} />
        ))}
      </ul>
      <p className={styles.below}>
        {looked_at === null
          ? t('contentChecks.firstCheck')
          : t('contentChecks.lastChecked', { time: formatMoment(looked_at) })}
      </p>
    </DashboardPanel>
  )
}

function IssueGroup({ list: { kind, total, is_more, rows } }: { list: ContentIssueList }) {
  const Icon = icons[kind]
  const count = total.toLocaleString(currentLocale())
  if (total === 0) {
    return (
      <li className={styles.care}>
        <IconCircleCheckFilled size={20} className={styles.done} aria-hidden />
        <span>{t(labels[kind])}</span>
        <Text component="span" size="sm" c="dimmed">
          {t('contentChecks.none')}
        </Text>
      </li>
    )
  }
  return (
    <li>
      <details className={styles.details}>
        <summary className={styles.care}>
          <Icon size={20} aria-hidden />
          <span>{t(labels[kind])}</span>
          <span className={styles.count}>
            {is_more ? t('contentChecks.more', { count }) : count}
          </span>
        </summary>
        <ul className={styles.named}>
          {rows.map(({ title, label, language, path }) => (
            <li key={`${path} ${title} ${language}`}>
              <Anchor component={Link} to={path} underline="always" size="sm">
                <bdi>{label === null ? title : documentTitle({ label, title })}</bdi>
                {language !== '' && <LanguageTag place={language} />}
              </Anchor>
            </li>
          ))}
          {total > rows.length && (
            <li>{t('dashboard.moreEntries', { count: total - rows.length })}</li>
          )}
        </ul>
      </details>
    </li>
  )
}

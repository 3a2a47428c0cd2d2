import { ActionIcon, Text, Tooltip } from '@mantine/core'
import {
  IconArrowBackUp,
  IconArrowMerge,
  IconAt,
  IconCheck,
  IconCircleCheck,
  IconCircleX,
  IconClipboardCheck,
  IconLifebuoy,
  IconMessage,
  IconPhoto,
  type IconProps,
  IconShieldOff,
  IconUserCheck,
} from '@tabler/icons-react'
import type { ComponentType } from 'react'
import { Link } from 'react-router'
import type { Notice } from '#web/admin/api/wire.gen.ts'
import { formatMoment } from '#web/admin/i18n/format-date.ts'
import { t } from '#web/admin/i18n/translate.ts'
import styles from './notices.module.css'

const icons: Record<Notice['kind'], ComponentType<IconProps>> = {
  submit: IconClipboardCheck,
  withdraw: IconArrowBackUp,
  approve: IconCircleCheck,
  reject: IconCircleX,
  ticket: IconLifebuoy,
  comment: IconMessage,
  mention: IconAt,
  assign: IconUserCheck,
  carry: IconArrowMerge,
  factor: IconShieldOff,
}

/** Renders a notification; following it marks it as read. */
export function NoticeLine({ notice, onRead }: { notice: Notice; onRead: () => Promise<void> }) {
  const Icon = icons[notice.kind]
  const { sentence, text, pictures, path, read } = notice
  return (
    <li className={styles.line} data-unread={!read}>
      <span className={styles.icon} data-kind={notice.kind}>
        <Icon size={20} aria-hidden />
      </span>
      <div className={styles.told}>
        {path ? (
          <Link
            to={path}
            className={styles.sentence}
            onClick={() => {
              if (!read) void onRead()
            }}
          >
            {sentence}
          </Link>
        ) : (
          <span className={styles.sentence}>{sentence}</span>
        )}
        {text && (
          <Text size="sm" className={styles.text} lineClamp={4}>
            {text}
          </Text>
        )}
        {pictures > 0 && (
          <Text size="sm" c="dimmed">
            <IconPhoto size={16} aria-hidden className={styles.pictures} />
            {t('notices.pictures', { count: pictures })}
          </Text>
        )}
        <Text size="sm" c="dimmed">
          {!read && <span className={styles.mark}>{t('notices.unread')}</span>}
          {formatMoment(notice.at)}
        </Text>
      </div>
      {!read && (
        <Tooltip label={t('notices.mark')}>
          <ActionIcon
            variant="subtle"
            color="gray"
            size={36}
            aria-label={t('notices.markNamed', { sentence })}
            onClick={() => void onRead()}
          >
            <IconCheck size={20} aria-hidden />
          </ActionIcon>
        </Tooltip>
      )}
    </li>
  )
}

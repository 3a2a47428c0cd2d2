import { ActionIcon, Tooltip } from '@mantine/core'
import { IconBell } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router'
import { currentLocale, t } from '#web/admin/i18n/translate.ts'
import { announce } from '#web/admin/ui/dialogs/announcer.tsx'
import styles from './bell.module.css'
import { awaitingQuery, refreshNotices } from './notice-queries.ts'

/** A badge is no place for more. */
const mostShown = 99

/** The way to the inbox, with how much in it is unread; it says so once when there is more. */
export function Bell() {
  const { data } = useQuery(awaitingQuery)
  const { pathname } = useLocation()
  const count = data?.unread ?? 0
  useTellingMore(data?.unread)
  const name = count === 0 ? t('notices.bell') : t('notices.bellUnread', { count })
  return (
    <Tooltip label={name}>
      <span className={styles.bell}>
        <ActionIcon
          component={Link}
          to="/admin/notices"
          variant="default"
          size={36}
          aria-label={name}
          aria-current={pathname === '/admin/notices' ? 'page' : undefined}
        >
          <IconBell size={20} aria-hidden />
        </ActionIcon>
        {count > 0 && (
          <span className={styles.count} aria-hidden>
            {count > mostShown ? `${mostShown}+` : count.toLocaleString(currentLocale())}
          </span>
        )}
      </span>
    </Tooltip>
  )
}

/** What grew since the last look is said, and an open inbox shows it; what was read says nothing. */
function useTellingMore(unread: number | undefined) {
  const before = useRef(unread)
  useEffect(() => {
    if (unread === undefined || unread === before.current) return
    const isMore = before.current !== undefined && unread > before.current
    before.current = unread
    if (!isMore) return
    announce(t('notices.arrived', { count: unread }))
    void refreshNotices()
  }, [unread])
}

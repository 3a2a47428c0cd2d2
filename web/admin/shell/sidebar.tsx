import { ActionIcon, Badge, Group, NavLink, ScrollArea, Stack, Text } from '@mantine/core'
import { IconLogout, IconPin, IconPinFilled } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { useUser } from '#web/admin/account/session/user-context.ts'
import { useProgramVersion } from '#web/admin/api/brand.ts'
import { postApi } from '#web/admin/api/call-api.ts'
import { markSessionEnded } from '#web/admin/api/guard.ts'
import { queryClient } from '#web/admin/api/query-client.ts'
import { logOut } from '#web/admin/api/session.ts'
import { rememberCampaign } from '#web/admin/documents/campaigns/working-on.ts'
import { letLeave, unsavedLabels } from '#web/admin/documents/form/unsaved.ts'
import { currentLocale, formatList, labelled, t } from '#web/admin/i18n/translate.ts'
import { type BrowserMemory, recall, remember } from '#web/admin/ui/browser-memory.ts'
import { announce } from '#web/admin/ui/dialogs/announcer.tsx'
import { useDialogs } from '#web/admin/ui/dialogs/dialog-context.ts'
import { isWithin, type NavigationItem, navigationFor } from './navigation.ts'
import { awaitingQuery } from './notice-queries.ts'
import styles from './shell.module.css'
import { WorkingOnButton } from './working-on/working-on-button.tsx'

export function Sidebar({ onClose }: { onClose: () => void }) {
  const user = useUser()
  const logOut = useLogOut()
  const version = useProgramVersion()
  const [pins, setPins] = useState(() => readPins(localStorage))
  const groups = navigationFor(user.roles.name)
  const pinned = groups.flatMap(({ items }) => items).filter(({ title }) => pins.includes(title))

  function toggle(title: string) {
    const next = togglePin(pins, title)
    setPins(next)
    writePins(localStorage, next)
    const name = { title: labelled(title) }
    announce(next.includes(title) ? t('shell.pinnedNow', name) : t('shell.unpinnedNow', name))
  }

  return (
    <Stack h="100%" gap={0}>
      <WorkingOnButton isInMenu />
      <ScrollArea flex={1} p="sm" type="auto">
        <nav aria-label={t('shell.backOffice')}>
          {pinned.length > 0 && (
            <Entries
              title={t('shell.pinned')}
              items={pinned}
              pins={pins}
              onToggle={toggle}
              onClose={onClose}
            />
          )}
          {groups.map(({ title, items }) => (
            <Entries
              key={title ?? 'top'}
              title={title && labelled(title)}
              items={items}
              pins={pins}
              onToggle={toggle}
              onClose={onClose}
            />
          ))}
        </nav>
      </ScrollArea>
      <div className={styles.foot}>
        <NavLink
          component="button"
          label={t('logOut.do')}
          leftSection={<IconLogout size={18} aria-hidden />}
          onClick={() => void logOut()}
        />
        {version && (
          <Text size="xs" c="dimmed" px={12} pt={4}>
            {t('shell.version', { version })}
          </Text>
        )}
      </div>
    </Stack>
  )
}

interface EntriesProps {
  title: string | null
  items: NavigationItem[]
  pins: string[]
  onToggle: (title: string) => void
  onClose: () => void
}

function Entries({ title, items, pins, onToggle, onClose }: EntriesProps) {
  return (
    <section className={styles.group} aria-label={title ?? t('shell.start')}>
      {title && (
        <Text className={styles.groupTitle} component="h2">
          {title}
        </Text>
      )}
      {items.map((item) => (
        <Group key={item.path} gap={2} wrap="nowrap" className={styles.entry} onKeyDown={focusPin}>
          <Entry item={item} onClose={onClose} />
          <ActionIcon
            variant="subtle"
            color="gray"
            className={styles.pin}
            tabIndex={pins.includes(item.title) ? 0 : -1}
            aria-label={t('shell.pin', { title: labelled(item.title) })}
            aria-pressed={pins.includes(item.title)}
            onClick={() => onToggle(item.title)}
          >
            {pins.includes(item.title) ? <IconPinFilled size={15} /> : <IconPin size={15} />}
          </ActionIcon>
        </Group>
      ))}
    </section>
  )
}

/** Moves between an entry and its pin by the arrow keys, as pins are not in the Tab order. */
function focusPin({ key, currentTarget }: KeyboardEvent<HTMLElement>) {
  const isRight = key === 'ArrowRight'
  if (!isRight && key !== 'ArrowLeft') return
  const isForward = isRight === (getComputedStyle(currentTarget).direction === 'ltr')
  currentTarget.querySelector<HTMLElement>(isForward ? 'button' : 'a')?.focus()
}

function Entry({ item, onClose }: { item: NavigationItem; onClose: () => void }) {
  const { pathname } = useLocation()
  const Icon = item.icon
  const isActive = isWithin(item, pathname)
  return (
    <NavLink
      component={Link}
      to={item.path}
      label={labelled(item.title)}
      active={isActive}
      aria-current={item.path === pathname ? 'page' : isActive ? 'true' : undefined}
      aria-description={t('shell.pinByKey')}
      onClick={onClose}
      className={styles.link}
      leftSection={<Icon size={18} aria-hidden />}
      rightSection={item.badge === 'approvals' ? <PendingBadge /> : null}
    />
  )
}

function PendingBadge() {
  const { data } = useQuery(awaitingQuery)
  const count = data?.pending ?? 0
  if (count === 0) return null
  return (
    <Badge color="amber.5" circle={count < 10} aria-label={t('shell.pending', { count })}>
      {count.toLocaleString(currentLocale())}
    </Badge>
  )
}

const name = 'pinned'

/** Reads the titles pinned in the sidebar (specification section 3). */
export function readPins(memory: BrowserMemory): string[] {
  const stored = recall(memory, name)
  return Array.isArray(stored) ? stored.filter((title) => typeof title === 'string') : []
}

export function writePins(memory: BrowserMemory, titles: string[]): void {
  remember(memory, name, titles)
}

export function togglePin(titles: string[], title: string): string[] {
  return titles.includes(title) ? titles.filter((other) => other !== title) : [...titles, title]
}

/** Logs out: whatever the call answers, the credentials are removed and / opens. */
function useLogOut() {
  const dialogs = useDialogs()
  return async () => {
    const unsaved = unsavedLabels()
    if (unsaved.length > 0) {
      const leave = await dialogs.confirm({
        title: t('logOut.ask'),
        message: t('logOut.unsaved', { labels: formatList(unsaved.map(labelled)) }),
        yes: t('logOut.do'),
      })
      if (!leave) return
    }
    letLeave()
    // What is still loading would be refused.
    await queryClient.cancelQueries()
    try {
      await postApi('/auth/logout', {})
    } catch {}
    logOut()
    rememberCampaign(undefined)
    markSessionEnded(null)
    window.location.assign('/')
  }
}

import {
  ActionIcon,
  Anchor,
  Burger,
  Button,
  Group,
  Text,
  Tooltip,
  useComputedColorScheme,
  useMantineColorScheme,
} from '@mantine/core'
import { IconBell, IconExternalLink, IconMoon, IconSun } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router'
import { saveLanguage } from '#web/admin/account/session/save-language.ts'
import { useUser } from '#web/admin/account/session/user-context.ts'
import { LanguageChoice } from '#web/admin/i18n/language-choice.tsx'
import { currentLocale, t } from '#web/admin/i18n/translate.ts'
import { CheckMark } from '#web/admin/ui/check-mark.tsx'
import { announce } from '#web/admin/ui/dialogs/announcer.tsx'
import { awaitingQuery, refreshNotices } from './notice-queries.ts'
import { PaletteButton } from './palette/palette-button.tsx'
import styles from './shell.module.css'
import { WorkingOnButton } from './working-on/working-on-button.tsx'

interface TopBarProps {
  isMenuOpen: boolean
  /** Whether the menu is beside the screen, not over it. */
  isMenuBeside: boolean
  onToggleMenu: () => void
}

export function TopBar({ isMenuOpen, isMenuBeside, onToggleMenu }: TopBarProps) {
  const user = useUser()
  return (
    <Group h="100%" px={{ base: 8, xs: 'md' }} gap={6} justify="space-between" wrap="nowrap">
      <Group gap={6} wrap="nowrap" flex="none">
        <Burger
          size="sm"
          opened={isMenuOpen && !isMenuBeside}
          onClick={onToggleMenu}
          aria-label={menuWords(isMenuOpen, isMenuBeside)}
          aria-expanded={isMenuOpen}
        />
        <Anchor
          component={Link}
          to="/dashboard"
          aria-label={t('shell.dashboardLink')}
          className={styles.brand}
          underline="never"
        >
          <CheckMark size={28} />
          <span>Linecheck</span>
        </Anchor>
      </Group>
      <Group className={styles.tools} wrap="nowrap" miw={0}>
        <Text size="sm" lh={1.25} lineClamp={2} className={styles.welcome}>
          {t('shell.welcome', { name: user.username })}
        </Text>
        <WorkingOnButton />
        <PaletteButton />
        <Bell />
        <LanguageChoice onChoose={saveLanguage} />
        <ColourScheme />
        <Button
          component="a"
          href="/"
          target="_blank"
          rel="noopener"
          variant="default"
          flex="none"
          className={styles.site}
          px={{ base: 9, xs: 'md' }}
          rightSection={<IconExternalLink size={16} aria-hidden />}
          aria-label={t('shell.viewSite')}
        >
          {t('shell.viewSite')}
        </Button>
      </Group>
    </Group>
  )
}

function menuWords(isOpen: boolean, isBeside: boolean): string {
  if (isBeside) return isOpen ? t('shell.hideMenu') : t('shell.showMenu')
  return isOpen ? t('shell.closeMenu') : t('shell.openMenu')
}

function ColourScheme() {
  const { setColorScheme } = useMantineColorScheme()
  const now = useComputedColorScheme('light')
  const next = now === 'light' ? 'dark' : 'light'
  const label = next === 'dark' ? t('shell.dark') : t('shell.light')
  return (
    <Tooltip label={label}>
      <ActionIcon
        variant="default"
        size={36}
        aria-label={label}
        onClick={() => setColorScheme(next)}
      >
        {next === 'dark' ? <IconMoon size={18} aria-hidden /> : <IconSun size={18} aria-hidden />}
      </ActionIcon>
    </Tooltip>
  )
}

/** The largest number that fits the badge. */
const maxBadgeCount = 99

function Bell() {
  const { data } = useQuery(awaitingQuery)
  const { pathname } = useLocation()
  const count = data?.unread ?? 0
  useAnnounceUnread(data?.unread)
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
            {count > maxBadgeCount ? `${maxBadgeCount}+` : count.toLocaleString(currentLocale())}
          </span>
        )}
      </span>
    </Tooltip>
  )
}

/** Announces a grown count once and reloads an open inbox. */
function useAnnounceUnread(unread: number | undefined) {
  const before = useRef(unread)
  useEffect(() => {
    if (unread === undefined || unread === before.current) return
    const isMore = before.current !== undefined && unread > before.current
    before.current = unread
    if (!isMore) return
    announce(t('notices.new', { count: unread }))
    void refreshNotices()
  }, [unread])
}

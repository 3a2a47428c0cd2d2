import { Anchor, Burger, Button, Group, Text } from '@mantine/core'
import { IconExternalLink } from '@tabler/icons-react'
import { Link } from 'react-router'
import { saveLanguage } from '#web/admin/account/session/save-language.ts'
import { useUser } from '#web/admin/account/session/user-context.ts'
import { LanguageChoice } from '#web/admin/i18n/language-choice.tsx'
import { t } from '#web/admin/i18n/translate.ts'
import { Bell } from '#web/admin/shell/notices/bell.tsx'
import { ArchMark } from '#web/admin/ui/arch-mark.tsx'
import { ColourScheme } from './colour-scheme.tsx'
import styles from './shell.module.css'

interface TopBarProps {
  isMenuOpen: boolean
  toggleMenu: () => void
}

export function TopBar({ isMenuOpen, toggleMenu }: TopBarProps) {
  const user = useUser()
  return (
    <Group h="100%" px={{ base: 8, xs: 'md' }} gap={6} justify="space-between" wrap="nowrap">
      <Group gap={6} wrap="nowrap" flex="none">
        <Burger
          hiddenFrom="md"
          size="sm"
          opened={isMenuOpen}
          onClick={toggleMenu}
          aria-label={isMenuOpen ? t('shell.closeMenu') : t('shell.openMenu')}
          aria-expanded={isMenuOpen}
        />
        <Anchor
          component={Link}
          to="/dashboard"
          aria-label={t('shell.dashboardLink')}
          className={styles.brand}
          underline="never"
        >
          <ArchMark size={28} />
          <span>Linecheck</span>
        </Anchor>
      </Group>
      <Group className={styles.tools} wrap="nowrap" miw={0}>
        <Text size="sm" lh={1.25} lineClamp={2} className={styles.welcome}>
          {t('shell.welcome', { name: user.username })}
        </Text>
        <Bell />
        <LanguageChoice keep={saveLanguage} />
        <ColourScheme />
        <Button
          component="a"
          href="/"
          target="_blank"
          rel="noopener"
          variant="default"
          flex="none"
          className={styles.site}
          px={{ base: 'sm', xs: 'md' }}
          rightSection={<IconExternalLink size={16} aria-hidden />}
        >
          {t('shell.viewSite')}
        </Button>
      </Group>
    </Group>
  )
}

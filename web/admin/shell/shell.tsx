import { AppShell, Box, Container } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { useEffect, useRef, useState } from 'react'
import { Link, Outlet, useLocation } from 'react-router'
import { SessionEnding } from '#web/admin/account/session/session-ending.tsx'
import { t } from '#web/admin/i18n/translate.ts'
import { ConnectionNote } from '#web/admin/ui/connection/connection-note.tsx'
import { Crumbs } from './crumbs.tsx'
import styles from './shell.module.css'
import { Sidebar } from './sidebar.tsx'
import { TopBar } from './top-bar.tsx'

/** Around every screen: top bar, sidebar, breadcrumbs. */
export function Shell() {
  const [isMenuOpen, setMenuOpen] = useState(false)
  const isWide = useMediaQuery('(min-width: 62em)', true, { getInitialValueInEffect: false })
  const main = useRef<HTMLElement>(null)
  useFocusOnNewScreen(main)
  return (
    <>
      <Link
        className={styles.skip}
        to="#content"
        replace
        preventScrollReset
        onClick={() => main.current?.focus()}
      >
        {t('shell.skip')}
      </Link>
      <AppShell
        header={{ height: 60 }}
        navbar={{ width: 260, breakpoint: 'md', collapsed: { mobile: !isMenuOpen } }}
        padding={0}
      >
        <AppShell.Header>
          <TopBar isMenuOpen={isMenuOpen} toggleMenu={() => setMenuOpen((open) => !open)} />
        </AppShell.Header>
        <AppShell.Navbar
          inert={!isWide && !isMenuOpen}
          onKeyDown={(event) => {
            if (event.key === 'Escape') setMenuOpen(false)
          }}
        >
          <Sidebar close={() => setMenuOpen(false)} />
        </AppShell.Navbar>
        <AppShell.Main ref={main} id="content" tabIndex={-1} className={styles.main}>
          <Container size={1120} px={{ base: 'md', sm: 'xl' }} py="lg">
            <ConnectionNote />
            <Box mb="md">
              <Crumbs />
            </Box>
            <Outlet />
          </Container>
        </AppShell.Main>
      </AppShell>
      <SessionEnding />
    </>
  )
}

/**
 * A new screen starts at its top, for eyes and for screen readers; the first one is left alone, and
 * so is one whose address names a part of it: there it leads itself.
 */
function useFocusOnNewScreen(main: React.RefObject<HTMLElement | null>) {
  const { pathname, hash } = useLocation()
  const before = useRef(pathname)
  useEffect(() => {
    if (before.current === pathname) return
    before.current = pathname
    if (hash) return
    window.scrollTo(0, 0)
    main.current?.focus({ preventScroll: true })
  }, [pathname, hash, main])
}

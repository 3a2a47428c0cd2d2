import { Anchor, AppShell, Breadcrumbs, Container, Group, Text } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconHelp, IconHome } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { Link, Outlet, useLocation } from 'react-router'
import { SessionEnding } from '#web/admin/account/session/session-ending.tsx'
import { useCampaign } from '#web/admin/documents/campaigns/working-on.ts'
import { labelled, t } from '#web/admin/i18n/translate.ts'
import { recall, remember } from '#web/admin/ui/browser-memory.ts'
import { ConnectionNote } from '#web/admin/ui/connection/connection-note.tsx'
import { Toasts } from '#web/admin/ui/dialogs/toasts.tsx'
import { partLater } from '#web/admin/ui/loading/part-later.tsx'
import { guideOf } from './guide-of.ts'
import { crumbsOf } from './navigation.ts'
import styles from './shell.module.css'
import { Sidebar } from './sidebar.tsx'
import { TopBar } from './top-bar.tsx'
import { campaignScopeOf } from './working-on/campaign-scope.ts'
import { useCampaignInAddress } from './working-on/use-working-on.ts'
import bandStyles from './working-on/working-on.module.css'

const CampaignBand = partLater(
  async () => (await import('./working-on/campaign-band.tsx')).CampaignBand,
  () => <div className={bandStyles.band} />,
)

/** Where the browser keeps whether the sidebar is away on a wide screen. */
const collapsedName = 'sidebar-collapsed'

export function Shell() {
  const [isMenuOpen, setMenuOpen] = useState(false)
  const [isCollapsed, setCollapsed] = useState(() => recall(localStorage, collapsedName) !== null)
  const isWide = useMediaQuery('(min-width: 62em)', true, { getInitialValueInEffect: false })
  const main = useRef<HTMLElement>(null)
  useFocusOnNewScreen(main)
  const campaign = useCampaign()
  useCampaignInAddress()

  function toggleMenu() {
    if (!isWide) return setMenuOpen(!isMenuOpen)
    setCollapsed(!isCollapsed)
    remember(localStorage, collapsedName, isCollapsed ? null : {})
  }

  const isOpen = isWide ? !isCollapsed : isMenuOpen
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
        navbar={{
          width: 260,
          breakpoint: 'md',
          collapsed: { mobile: !isMenuOpen, desktop: isCollapsed },
        }}
        padding={0}
      >
        <AppShell.Header>
          <TopBar isMenuOpen={isOpen} isMenuBeside={isWide} onToggleMenu={toggleMenu} />
        </AppShell.Header>
        <AppShell.Navbar
          inert={!isOpen}
          onKeyDown={(event) => {
            if (event.key === 'Escape') setMenuOpen(false)
          }}
        >
          <Sidebar onClose={() => setMenuOpen(false)} />
        </AppShell.Navbar>
        <AppShell.Main ref={main} id="content" tabIndex={-1} className={styles.main}>
          {campaign !== undefined && <CampaignBand campaign={campaign} />}
          <Container size={1120} px={{ base: 'md', sm: 'xl' }} py="lg">
            <ConnectionNote />
            <Group mb="md" justify="space-between" wrap="nowrap" align="baseline">
              <Crumbs />
              <HelpLink />
            </Group>
            <Screen />
          </Container>
        </AppShell.Main>
      </AppShell>
      <Toasts />
      <SessionEnding />
    </>
  )
}

/** Renders the screen. What a form holds for a campaign is left behind with it. */
function Screen() {
  const campaign = useCampaign()
  const isForm = campaignScopeOf(useLocation().pathname) === 'form'
  return <Outlet key={isForm ? campaign : undefined} />
}

/** Focuses the top of a new screen, but not of an address with a hash. */
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

function Crumbs() {
  const crumbs = crumbsOf(useLocation().pathname)
  return (
    <nav aria-label={t('shell.breadcrumb')}>
      <Breadcrumbs separatorMargin={6}>
        {crumbs.map(({ title, path }, index) =>
          path ? (
            <Anchor key={title} component={Link} to={path} size="sm" className={styles.crumb}>
              {index === 0 && <IconHome size={15} aria-hidden />}
              {labelled(title)}
            </Anchor>
          ) : (
            <Text
              key={title}
              size="sm"
              c="dimmed"
              aria-current={index === crumbs.length - 1 ? 'page' : undefined}
            >
              {labelled(title)}
            </Text>
          ),
        )}
      </Breadcrumbs>
    </nav>
  )
}

/** Opens the guide about the screen. It is a page of its own, so that nothing unsaved is left. */
function HelpLink() {
  const { pathname } = useLocation()
  return (
    <Anchor
      href={guideOf(pathname)}
      target="_blank"
      rel="noopener"
      size="sm"
      className={styles.crumb}
    >
      <IconHelp size={15} aria-hidden />
      {t('shell.help')}
    </Anchor>
  )
}

import { Group, Paper, Stack, Tabs, Text, Title, UnstyledButton } from '@mantine/core'
import { useInViewport } from '@mantine/hooks'
import { IconChevronDown } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { type ComponentType, useEffect, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { type Editor, tabOf } from '#catalogue/editor.ts'
import { appPreviewAddress, pages } from '#catalogue/pages.ts'
import { editorQuery } from '#web/admin/api/queries.ts'
import type { EditorLoad } from '#web/admin/api/section-calls.ts'
import type { LogEntry } from '#web/admin/api/wire.gen.ts'
import { useCampaign } from '#web/admin/documents/campaigns/working-on.ts'
import { useConfirmLeaving } from '#web/admin/documents/form/unsaved.ts'
import { LogFilters } from '#web/admin/documents/history/log-filters.tsx'
import { LogTable } from '#web/admin/documents/history/log-table.tsx'
import { useLogView } from '#web/admin/documents/history/use-log-view.ts'
import type { CardContentProps } from '#web/admin/documents/section-card/card-content.tsx'
import { CardsWithBar } from '#web/admin/documents/section-card/cards-bar.tsx'
import { LanguageCard } from '#web/admin/documents/translation/language-card.tsx'
import { formatDate, formatMoment } from '#web/admin/i18n/format-date.ts'
import { labelled, t } from '#web/admin/i18n/translate.ts'
import { Pager } from '#web/admin/lists/paging/pager.tsx'
import { tablePage } from '#web/admin/lists/paging/table-page.ts'
import { Loaded } from '#web/admin/ui/loading/loaded.tsx'
import { partLater } from '#web/admin/ui/loading/part-later.tsx'
import { SkeletonRows } from '#web/admin/ui/loading/skeleton-rows.tsx'
import { goTo } from '#web/admin/ui/panel/panel.tsx'
import { StatusBadge } from '#web/admin/ui/status/badge.tsx'
import styles from './pages.module.css'

const LinkedFrom = partLater(
  async () => (await import('#web/admin/documents/links/linked-from.tsx')).LinkedFrom,
  () => null,
)

interface EditorScreenProps {
  editor: Editor
  /** Replaces the fields of its only card, which then comes before the log. */
  Inside?: ComponentType<CardContentProps> | undefined
}

/** Renders a screen that edits sections as cards; everything on it follows from the catalogue. */
export function EditorScreen({ editor, Inside }: EditorScreenProps) {
  const campaign = useCampaign()
  const load = useQuery(editorQuery(editor, { campaign }))
  useConfirmLeaving()
  const title = labelled(editor.title)
  return (
    <Stack gap="lg">
      <title>{`${title} · Linecheck`}</title>
      <Group justify="space-between" align="baseline">
        <Title order={1}>{title}</Title>
        {load.data && (
          <Text c="dimmed">
            {t('editor.lastUpdated', { date: formatDate(load.data.last_updated_at) })}
          </Text>
        )}
      </Group>
      <Loaded query={load} skeleton={<EditorSkeleton cards={editor.sections.length} />}>
        {(data) => <Cards editor={editor} Inside={Inside} load={data} logs={data.logs} />}
      </Loaded>
    </Stack>
  )
}

interface CardsProps extends EditorScreenProps {
  load: EditorLoad
  logs: LogEntry[]
}

function Cards({ editor, Inside, load, logs }: CardsProps) {
  const links = pathsOf(editor)
  const { hash } = useLocation()
  // A link may point to a card, and the cards have only now been rendered.
  useEffect(() => {
    if (hash) goTo(decodeURIComponent(hash.slice(1)))
  }, [hash])
  const cards = editor.sections.map((section) => {
    const state = load.sections[section.entityType]
    return state ? <LanguageCard key={section.key} {...{ editor, section, state, Inside }} /> : null
  })
  const isBarred = editor.sections.length > 1
  const order = editor.sections.map(({ entityType }) => entityType)
  return (
    <>
      {!Inside && (
        <Stack gap="md">
          <CardIndex editor={editor} load={load} />
          <PageLog logs={logs} />
        </Stack>
      )}
      {isBarred ? <CardsWithBar order={order}>{cards}</CardsWithBar> : cards}
      {Inside && <PageLog logs={logs} />}
      {links.length > 0 && <LinkedFromBelow links={links} />}
    </>
  )
}

/** Renders what links to the pages once it is scrolled to: most people come for a card. */
function LinkedFromBelow({ links }: { links: readonly string[] }) {
  const { ref, inViewport } = useInViewport()
  const [isSeen, setSeen] = useState(false)
  if (inViewport && !isSeen) setSeen(true)
  return <div ref={ref}>{isSeen && <LinkedFrom links={links} />}</div>
}

/** Returns the addresses of the site's pages that an editor writes. */
function pathsOf({ sections }: Editor): string[] {
  const paths = sections.flatMap(({ previewPath }) => previewPath?.split('?')[0] ?? [])
  const isPage = (path: string) =>
    path === appPreviewAddress || pages.some((page) => page.path === path)
  return [...new Set(paths.filter(isPage))]
}

/** Links to each card, with its state. */
function CardIndex({ editor, load }: { editor: Editor; load: EditorLoad }) {
  return (
    <nav aria-label={t('editor.cards')} className={styles.index}>
      {editor.sections.map(({ key, label, entityType, workflow }) => {
        const state = load.sections[entityType]
        return state ? (
          <a
            key={key}
            href={`#${key}`}
            className={styles.link}
            onClick={(event) => {
              event.preventDefault()
              goTo(key)
            }}
          >
            {labelled(label)}
            {state.record && workflow === 'approval' && (
              <StatusBadge code={state.record.approval} />
            )}
          </a>
        ) : null
      })}
    </nav>
  )
}

function EditorSkeleton({ cards }: { cards: number }) {
  return (
    <>
      <Stack gap="md" aria-hidden>
        <SkeletonRows count={1} height={36} />
        <SkeletonRows count={1} height={76} />
      </Stack>
      <Stack gap="xl" aria-hidden>
        <SkeletonRows count={cards} height={280} />
      </Stack>
    </>
  )
}

const columns = ['description', 'author', 'approved_by', 'statusText', 'remarks'] as const

/** Renders the page's log, newest first; collapsed, only the latest line. */
function PageLog({ logs }: { logs: LogEntry[] }) {
  const { view, show } = useLogView()
  const [isOpen, setOpen] = useState(true)
  const { rows, total, page, lastPage } = tablePage(logs, view, columns, view.sort)
  const [latest] = logs

  return (
    <Paper component="section" withBorder px="md" py="sm" aria-labelledby="activity-log">
      <Title order={2} size="h4" id="activity-log">
        <UnstyledButton
          className={styles.fold}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          <IconChevronDown size={20} aria-hidden className={styles.arrow} data-open={isOpen} />
          {t('editor.log')}
        </UnstyledButton>
      </Title>
      {!isOpen && (
        <Text size="sm" c="dimmed" className={styles.latest}>
          {latest ? latestWords(latest) : t('editor.logEmpty')}
        </Text>
      )}
      {isOpen && (
        <Stack py="xs">
          <LogFilters view={view} onChange={show} />
          <LogTable
            caption={t('editor.logTable')}
            rows={rows}
            sorting={{ sort: view.sort, change: (sort) => show({ sort }) }}
            empty={logs.length === 0 ? t('editor.logEmpty') : t('editor.logNoMatch')}
          />
          <Pager
            list={{ page, last_page: lastPage, total }}
            perPage={view.perPage}
            onChange={show}
          />
        </Stack>
      )}
    </Paper>
  )
}

function latestWords({ description, author, approved_by, created_at, approved_at }: LogEntry) {
  const name = approved_by ?? author
  const by = t('record.byAt', { name, time: formatMoment(approved_at ?? created_at) })
  return t('editor.logLatest', { description, by })
}

/** Renders an editor in tabs, each with an address of its own (contract section 4). */
export function TabbedScreen({ editor }: { editor: Editor }) {
  const [params, setParams] = useSearchParams()
  const tabKey = params.get('tab')
  const { key: chosen = '' } = editor.tabs.find(({ key }) => key === tabKey) ?? editor.tabs[0] ?? {}
  return (
    <Tabs value={chosen} onChange={(tab) => tab && setParams({ tab })} keepMounted={false}>
      <Stack gap="lg">
        <Tabs.List aria-label={labelled(editor.title)}>
          {editor.tabs.map(({ key, label }) => (
            <Tabs.Tab key={key} value={key}>
              {labelled(label)}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value={chosen}>
          <EditorScreen key={chosen} editor={tabOf(editor, chosen)} />
        </Tabs.Panel>
      </Stack>
    </Tabs>
  )
}

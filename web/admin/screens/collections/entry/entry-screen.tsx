import { Button, Group, Paper, Stack, Text, Title } from '@mantine/core'
import { IconExternalLink, IconFileOff } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { Link, Navigate, useLocation, useParams } from 'react-router'
import type { Collection } from '#catalogue/declaration.ts'
import { screenOf } from '#catalogue/screens-of.ts'
import type { EntryState } from '#web/admin/api/collection-calls.ts'
import { entryLogQuery, entryQuery } from '#web/admin/api/entry-queries.ts'
import { Refusal } from '#web/admin/api/refusal.ts'
import styles from '#web/admin/documents/entry/entry.module.css'
import { entryScreen } from '#web/admin/documents/entry/entry-screen-path.ts'
import { windowZone } from '#web/admin/documents/entry/window-fields.ts'
import { useConfirmLeaving } from '#web/admin/documents/form/unsaved.ts'
import { LogSkeleton, LogTable } from '#web/admin/documents/history/log-table.tsx'
import { textAt } from '#web/admin/fields/row.ts'
import { labelled, t } from '#web/admin/i18n/translate.ts'
import { Pager } from '#web/admin/lists/paging/pager.tsx'
import { firstView } from '#web/admin/lists/paging/table-page.ts'
import { ToErrorPage } from '#web/admin/shell/route-failed.tsx'
import { LoadFailed } from '#web/admin/ui/loading/load-failed.tsx'
import { EntryMarks } from '#web/admin/ui/status/entry-marks.tsx'
import { EntryActions } from './entry-actions.tsx'
import { EntryEditor } from './entry-editor.tsx'
import { EntrySkeleton } from './entry-skeleton.tsx'
import { entryStatusOf } from './entry-status-of.ts'

/** An entry of a collection, to be read, edited and decided on; everything on it follows from the catalogue. */
export function EntryScreen({ collection }: { collection: Collection }) {
  const { id = '' } = useParams()
  return /^[1-9]\d{0,8}$/.test(id) ? (
    <Entry key={id} collection={collection} id={Number(id)} />
  ) : (
    <ToErrorPage />
  )
}

/** The screen of an entry by its number. */
export function Entry({ collection, id }: { collection: Collection; id: number }) {
  const load = useQuery(entryQuery(collection, id))
  useConfirmLeaving()
  const location = useLocation()
  const label = labelled(collection.label)
  if (load.error instanceof Refusal && load.error.status === 404) {
    return <NoSuchEntry collection={collection} sentence={load.error.message} />
  }
  const desk = load.data ? screenOf(collection, load.data.values) : collection
  if (desk.screens.list !== collection.screens.list) {
    return <Navigate to={{ ...location, pathname: entryScreen(desk, id) }} replace />
  }
  return (
    <Stack gap="xl">
      {!load.data && <title>{`${label} · Linecheck`}</title>}
      {load.isError && !load.data && (
        <LoadFailed error={load.error} retry={() => void load.refetch()} />
      )}
      {load.isPending && <EntrySkeleton />}
      {load.data && (
        <>
          <EntryHeader collection={collection} entry={load.data} />
          <EntryEditor collection={collection} entry={load.data} />
          <EntryHistory collection={collection} id={id} />
        </>
      )}
    </Stack>
  )
}

interface EntryHeadProps {
  collection: Collection
  entry: EntryState
}

/** What the entry is called, how it stands on the website, and what can be done with it as a whole. */
function EntryHeader({ collection, entry }: EntryHeadProps) {
  const title = textAt(entry.values, collection.titleKey) || t('entry.untitled')
  const standing = entryStatusOf(entry)
  const plural = labelled(collection.plural)
  return (
    <Group justify="space-between" align="flex-end" gap="md">
      <title>{`${title} · ${plural} · Linecheck`}</title>
      <Stack gap={4} miw={0} flex="1 1 320px">
        <Title order={1} dir="auto" className={styles.title}>
          {title}
        </Title>
        <EntryMarks entry={standing} zone={windowZone(entry.entity_type, entry.values)} />
      </Stack>
      <Group gap="sm">
        {entry.path && standing.live && !standing.archived && (
          <Button
            component="a"
            href={entry.path}
            target="_blank"
            rel="noopener"
            variant="default"
            rightSection={<IconExternalLink size={16} aria-hidden />}
          >
            {t('entry.viewOnSite')}
          </Button>
        )}
        <EntryActions collection={collection} entry={entry} title={title} />
      </Group>
      {standing.archived && (
        <Text size="sm" w="100%">
          {t('entry.isArchived')}
        </Text>
      )}
    </Group>
  )
}

/** What happened to this entry in all languages, newest first; each line opens what it changed. */
function EntryHistory({ collection, id }: { collection: Collection; id: number }) {
  const label = useId()
  const [view, setView] = useState(firstView)
  const logs = useQuery(entryLogQuery(collection, id, view))
  return (
    <Paper component="section" withBorder p="md" aria-labelledby={label}>
      <Stack>
        <Title order={2} size="h4" id={label}>
          {t('entry.history')}
        </Title>
        {logs.isError && <LoadFailed error={logs.error} retry={() => void logs.refetch()} />}
        {logs.isPending && <LogSkeleton rows={view.perPage} />}
        {logs.data && (
          <>
            <LogTable caption={t('entry.history')} rows={logs.data.data} empty={t('logs.empty')} />
            {logs.data.total > view.perPage && (
              <Pager
                view={view}
                page={logs.data.page}
                lastPage={logs.data.last_page}
                total={logs.data.total}
                change={setView}
              />
            )}
          </>
        )}
      </Stack>
    </Paper>
  )
}

/** An address of an entry that is not there, with the way to those that are. */
function NoSuchEntry({ collection, sentence }: { collection: Collection; sentence: string }) {
  const plural = labelled(collection.plural)
  return (
    <Paper withBorder p="xl">
      <title>{`${plural} · Linecheck`}</title>
      <Stack align="center" gap="sm" ta="center">
        <IconFileOff size={40} stroke={1.3} aria-hidden />
        <Title order={1} size="h3">
          {sentence}
        </Title>
        <Text c="dimmed">{t('entry.notHere')}</Text>
        <Button component={Link} to={collection.screens.list}>
          {t('entry.toList', { plural })}
        </Button>
      </Stack>
    </Paper>
  )
}

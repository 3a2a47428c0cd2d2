import { Button, Group, Paper, Skeleton, Stack, Text, Title } from '@mantine/core'
import { IconExternalLink, IconFileOff } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link, Navigate, useLocation, useParams } from 'react-router'
import type { Collection } from '#catalogue/declaration.ts'
import { screenOf } from '#catalogue/screens-of.ts'
import { ApiError } from '#web/admin/api/api-error.ts'
import type { EntryState } from '#web/admin/api/collection-calls.ts'
import { entryQuery } from '#web/admin/api/entry-queries.ts'
import { useCampaign } from '#web/admin/documents/campaigns/working-on.ts'
import styles from '#web/admin/documents/entry/entry.module.css'
import { entryScreen, windowZone } from '#web/admin/documents/entry/entry-shape.ts'
import { FormLayout } from '#web/admin/documents/form/form-layout.tsx'
import { useConfirmLeaving } from '#web/admin/documents/form/unsaved.ts'
import { textAt } from '#web/admin/fields/row.ts'
import { labelled, t } from '#web/admin/i18n/translate.ts'
import { ToErrorPage } from '#web/admin/shell/route-failed.tsx'
import { Loaded } from '#web/admin/ui/loading/loaded.tsx'
import { SkeletonRows } from '#web/admin/ui/loading/skeleton-rows.tsx'
import { EntryBadges, visibilityOf } from '#web/admin/ui/status/entry-badges.tsx'
import { EntryActions } from './entry-actions.tsx'
import { EntryEditor } from './entry-editor.tsx'

/** Renders the screen of a collection's entry; everything on it follows from the declaration. */
export function EntryScreen({ collection }: { collection: Collection }) {
  const { id = '' } = useParams()
  return /^[1-9]\d{0,8}$/.test(id) ? (
    <Entry key={id} collection={collection} id={Number(id)} />
  ) : (
    <ToErrorPage />
  )
}

export function Entry({ collection, id }: { collection: Collection; id: number }) {
  const load = useQuery(entryQuery(collection, id, { campaign: useCampaign() }))
  useConfirmLeaving()
  const location = useLocation()
  const label = labelled(collection.label)
  if (load.error instanceof ApiError && load.error.status === 404) {
    return <NoSuchEntry collection={collection} sentence={load.error.message} />
  }
  const narrowed = load.data ? screenOf(collection, load.data.values) : collection
  if (narrowed.screens.list !== collection.screens.list) {
    return <Navigate to={{ ...location, pathname: entryScreen(narrowed, id) }} replace />
  }
  return (
    <Stack gap="xl">
      {!load.data && <title>{`${label} · Linecheck`}</title>}
      <Loaded query={load} skeleton={<EntrySkeleton />}>
        {(data) => (
          <>
            <EntryHeader collection={collection} entry={data} />
            <EntryEditor collection={collection} entry={data} />
          </>
        )}
      </Loaded>
    </Stack>
  )
}

/** Renders an entry's title, its state on the website and the actions on the whole entry. */
function EntryHeader({ collection, entry }: { collection: Collection; entry: EntryState }) {
  const title = textAt(entry.values, collection.titleKey) || t('entry.untitled')
  const visibility = visibilityOf(entry.records)
  const plural = labelled(collection.plural)
  const isOnSite = entry.campaign === undefined
  return (
    <Group justify="space-between" align="flex-end" gap="md">
      <title>{`${title} · ${plural} · Linecheck`}</title>
      <Stack gap={4} miw={0} flex="1 1 320px">
        <Title order={1} dir="auto" className={styles.title}>
          {title}
        </Title>
        {/* What was approved in a campaign guests see while that is open, which the band says. */}
        {isOnSite && (
          <EntryBadges entry={visibility} zone={windowZone(entry.entity_type, entry.values)} />
        )}
      </Stack>
      <Group gap="sm">
        {isOnSite && entry.path && visibility.live && !visibility.archived && (
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
      {visibility.archived && (
        <Text size="sm" w="100%">
          {t('entry.isArchived')}
        </Text>
      )}
    </Group>
  )
}

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
        <Text c="dimmed">{t('entry.notFound')}</Text>
        <Button component={Link} to={collection.screens.list}>
          {t('entry.toList', { plural })}
        </Button>
      </Stack>
    </Paper>
  )
}

export function EntrySkeleton() {
  return (
    <Stack gap="xl" aria-hidden>
      <Skeleton h={64} w="60%" />
      <Paper withBorder p="md" pt={72}>
        <FormLayout
          head={<Skeleton h={36} />}
          actions={<Skeleton h={84} />}
          about={<SkeletonRows count={3} height={120} />}
        >
          <SkeletonRows count={6} height={72} />
        </FormLayout>
      </Paper>
    </Stack>
  )
}

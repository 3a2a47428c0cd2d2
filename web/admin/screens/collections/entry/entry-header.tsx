import { Button, Group, Stack, Text, Title } from '@mantine/core'
import { IconExternalLink } from '@tabler/icons-react'
import type { Collection } from '#catalogue/declaration.ts'
import type { EntryState } from '#web/admin/api/collection-calls.ts'
import styles from '#web/admin/documents/entry/entry.module.css'
import { windowZone } from '#web/admin/documents/entry/window-fields.ts'
import { textAt } from '#web/admin/fields/row.ts'
import { labelled, t } from '#web/admin/i18n/translate.ts'
import { EntryMarks } from '#web/admin/ui/status/entry-marks.tsx'
import { EntryActions } from './entry-actions.tsx'
import { standingOf } from './standing-of.ts'

interface EntryHeadProps {
  collection: Collection
  entry: EntryState
}

/** What the entry is called, how it stands on the website, and what can be done with it as a whole. */
export function EntryHeader({ collection, entry }: EntryHeadProps) {
  const title = textAt(entry.values, collection.titleKey) || t('entry.untitled')
  const standing = standingOf(entry)
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

import { Checkbox, Group, Paper, Stack, Text } from '@mantine/core'
import { LanguageMarks } from '#web/admin/documents/languages/language-state-badge.tsx'
import { wordsOf } from '#web/admin/fields/words-of.ts'
import { momentWords } from '#web/admin/i18n/date-words.ts'
import { labelled, t } from '#web/admin/i18n/translate.ts'
import { entryTitle } from '#web/admin/lists/entry-title.ts'
import { EntryMarks } from '#web/admin/ui/status/entry-marks.tsx'
import { StatusBadge } from '#web/admin/ui/status/status-badge.tsx'
import type { EntriesProps } from './entry-table.tsx'
import { EntryTitle } from './entry-title.tsx'
import styles from './list.module.css'
import { columnsOf } from './list-view.ts'

/** The entries of a page on a phone: one card each. */
export function EntryCards({ collection, entries, selection, isBusy }: EntriesProps) {
  const columns = columnsOf(collection)
  return (
    <ul aria-label={labelled(collection.plural)} aria-busy={isBusy} className={styles.cards}>
      {entries.map((entry) => (
        <Paper key={entry.id} component="li" withBorder p="sm">
          <Group wrap="nowrap" align="flex-start" gap="sm">
            {selection && (
              <Checkbox
                aria-label={t('collection.select', { title: entryTitle(entry) })}
                {...selection.boxOf([entry])}
              />
            )}
            <Stack gap={6} align="flex-start" miw={0}>
              <EntryTitle collection={collection} entry={entry} />
              <Group gap="xs">
                <StatusBadge code={entry.approval} />
                <EntryMarks entry={entry} />
              </Group>
              {columns.map((field) => (
                <Text key={field.key} size="sm">
                  {t('collection.fact', {
                    name: labelled(field.label),
                    value: wordsOf(field, entry.values) || '–',
                  })}
                </Text>
              ))}
              {entry.languages && <LanguageMarks languages={entry.languages} />}
              <Text size="sm" c="dimmed">
                {t('collection.fact', {
                  name: t('collection.changed'),
                  value: momentWords(entry.updated_at),
                })}
              </Text>
            </Stack>
          </Group>
        </Paper>
      ))}
    </ul>
  )
}

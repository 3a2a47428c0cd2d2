import { Anchor, Group, Text } from '@mantine/core'
import { Link } from 'react-router'
import { declarationByEntityType } from '#catalogue/catalogue.ts'
import type { OpenEntry } from '#web/admin/api/wire.gen.ts'
import { momentWords } from '#web/admin/dates/date-words.ts'
import { titleOfLine } from '#web/admin/entry/title-of-line.ts'
import { labelled, say } from '#web/admin/speech/speech.ts'
import { StatusBadge } from '#web/admin/status/status-badge.tsx'

/** An entry that somebody has to go on with: what it is, how it stands, and since when. */
export function OpenEntryLine({ entry }: { entry: OpenEntry }) {
  const { label = '' } = declarationByEntityType(entry.entity_type) ?? {}
  return (
    <>
      <Group gap="sm">
        <Anchor component={Link} to={entry.editor_path} fw={600} underline="always">
          {say('record.titled', { label: labelled(label), title: titleOfLine(entry) })}
        </Anchor>
        <StatusBadge code={entry.approval} />
      </Group>
      <Text size="sm" c="dimmed">
        {say('collection.fact', {
          name: say('collection.changed'),
          value: momentWords(entry.updated_at),
        })}
      </Text>
    </>
  )
}

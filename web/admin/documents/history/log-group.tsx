import { Anchor, Text } from '@mantine/core'
import { Link } from 'react-router'
import { declarationByEntityType } from '#catalogue/catalogue.ts'
import type { LogEntry } from '#web/admin/api/wire.gen.ts'
import { currentLocale, labelled, t } from '#web/admin/i18n/translate.ts'

type LogGroup = LogEntry & { group: NonNullable<LogEntry['group']> }

export function isGroup(line: LogEntry): line is LogGroup {
  return line.group !== undefined
}

/** Renders a line of the log that stands for many of one import, and leads to them. */
export function LogGroupLink({ line }: { line: LogGroup }) {
  const { batch, lines, entries } = line.group
  const query = new URLSearchParams({ batch, group: `${line.id}` })
  return (
    <div>
      <Anchor component={Link} to={{ search: `?${query}` }} underline="always" fw={500}>
        {t('logs.import', { kind: kindOf(line), entries: inWords(entries) })}
      </Anchor>
      <Text size="sm" c="dimmed">
        {t('logs.andMore', { description: line.description, count: lines - 1 })}
      </Text>
    </div>
  )
}

function kindOf({ entity_type }: LogEntry): string {
  const declaration = declarationByEntityType(entity_type)
  if (!declaration) return entity_type
  return labelled('plural' in declaration ? `${declaration.plural}` : declaration.label)
}

function inWords(count: number): string {
  return count.toLocaleString(currentLocale())
}

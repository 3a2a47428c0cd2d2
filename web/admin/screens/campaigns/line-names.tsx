import { List } from '@mantine/core'
import type { CampaignLine } from '#web/admin/api/wire.gen.ts'
import { LanguageTag } from '#web/admin/documents/languages/language-tag.tsx'
import { documentTitle } from '#web/admin/ui/status/document-title.ts'

export function lineKey({ entity_type, entry_id, language }: CampaignLine): string {
  return `${entity_type}/${entry_id}@${language}`
}

/** Lists the names of some documents of a campaign. */
export function LineNames({ lines }: { lines: readonly CampaignLine[] }) {
  return (
    <List size="sm">
      {lines.map((line) => (
        <List.Item key={lineKey(line)}>
          <bdi>{documentTitle(line)}</bdi>
          {line.language !== '' && <LanguageTag place={line.language} />}
        </List.Item>
      ))}
    </List>
  )
}

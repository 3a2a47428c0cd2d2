import { Anchor, Group, Pagination, Paper, Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { Link } from 'react-router'
import type { Collection } from '#catalogue/declaration.ts'
import { limits } from '#catalogue/limits.ts'
import { stateCodes } from '#catalogue/revision-state.ts'
import { linkUsesQuery } from '#web/admin/api/queries.ts'
import { queryClient } from '#web/admin/api/query-client.ts'
import type { LinkUse } from '#web/admin/api/wire.gen.ts'
import { LanguageTag } from '#web/admin/documents/languages/language-tag.tsx'
import { t } from '#web/admin/i18n/translate.ts'
import { Loaded } from '#web/admin/ui/loading/loaded.tsx'
import { SkeletonRows } from '#web/admin/ui/loading/skeleton-rows.tsx'
import { StatusBadge } from '#web/admin/ui/status/badge.tsx'
import { documentTitle } from '#web/admin/ui/status/document-title.ts'

const perPage = 10

export function linkToEntry({ entityType }: Collection, id: number): string {
  return `entry:${entityType}/${id}`
}

/** Lists what links to the pages of a screen. */
export function LinkedFrom({ links }: { links: readonly string[] }) {
  const label = useId()
  return (
    <Paper component="section" withBorder p="md" aria-labelledby={label}>
      <Stack gap="sm">
        <Title order={2} size="h4" id={label}>
          {t('links.from')}
        </Title>
        <LinkUses links={links} />
      </Stack>
    </Paper>
  )
}

/** Lists what links to these targets, a page at a time. */
export function LinkUses({ links }: { links: readonly string[] }) {
  const [page, setPage] = useState(1)
  const uses = useQuery(linkUsesQuery(links, { page, per_page: perPage }))
  return (
    <Loaded query={uses} skeleton={<SkeletonRows count={1} height={24} />}>
      {({ data, total, last_page }) => (
        <>
          {total === 0 && <Text c="dimmed">{t('links.fromNowhere')}</Text>}
          <UseList uses={data} />
          {last_page > 1 && (
            <Pagination size="sm" value={page} total={last_page} onChange={setPage} />
          )}
        </>
      )}
    </Loaded>
  )
}

function UseList({ uses }: { uses: readonly LinkUse[] }) {
  return (
    <Stack component="ul" gap="xs" m={0} p={0} style={{ listStyle: 'none' }}>
      {uses.map((use) => (
        <Group
          component="li"
          key={`${use.entity_type} ${use.entry_id} ${use.language}`}
          gap="xs"
          wrap="wrap"
        >
          <Text component="span" dir="auto" style={{ overflowWrap: 'anywhere' }}>
            {use.editor_path ? (
              <Anchor component={Link} to={use.editor_path} underline="always">
                {documentTitle(use)}
              </Anchor>
            ) : (
              documentTitle(use)
            )}
            <LanguageTag place={use.language} />
          </Text>
          {use.is_live && <StatusBadge code={stateCodes.approved} />}
          {use.approval !== null && <StatusBadge code={use.approval} />}
        </Group>
      ))}
    </Stack>
  )
}

const named = 5

/** Returns what a question about taking entries off the site says about links to them, or nothing. */
export async function linksNote(collection: Collection, ids: readonly number[]) {
  const links = ids.slice(0, limits.pageSize).map((id) => linkToEntry(collection, id))
  const query = { ...linkUsesQuery(links, { page: 1, per_page: named }), staleTime: 0 }
  const { data, total } = await queryClient.fetchQuery(query)
  if (total === 0) return {}
  const about = (
    <Stack gap="xs">
      <Text>{t('links.willEnd', { count: total })}</Text>
      <ul style={{ margin: 0 }}>
        {data.map((use) => (
          <li key={`${use.entity_type} ${use.entry_id} ${use.language}`} dir="auto">
            {documentTitle(use)}
            <LanguageTag place={use.language} />
          </li>
        ))}
      </ul>
      {total > data.length && <Text>{t('links.more', { count: total - data.length })}</Text>}
    </Stack>
  )
  return { about }
}

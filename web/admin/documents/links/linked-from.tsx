import { Anchor, Group, Pagination, Paper, Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { Link } from 'react-router'
import type { Collection } from '#catalogue/declaration.ts'
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
import { keyOfUse, liveUses } from './live-uses.ts'

const perPage = 10

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
        <Group component="li" key={keyOfUse(use)} gap="xs" wrap="wrap">
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
  const uses = await liveUses(
    (links, page) => queryClient.fetchQuery({ ...linkUsesQuery(links, page), staleTime: 0 }),
    collection,
    ids,
  )
  if (uses.length === 0) return {}
  const about = (
    <Stack gap="xs">
      <Text>{t('links.willEnd', { count: uses.length })}</Text>
      <ul style={{ margin: 0 }}>
        {uses.slice(0, named).map((use) => (
          <li key={keyOfUse(use)} dir="auto">
            {documentTitle(use)}
            <LanguageTag place={use.language} />
          </li>
        ))}
      </ul>
      {uses.length > named && <Text>{t('links.more', { count: uses.length - named })}</Text>}
    </Stack>
  )
  return { about }
}

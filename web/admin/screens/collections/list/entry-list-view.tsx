import { Paper, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { RefObject } from 'react'
import type { Collection } from '#catalogue/declaration.ts'
import type { EntryRow } from '#web/admin/api/collection-calls.ts'
import { entriesQuery } from '#web/admin/api/entry-queries.ts'
import { useSelection } from '#web/admin/lists/selection/selection.ts'
import { LoadFailed } from '#web/admin/ui/loading/load-failed.tsx'
import { BulkBar } from './bulk-bar.tsx'
import { EntryList } from './entry-list.tsx'
import { ListSkeleton } from './list-skeleton.tsx'
import { ListToolbar } from './list-toolbar.tsx'
import { filterOf } from './list-view.ts'
import { TransferButtons } from './transfer-buttons.tsx'
import type { ShownList } from './use-list-view.ts'

interface ListDeskProps {
  collection: Collection
  shown: ShownList
  mayEdit: boolean
  heading: RefObject<HTMLHeadingElement | null>
}

/** The list with what narrows it down, and what can be done with several entries at once. */
export function EntryListView({ collection, shown, mayEdit, heading }: ListDeskProps) {
  const entries = useQuery(entriesQuery(collection, filterOf(collection, shown.view)))
  const selection = useSelection<EntryRow>({ isComing: entries.isPlaceholderData })
  return (
    <>
      <Paper withBorder p="md">
        <Stack>
          <ListToolbar collection={collection} {...shown} />
          {entries.isError && (
            <LoadFailed error={entries.error} retry={() => void entries.refetch()} />
          )}
          {entries.isPending && <ListSkeleton rows={shown.view.perPage} />}
          {entries.data && (
            <EntryList
              collection={collection}
              shown={shown}
              list={entries.data}
              selection={mayEdit ? selection : null}
              isBusy={entries.isPlaceholderData}
              heading={heading}
            />
          )}
        </Stack>
      </Paper>
      <TransferButtons collection={collection} view={shown.view} mayEdit={mayEdit} />
      {selection.chosen.length > 0 && (
        <BulkBar collection={collection} selection={selection} heading={heading} />
      )}
    </>
  )
}

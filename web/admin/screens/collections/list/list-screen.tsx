import { Button, Group, Paper, Stack } from '@mantine/core'
import { IconArrowsSort, IconList } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { type RefObject, useRef } from 'react'
import type { Collection } from '#catalogue/declaration.ts'
import { mayEditSome, mayEverywhere } from '#web/admin/account/session/scope.ts'
import { useUser } from '#web/admin/account/session/user-context.ts'
import type { EntryRow } from '#web/admin/api/collection-calls.ts'
import { entriesQuery } from '#web/admin/api/entry-queries.ts'
import { useConfirmLeaving } from '#web/admin/documents/form/unsaved.ts'
import { useMayAdd } from '#web/admin/documents/languages/use-may-add.ts'
import { labelled, t } from '#web/admin/i18n/translate.ts'
import { useSelection } from '#web/admin/lists/selection/selection.ts'
import { Loaded } from '#web/admin/ui/loading/loaded.tsx'
import { partLater } from '#web/admin/ui/loading/part-later.tsx'
import { SkeletonRows } from '#web/admin/ui/loading/skeleton-rows.tsx'
import { ScreenHeader } from '#web/admin/ui/panel/panel.tsx'
import { BulkBar } from './bulk-bar.tsx'
import { EditWholeList } from './edit-whole-list.tsx'
import { EntryList } from './entry-list.tsx'
import { AddButton, FeedLinks, ListToolbar, TransferButtons } from './list-toolbar.tsx'
import { bulkWhereOf, filterOf, type ListViewState, useListView } from './list-view.ts'

const OrderEditor = partLater(
  async () => (await import('#web/admin/screens/collections/order/order-editor.tsx')).OrderEditor,
  () => <ListSkeleton rows={8} />,
)

/** Renders a collection's entries, or their order; everything on it follows from the declaration. */
export function ListScreen({ collection }: { collection: Collection }) {
  const listView = useListView(collection)
  const heading = useRef<HTMLHeadingElement>(null)
  const user = useUser()
  const mayEdit = mayEditSome(user, collection)
  const mayAdd = useMayAdd()(collection)
  const { isOrdering } = listView.view
  useConfirmLeaving()

  return (
    <Stack gap="lg">
      <ScreenHeader title={labelled(collection.plural)} heading={heading}>
        <Group gap="sm">
          <Button
            variant="default"
            leftSection={
              isOrdering ? (
                <IconList size={18} aria-hidden />
              ) : (
                <IconArrowsSort size={18} aria-hidden />
              )
            }
            onClick={() => listView.show({ isOrdering: !isOrdering })}
          >
            {isOrdering ? t('order.back') : t('order.change')}
          </Button>
          {mayAdd && <AddButton collection={collection} />}
        </Group>
      </ScreenHeader>
      {isOrdering ? (
        <OrderEditor collection={collection} />
      ) : (
        <EntryListView
          collection={collection}
          listView={listView}
          mayEdit={mayEdit}
          mayImport={mayEverywhere(user, collection.ability)}
          heading={heading}
        />
      )}
    </Stack>
  )
}

interface EntryListViewProps {
  collection: Collection
  listView: ListViewState
  mayEdit: boolean
  mayImport: boolean
  heading: RefObject<HTMLHeadingElement | null>
}

function EntryListView(props: EntryListViewProps) {
  const { collection, listView, mayEdit, mayImport, heading } = props
  const entries = useQuery(
    entriesQuery(collection, filterOf(collection, listView.view, listView.columns)),
  )
  const where = bulkWhereOf(collection, listView.view)
  const selection = useSelection<EntryRow>({ isComing: entries.isPlaceholderData })
  return (
    <>
      <Paper withBorder p="md">
        <Stack>
          <ListToolbar collection={collection} listView={listView} />
          <Loaded query={entries} skeleton={<ListSkeleton rows={listView.view.perPage} />}>
            {(data) => (
              <EntryList
                collection={collection}
                listView={listView}
                list={data}
                selection={mayEdit ? selection : null}
                isBusy={entries.isPlaceholderData}
                heading={heading}
              />
            )}
          </Loaded>
        </Stack>
      </Paper>
      {mayEdit && where && entries.data && entries.data.total > 1 && (
        <EditWholeList collection={collection} where={where} count={entries.data.total} />
      )}
      <TransferButtons collection={collection} view={listView.view} mayEdit={mayImport} />
      {collection.screens.feeds && <FeedLinks feeds={collection.screens.feeds} />}
      {selection.chosen.length > 0 && (
        <BulkBar collection={collection} selection={selection} heading={heading} />
      )}
    </>
  )
}

function ListSkeleton({ rows }: { rows: number }) {
  return (
    <Stack gap="xs" aria-hidden>
      <SkeletonRows count={rows + 1} height={48} />
    </Stack>
  )
}

import { Button, Group, Paper, Stack, Title } from '@mantine/core'
import { IconArrowsSort, IconList } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { RefObject } from 'react'
import { useRef } from 'react'
import type { Collection } from '#catalogue/declaration.ts'
import { may } from '#catalogue/roles.ts'
import { useUser } from '#web/admin/account/session/user-context.ts'
import type { EntryRow } from '#web/admin/api/collection-calls.ts'
import { entriesQuery } from '#web/admin/api/entry-queries.ts'
import { useConfirmLeaving } from '#web/admin/documents/form/unsaved.ts'
import { labelled, t } from '#web/admin/i18n/translate.ts'
import { useSelection } from '#web/admin/lists/selection/selection.ts'
import { LoadFailed } from '#web/admin/ui/loading/load-failed.tsx'
import { partLater } from '#web/admin/ui/loading/part-later.tsx'
import { AddButton } from './add-button.tsx'
import { BulkBar } from './bulk-bar.tsx'
import { EntryList } from './entry-list.tsx'
import styles from './list.module.css'
import { ListSkeleton } from './list-skeleton.tsx'
import { ListToolbar, TransferButtons } from './list-toolbar.tsx'
import { filterOf } from './list-view.ts'
import type { ShownList } from './use-list-view.ts'
import { useListView } from './use-list-view.ts'

const OrderDesk = partLater(
  async () => (await import('#web/admin/screens/collections/order/order-editor.tsx')).OrderEditor,
  () => <ListSkeleton rows={8} />,
)

/** All entries of a collection, or their order; everything on it follows from the catalogue. */
export function ListScreen({ collection }: { collection: Collection }) {
  const shown = useListView(collection)
  const heading = useRef<HTMLHeadingElement>(null)
  const mayEdit = may(useUser().roles.name, collection.ability)
  const { isOrdering } = shown.view
  useConfirmLeaving()
  const title = labelled(collection.plural)

  return (
    <Stack gap="lg">
      <title>{`${title} · Linecheck`}</title>
      <Group justify="space-between">
        <Title order={1} ref={heading} tabIndex={-1} className={styles.heading}>
          {title}
        </Title>
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
            onClick={() => shown.show({ isOrdering: !isOrdering })}
          >
            {isOrdering ? t('order.back') : t('order.change')}
          </Button>
          {mayEdit && <AddButton collection={collection} />}
        </Group>
      </Group>
      {isOrdering ? (
        <OrderDesk collection={collection} />
      ) : (
        <EntryListView collection={collection} shown={shown} mayEdit={mayEdit} heading={heading} />
      )}
    </Stack>
  )
}

interface ListDeskProps {
  collection: Collection
  shown: ShownList
  mayEdit: boolean
  heading: RefObject<HTMLHeadingElement | null>
}

/** The list with what narrows it down, and what can be done with several entries at once. */
function EntryListView({ collection, shown, mayEdit, heading }: ListDeskProps) {
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

import { Button, Group, Stack, Title } from '@mantine/core'
import { IconArrowsSort, IconList } from '@tabler/icons-react'
import { useRef } from 'react'
import type { Collection } from '#catalogue/declaration.ts'
import { may } from '#catalogue/roles.ts'
import { useUser } from '#web/admin/account/session/user-context.ts'
import { useConfirmLeaving } from '#web/admin/documents/form/unsaved.ts'
import { labelled, t } from '#web/admin/i18n/translate.ts'
import { partLater } from '#web/admin/ui/loading/part-later.tsx'
import { AddButton } from './add-button.tsx'
import { EntryListView } from './entry-list-view.tsx'
import styles from './list.module.css'
import { ListSkeleton } from './list-skeleton.tsx'
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

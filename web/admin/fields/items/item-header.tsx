import { Accordion, Group, Text } from '@mantine/core'
import { IconAlertCircle } from '@tabler/icons-react'
import type { ItemSet } from '#catalogue/declaration.ts'
import type { FormItem } from '#web/admin/fields/form-content.ts'
import { t } from '#web/admin/i18n/translate.ts'
import { EntryHandle } from '#web/admin/ui/ordered-list/entry-buttons.tsx'
import { entryId } from '#web/admin/ui/ordered-list/entry-ids.ts'
import { entryKey } from './entry-key.ts'
import { ItemButtons } from './item-buttons.tsx'
import styles from './item-set.module.css'
import { itemName, itemTitle } from './item-title.ts'

interface ItemHeadProps {
  set: ItemSet
  item: FormItem
  index: number
  count: number
  isWrong: boolean
  /** May the only one be removed too? */
  mayBeEmpty?: boolean
  remove: () => void
  move: (to: number) => void
  /** Where the item is taken hold of for dragging; left out where it cannot be. */
  handleRef?: ((element: Element | null) => void) | undefined
}

/** An item's line: open it, move it, remove it (X only when there is more than one, unless said). */
export function ItemHeader(props: ItemHeadProps) {
  const { set, item, index, count, isWrong, mayBeEmpty = false, remove, move, handleRef } = props
  const name = itemName(set, index)
  const isOpen = set.fixed === null
  const title = itemTitle(set.fields, item.row)
  return (
    <Group wrap="nowrap" gap={2} px={6}>
      {handleRef && <EntryHandle name={name} handleRef={handleRef} />}
      <Accordion.Control id={entryId(entryKey(set, item), 'main')}>
        <Group gap="xs" wrap="nowrap">
          {isWrong && (
            <IconAlertCircle size={18} className={styles.wrong} aria-label={t('items.toMend')} />
          )}
          <Text component="span" fw={600} className={styles.number}>
            {name}
          </Text>
          <Text component="bdi" c="dimmed" truncate>
            {title}
          </Text>
        </Group>
      </Accordion.Control>
      {isOpen && (count > 1 || mayBeEmpty) && (
        <ItemButtons {...{ set, item, index, count, move, remove }} />
      )}
    </Group>
  )
}

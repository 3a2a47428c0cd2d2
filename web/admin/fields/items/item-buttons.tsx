import type { ItemSet } from '#catalogue/declaration.ts'
import type { FormItem } from '#web/admin/fields/form-content.ts'
import { EntryButtons } from '#web/admin/ui/ordered-list/entry-buttons.tsx'
import { entryKey } from './entry-key.ts'
import { itemName } from './item-title.ts'

interface ItemButtonsProps {
  set: ItemSet
  item: FormItem
  index: number
  count: number
  /** Null where the order means nothing. */
  move: ((to: number) => void) | null
  remove: () => void
}

/** Up, down and away, for one item of a set. */
export function ItemButtons({ set, item, ...place }: ItemButtonsProps) {
  const { index } = place
  return <EntryButtons entry={entryKey(set, item)} name={itemName(set, index)} {...place} />
}

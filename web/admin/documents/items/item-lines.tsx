import type { ShownItems } from '#web/admin/fields/items/shown-items.ts'
import { ItemLine } from './item-line.tsx'
import styles from './item-lines.module.css'

interface ItemLinesProps extends ShownItems {
  mayEdit: boolean
}

/** Items whose fields are lines of text, edited where they stand. */
export function ItemLines(props: ItemLinesProps) {
  const { set, items, errors, steps, change, mayEdit } = props
  return (
    <ol className={styles.lines}>
      {items.map((item, index) => (
        <ItemLine
          key={item.key}
          set={set}
          item={item}
          index={index}
          count={items.length}
          errors={errors.items[item.key] ?? {}}
          mayEdit={mayEdit}
          remove={() => steps.remove(index)}
          move={set.ordered ? (to) => steps.step(index, to) : null}
          change={(patch, field) => change(item, patch, field)}
        />
      ))}
    </ol>
  )
}

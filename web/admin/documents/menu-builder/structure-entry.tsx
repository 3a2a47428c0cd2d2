import { useSortable } from '@dnd-kit/react/sortable'
import { currentLocale, labelled } from '#web/admin/i18n/translate.ts'
import type { Draggable } from '#web/admin/ui/ordered-list/drag-words.ts'
import { EntryButtons, EntryHandle } from '#web/admin/ui/ordered-list/entry-buttons.tsx'
import type { MenuPage } from './builder.ts'
import styles from './menu-builder.module.css'

interface EntryProps {
  page: MenuPage
  index: number
  /** Does a drag column begin with it? */
  isFirst: boolean
}

interface StructureEntryProps extends EntryProps {
  count: number
  remove: () => void
  move: (to: number) => void
}

export function pageKey({ id }: MenuPage): string {
  return `page-${id}`
}

/** One page of the menu: its number, its name, and what moves or removes it. */
export function StructureEntry(props: StructureEntryProps) {
  const { page, index, count, isFirst, remove, move } = props
  const { ref, handleRef } = useSortable({
    id: page.id,
    index,
    data: { name: labelled(page.name), count } satisfies Draggable,
  })
  return (
    <li ref={ref} className={styles.entry} data-first={isFirst}>
      <EntryHandle name={labelled(page.name)} handleRef={handleRef} />
      <Named page={page} index={index} />
      <span className={styles.buttons}>
        <EntryButtons
          entry={pageKey(page)}
          name={labelled(page.name)}
          index={index}
          count={count}
          move={move}
          remove={remove}
        />
      </span>
    </li>
  )
}

/** The same for people who only look. */
export function ShownEntry({ page, index, isFirst }: EntryProps) {
  return (
    <li className={styles.entry} data-first={isFirst}>
      <Named page={page} index={index} />
    </li>
  )
}

function Named({ page, index }: Pick<EntryProps, 'page' | 'index'>) {
  return (
    <>
      <span className={styles.number}>{(index + 1).toLocaleString(currentLocale())}.</span>
      <span className={styles.name}>{labelled(page.name)}</span>
    </>
  )
}

import { Table, UnstyledButton } from '@mantine/core'
import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react'
import { nextSort, type Sort } from './sort.ts'
import styles from './table.module.css'

interface SortHeadProps {
  /** The column's name in the call. */
  by: string
  label: string
  sort: Sort | null
  change: (sort: Sort | null) => void
}

/** The head of a column: pressed once it sorts up, twice down, and then no more. */
export function SortableHeader({ by, label, sort, change }: SortHeadProps) {
  const own = sort?.by === by ? sort : null
  const Icon = own ? (own.descending ? IconArrowDown : IconArrowUp) : IconArrowsSort
  const direction = own ? (own.descending ? 'descending' : 'ascending') : 'none'
  return (
    <Table.Th scope="col" aria-sort={direction}>
      <UnstyledButton className={styles.sort} onClick={() => change(nextSort(sort, by))}>
        {label}
        <Icon size={14} aria-hidden className={styles.sortIcon} data-on={own !== null} />
      </UnstyledButton>
    </Table.Th>
  )
}

import { Paper, Stack, Table, Text, UnstyledButton } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react'
import type { Key, ReactNode } from 'react'
import styles from './table.module.css'

export interface Column<Row> {
  by: string
  label: string
  cell: (row: Row) => ReactNode
  className?: string | undefined
}

interface ResponsiveTableProps<Row> {
  label: string
  rows: readonly Row[]
  keyOf: (row: Row) => Key
  empty: string
  columns: readonly Column<Row>[]
  /** In pixels; narrower tables scroll sideways. */
  minWidth: number
  /** Renders a row on a phone. */
  card: (row: Row) => ReactNode
  sorting?: Sorting | undefined
}

export interface Sorting {
  sort: Sort | null
  change: (sort: Sort | null) => void
  /** The sortable columns; all when left out. */
  columns?: readonly string[]
}

export function ResponsiveTable<Row>(props: ResponsiveTableProps<Row>) {
  const { label, rows, keyOf, empty, columns, minWidth, card, sorting } = props
  const isNarrow = useMediaQuery('(max-width: 48em)', undefined, { getInitialValueInEffect: false })
  if (rows.length === 0) {
    return (
      <Text c="dimmed" py="xl" ta="center">
        {empty}
      </Text>
    )
  }
  if (isNarrow) {
    return (
      <Stack component="ul" gap="sm" className={styles.cards} aria-label={label}>
        {rows.map((row) => (
          <Paper key={keyOf(row)} component="li" withBorder p="sm">
            <Stack gap={6} align="flex-start">
              {card(row)}
            </Stack>
          </Paper>
        ))}
      </Stack>
    )
  }
  return (
    <Table.ScrollContainer minWidth={minWidth} scrollAreaProps={{ type: 'auto' }}>
      <Table aria-label={label} verticalSpacing="sm" highlightOnHover className={styles.table}>
        <Table.Thead>
          <Table.Tr>
            {columns.map((column) =>
              sorting && (sorting.columns ?? [column.by]).includes(column.by) ? (
                <SortableHeader
                  key={column.by}
                  by={column.by}
                  label={column.label}
                  sort={sorting.sort}
                  onChange={sorting.change}
                />
              ) : (
                <Table.Th key={column.by} scope="col">
                  {column.label}
                </Table.Th>
              ),
            )}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map((row) => (
            <Table.Tr key={keyOf(row)}>
              {columns.map(({ by, cell, className }) => (
                <Table.Td key={by} className={className}>
                  {cell(row)}
                </Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  )
}

interface SortableHeaderProps {
  by: string
  label: string
  sort: Sort | null
  onChange: (sort: Sort | null) => void
}

/** Renders a column's header, which sorts ascending, descending, and not at all in turn. */
export function SortableHeader({ by, label, sort, onChange }: SortableHeaderProps) {
  const columnSort = sort?.by === by ? sort : null
  const Icon = columnSort ? (columnSort.descending ? IconArrowDown : IconArrowUp) : IconArrowsSort
  const direction = columnSort ? (columnSort.descending ? 'descending' : 'ascending') : 'none'
  return (
    <Table.Th scope="col" aria-sort={direction}>
      <UnstyledButton className={styles.sort} onClick={() => onChange(nextSort(sort, by))}>
        {label}
        <Icon size={14} aria-hidden className={styles.sortIcon} data-on={columnSort !== null} />
      </UnstyledButton>
    </Table.Th>
  )
}

export function RowButton({ onOpen, children }: { onOpen: () => void; children: ReactNode }) {
  return (
    <UnstyledButton className={styles.opens} aria-haspopup="dialog" onClick={onOpen}>
      {children}
    </UnstyledButton>
  )
}

export interface Sort {
  by: string
  descending: boolean
}

/** Returns the next sort of a clicked header: ascending, descending, none. */
export function nextSort(sort: Sort | null, by: string): Sort | null {
  if (sort?.by !== by) return { by, descending: false }
  return sort.descending ? null : { by, descending: true }
}

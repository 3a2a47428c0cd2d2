import { Group, NativeSelect, Pagination, Text } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { t } from '#web/admin/i18n/translate.ts'
import { pageSizes } from './table-page.ts'

interface Paged {
  page: number
  perPage: number
}

interface PagerProps<V extends Paged> {
  view: V
  page: number
  lastPage: number
  total: number
  /** Whether the count is a lower bound. */
  isMore?: boolean
  change: (view: V) => void
}

export function Pager<V extends Paged>(props: PagerProps<V>) {
  const { view, page, lastPage, total, isMore = false, change } = props
  const isNarrow = useMediaQuery('(max-width: 36em)')
  const first = total === 0 ? 0 : (page - 1) * view.perPage + 1
  const last = Math.min(page * view.perPage, total)
  const range = { first, last, total }
  return (
    <Group justify="space-between" gap="sm">
      <Group gap="sm">
        <NativeSelect
          size="sm"
          aria-label={t('history.rowsAPage')}
          data={pageSizes.map((size) => ({
            value: String(size),
            label: t('history.rows', { count: size }),
          }))}
          value={String(view.perPage)}
          onChange={(event) =>
            change({ ...view, perPage: Number(event.currentTarget.value), page: 1 })
          }
        />
        <Text size="sm" c="dimmed" role="status">
          {isMore ? t('history.rangeOfMore', range) : t('history.range', range)}
        </Text>
      </Group>
      <Pagination
        size="sm"
        total={lastPage}
        value={page}
        siblings={isNarrow ? 0 : 1}
        boundaries={1}
        withEdges
        onChange={(next) => change({ ...view, page: next })}
      />
    </Group>
  )
}

import { Group, NativeSelect, Pagination, Text } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { useEffect, useEffectEvent } from 'react'
import { t } from '#web/admin/i18n/translate.ts'
import { type PageView, pageSizes } from './table-page.ts'

interface PagerProps {
  list: {
    page: number
    last_page: number
    total: number
    /** Whether the count is a lower bound. */
    more?: boolean | undefined
  }
  perPage: number
  /** `isClamped` where the list has no such page, e.g. for an old link. */
  onChange: (to: PageView, isClamped: boolean) => void
}

export function Pager({ list, perPage, onChange }: PagerProps) {
  const { page, last_page: lastPage, total, more } = list
  const isNarrow = useMediaQuery('(max-width: 36em)')
  useClampedPage(page, lastPage, (to) => onChange({ page: to, perPage }, true))
  const range = { first: (page - 1) * perPage + 1, last: Math.min(page * perPage, total), total }
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
          value={String(perPage)}
          onChange={({ currentTarget: { value } }) =>
            onChange({ perPage: Number(value), page: 1 }, false)
          }
        />
        <Text size="sm" c="dimmed" role="status">
          {total > 0 && t(more ? 'history.rangeOfMore' : 'history.range', range)}
        </Text>
      </Group>
      <Pagination
        size="sm"
        total={lastPage}
        value={page}
        siblings={isNarrow ? 0 : 1}
        boundaries={1}
        withEdges
        onChange={(to) => onChange({ page: to, perPage }, false)}
      />
    </Group>
  )
}

/** Goes from a page after the last one (an old link, or rows were deleted) to the last. */
export function useClampedPage(page: number, lastPage: number, go: (page: number) => void): void {
  const goToLast = useEffectEvent(() => go(lastPage))
  useEffect(() => {
    if (page > lastPage) goToLast()
  }, [page, lastPage])
}

import { Group, NativeSelect } from '@mantine/core'
import { t } from '#web/admin/i18n/translate.ts'
import { TypedSearch } from '#web/admin/lists/typed-search.tsx'
import { sortOrderOf, sortOrders } from './sort-order.ts'
import type { ShownMedia } from './use-media-view.ts'

/** The search box and the sort select; both stand in the address. */
export function MediaToolbar({ view, go }: ShownMedia) {
  return (
    <Group gap="sm" align="flex-end">
      <TypedSearch
        flex="1 1 220px"
        label={t('media.search')}
        placeholder={t('media.searchHint')}
        words={view.search}
        search={(search) => go({ search }, { replace: true })}
      />
      <NativeSelect
        label={t('media.sort')}
        data={sortOrders.map(({ value, title }) => ({ value, label: t(title) }))}
        value={view.sort}
        onChange={(event) =>
          go({ sort: sortOrderOf(event.currentTarget.value) }, { replace: true })
        }
      />
    </Group>
  )
}

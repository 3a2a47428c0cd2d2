import { Group, NativeSelect } from '@mantine/core'
import { say } from '#web/admin/i18n/speech.ts'
import { TypedSearch } from '#web/admin/lists/typed-search.tsx'
import { sortOrderOf, sortOrders } from './sort-order.ts'
import type { ShownMedia } from './use-media-view.ts'

/** The search box and the sort select; both stand in the address. */
export function MediaToolbar({ view, go }: ShownMedia) {
  return (
    <Group gap="sm" align="flex-end">
      <TypedSearch
        flex="1 1 220px"
        label={say('media.search')}
        placeholder={say('media.searchHint')}
        words={view.search}
        search={(search) => go({ search }, { replace: true })}
      />
      <NativeSelect
        label={say('media.sort')}
        data={sortOrders.map(({ value, title }) => ({ value, label: say(title) }))}
        value={view.sort}
        onChange={(event) =>
          go({ sort: sortOrderOf(event.currentTarget.value) }, { replace: true })
        }
      />
    </Group>
  )
}

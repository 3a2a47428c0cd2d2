import { Group, NativeSelect, TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { limits } from '#catalogue/limits.ts'
import { say } from '#web/admin/speech/speech.ts'
import { sortOrderOf, sortOrders } from './sort-order.ts'
import type { ShownMedia } from './use-media-view.ts'

const typingPause = 250

/** The search box and the sort select; both stand in the address. */
export function MediaToolbar({ view, go }: ShownMedia) {
  const [typed, setTyped] = useState(view.search)
  const search = useDebouncedCallback(
    (words: string) => go({ search: words.trim() }, { replace: true }),
    typingPause,
  )

  // Back and Forward change the words too.
  useEffect(() => {
    setTyped((now) => (now.trim() === view.search ? now : view.search))
  }, [view.search])

  return (
    <Group gap="sm" align="flex-end">
      <TextInput
        type="search"
        flex="1 1 220px"
        label={say('media.search')}
        placeholder={say('media.searchHint')}
        maxLength={limits.search}
        leftSection={<IconSearch size={16} aria-hidden />}
        value={typed}
        onChange={({ currentTarget: { value } }) => {
          setTyped(value)
          search(value)
        }}
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

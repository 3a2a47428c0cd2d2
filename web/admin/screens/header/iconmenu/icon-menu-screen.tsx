import { queryOptions, useQuery } from '@tanstack/react-query'
import { productIcons } from '#catalogue/frame/product-icons.ts'
import { getApi } from '#web/admin/api/call-api.ts'
import { menuStamp } from '#web/admin/dates/date-words.ts'
import { FrameScreen } from '#web/admin/direct/frame-screen.tsx'
import { labelled, say } from '#web/admin/speech/speech.ts'
import { IconSet } from './icon-set.tsx'

const iconsQuery = queryOptions({
  queryKey: ['frame', 'icons'],
  queryFn: ({ signal }) => getApi('/products/lists/icons', { signal }),
})

/** The five icons of the menu overlay. */
export function IconMenuScreen() {
  const load = useQuery(iconsQuery)
  return (
    <FrameScreen
      title={labelled(productIcons.label)}
      intro={say('icons.intro')}
      load={load}
      lastUpdated={({ updated_at }) => menuStamp(updated_at)}
    >
      {(data) => <IconSet load={data} />}
    </FrameScreen>
  )
}

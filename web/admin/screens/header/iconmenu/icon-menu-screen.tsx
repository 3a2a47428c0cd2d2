import { queryOptions, useQuery } from '@tanstack/react-query'
import { productIcons } from '#catalogue/frame/product-icons.ts'
import type { Language } from '#catalogue/languages.ts'
import { getApi } from '#web/admin/api/call-api.ts'
import { seenAgain } from '#web/admin/api/seen-again.ts'
import { menuStamp } from '#web/admin/dates/date-words.ts'
import { FrameScreen } from '#web/admin/direct/frame-screen.tsx'
import { labelled, say } from '#web/admin/speech/speech.ts'
import { DirectLanguages } from '#web/admin/translation/direct-languages.tsx'
import { IconSet } from './icon-set.tsx'

function loadIcons(lang: Language, signal: AbortSignal) {
  return getApi('/products/lists/icons', { query: { lang }, signal })
}

const iconsQuery = queryOptions({
  queryKey: ['frame', 'icons'],
  queryFn: ({ signal }) => getApi('/products/lists/icons', { signal }),
  ...seenAgain,
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
      {(data) => (
        <DirectLanguages section={productIcons} load={data} loadIn={loadIcons}>
          <IconSet load={data} />
        </DirectLanguages>
      )}
    </FrameScreen>
  )
}

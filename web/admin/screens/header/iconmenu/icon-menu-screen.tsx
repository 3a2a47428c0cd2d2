import { queryOptions, useQuery } from '@tanstack/react-query'
import type { Language } from '#catalogue/languages.ts'
import { productIcons } from '#catalogue/sections/site/product-icons.ts'
import { getApi } from '#web/admin/api/call-api.ts'
import { seenAgain } from '#web/admin/api/query-client.ts'
import { LayoutScreen } from '#web/admin/documents/direct/layout-screen.tsx'
import { DirectLanguages } from '#web/admin/documents/translation/direct-languages.tsx'
import { menuStamp } from '#web/admin/i18n/date-words.ts'
import { labelled, t } from '#web/admin/i18n/translate.ts'
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
    <LayoutScreen
      title={labelled(productIcons.label)}
      intro={t('icons.intro')}
      load={load}
      lastUpdated={({ updated_at }) => menuStamp(updated_at)}
    >
      {(data) => (
        <DirectLanguages section={productIcons} load={data} loadIn={loadIcons}>
          <IconSet load={data} />
        </DirectLanguages>
      )}
    </LayoutScreen>
  )
}

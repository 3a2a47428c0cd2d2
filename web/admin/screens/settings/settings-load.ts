import { queryOptions } from '@tanstack/react-query'
import type { Language } from '#catalogue/languages.ts'
import { type Got, getApi } from '#web/admin/api/call-api.ts'
import { seenAgain } from '#web/admin/api/query-client.ts'

/** The brand, its logo, what is saved at addresses of its own. */
export type SettingsLoad = Got<'get', '/settings'>

export function loadSettings(lang: Language, signal: AbortSignal) {
  return getApi('/settings', { query: { lang }, signal })
}

export const settingsQuery = queryOptions({
  queryKey: ['frame', 'settings'],
  queryFn: ({ signal }) => getApi('/settings', { signal }),
  ...seenAgain,
})

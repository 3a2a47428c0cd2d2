import { queryOptions } from '@tanstack/react-query'
import { getApi } from '#web/admin/api/call-api.ts'
import type { FrameLoad } from '#web/admin/direct/frame-load.ts'

/** What guests searched for and did not find. */
export interface ZeroResult {
  term: string
  count: number
  last_at: string
}

/** `GET /settings`: the brand, its logo, what is saved at addresses of its own. */
export interface SettingsLoad extends FrameLoad {
  zero_results: ZeroResult[]
}

export const settingsQuery = queryOptions({
  queryKey: ['frame', 'settings'],
  queryFn: ({ signal }) => getApi<SettingsLoad>('/settings', signal),
})

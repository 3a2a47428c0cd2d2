import { queryOptions } from '@tanstack/react-query'
import { getApi } from '#web/admin/api/call-api.ts'
import type { FrameLoad } from '#web/admin/direct/frame-load.ts'

/** What guests searched for and did not find. */
export interface ZeroResult {
  term: string
  count: number
  last_at: string
}

/** `GET /settings`: the brand, and what is saved at addresses of its own. */
interface SettingsAnswer {
  version: number | null
  updated_at: string | null
  logo: FrameLoad
  redirects: FrameLoad
  synonyms: FrameLoad
  zero_results: ZeroResult[]
}

export interface SettingsLoad extends Omit<SettingsAnswer, 'version' | 'updated_at'> {
  brand: FrameLoad
}

export const settingsQuery = queryOptions({
  queryKey: ['frame', 'settings'],
  queryFn: async ({ signal }): Promise<SettingsLoad> => {
    const answer = await getApi<SettingsAnswer>('/settings', signal)
    const { logo, redirects, synonyms, zero_results, ...brand } = answer
    return {
      brand,
      logo: { ...logo, gallery_id: logo.image_id ?? null },
      redirects,
      synonyms,
      zero_results,
    }
  },
})

import { useLocation } from 'react-router'
import { campaignParameter } from '#catalogue/content/in-campaign.ts'
import { recall, remember } from '#web/admin/ui/browser-memory.ts'

/** Where the browser tab keeps its choice: another tab may work on another campaign. */
const memory = 'campaign'

/**
 * Returns the campaign that a form at an address works on: that of the address, else that of this tab.
 * Returns undefined for the site.
 */
export function campaignAt(search: string | URLSearchParams): number | undefined {
  const named = new URLSearchParams(search).get(campaignParameter)
  const stored = recall(sessionStorage, memory) as { id?: unknown } | null
  const id = named ?? String(stored?.id)
  return /^[1-9]\d{0,8}$/.test(id) ? Number(id) : undefined
}

/** Returns the campaign that the open screen works on; undefined for the site. */
export function useCampaign(): number | undefined {
  return campaignAt(useLocation().search)
}

/** Keeps the choice for the addresses of this tab that name none. */
export function rememberCampaign(campaign: number | undefined): void {
  remember(sessionStorage, memory, campaign === undefined ? null : { id: campaign })
}

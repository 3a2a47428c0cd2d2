import { mediaFile } from '#catalogue/collections/media-file.ts'
import type { Declaration } from '#catalogue/declaration.ts'
import { urgentNotice } from '#catalogue/sections/site/notice.ts'
import { secondApproval } from '#catalogue/sections/site/second-approval.ts'

/** What no campaign may cover: files, a recall, and the rule by which campaigns are approved. */
const onSiteAlone: readonly string[] = [mediaFile.key, urgentNotice.key, secondApproval.key]

/** Returns whether campaigns may change a document: what is approved, and has a form. */
export function mayBeInCampaign({ workflow, sortedCollection, key }: Declaration): boolean {
  return workflow === 'approval' && sortedCollection === null && !onSiteAlone.includes(key)
}

/** The parameter of back-office addresses that says in which campaign a form works. */
export const campaignParameter = 'campaign'

/** Returns the address of a form in a campaign, or on the site for 0. */
export function inCampaign(path: string, campaign: number): string {
  const { pathname, search, hash } = new URL(path, 'http://site')
  const query = new URLSearchParams(search)
  query.set(campaignParameter, campaign === 0 ? 'site' : String(campaign))
  return `${pathname}?${query}${hash}`
}

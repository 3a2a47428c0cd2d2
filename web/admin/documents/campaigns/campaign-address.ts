/** The parameter of an address that says in which campaign somebody works; `site` for none. */
const campaignParameter = 'campaign'

/** Returns the address of an editor in a campaign, or on the site for null. */
export function inCampaign(path: string, campaign: number | null): string {
  const { pathname, search, hash } = new URL(path, 'http://site')
  const query = new URLSearchParams(search)
  query.set(campaignParameter, campaign === null ? 'site' : String(campaign))
  return `${pathname}?${query}${hash}`
}

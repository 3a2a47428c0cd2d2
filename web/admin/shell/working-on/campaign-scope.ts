import { editors } from '#catalogue/catalogue.ts'
import { mayBeInCampaign } from '#catalogue/content/in-campaign.ts'
import { itemAt } from '#web/admin/shell/navigation.ts'

/** What a screen changes: documents that campaigns cover, a list of them, what only the site has, or none. */
export type CampaignScope = 'form' | 'list' | 'site' | 'none'

/** The beginnings of the addresses where something is changed that campaigns do not cover. */
const siteAlone = [
  '/admin/header/',
  '/admin/footer',
  '/admin/media',
  '/admin/settings',
  '/admin/users',
  '/admin/restaurants/groups',
  '/admin/urgent-notice',
]

export function campaignScopeOf(pathname: string): CampaignScope {
  const editor = editors.find(({ path }) => path === pathname)
  const item = itemAt(pathname)
  const declarations = editor?.sections ?? (item?.collection ? [item.collection] : [])
  if (declarations.length > 0) {
    if (!declarations.some(mayBeInCampaign)) return 'site'
    return !editor && item?.path === pathname ? 'list' : 'form'
  }
  return siteAlone.some((start) => pathname.startsWith(start)) ? 'site' : 'none'
}

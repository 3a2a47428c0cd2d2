import { itemAt } from './navigation.ts'

/** The guides in `docs/guides/` by the beginnings of the addresses that they are about. */
const guides: readonly [string, string][] = [
  ['/admin/approval', 'approving'],
  ['/admin/urgent-notice', 'pages'],
  ['/admin/workload', 'approving'],
  ['/admin/campaigns', 'campaigns'],
  ['/admin/calendar', 'scheduling'],
  ['/admin/logs', 'versions'],
  ['/admin/media', 'media'],
  ['/admin/translations', 'translations'],
  ['/admin/header', 'site'],
  ['/admin/footer', 'site'],
  ['/admin/settings', 'site'],
  ['/admin/restaurants', 'lists'],
  ['/admin/pages/notice', 'pages'],
  ['/admin/pages', 'editing'],
  ['/admin/users', 'people'],
  ['/admin/profile', 'people'],
  ['/admin/mails', 'people'],
  ['/admin/support', 'people'],
]

/** Returns the address of the guide about a screen. */
export function guideOf(pathname: string): string {
  const { collection } = itemAt(pathname) ?? {}
  const ofList = collection && (collection.key === 'page' ? 'pages' : 'lists')
  const [, ofScreen = 'index'] = guides.find(([path]) => pathname.startsWith(path)) ?? []
  return `/admin/guides/${ofList ?? ofScreen}.html`
}

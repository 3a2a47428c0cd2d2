import { sizes } from './fill/fill.ts'
import type { Call } from './measure-calls.ts'

export const exportOfLog = 'export of the log'

/** The fill leaves out lines of entries that are not there; past the end the log is read twice. */
const lastLogPage = sizes.logLines / 20 - 50

/** What the back office asks of a big site over HTTP, by the row of the table that it belongs to. */
export const staffPaths = {
  library: [
    '/galleries?per_page=48',
    `/galleries?per_page=48&kind=photos&page=${Math.floor(sizes.files / 96)}`,
    `/galleries?per_page=48&kind=photos&page=${Math.floor(sizes.files / 48)}`,
    '/galleries?per_page=48&sortName=asc',
    `/galleries?per_page=48&sortName=desc&page=${Math.floor(sizes.files / 96)}`,
    '/galleries?per_page=48&search=burger',
    '/galleries?per_page=48&search=7777',
    '/galleries?per_page=48&search=nothing%20like%20it',
    '/galleries?per_page=48&folder_id=7',
    '/galleries?per_page=48&deleted=1',
    '/galleries/folders?per_page=20',
    '/galleries/folders?per_page=20&page=3&sortName=asc',
    '/galleries/folders/7/view?per_page=48&page=5',
  ],
  references: [
    '/banners/home/categories/3/lists?per_page=100',
    `/banners/home/categories/3/lists?per_page=100&page=${sizes.entries / 200}`,
    `/banners/home/categories/3/lists?per_page=100&page=${sizes.entries / 100}`,
  ],
  queue: [
    '/approvals?per_page=1',
    '/approvals?per_page=20',
    '/approvals?per_page=100',
    `/approvals?per_page=20&page=${sizes.pending / 40}`,
    `/approvals?per_page=20&page=${sizes.pending / 20}`,
  ],
  log: [
    '/logs?per_page=5',
    '/logs?per_page=100',
    `/logs?per_page=20&page=${sizes.logLines / 40}`,
    `/logs?per_page=20&page=${lastLogPage}`,
    ...[1, 2, 3, 4].map((status) => `/logs?per_page=20&status=${status}`),
    `/logs?per_page=20&status=2&page=${sizes.logLines / 400}`,
    `/logs?per_page=20&status=4&page=${sizes.logLines / 200}`,
    '/logs?per_page=20&status=3&page=4',
    '/logs?per_page=20&kind=menu_item',
    `/logs?per_page=20&kind=menu_item&page=${sizes.logLines / 40}`,
    '/logs?per_page=20&kind=icm_banner',
    '/logs?per_page=20&kind=menu_item&status=1',
    `/logs?per_page=20&kind=menu_item&status=1&page=${sizes.logLines / 200}`,
    '/logs/250000',
    '/banners/home/create',
  ],
  'search of the log': [
    'submitted',
    'saved as draft',
    'Smoky Burger',
    'Burger 777',
    'Bowl 4999',
    'name the sauce',
    'editor',
    'nobody wrote this',
    'zq',
    '“Little Nuggets 4',
  ].flatMap((words) => [`/logs?per_page=20&search=${encodeURIComponent(words)}`]),
  'search of the log, narrowed down': [
    '/logs?per_page=20&search=burger&status=4',
    '/logs?per_page=20&search=burger%20777&status=2',
    '/logs?per_page=20&search=sauce&status=4&kind=menu_item',
    '/logs?per_page=20&search=golden&page=40',
  ],
  [exportOfLog]: ['/logs/export', '/logs/export?status=4', '/logs/export?search=sauce'],
}

export function staffCalls(url: string, token: string, paths: readonly string[]): Call[] {
  const headers = { authorization: `Bearer ${token}` }
  return paths.map((path) => ({
    name: path,
    async run() {
      const response = await fetch(`${url}/api${path}`, { headers })
      if (!response.ok) throw new Error(`${path} answered ${response.status}`)
      await response.bytes()
    },
  }))
}

import { dirname } from 'node:path/posix'

/** The rooms of the back office from top to bottom: each may import from those below it. */
const adminRooms = [
  ...['screens', 'shell', 'documents', 'lists', 'fields', 'media', 'account', 'ui', 'api', 'i18n'],
]

/**
 * Checks an import inside `web/admin/`: rooms depend downwards only, and a screen never on another
 * screen. The front files (router, routes, theme) may import from every room.
 */
export function adminFault(path: string, from: string, target: string): string | null {
  const [room = '', screen] = path.replace('web/admin/', '').split('/')
  const [targetRoom = '', targetScreen] = target.replace('web/admin/', '').split('/')
  if (dirname(path) === 'web/admin' || !target.startsWith('web/admin/')) return null
  if (dirname(target) === 'web/admin') return `${path} imports ${from}, a front file of web/admin/.`
  const level = adminRooms.indexOf(room)
  const targetLevel = adminRooms.indexOf(targetRoom)
  if (level < 0) return `${path}: ${room} is no room of web/admin/ (test/rooms.ts lists them).`
  if (targetLevel < level) {
    return `${path} imports ${from}: web/admin/${room}/ does not depend on ${targetRoom}/.`
  }
  if (room !== 'screens' || targetRoom !== 'screens' || screen === targetScreen) return null
  return `${path} imports ${from}, part of another screen; what two screens need is in a room below.`
}

/** The folders of the server's rooms from top to bottom: each may import from those below it. */
const folderOrder: Record<string, readonly string[]> = {
  catalogue: [
    ...['wire', 'people', 'mail', 'content', 'sections', 'collections', 'fields', 'spreadsheet'],
    ...['brand', 'menu-law', 'opening', 'change', 'search', 'time', 'text', 'messages', 'theme'],
  ],
  store: [
    ...['dump', 'log', 'notices', 'comments', 'people', 'mail', 'media', 'content-checks'],
    ...['content', 'groups', 'archive', 'tickets', 'overview', 'search', 'presence', 'idempotency'],
    ...['backups', 'sqlite', 'postgres', 'schema', 'migrations'],
  ],
  domain: [
    ...[
      'seeding',
      'import',
      'overview',
      'campaigns',
      'entries',
      'groups',
      'translation',
      'site-layout',
      'media-approval',
    ],
    'past',
    ...['content-checks', 'comments', 'tickets', 'retention', 'mail-delivery', 'inbox', 'people'],
    ...['reading', 'content', 'backup', 'media', 'notices', 'mail-queue', 'search', 'presence'],
  ],
}

/** Checks an import between two folders of one of the server's rooms; a room's own files are free. */
export function folderFault(path: string, from: string, target: string): string | null {
  const [room = '', folder = ''] = path.split('/')
  const [targetRoom, targetFolder = ''] = target.split('/')
  const order = folderOrder[room]
  const areBothInFolders = path.split('/').length > 2 && target.split('/').length > 2
  if (!order || room !== targetRoom || !areBothInFolders) return null
  if (!order.includes(folder)) {
    return `${path}: ${folder} is no folder of ${room}/ (test/rooms.ts lists them).`
  }
  if (order.indexOf(targetFolder) >= order.indexOf(folder)) return null
  return `${path} imports ${from}: ${room}/${folder}/ does not depend on ${targetFolder}/.`
}

/**
 * A migration that has landed does for ever what it did then: it calls nothing outside its folder,
 * where tomorrow's change would change what it makes of an old database.
 */
export function migrationFault(path: string, from: string, target: string): string | null {
  const folder = 'store/migrations'
  if (!path.startsWith(`${folder}/`) || target.startsWith(`${folder}/`)) return null
  return `${path} imports ${from}: a migration freezes inside itself what it needs.`
}

/** Where a listing no longer fits the eye; no quota to fill, and none to split one thing for. */
const mostFiles = 25

/**
 * A folder with more files is two rooms. A test beside the file whose name it has is that file's
 * other half and does not count; a test that stands alone does.
 */
export function crowdedFaults(paths: Iterable<string>): string[] {
  const all = new Set(paths)
  const counts = new Map<string, number>()
  for (const path of all) {
    const folder = dirname(path)
    if (!isOtherHalf(path, all)) counts.set(folder, (counts.get(folder) ?? 0) + 1)
  }
  return [...counts].flatMap(([folder, count]) =>
    count > mostFiles ? [`${folder} has ${count} files: it is two rooms.`] : [],
  )
}

function isOtherHalf(path: string, all: ReadonlySet<string>): boolean {
  const tested = path.replace(/\.test\.tsx?$/, '')
  return tested !== path && (all.has(`${tested}.ts`) || all.has(`${tested}.tsx`))
}

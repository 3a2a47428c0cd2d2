import { dirname } from 'node:path/posix'

const screens = /^web\/admin\/screens\/([^/]+)\//

/**
 * A screen of the back office stands on the rooms beside `screens/` and never on another screen;
 * the rooms know no screen. Only the router, a front file of `web/admin/`, knows them all.
 */
export function screenFault(path: string, from: string, target: string): string | null {
  const [, screen] = screens.exec(target) ?? []
  const isRouter = dirname(path) === 'web/admin'
  if (screen === undefined || isRouter || screens.exec(path)?.[1] === screen) return null
  return `${path} imports ${from}, which is part of a screen; what two need is a room of web/admin/.`
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

import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { useUser } from '#web/admin/account/session/user-context.ts'
import { type BrowserMemory, recall, remember } from '#web/admin/ui/browser-memory.ts'

/** Addresses remembered for each person. */
const remembered = 12

/** Returns the addresses of the screens that a person opened last in this browser, the latest first. */
export function recentPaths(memory: BrowserMemory, person: number): string[] {
  const stored = recall(memory, nameFor(person))
  return Array.isArray(stored) ? stored.filter((path) => typeof path === 'string') : []
}

/** Remembers each screen that is opened. Only addresses are stored: titles may be secret drafts. */
export function useRecentPaths(): void {
  const { id } = useUser()
  const { pathname } = useLocation()
  useEffect(() => {
    const others = recentPaths(localStorage, id).filter((path) => path !== pathname)
    remember(localStorage, nameFor(id), [pathname, ...others].slice(0, remembered))
  }, [id, pathname])
}

function nameFor(person: number): string {
  return `recent-${person}`
}

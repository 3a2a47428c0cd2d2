import type { Content, Item } from '#catalogue/declaration.ts'
import { fill, shortenName } from '#catalogue/messages/fill.ts'
import { inputMessages } from '#catalogue/messages/input-messages.ts'
import type { FieldErrors, Message } from '#catalogue/messages/message.ts'
import { appPage, pages } from '#catalogue/pages.ts'
import { trimEndOf } from '#catalogue/text/trim-end.ts'

/** Addresses of the server itself, which cannot be redirected. */
const ours = /^\/(api|admin|dashboard|media|assets|home|healthz|readyz|metrics|unsubscribe)(\/|$)/

/** Returns the faults of redirects: each must lead elsewhere on this site in one step. */
export function checkRedirects({ items }: Content): FieldErrors {
  const targets = new Map(items.map((item) => [pathOf(textOf(item, 'from')), textOf(item, 'to')]))
  const seen = new Set<string>()
  const errors: FieldErrors = {}
  for (const [index, item] of items.entries()) {
    const from = pathOf(textOf(item, 'from'))
    const to = textOf(item, 'to')
    const wrongFrom = faultOfFrom(from, seen)
    const wrongTo = faultOfTo(from, to, targets)
    if (wrongFrom) errors[`redirects.${index}.from`] = [wrongFrom]
    if (wrongTo) errors[`redirects.${index}.to`] = [wrongTo]
    if (from !== null) seen.add(from)
  }
  return errors
}

/** Returns the normalized path of an address of this site, or null. */
export function pathOf(address: string): string | null {
  if (!address.startsWith('/')) return null
  if (!URL.canParse(address, 'http://site')) return null
  const { pathname } = new URL(address, 'http://site')
  return trimEndOf(pathname, /\//) || '/'
}

function faultOfFrom(from: string | null, seen: ReadonlySet<string>): Message | null {
  if (from === null) return inputMessages.fromHere
  if (from === '/' || ours.test(from)) return inputMessages.notRedirected
  // The settings choose the app page's address; its old one may be redirected.
  const isPage = pages.some(({ id, path }) => id !== appPage && path === from)
  if (isPage) return inputMessages.pageAtAddress
  return seen.has(from) ? inputMessages.redirectedTwice : null
}

function faultOfTo(
  from: string | null,
  to: string,
  targets: ReadonlyMap<string | null, string>,
): Message | null {
  if (to === '' || to.startsWith('#') || to.startsWith('?')) {
    return inputMessages.leadsNowhere
  }
  const path = pathOf(to)
  if (path === null) return null
  if (path === from) return inputMessages.leadsToItself
  const next = targets.get(path)
  if (next === undefined) return null
  return next
    ? fill(inputMessages.leadsOn, { path: shortenName(path), target: shortenName(next) })
    : fill(inputMessages.leadsOnToNothing, { path: shortenName(path) })
}

function textOf({ values }: Item, key: 'from' | 'to'): string {
  return String(values[key] ?? '')
}

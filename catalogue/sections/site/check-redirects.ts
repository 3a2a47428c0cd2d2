import type { Content, Item } from '#catalogue/declaration.ts'
import { fill, shortenName } from '#catalogue/messages/fill.ts'
import { inputMessages } from '#catalogue/messages/input-messages.ts'
import type { FieldErrors, Message } from '#catalogue/messages/message.ts'
import { appPage, pages } from '#catalogue/pages.ts'
import { trimEndOf } from '#catalogue/text/trim-end.ts'

/** Addresses that belong to the machinery: nothing can stand in their place. */
const ours = /^\/(api|admin|dashboard|media|assets|home|healthz|readyz|metrics|unsubscribe)(\/|$)/

/** Each leads from an address of this site to another one, in a single step: no loops, no chains. */
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

/** The path of an address of this site in its one spelling, or null where it is none. */
export function pathOf(address: string): string | null {
  if (!address.startsWith('/')) return null
  if (!URL.canParse(address, 'http://site')) return null
  const { pathname } = new URL(address, 'http://site')
  return trimEndOf(pathname, /\//) || '/'
}

function faultOfFrom(from: string | null, seen: ReadonlySet<string>): Message | null {
  if (from === null) return inputMessages.fromHere
  if (from === '/' || ours.test(from)) return inputMessages.notRedirected
  // The app page is wherever the settings put it: what it has left may be redirected.
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

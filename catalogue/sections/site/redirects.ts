import type { Content, Item } from '#catalogue/declaration.ts'
import { defineSection } from '#catalogue/define.ts'
import { link } from '#catalogue/fields/link.ts'
import { checkRedirects, pathOf } from './check-redirects.ts'

export const maxRedirects = 500

/** Moved addresses, answered with 301. A changed slug adds one by itself. */
export const redirects = defineSection({
  key: 'frame.redirects',
  entityType: 'redirects',
  label: 'Redirects',
  workflow: 'direct',
  ability: 'settings.edit',
  savePath: '/settings/redirects/update',
  check: checkRedirects,
  items: {
    wire: 'redirects',
    removeWire: 'removeRedirect',
    label: 'Redirect',
    plural: 'Redirects',
    min: 0,
    max: maxRedirects,
    ordered: false,
    naturalKey: 'from',
    fields: {
      from: link('From', { shared: true, example: '/', isRedirected: true, isAddress: true }),
      to: link('To', { shared: true, example: '/', isAddress: true, offersPages: true }),
    },
  },
})

/** Returns the table after a page has moved; null when the table is full. */
export function addRedirect(before: Content, from: string, to: string): Content | null {
  const id = before.lastItemId + 1
  const others = before.items.filter(({ values }) => {
    const path = pathOf(String(values.from))
    return path !== from && path !== to
  })
  const items = shortenChains([...others, { id, values: { from, to } }])
  return items.length <= maxRedirects ? { ...before, items, lastItemId: id } : null
}

/** Returns the redirects with chains shortened and loops removed (`checkRedirects`). */
function shortenChains(items: readonly Item[]): Item[] {
  const targets = new Map(
    items.map(({ values }) => [pathOf(String(values.from)), String(values.to)]),
  )
  return items.flatMap((item) => {
    const to = endOf(String(item.values.to), targets)
    return to === null ? [] : [{ ...item, values: { ...item.values, to } }]
  })
}

function endOf(to: string, targets: ReadonlyMap<string | null, string>): string | null {
  let end = to
  for (let steps = 0; steps <= targets.size; steps++) {
    const path = pathOf(end)
    const next = path === null ? undefined : targets.get(path)
    if (next === undefined) return end
    // Query and fragment are kept, unless the next address has its own.
    end = /[?#]/.test(next) ? next : next + (/[?#].*$/s.exec(end)?.[0] ?? '')
  }
  return null
}

import { type Content, defineSection, type Item } from '#catalogue/declaration.ts'
import { link } from '#catalogue/fields/link.ts'
import { checkRedirects, pathOf } from './check-redirects.ts'

/** How many redirects there can be. */
export const maxRedirects = 500

/** Addresses that have moved, answered with 301. A changed slug leaves one by itself. */
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
    min: 0,
    max: maxRedirects,
    ordered: false,
    naturalKey: 'from',
    fields: {
      from: link('From', { shared: true, example: '/', isRedirected: true }),
      to: link('To', { shared: true, example: '/' }),
    },
  },
})

/**
 * The table after a page has moved: who came by the old address is led to the new one, and the new
 * address itself leads nowhere else. Null: the table is full.
 */
export function addRedirect(before: Content, from: string, to: string): Content | null {
  const id = before.lastItemId + 1
  const others = before.items.filter(({ values }) => {
    const path = pathOf(String(values.from))
    return path !== from && path !== to
  })
  const items = straightened([...others, { id, values: { from, to } }])
  return items.length <= maxRedirects ? { ...before, items, lastItemId: id } : null
}

/**
 * The same redirects with each straight to its end, so that the rule of `checkRedirects` holds: what
 * led on through another one is led past it, and what led round in a circle is left out.
 */
function straightened(items: readonly Item[]): Item[] {
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
    // A question or a place on the page goes along, unless the next address has its own.
    end = /[?#]/.test(next) ? next : next + (/[?#].*$/s.exec(end)?.[0] ?? '')
  }
  return null
}

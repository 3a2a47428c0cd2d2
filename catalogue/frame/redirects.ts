import { type Content, defineSection } from '../declaration.ts'
import { link } from '../fields/link.ts'
import { checkRedirects } from './check-redirects.ts'

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
    max: 500,
    ordered: false,
    fields: {
      from: link('From', { shared: true, example: '/' }),
      to: link('To', { shared: true, example: '/' }),
    },
  },
})

/**
 * The table after a page has moved: who came by the old address is led to the new one, redirects to
 * the old one lead straight on, and the new address itself leads nowhere else.
 */
export function withMove(before: Content, from: string, to: string): Content {
  const others = before.items
    .filter(({ values }) => values.from !== to && values.from !== from)
    .map((item) => (item.values.to === from ? { ...item, values: { ...item.values, to } } : item))
  const most = redirects.set?.max ?? 0
  const id = before.lastItemId + 1
  const items = [...others.slice(-(most - 1)), { id, values: { from, to } }]
  return { ...before, items, lastItemId: id }
}

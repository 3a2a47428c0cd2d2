import { choice } from '#catalogue/fields/choosing/choice.ts'
import { link } from '#catalogue/fields/link.ts'
import { rows } from '#catalogue/fields/lists/rows.ts'
import { storedRows } from '#catalogue/fields/lists/translated-rows.ts'
import { text } from '#catalogue/fields/text.ts'
import type { Json } from '#catalogue/json.ts'
import { fill } from '#catalogue/messages/fill.ts'
import { inputMessages } from '#catalogue/messages/input-messages.ts'
import type { FieldErrors } from '#catalogue/messages/message.ts'

/** How guests order at a restaurant (contract section 11). */
export const orderServices = {
  pickup: 'Pick-up',
  delivery: 'Delivery',
  catering: 'Catering',
  table: 'Table reservation',
} as const

export type OrderService = keyof typeof orderServices

export const orderServiceNames = Object.keys(orderServices) as [OrderService, ...OrderService[]]

/** Stands for the restaurant's code in an address. */
const codePlaceholder = '{code}'
/** Stands for the code of the menu item that guests order; empty without one. */
const itemPlaceholder = '{item}'

export const orderLinks = rows(
  'Order links',
  {
    service: choice<OrderService>('Service', orderServiceNames, { labels: orderServices }),
    provider: text('Provider', { required: true, shared: true, example: 'Own shop' }),
    url: link('Address', {
      required: true,
      shared: true,
      isAddress: true,
      addHttps: true,
      hint: '{code} stands for the restaurant’s code, {item} for the code of the menu item',
    }),
  },
  { rowLabel: 'Order link', max: 20 },
)

/** Returns the faults of order links: a provider twice for a service, a code that there is none of. */
export function checkOrderLinks({
  order_links,
  code,
}: Readonly<Record<string, Json>>): FieldErrors {
  const errors: FieldErrors = {}
  const seen = new Set<string>()
  for (const [index, { values }] of storedRows(order_links ?? []).entries()) {
    const provider = JSON.stringify([values.service, String(values.provider).toLowerCase()])
    if (seen.has(provider)) errors[`order_links.${index}.provider`] = [inputMessages.providerTwice]
    seen.add(provider)
    if (!code && String(values.url).includes(codePlaceholder))
      errors[`order_links.${index}.url`] = [
        fill(inputMessages.noCodeForLink, { code: codePlaceholder }),
      ]
  }
  return errors
}

export interface OrderLink {
  service: OrderService
  provider: string
  url: string
}

/**
 * Returns the order links of a restaurant with its code in their addresses, and that of the menu item
 * that guests order.
 */
export function orderLinksOf(
  { order_links, code }: { order_links: readonly OrderLink[]; code: string },
  item = '',
): OrderLink[] {
  return order_links.map(({ service, provider, url }) => ({
    service,
    provider,
    url: url
      .replaceAll(codePlaceholder, encodeURIComponent(code))
      .replaceAll(itemPlaceholder, encodeURIComponent(item)),
  }))
}

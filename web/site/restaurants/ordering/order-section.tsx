import {
  type OrderLink,
  type OrderService,
  orderServiceNames,
} from '#catalogue/collections/ordering/order-links.ts'
import { useI18n } from '#web/site/i18n.tsx'

/** Renders the ways to order at a restaurant by service, each with its providers. */
export function OrderSection({ links }: { links: readonly OrderLink[] }) {
  const { t } = useI18n()
  const byService = Map.groupBy(links, ({ service }) => service)
  return (
    <section className="order-at" aria-labelledby="order">
      <h2 id="order" className="offers-heading">
        {t('restaurant.order')}
      </h2>
      {orderServiceNames
        .filter((service) => byService.has(service))
        .map((service) => (
          <div key={service}>
            <h3 className="order-service">{t(serviceMessages[service])}</h3>
            <Providers links={byService.get(service) ?? []} />
          </div>
        ))}
    </section>
  )
}

/** Renders the providers of one service as links. */
export function Providers({ links }: { links: readonly OrderLink[] }) {
  const { href } = useI18n()
  return (
    <ul className="providers">
      {links.map(({ provider, url }) => (
        <li key={provider}>
          <a className="button button-quiet" href={href(url)}>
            {provider}
          </a>
        </li>
      ))}
    </ul>
  )
}

const serviceMessages = {
  pickup: 'order.pickup',
  delivery: 'order.delivery',
  catering: 'order.catering',
  table: 'order.table',
} as const satisfies Record<OrderService, string>

import { useI18n } from '#web/site/i18n.tsx'

/** What the three ways in are called, and where they stand. */
export const ways = {
  '/work-with-us/join': 'careers.restaurants',
  '/work-with-us/corporate': 'careers.offices',
  '/work-with-us/tender': 'careers.tenders',
} as const

export type WayPath = keyof typeof ways

/** How much is open on each. */
export type OpenCounts = Readonly<Record<WayPath, number>>

/** From one list to the others, with how much is open on each. */
export function Ways({ path, open }: { path: WayPath; open: OpenCounts }) {
  const { t, href } = useI18n()
  const names = Object.entries(ways) as [WayPath, (typeof ways)[WayPath]][]
  return (
    <nav aria-label={t('careers.ways')}>
      <ul className="career-ways">
        {names.map(([to, name]) => (
          <li key={to}>
            <a href={href(to)} aria-current={to === path ? 'page' : undefined}>
              {t(name)} <span className="career-count">{open[to]}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

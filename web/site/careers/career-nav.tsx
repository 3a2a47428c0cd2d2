import { useI18n } from '#web/site/i18n.tsx'

/** The three careers pages and their names. */
export const careerPages = {
  '/work-with-us/join': 'careers.restaurants',
  '/work-with-us/corporate': 'careers.offices',
  '/work-with-us/tender': 'careers.tenders',
} as const

export type CareerPath = keyof typeof careerPages

export type Openings = Readonly<Record<CareerPath, number>>

export function CareerNav({ path, open }: { path: CareerPath; open: Openings }) {
  const { t, href } = useI18n()
  const names = Object.entries(careerPages) as [CareerPath, (typeof careerPages)[CareerPath]][]
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

import { useI18n } from '#web/site/i18n.tsx'
import { dayWords } from '#web/site/words/day-words.ts'
import { appliesWords } from './legal-dates.ts'
import type { Legal, LegalVersion } from './load-legal.ts'

interface VersionListProps {
  legal: Legal
  /** The one that is being read. */
  version: LegalVersion
  locale: string
}

/** All versions with their dates, the newest first; each with what was changed in it. */
export function VersionList({ legal, version, locale }: VersionListProps) {
  const { t, href } = useI18n()
  const { current, coming, former } = legal.standing
  const listed = [...(coming ? [coming] : []), current, ...former]
  if (listed.length < 2) return null
  return (
    <section className="legal-versions" aria-labelledby="versions">
      <h2 id="versions" className="legal-heading">
        {t('legal.versions')}
      </h2>
      <ol>
        {listed.map((one, place) => {
          const before = listed[place + 1]
          const path = one === current ? legal.singleton.page : one.path
          return (
            <li key={one.number} data-standing={one === current ? 'current' : undefined}>
              <div>
                <a href={href(path)} aria-current={one === version ? 'page' : undefined}>
                  {t('legal.version', { date: dayWords(one.effective, locale) })}
                </a>
                <span className="legal-applies">{appliesWords(legal, one, locale, t)}</span>
              </div>
              {before && (
                <a
                  className="legal-compare"
                  href={href(`${legal.singleton.page}/changes/${one.number}?from=${before.number}`)}
                >
                  {t('legal.changes')}
                  <span className="only-heard">: {dayWords(one.effective, locale)}</span>
                </a>
              )}
            </li>
          )
        })}
      </ol>
    </section>
  )
}

import type { TranslateSite } from '#catalogue/messages/site-translator.ts'
import { headingIds } from '#catalogue/text/heading-ids.ts'
import type { RichText as RichTextValue } from '#catalogue/text/rich-text.ts'
import { richTextToProse } from '#catalogue/text/rich-text-to-text.ts'
import { formatDay } from '#web/site/format.ts'
import { useI18n } from '#web/site/i18n.tsx'
import { Breadcrumbs } from '#web/site/seo/breadcrumbs.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Island } from '#web/ui/islands/island.tsx'
import { RichText } from '#web/ui/rich-text/rich-text.tsx'
import type { Legal, LegalVersion } from './load-legal.ts'
import { PageContents } from './page-contents.tsx'

interface LegalViewProps {
  legal: Legal
  version: LegalVersion
  title: string
  body: RichTextValue | null
  locale: string
  origin: string
}

export function LegalView({ legal, version, title, body, locale, origin }: LegalViewProps) {
  const { t, href, langAttributes } = useI18n()
  const { page, inForce: standing } = legal
  const isCurrent = version === standing.current
  const headings = body ? headingIds(body) : new Map()
  const languageAttributes = langAttributes(body ? richTextToProse(body) : '')
  const steps = [
    { name: title, path: page },
    ...(isCurrent ? [] : [{ name: formatDay(version.effective, locale), path: version.path }]),
  ]
  return (
    <div className="page-column legal">
      <Breadcrumbs steps={steps} origin={origin} />
      <header className="legal-head">
        <h1 className="section-title" {...langAttributes(title)}>
          {title}
        </h1>
        <p className="legal-date">{formatValidity(legal, version, locale, t)}</p>
      </header>
      {!isCurrent && (
        <p className="legal-note" role="note">
          {t(version === standing.coming ? 'legal.isComing' : 'legal.isFormer')}{' '}
          <a href={href(page)}>{t('legal.toCurrent')}</a>
        </p>
      )}
      {isCurrent && standing.coming && (
        <p className="legal-note" role="note">
          {t('legal.announced', { date: formatDay(standing.coming.effective, locale) })}{' '}
          <a href={href(standing.coming.path)}>{t('legal.toComing')}</a>
          <a href={href(`${page}/changes/${standing.coming.number}?from=${version.number}`)}>
            {t('legal.toChanges')}
            <Icon name="forward" mirrored />
          </a>
        </p>
      )}
      <div className="legal-columns">
        {headings.size > 1 && (
          <aside className="legal-aside">
            <Island
              name="PageContents"
              id="page-contents"
              component={PageContents}
              props={{ label: t('legal.contents'), headings: [...headings.values()] }}
              when="idle"
            />
          </aside>
        )}
        <div className="legal-text">
          <RichText value={body} href={href} headings={headings} {...languageAttributes} />
        </div>
      </div>
      <VersionList legal={legal} version={version} locale={locale} />
    </div>
  )
}

interface VersionListProps {
  legal: Legal
  version: LegalVersion
  locale: string
}

/** Renders all versions, newest first, each with a link to its changes. */
function VersionList({ legal, version, locale }: VersionListProps) {
  const { t, href } = useI18n()
  const { current, coming, former } = legal.inForce
  const versions = [...(coming ? [coming] : []), current, ...former]
  if (versions.length < 2) return null
  return (
    <section className="legal-versions" aria-labelledby="versions">
      <h2 id="versions" className="legal-heading">
        {t('legal.versions')}
      </h2>
      <ol>
        {versions.map((one, place) => {
          const before = versions[place + 1]
          const path = one === current ? legal.page : one.path
          return (
            <li key={one.number} data-standing={one === current ? 'current' : undefined}>
              <div>
                <a href={href(path)} aria-current={one === version ? 'page' : undefined}>
                  {t('legal.version', { date: formatDay(one.effective, locale) })}
                </a>
                <span className="legal-applies">{formatValidity(legal, one, locale, t)}</span>
              </div>
              {before && (
                <a
                  className="legal-compare"
                  href={href(`${legal.page}/changes/${one.number}?from=${before.number}`)}
                >
                  {t('legal.changes')}
                  <span className="only-heard">: {formatDay(one.effective, locale)}</span>
                </a>
              )}
            </li>
          )
        })}
      </ol>
    </section>
  )
}

/** Returns a sentence on when a version applies. */
function formatValidity(
  { inForce: { current, coming, former } }: Legal,
  version: LegalVersion,
  locale: string,
  t: TranslateSite,
): string {
  const from = formatDay(version.effective, locale)
  if (version === current) return t('legal.since', { date: from })
  if (version === coming || !former.includes(version)) return t('legal.from', { date: from })
  const next = former[former.indexOf(version) - 1] ?? current
  return next.effective === version.effective
    ? t('legal.corrected', { date: from })
    : t('legal.between', { from, until: formatDay(next.effective, locale) })
}

import { anchorOf } from '#catalogue/declaration.ts'
import type { CareerBlock } from '#catalogue/published.ts'
import { workWithUs } from '#catalogue/sections/home/work-with-us.ts'
import { useI18n } from '#web/site/i18n.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Picture } from '#web/ui/picture.tsx'

/** The Work With Us block. */
export function Career({ career }: { career: CareerBlock }) {
  const { t, href, marked } = useI18n()
  return (
    <section id={anchorOf(workWithUs)} className="career" aria-labelledby="career-title">
      <div className="career-words">
        <h2 id="career-title" className="section-title" {...marked(career.title)}>
          {career.title}
        </h2>
        {career.description && <p {...marked(career.description)}>{career.description}</p>}
        {career.open > 0 && (
          <p className="career-open">{t('careers.open', { count: career.open })}</p>
        )}
        <a className="button button-bright" href={href('/work-with-us')}>
          {t('home.apply')}
          <Icon name="forward" turns />
        </a>
      </div>
      {career.picture && (
        <Picture
          {...marked(career.picture.alt)}
          picture={career.picture}
          sizes="(width < 1100px) 100vw, 48rem"
        />
      )}
    </section>
  )
}

import { languageNames, languageTags } from '#catalogue/languages.ts'
import { useI18n } from '#web/site/i18n.tsx'

/**
 * The page in each language of the brand; nothing where it has one. The click that leads on is also
 * the choice that `/` follows from then on (`keep-language.ts`).
 */
export function LanguageLinks({ className }: { className: string }) {
  const { t, language, sameIn } = useI18n()
  if (sameIn.length < 2) return null
  return (
    <nav className={className} aria-label={t('frame.languages')}>
      <ul>
        {sameIn.map(({ language: to, path }) => (
          <li key={to}>
            <a
              href={path}
              lang={languageTags[to]}
              hrefLang={languageTags[to]}
              data-language={to}
              aria-current={to === language || undefined}
            >
              {languageNames[to]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

import { useI18n } from 'linecheck/parts'

/** What German law wants within reach of every page. */
export function LegalLinks() {
  const { language, href } = useI18n()
  const isGerman = language === 'de'
  const label = isGerman ? 'Rechtliches' : 'Legal'
  return (
    <nav className="legal-links" aria-label={label}>
      <a href={href('/impressum')}>{isGerman ? 'Impressum' : 'Legal notice'}</a>
      <a href={href('/barrierefreiheit')}>{isGerman ? 'Barrierefreiheit' : 'Accessibility'}</a>
    </nav>
  )
}

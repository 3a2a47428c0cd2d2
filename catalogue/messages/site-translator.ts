import { brand } from '#brand'
import type { Language } from '../languages.ts'
import { compileMessages } from './compile-messages.ts'
import ae from './site/ae.json' with { type: 'json' }
import cn from './site/cn.json' with { type: 'json' }
import de from './site/de.json' with { type: 'json' }
import en from './site/en.json' with { type: 'json' }
import es from './site/es.json' with { type: 'json' }
import fr from './site/fr.json' with { type: 'json' }
import type { SiteNeeds } from './site/needs.gen.ts'
import pt from './site/pt.json' with { type: 'json' }
import { createTranslate, type Translate } from './translate.ts'

export type TranslateSite = Translate<SiteNeeds>

const siteMessages = { en, de, es, fr, pt, cn, ae }

const translators = new Map<Language, TranslateSite>()

/** Returns the translator of the site's own texts, on the server only. */
export function siteTranslator(language: Language): TranslateSite {
  const known = translators.get(language)
  if (known) return known
  const t = createTranslate<SiteNeeds>(
    compileMessages({ ...siteMessages[language], ...brand.texts?.[language] }),
    () => language,
  )
  translators.set(language, t)
  return t
}

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

/** The site's own sentences: what staff cannot edit. Quoted ones are the specification's (section 8). */
export type TranslateSite = Translate<SiteNeeds>

const siteSentences = { en, de, es, fr, pt, cn, ae }

const speakers = new Map<Language, TranslateSite>()

/** Who speaks to guests in a language. For the server: browsers get the few that they need as text. */
export function siteTranslator(language: Language): TranslateSite {
  const known = speakers.get(language)
  if (known) return known
  const t = createTranslate<SiteNeeds>(compileMessages(siteSentences[language]), () => language)
  speakers.set(language, t)
  return t
}

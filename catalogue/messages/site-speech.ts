import type { Language } from '../languages.ts'
import { readSentences } from './read-sentences.ts'
import ae from './site/ae.json' with { type: 'json' }
import cn from './site/cn.json' with { type: 'json' }
import de from './site/de.json' with { type: 'json' }
import en from './site/en.json' with { type: 'json' }
import es from './site/es.json' with { type: 'json' }
import fr from './site/fr.json' with { type: 'json' }
import type { SiteNeeds } from './site/needs.gen.ts'
import pt from './site/pt.json' with { type: 'json' }
import { type Say, speaker } from './speech.ts'

/** The site's own sentences: what staff cannot edit. Quoted ones are the specification's (section 8). */
export type SaySite = Say<SiteNeeds>

const siteSentences = { en, de, es, fr, pt, cn, ae }

const speakers = new Map<Language, SaySite>()

/** Who speaks to guests in a language. For the server: browsers get the few that they need as text. */
export function siteSpeech(language: Language): SaySite {
  const known = speakers.get(language)
  if (known) return known
  const say = speaker<SiteNeeds>(readSentences(siteSentences[language]), () => language)
  speakers.set(language, say)
  return say
}

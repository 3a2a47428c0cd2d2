import type { Language } from '../languages.ts'
import { compileMessages } from '../messages/compile-messages.ts'
import { isolateDirection } from '../messages/isolate-direction.ts'
import ae from '../messages/mail/ae.json' with { type: 'json' }
import cn from '../messages/mail/cn.json' with { type: 'json' }
import de from '../messages/mail/de.json' with { type: 'json' }
import en from '../messages/mail/en.json' with { type: 'json' }
import es from '../messages/mail/es.json' with { type: 'json' }
import fr from '../messages/mail/fr.json' with { type: 'json' }
import type { MailNeeds } from '../messages/mail/needs.gen.ts'
import pt from '../messages/mail/pt.json' with { type: 'json' }
import { createTranslate, type Translate } from '../messages/translate.ts'

export type TranslateMail = Translate<MailNeeds>

const messagesByLanguage = { en, de, es, fr, pt, cn, ae }

const translators = new Map<Language, TranslateMail>()

export function mailTranslator(language: Language): TranslateMail {
  const known = translators.get(language)
  if (known) return known
  const t = createTranslate<MailNeeds>(
    compileMessages(messagesByLanguage[language]),
    () => language,
    isolateDirection,
  )
  translators.set(language, t)
  return t
}

import type { Declaration } from '../declaration.ts'
import { type DocumentLanguage, languageTags } from '../languages.ts'
import { fill } from '../messages/fill.ts'
import { Label, type Localizable } from '../messages/message.ts'
import { messages } from '../messages/messages.ts'

interface Told {
  declaration: Pick<Declaration, 'label'>
  language: DocumentLanguage
  /** What the entry was called; '' for a section. */
  title: string
}

/** `Promotion “Summer Box” (de)`: how sentences name what stands at a place. */
export function describeDocument({ declaration, language, title }: Told): Localizable {
  const label = new Label(declaration.label)
  const titled = title === '' ? label : fill(messages.titled, { label, title })
  if (language === '') return titled
  return fill(messages.translated, { what: titled, language: languageTags[language] })
}

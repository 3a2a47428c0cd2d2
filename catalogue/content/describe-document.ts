import type { Declaration } from '../declaration.ts'
import { type DocumentLanguage, languageTags } from '../languages.ts'
import { fill } from '../messages/fill.ts'
import { Label, type Localizable } from '../messages/message.ts'
import { messages } from '../messages/messages.ts'

interface DocumentName {
  declaration: Pick<Declaration, 'label'>
  language: DocumentLanguage
  title: string
}

/** Returns a document's name for sentences: `Promotion “Summer Box” (de)`. */
export function describeDocument({ declaration, language, title }: DocumentName): Localizable {
  const label = new Label(declaration.label)
  const titled = title === '' ? label : fill(messages.titled, { label, title })
  if (language === '') return titled
  return fill(messages.translated, { what: titled, language: languageTags[language] })
}

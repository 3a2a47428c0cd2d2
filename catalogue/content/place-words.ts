import type { Declaration } from '../declaration.ts'
import { languageTags, type PlaceLanguage } from '../languages.ts'
import { fill } from '../messages/fill.ts'
import { messages } from '../messages/messages.ts'
import { Label, type Said } from '../messages/sentence.ts'

interface Told {
  declaration: Pick<Declaration, 'label'>
  language: PlaceLanguage
  /** What the entry was called; '' for a section. */
  title: string
}

/** `Promotion “Summer Box” (de)`: how sentences name what stands at a place. */
export function placeWords({ declaration, language, title }: Told): Said {
  const label = new Label(declaration.label)
  const titled = title === '' ? label : fill(messages.titled, { label, title })
  if (language === '') return titled
  return fill(messages.translated, { what: titled, language: languageTags[language] })
}

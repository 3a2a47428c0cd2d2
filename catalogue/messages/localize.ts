import { type Language, languages, locales } from '../languages.ts'
import ae from './api/ae.json' with { type: 'json' }
import cn from './api/cn.json' with { type: 'json' }
import de from './api/de.json' with { type: 'json' }
import en from './api/en.json' with { type: 'json' }
import es from './api/es.json' with { type: 'json' }
import fr from './api/fr.json' with { type: 'json' }
import pt from './api/pt.json' with { type: 'json' }
import { compileMessages } from './compile-messages.ts'
import { ClockTime, Figure, localizeClockTime, localizeFigure } from './figure.ts'
import { formerColleague } from './former-colleague.ts'
import { isolateDirection } from './isolate-direction.ts'
import { localizeLabel } from './labels/localize-label.ts'
import { Label, type Localizable, personName, type Value } from './message.ts'
import { formatMessage } from './translate.ts'

const find = {
  en: compileMessages(en),
  de: compileMessages(de),
  es: compileMessages(es),
  fr: compileMessages(fr),
  pt: compileMessages(pt),
  cn: compileMessages(cn),
  ae: compileMessages(ae),
}

/**
 * Says what the server has to say, in a language. For the edge, where an answer leaves: before it
 * sentences are data. Moments stay the ISO 8601 values that they are (contract section 7).
 */
export function localize(language: Language, said: Localizable): string {
  if (said instanceof Label) return localizeLabel(language, said)
  if (said instanceof Figure) {
    return localizeFigure(locales[language], said, (unit) =>
      localizeLabel(language, new Label(unit)),
    )
  }
  if (said instanceof ClockTime) return localizeClockTime(locales[language], said)
  const words = find[language](said.key)
  if (words === undefined) throw new Error(`There is no sentence ${said.key} in ${language}`)
  const values = Object.entries(said.values).map(([name, value]) => [name, partIn(language, value)])
  return formatMessage(words, language, Object.fromEntries(values))
}

/** A user name as it is shown: of somebody who was erased the word for nobody, in the reader's language. */
export function localizeName(language: Language, name: string): string {
  const words = personName(name)
  return typeof words === 'string' ? words : localize(language, words)
}

/** What is searched for, with names as they are stored where they were typed as they are shown. */
export function toStoredNames(sought: string): string {
  return sought.replaceAll(shownFormer, (_, number: string) => formerColleague(Number(number)))
}

/** The word for nobody in every language, and a number behind it. */
const shownFormer = new RegExp(
  `(?:${languages.map((language) => RegExp.escape(localizeName(language, formerColleague(1)).replace('1', ''))).join('|')})(\\d{1,15})`,
  'giu',
)

/** For logs and for whoever runs the server. */
export function inEnglish(said: Localizable): string {
  return localize('en', said)
}

function partIn(language: Language, value: Value): string | number {
  if (typeof value === 'number') return value
  if (typeof value === 'string') return isolateDirection(value, language)
  if (isList(value)) {
    return listIn(
      language,
      value.map((part) => String(partIn(language, part))),
    )
  }
  return localize(language, value)
}

/** Narrow: in English with commas alone. */
const listStyle = { type: 'conjunction', style: 'narrow' } as const

function listIn(language: Language, parts: string[]): string {
  return new Intl.ListFormat(locales[language], listStyle).format(parts)
}

function isList(value: Value): value is readonly Value[] {
  return Array.isArray(value)
}

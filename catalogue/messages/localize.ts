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

const messagesByLanguage = {
  en: compileMessages(en),
  de: compileMessages(de),
  es: compileMessages(es),
  fr: compileMessages(fr),
  pt: compileMessages(pt),
  cn: compileMessages(cn),
  ae: compileMessages(ae),
}

/** Returns a localizable as text. Times stay ISO 8601 (contract section 7). */
export function localize(language: Language, value: Localizable): string {
  if (value instanceof Label) return localizeLabel(language, value)
  if (value instanceof Figure) {
    return localizeFigure(locales[language], value, (unit) =>
      localizeLabel(language, new Label(unit)),
    )
  }
  if (value instanceof ClockTime) return localizeClockTime(locales[language], value)
  const text = messagesByLanguage[language](value.key)
  if (text === undefined) throw new Error(`There is no sentence ${value.key} in ${language}`)
  const values = Object.entries(value.values).map(([name, value]) => [
    name,
    localizePart(language, value),
  ])
  return formatMessage(text, language, Object.fromEntries(values))
}

/** Returns a user name as it is shown: "former colleague 7" for an erased person. */
export function localizeName(language: Language, name: string): string {
  const text = personName(name)
  return typeof text === 'string' ? text : localize(language, text)
}

/** Returns a search term with shown names of erased people replaced by the stored ones. */
export function toStoredNames(term: string): string {
  return term.replaceAll(displayedNames, (_, number: string) => formerColleague(Number(number)))
}

const displayedNames = new RegExp(
  `(?:${languages.map((language) => RegExp.escape(localizeName(language, formerColleague(1)).replace('1', ''))).join('|')})(\\d{1,15})`,
  'giu',
)

/** For logs and operators. */
export function inEnglish(value: Localizable): string {
  return localize('en', value)
}

function localizePart(language: Language, value: Value): string | number {
  if (typeof value === 'number') return value
  if (typeof value === 'string') return isolateDirection(value, language)
  if (isList(value)) {
    return joinList(
      language,
      value.map((part) => String(localizePart(language, part))),
    )
  }
  return localize(language, value)
}

/** Narrow: in English with commas alone. */
const listStyle = { type: 'conjunction', style: 'narrow' } as const

function joinList(language: Language, parts: string[]): string {
  return new Intl.ListFormat(locales[language], listStyle).format(parts)
}

function isList(value: Value): value is readonly Value[] {
  return Array.isArray(value)
}

import type { PlaceLanguage } from '#catalogue/languages.ts'

/** How the index knows a language; the sign in front is in no word. */
export function languageTag(language: PlaceLanguage): string {
  return `=l${language}`
}

/** How it knows a subject in a language: in letters and digits alone. */
export function subjectTag(subject: string, language: PlaceLanguage): string {
  return `=s${Buffer.from(subject).toString('hex')}l${language}`
}

/** The tags of a text. */
export function tagsOf(text: { subject: string; language: PlaceLanguage }): string[] {
  return [languageTag(text.language), subjectTag(text.subject, text.language)]
}

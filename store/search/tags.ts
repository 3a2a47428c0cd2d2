import type { DocumentLanguage } from '#catalogue/languages.ts'

/** How the index knows a language; the sign in front is in no word. */
export function languageTag(language: DocumentLanguage): string {
  return `=l${language}`
}

/** How it knows a subject in a language: in letters and digits alone. */
export function subjectTag(subject: string, language: DocumentLanguage): string {
  return `=s${Buffer.from(subject).toString('hex')}l${language}`
}

/** The tags of a text. */
export function tagsOf(text: { subject: string; language: DocumentLanguage }): string[] {
  return [languageTag(text.language), subjectTag(text.subject, text.language)]
}

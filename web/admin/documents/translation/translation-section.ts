import { translationOf } from '#catalogue/content/translation.ts'
import type { Item, Section } from '#catalogue/declaration.ts'
import { type Language, languageNames } from '#catalogue/languages.ts'
import type { TranslationSource } from '#web/admin/api/wire.gen.ts'
import { labelled } from '#web/admin/i18n/translate.ts'

/**
 * Returns a section with its translated fields only, item by item as in the source, with a name and
 * unsaved edits of its own.
 */
export function translationSection(
  section: Section,
  language: Language,
  source: TranslationSource,
): Section {
  const items = source.items.map(({ id }): Item => ({ id: Number(id), values: {} }))
  const shape = translationOf(section, { values: {}, items, lastItemId: 0 })
  return {
    ...shape,
    key: `${section.key}@${language}`,
    label: `${labelled(section.label)} · ${languageNames[language]}`,
    savePath: section.savePath,
  }
}

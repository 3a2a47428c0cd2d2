import { hasKind } from '#catalogue/content/has-kind.ts'
import { type Content, type Declaration, storedValue } from '#catalogue/declaration.ts'
import { isMenuItem, type MenuItem, menuItemKey } from '#catalogue/fields/menu-item.ts'
import type { Language } from '#catalogue/languages.ts'
import type { ReadContext } from '#domain/context.ts'
import { findLive } from '#store/content/live-revisions.ts'
import { findRevision } from '#store/content/revisions.ts'
import type { DocumentTexts } from './text-units.ts'

/** Whether a section is a menu: the labels of its links are in it in all languages. */
export function isMenu(declaration: Declaration): boolean {
  return hasKind(declaration, 'pageList')
}

/** Returns the labels of a menu that guests see, by the targets of their links. */
export async function loadMenuTexts(
  { db, now }: Pick<ReadContext, 'db' | 'now'>,
  declaration: Declaration,
  language: Language,
): Promise<DocumentTexts[]> {
  const document = { type: declaration.key, entryId: 0, language: '' as const }
  const live = await findLive(db, document, now)
  const source = live && (await findRevision(db, live.id))
  if (!source) return []
  const labelled = itemsOf(declaration, source.content).flatMap((item) => {
    return typeof item === 'object' && item.label !== '' ? [item] : []
  })
  const unit = (item: (typeof labelled)[number], text: string) => {
    return { path: pathOf(item), item: null, text }
  }
  const targets = labelled.map((item) => unit(item, item.labels[language] ?? ''))
  return [
    {
      entryId: 0,
      title: declaration.label,
      declaration,
      content: source.content,
      state: undefined,
      source,
      translation: undefined,
      sources: labelled.map((item) => unit(item, item.label)),
      targets: new Map(targets.map((one) => [one.path, one])),
      changed: [],
    },
  ]
}

/** Returns the body of a save that changes these labels in a language, by their paths. */
export function bodyOfMenu(
  { declaration, content }: DocumentTexts,
  language: Language,
  changed: ReadonlyMap<string, string>,
) {
  const links = itemsOf(declaration, content).map((item) => {
    if (typeof item !== 'object') return { page_id: item }
    const text = changed.get(pathOf(item))
    return text === undefined ? item : { ...item, labels: { ...item.labels, [language]: text } }
  })
  return { links }
}

function itemsOf({ fields }: Declaration, { values }: Content): MenuItem[] {
  const field = fields.find(({ kind }) => kind === 'pageList')
  const value = field ? storedValue(field, values) : []
  return Array.isArray(value) ? value.filter(isMenuItem) : []
}

function pathOf(item: MenuItem): string {
  return `links.${menuItemKey(item)}`.slice(0, 300)
}

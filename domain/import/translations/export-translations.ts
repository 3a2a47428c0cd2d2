import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import { collections, translationFileDeclarations } from '#catalogue/catalogue.ts'
import type { Declaration } from '#catalogue/declaration.ts'
import type { Language } from '#catalogue/languages.ts'
import { tryApplyDueTransitions } from '#domain/content/publishing/apply-due-transitions.ts'
import { filterOf } from '#domain/entries/list-entries.ts'
import { listEntryIds } from '#store/content/entry-list.ts'
import type { Store } from '#store/store.ts'
import { loadTexts } from './load-texts.ts'
import type { DocumentTexts, TextUnit } from './text-units.ts'
import type { ExportedText } from './translation-file.ts'

export interface TranslationQuery {
  language: Language
  state: 'missing' | 'outdated' | 'all'
  /** Keys of collections and sections; empty: all. */
  collections: readonly string[]
}

/** Entries whose texts are in memory at once. */
const part = 20

/** Yields the texts of live documents beside their translations, in parts. */
export async function* exportTranslations(
  store: Store,
  now: string,
  { language, state, collections: keys }: TranslationQuery,
): AsyncGenerator<ExportedText[]> {
  await tryApplyDueTransitions(store, now)
  const context = { db: store.longReads, now }
  const chosen = translationFileDeclarations.filter(
    ({ key }) => keys.length === 0 || keys.includes(key),
  )
  for (const declaration of chosen)
    for await (const ids of entryIdsOf(store, declaration)) {
      const documents = await loadTexts(context, declaration, language, ids)
      yield documents
        .flatMap((document) => textsOf(declaration, document))
        .filter((text) => state === 'all' || text.state === state)
      await yieldToEventLoop()
    }
}

async function* entryIdsOf(store: Store, declaration: Declaration): AsyncGenerator<number[]> {
  const collection = collections.find(({ key }) => key === declaration.key)
  if (!collection) {
    yield [0]
    return
  }
  const filter = filterOf(collection, {})
  for (let last = 0; ; ) {
    const ids = await listEntryIds(store.longReads, filter, last, part)
    if (ids.length > 0) yield ids
    last = ids.at(-1) ?? 0
    if (ids.length < part) return
  }
}

function textsOf({ key }: Declaration, document: DocumentTexts): ExportedText[] {
  const { entryId, title, sources, targets } = document
  return sources.flatMap((unit): ExportedText[] => {
    if (unit.text.trim() === '') return []
    const target = targets.get(unit.path)?.text ?? ''
    const state = target === '' ? 'missing' : isOutdated(document, unit) ? 'outdated' : 'translated'
    return [{ key: `${key}/${entryId}/${unit.path}`, source: unit.text, target, state, title }]
  })
}

function isOutdated({ changed, declaration }: DocumentTexts, { item, path }: TextUnit): boolean {
  const fields = item === null ? declaration.fields : (declaration.set?.fields ?? [])
  return changed.some((difference) => {
    const wire = fields.find(({ key }) => key === difference.field)?.wire
    if (difference.item !== item || wire === undefined) return false
    const at = [...(item === null ? [] : ['items', item]), wire, difference.part]
    const changedPath = at.filter((one) => one !== null).join('.')
    return `${changedPath}.`.startsWith(`${path}.`) || `${path}.`.startsWith(`${changedPath}.`)
  })
}

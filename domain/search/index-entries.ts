import type { Content, Declaration } from '#catalogue/declaration.ts'
import type { DocumentLanguage } from '#catalogue/languages.ts'
import { type DocumentState, listDocumentStatesOf } from '#store/content/document-states.ts'
import { listRevisionsByIds, type Revision } from '#store/content/revisions.ts'
import {
  addTexts,
  changeShown,
  listTextsOf,
  type NewSearchText,
  removeTexts,
  type SearchText,
} from '#store/search/search-texts.ts'
import { tagsOf } from '#store/search/tags.ts'
import { addGrams, countWords, removeGrams } from '#store/search/vocabulary.ts'
import type { Tx } from '#store/tables.ts'
import { datedSlots } from './found/dated-slots.ts'
import { revisionIdsOf, type Slot, slotsOf, textsFoundAt } from './found/found-at.ts'
import { gramsOf } from './words/near-words.ts'

/**
 * Brings what guests find of some entries (0: of the section) in line with their heads, in the
 * transaction that changes those: what is found and what is shown are never apart. Does nothing
 * where nothing is different. Whoever calls it has its turn to publish.
 *
 * @param known revisions that need not be read again
 */
export async function indexEntries(
  tx: Tx,
  declaration: Declaration,
  entryIds: readonly number[],
  known: readonly Revision[] = [],
): Promise<void> {
  if (declaration.search === null || entryIds.length === 0) return
  const standing = await listTextsOf(tx, declaration.key, entryIds)
  const wanted = await listWanted(tx, declaration, entryIds, known)
  const missing = new Map(wanted.map((text) => [keyOf(text), text]))
  const gone: SearchText[] = []
  for (const text of standing) {
    const same = missing.get(keyOf(text))
    if (!same) gone.push(text)
    else if (same.shown_from !== text.shown_from || same.shown_until !== text.shown_until) {
      const { shown_from = null, shown_until = null } = same
      await changeShown(tx, text.id, { shown_from, shown_until })
    }
    missing.delete(keyOf(text))
  }
  await replaceTexts(tx, gone, [...missing.values()])
}

/** Takes texts out of the index and others in, with their words. */
export async function replaceTexts(
  tx: Tx,
  gone: readonly SearchText[],
  added: readonly NewSearchText[],
): Promise<void> {
  const ids = gone.map(({ id }) => id)
  const changes = new Map<DocumentLanguage, Map<string, number>>()
  for (const text of gone) count(changes, text, -1)
  for (const text of added) count(changes, text, 1)
  await removeTexts(tx, ids)
  await addTexts(tx, added)
  await keepWords(tx, changes)
}

async function listWanted(
  tx: Tx,
  declaration: Declaration,
  entryIds: readonly number[],
  known: readonly Revision[],
): Promise<NewSearchText[]> {
  const heads = Map.groupBy(
    await listDocumentStatesOf(tx, declaration.key, entryIds),
    ({ entry_id }) => entry_id,
  )
  const found: { own: DocumentState[]; slots: Slot[] }[] = []
  for (const own of heads.values()) found.push({ own, slots: await slotsIn(tx, declaration, own) })
  const ids = found.flatMap(({ own, slots }) => revisionIdsOf(own, slots))
  const revisions = await listRevisionsByIds(tx, ids, known)
  const contents = new Map<number, Content>(revisions.map(({ id, content }) => [id, content]))
  return found.flatMap(({ own, slots }) => textsFoundAt(declaration, own, slots, contents))
}

/** What is before guests of an entry with these heads, and when. */
async function slotsIn(
  tx: Tx,
  { search }: Declaration,
  heads: readonly DocumentState[],
): Promise<Slot[]> {
  if (search?.since) return datedSlots(tx, search.since, heads)
  return heads.filter(({ language }) => language === '').flatMap(slotsOf)
}

/** All that a text is but when it is shown: equal ones need not be written again. */
function keyOf(text: NewSearchText): string {
  const { subject, entry_id, language, made_of, item_id, title, words, text: body } = text
  const where = [subject, entry_id, language, made_of, item_id]
  return JSON.stringify([...where, title, words, body, text.picture_id])
}

function count(
  changes: Map<DocumentLanguage, Map<string, number>>,
  text: NewSearchText,
  by: 1 | -1,
): void {
  const { language, words } = text
  const counts = changes.get(language) ?? new Map<string, number>()
  changes.set(language, counts)
  // The empty word counts the texts.
  for (const word of ['', ...tagsOf(text), ...words.split(' ')])
    counts.set(word, (counts.get(word) ?? 0) + by)
}

async function keepWords(
  tx: Tx,
  changes: ReadonlyMap<DocumentLanguage, ReadonlyMap<string, number>>,
): Promise<void> {
  for (const [language, words] of changes) await keepVocabulary(tx, language, words)
}

async function keepVocabulary(
  tx: Tx,
  language: DocumentLanguage,
  counts: ReadonlyMap<string, number>,
): Promise<void> {
  const changed = new Map([...counts].filter(([, by]) => by !== 0))
  const { added, gone } = await countWords(tx, language, changed)
  const grams = added.flatMap((word) =>
    gramsOf(word).map((gram) => ({ gram, word, length: word.length })),
  )
  await addGrams(tx, language, grams)
  for (const word of gone) {
    const former = gramsOf(word)
    if (former.length > 0) await removeGrams(tx, language, { grams: former, word })
  }
}

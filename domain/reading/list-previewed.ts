import { declarationByKey, editorPathOf } from '#catalogue/catalogue.ts'
import { titleOf } from '#catalogue/declaration.ts'
import type { Previewed } from '#catalogue/published.ts'
import { listUsernames } from '#store/people/people.ts'
import { listInPreview } from './previewing.ts'
import type { Reading } from './reading.ts'

/** Returns the revisions that a preview has read and guests do not see, in the order of reading. */
export async function listPreviewed(reading: Reading): Promise<Previewed[]> {
  const { db, documents, language } = reading
  const languages = language === '' ? ['' as const] : (['', language] as const)
  const open = await listInPreview(
    reading,
    languages.flatMap((one) => documents.map((document) => ({ ...document, language: one }))),
  )
  const names = await listUsernames(
    db,
    open.map(({ author_id }) => author_id),
  )
  const order = documents.map(({ type, entryId }) => `${type}/${entryId}`)
  const rank = (one: (typeof open)[number]) => order.indexOf(`${one.subject}/${one.entry_id}`)
  return open
    .toSorted((one, other) => rank(one) - rank(other))
    .flatMap(({ subject, entry_id, language, content, state, author_id }) => {
      const declaration = declarationByKey(subject)
      if (!declaration) return []
      const path = editorPathOf(declaration, entry_id, language)
      const isLed = path?.includes('#') || entry_id !== 0
      const editorPath = path && !isLed ? `${path}#${declaration.key}` : path
      const author = names.get(author_id) ?? ''
      const title = titleOf(declaration, content)
      return [{ label: declaration.label, title, state, author, editorPath }]
    })
}

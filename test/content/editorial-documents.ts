import { promotion } from '#catalogue/collections/promotion.ts'
import type { Content, Declaration } from '#catalogue/declaration.ts'
import type { DocumentLanguage } from '#catalogue/languages.ts'
import { discover } from '#catalogue/sections/home/discover.ts'
import { icmBanner } from '#catalogue/sections/home/icm-banner.ts'
import { footer } from '#catalogue/sections/site/footer.ts'
import { addEntry } from '#store/content/revisions.ts'
import { addPicture, card } from './content.ts'
import { EditorialModel } from './editorial-model.ts'
import type { ModelRecord } from './model-record.ts'
import { morning, type Workspace } from './workspace.ts'

/** A place with its model, and how one text is written to it and read from it. */
export interface EditorialDocument {
  declaration: Declaration
  entryId: number
  language: DocumentLanguage
  model: EditorialModel
  /** With the record that is changed. */
  body(text: string, base?: ModelRecord | null): Record<string, unknown>
  text(content: Content, recordId?: number): unknown
}

/** A section, a set, an entry, two translations and what is published directly. */
export async function openEditorialDocuments({ store }: Workspace) {
  const picture = await addPicture(store)
  const entryId = await store.write((tx) => addEntry(tx, promotion.key, morning))
  const section = { entryId: 0, language: '' as DocumentLanguage }
  const single = () => ({ ...section, model: new EditorialModel({ isSet: false }) })
  const items = new EditorialModel({ isSet: true })
  const icm = {
    ...single(),
    declaration: icmBanner,
    body: (name: string) => ({ name }),
    text: ({ values }: Content) => values.name,
  }
  const offer = {
    ...single(),
    entryId,
    declaration: promotion,
    body: (title: string) => ({ title }),
    text: ({ values }: Content) => values.title,
  }
  const inGerman = (of: typeof icm | typeof offer) => ({
    ...of,
    language: 'de' as DocumentLanguage,
    model: new EditorialModel({ isSet: false, source: of.model }),
  })
  /** The card in each record: a card that is not named is kept. */
  const cardIds = new Map<number, number>()
  const discoverCards = {
    ...section,
    model: items,
    declaration: discover,
    body: (title: string, base?: ModelRecord | null) => ({
      items: [card(picture, { title, id: (base && cardIds.get(base.id)) ?? null })],
    }),
    text({ items: [first] }: Content, recordId?: number) {
      if (first && recordId !== undefined) cardIds.set(recordId, first.id)
      return first?.values.title
    },
  }
  const foot = {
    ...single(),
    declaration: footer,
    body: () => ({}),
    text: ({ values }: Content) => values.copyright,
  }
  const german = inGerman(icm)
  const angebot = inGerman(offer)
  const places = { icm, discover: discoverCards, offer, footer: foot, german, angebot }
  return places as Record<keyof typeof places, EditorialDocument>
}

export type EditorialDocuments = Awaited<ReturnType<typeof openEditorialDocuments>>

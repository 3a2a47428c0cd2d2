import type { Collection } from '#catalogue/declaration.ts'
import { CellName } from '#catalogue/spreadsheet/unread.ts'
import { foldText } from '#catalogue/text/fold-text.ts'
import { slugOf } from '#catalogue/text/slug.ts'
import type { BrandRegion } from '#domain/content/brand-region.ts'
import { listKeyHolders } from '#store/content/naming/natural-keys.ts'
import { listSlugHolders } from '#store/content/naming/slugs.ts'
import type { Db } from '#store/tables.ts'
import type { Row } from './row.ts'

/** Ids of uploaded pictures by the name of their file. */
export type PictureIds = Readonly<Record<string, number>>

interface PictureMatch {
  collection: Collection
  region: BrandRegion
}

interface Picture {
  name: string
  id: number
  /** The name without its ending, as it is compared with codes and titles. */
  stem: string
}

/**
 * Sets uploaded pictures in the rows that name their file, else in those whose code or title the file is
 * called by. Without a table, adds a row for each entry that has such a code or address. Returns the
 * rows and the names of pictures that belong to none.
 */
export async function matchPictures(
  db: Db,
  { collection, region }: PictureMatch,
  rows: readonly Row[],
  ids: PictureIds,
): Promise<{ rows: Row[]; unmatched: string[] }> {
  const pictures = Object.entries(ids).map(([name, id]): Picture => {
    return { name, id, stem: foldText(name.replace(/\.\w+$/, '')) }
  })
  const field = collection.fields.find(({ kind }) => kind === 'image')
  if (!field) return { rows: [...rows], unmatched: pictures.map(({ name }) => name) }
  const used = new Set<Picture>()
  const slugOfStem = (stem: string) => slugOf(stem, region.language)
  const keyField = collection.fields.find(({ key }) => key === collection.naturalKey)
  const titleField = collection.fields.find(({ key }) => key === collection.titleKey)

  function pictureOf({ sent }: Row): Picture | undefined {
    const typed = sent[field?.wire ?? '']
    if (typed instanceof CellName) {
      const name = foldText(typed.text.split(/[/\\]/).at(-1) ?? '')
      return pictures.find((one) => foldText(one.name) === name || one.stem === name)
    }
    if (typed !== undefined && typed !== null) return undefined
    const code = textOf(sent[keyField?.wire ?? ''])
    const slug = slugOfStem(textOf(sent[titleField?.wire ?? '']))
    return pictures.find(({ stem }) => {
      return (code !== '' && stem === foldText(code)) || (slug !== '' && slugOfStem(stem) === slug)
    })
  }

  for (const row of rows) {
    const picture = pictureOf(row)
    if (!picture) continue
    row.sent[field.wire] = picture.id
    used.add(picture)
  }
  const added: Row[] = []
  if (rows.length === 0) {
    const codes = await listKeyHolders(
      db,
      collection.key,
      pictures.map(({ stem }) => stem),
    )
    const slugs = pictures.map(({ stem }) => slugOfStem(stem)).filter((slug) => slug !== '')
    const holders = await listSlugHolders(db, collection.key, slugs)
    for (const [at, picture] of pictures.entries()) {
      const id = codes.get(picture.stem) ?? holders.get(slugOfStem(picture.stem))
      if (id === undefined) continue
      used.add(picture)
      const sent = { [field.wire]: picture.id }
      added.push({ number: at + 1, id, sent, raw: picture.name, errors: [] })
    }
  }
  const unmatched = pictures.filter((one) => !used.has(one)).map(({ name }) => name)
  return { rows: [...rows, ...added], unmatched }
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

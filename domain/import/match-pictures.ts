import type { Collection } from '#catalogue/declaration.ts'
import { CellName } from '#catalogue/spreadsheet/unread.ts'
import { foldText } from '#catalogue/text/fold-text.ts'
import { slugOf } from '#catalogue/text/slug.ts'
import type { BrandRegion } from '#domain/content/brand-region.ts'
import { listSlugHolders } from '#store/content/naming/slugs.ts'
import type { Db } from '#store/tables.ts'
import { entriesByKey } from './match-rows.ts'
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
    return { name, id, stem: foldText(name.replace(/\.\w+$/, '')).slice(0, 200) }
  })
  const field = collection.fields.find(({ kind }) => kind === 'image')
  if (!field) return { rows: [...rows], unmatched: pictures.map(({ name }) => name) }
  const used = new Set<Picture>()
  const slugOfStem = (stem: string) => slugOf(stem, region.language)
  const byName = firstBy(pictures, ({ name }) => foldText(name))
  const byStem = firstBy(pictures, ({ stem }) => stem)
  const bySlug = firstBy(pictures, ({ stem }) => slugOfStem(stem))
  const keyField = collection.fields.find(({ key }) => key === collection.naturalKey)
  const titleField = collection.fields.find(({ key }) => key === collection.titleKey)

  function pictureOf({ sent }: Row): Picture | undefined {
    const typed = sent[field?.wire ?? '']
    if (typed instanceof CellName) {
      const name = foldText(typed.text.split(/[/\\]/).at(-1) ?? '')
      return byName.get(name) ?? byStem.get(name)
    }
    if (typed !== undefined && typed !== null) return undefined
    const code = foldText(textOf(sent[keyField?.wire ?? '']))
    return byStem.get(code) ?? bySlug.get(slugOfStem(textOf(sent[titleField?.wire ?? ''])))
  }

  for (const row of rows) {
    const picture = pictureOf(row)
    if (!picture) continue
    row.sent[field.wire] = picture.id
    used.add(picture)
  }
  const added: Row[] = []
  if (rows.length === 0) {
    const codes = await entriesByKey(db, collection, [...byStem.keys()])
    const holders = await listSlugHolders(db, collection.key, [...bySlug.keys()])
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

/** Returns the pictures by a key, the first where several have it; without those of an empty one. */
function firstBy(
  pictures: readonly Picture[],
  keyOf: (picture: Picture) => string,
): Map<string, Picture> {
  const keyed = pictures.map((picture) => [keyOf(picture), picture] as const)
  return new Map(keyed.filter(([key]) => key !== '').toReversed())
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

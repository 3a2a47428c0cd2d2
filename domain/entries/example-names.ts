import { referredType } from '#catalogue/collections/referred-type.ts'
import type { Collection } from '#catalogue/declaration.ts'
import type { Field } from '#catalogue/field.ts'
import type { CellName } from '#catalogue/spreadsheet/unread.ts'
import { listLiveTitles } from '#store/content/entry-titles.ts'
import { findFirstFile } from '#store/media/media-names.ts'
import type { Db } from '#store/tables.ts'
import { findByName } from './named-in-tables.ts'

/**
 * Returns for each kind of reference of a collection one name for the template; '' where there is
 * none yet.
 */
export async function exampleNames(
  db: Db,
  { fields }: Collection,
): Promise<(among: CellName['among']) => string> {
  const names = new Map<CellName['among'], string>()
  for (const among of new Set(amongIn(fields))) {
    const [name = ''] = await firstNames(db, among, fields)
    const matches = name === '' ? [] : (await findByName(db, among, [name]))(name)
    const [first, ...more] = matches
    if (first) names.set(among, more.length === 0 ? name : `${first.id} ${name}`)
  }
  return (among) => names.get(among) ?? ''
}

async function firstNames(db: Db, among: CellName['among'], fields: readonly Field[]) {
  if (among !== 'media') return listLiveTitles(db, referredType(among), 1)
  const type = fields.some(({ kind }) => kind === 'image') ? 'image/' : 'application/pdf'
  return findFirstFile(db, type)
}

function amongIn(fields: readonly Field[]): CellName['among'][] {
  return fields.flatMap(({ kind, category = null, rows }): CellName['among'][] => {
    if (rows) return amongIn(rows.fields)
    if (kind === 'references') return [category ?? 0]
    return kind === 'image' || kind === 'files' ? ['media'] : []
  })
}

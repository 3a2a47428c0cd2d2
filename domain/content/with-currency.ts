import { hasKind } from '#catalogue/content/has-kind.ts'
import type { Declaration } from '#catalogue/declaration.ts'
import type { MediaLookup } from '#catalogue/field.ts'
import type { Db } from '#store/tables.ts'
import { loadBrandRegion } from './saving/brand-region.ts'

/** What is looked up for words, with the brand's currency where one of these has amounts to be told. */
export async function withCurrency(
  db: Db,
  declarations: readonly Declaration[],
  media: MediaLookup,
): Promise<MediaLookup> {
  if (!declarations.some((declaration) => hasKind(declaration, 'money'))) return media
  return Object.assign(new Map(media), { currency: (await loadBrandRegion(db)).currency })
}

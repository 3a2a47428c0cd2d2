import { hasKind } from '#catalogue/content/has-kind.ts'
import type { Declaration } from '#catalogue/declaration.ts'
import type { MediaLookup } from '#catalogue/field.ts'
import type { Db } from '#store/tables.ts'
import { loadBrandRegion } from './brand-region.ts'

/** Adds the brand's currency to a lookup when one of the declarations has amounts. */
export async function withCurrency(
  db: Db,
  declarations: readonly Declaration[],
  media: MediaLookup,
): Promise<MediaLookup> {
  if (!declarations.some((declaration) => hasKind(declaration, 'money'))) return media
  return Object.assign(new Map(media), { currency: (await loadBrandRegion(db)).currency })
}

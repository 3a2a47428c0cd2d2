import { hasKind } from '#catalogue/content/has-kind.ts'
import type { Declaration } from '#catalogue/declaration.ts'
import type { MediaLookup } from '#catalogue/field.ts'
import { settings } from '#catalogue/frame/settings.ts'
import { currencies } from '#catalogue/time/regions.ts'
import { findHead } from '#store/content/heads.ts'
import { findRevision } from '#store/content/revisions.ts'
import type { Db } from '#store/tables.ts'
import { keyOf, sectionPlace } from './place.ts'

/** What is looked up for words, with the brand's currency where one of these has amounts to be told. */
export async function withCurrency(
  db: Db,
  declarations: readonly Declaration[],
  media: MediaLookup,
): Promise<MediaLookup> {
  if (!declarations.some((declaration) => hasKind(declaration, 'money'))) return media
  return Object.assign(new Map(media), { currency: await currencyOf(db) })
}

/** Settings are published as they are saved: the clock changes nothing of them. */
async function currencyOf(db: Db): Promise<string> {
  const head = await findHead(db, keyOf(sectionPlace(settings)))
  const live = head?.live_id ? await findRevision(db, head.live_id) : undefined
  const currency = live?.content.values.currency
  return typeof currency === 'string' ? currency : currencies[0]
}

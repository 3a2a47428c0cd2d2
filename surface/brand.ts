/** `linecheck/brand`: what a brand's `brand.ts` and its declarations and content import. */
import type { Brand as BrandData } from '#catalogue/brand/brand.ts'
import type { BrandPage } from '#web/site/brand/define-page.tsx'
import type { BrandParts } from '#web/site/brand/parts.tsx'

export type {
  BrandContent,
  BrandDocument,
  BrandFile,
  BrandPicture,
  ContentLookup,
  EntryContent,
  NewEntry,
  SectionTranslation,
} from '#catalogue/brand/content.ts'
export { promotionCategory } from '#catalogue/collections/reference-categories.ts'
export { defineCollection, defineSection } from '#catalogue/declaration.ts'
export { defineBlock } from '#catalogue/fields/blocks/define-block.ts'
export { choice } from '#catalogue/fields/choosing/choice.ts'
export { choices } from '#catalogue/fields/choosing/choices.ts'
export { yesNo } from '#catalogue/fields/choosing/yes-no.ts'
export { colour } from '#catalogue/fields/colour.ts'
export { formerly } from '#catalogue/fields/formerly.ts'
export { image } from '#catalogue/fields/image.ts'
export { link } from '#catalogue/fields/link.ts'
export { files } from '#catalogue/fields/lists/files.ts'
export { references } from '#catalogue/fields/lists/references.ts'
export { rows } from '#catalogue/fields/lists/rows.ts'
export { money } from '#catalogue/fields/money.ts'
export { phone } from '#catalogue/fields/phone.ts'
export { quantity } from '#catalogue/fields/quantity.ts'
export { richText } from '#catalogue/fields/rich-text.ts'
export { longText, text } from '#catalogue/fields/text.ts'
export { day } from '#catalogue/fields/times/day.ts'
export { moment } from '#catalogue/fields/times/moment.ts'
export { video } from '#catalogue/fields/video.ts'
export type { SentValues } from '#catalogue/json.ts'
export { allergenNames } from '#catalogue/menu-law/allergen-names.ts'
export { productIconIds } from '#catalogue/sections/site/product-icon-ids.ts'
export { type ProsePiece, prose } from '#catalogue/text/prose.ts'
export { textToRichText } from '#catalogue/text/rich-text-to-text.ts'
export { addDays } from '#catalogue/time/calendar.ts'

export interface Brand extends BrandData {
  pages?: Readonly<Record<string, () => Promise<{ page: BrandPage }>>>
  parts?: () => Promise<{ parts: BrandParts }>
}

export function defineBrand(brand: Brand): Brand {
  return brand
}

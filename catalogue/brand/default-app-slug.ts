import { brand } from '#brand'
import { fragmentOf } from '#catalogue/text/slug.ts'

/** Returns the address of the app page until Settings have another: the brand's name and `-app`. */
export function defaultAppSlug(): string {
  return `${fragmentOf(brand.name)}-app`
}

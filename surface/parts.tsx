/** `linecheck/parts`: what a brand's components and pages import. */

export { defineBlockView } from '#web/site/brand/block-view.ts'
export {
  type BrandPage,
  definePage,
  type LocalizedText,
} from '#web/site/brand/define-page.tsx'
export type { SiteContent } from '#web/site/brand/load-site-content.ts'
export { type BrandParts, defineParts } from '#web/site/brand/parts.tsx'
export { useI18n } from '#web/site/i18n.tsx'
export { Icon } from '#web/ui/icon.tsx'
export { Picture } from '#web/ui/picture.tsx'
export { RichText } from '#web/ui/rich-text/rich-text.tsx'

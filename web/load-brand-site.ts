import { brand } from '#brand'
import { StartupError } from '#catalogue/startup-error.ts'
import type { Page } from '#web/page.ts'
import { pages as ourPages } from '#web/routes.ts'
import type { BrandPage } from '#web/site/brand/define-page.tsx'
import { type BrandParts, checkParts } from '#web/site/brand/parts.tsx'

export interface BrandSite {
  /** Ours and the brand's, by their patterns. */
  pages: Readonly<Record<string, Page>>
  parts: BrandParts
}

/** Loads the pages and parts of the brand. Throws `StartupError` when one of its pages has an address of ours. */
export async function loadBrandSite(): Promise<BrandSite> {
  const { pages = [] } = ((await brand.pages?.()) ?? {}) as { pages?: readonly BrandPage[] }
  const { parts = {} } = ((await brand.parts?.()) ?? {}) as { parts?: BrandParts }
  checkParts(parts)
  const taken = pages.find(({ path }) => path in ourPages)
  if (taken) throw new StartupError(`${brand.name} has a page ${taken.path}, which is one of ours.`)
  const own = pages.map(({ path, page }) => [path, page] as const)
  return { pages: { ...ourPages, ...Object.fromEntries(own) }, parts }
}

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
  const taken = Object.keys(brand.pages ?? {}).find((path) => path in ourPages)
  if (taken) throw new StartupError(`${brand.name} has a page ${taken}, which is one of ours.`)
  const pages = Object.entries(brand.pages ?? {}).map(async ([path, load]) => {
    const { page } = (await load()) as { page: BrandPage }
    return [path, page(path)] as const
  })
  const { parts = {} } = ((await brand.parts?.()) ?? {}) as { parts?: BrandParts }
  checkParts(parts)
  return { pages: { ...ourPages, ...Object.fromEntries(await Promise.all(pages)) }, parts }
}

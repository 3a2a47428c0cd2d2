import { singletonOf } from '#catalogue/screens.ts'
import type { Content, Declaration } from '../declaration.ts'
import { hasOwnAddress } from './own-address.ts'

/** Returns the address of an entry's public page (`/promotion/17-summer-box/details`, `/our-farms`), or null. */
export function entryPath(
  declaration: Declaration,
  id: number,
  slug: string,
  values: Readonly<Record<string, unknown>> = {},
): string | null {
  const { pages, singletons } = declaration
  const page = pages?.of[String(values[pages.field])] ?? declaration.page
  const singleton = singletonOf(singletons, slug)
  if (singleton) return singleton.page
  if (hasOwnAddress({ page })) {
    // A draft that was never published has only the slug of its values.
    const own = slug || (typeof values.slug === 'string' ? values.slug : '')
    return own === '' ? null : `/${encodeURIComponent(own)}`
  }
  const entry = slug === '' ? String(id) : `${id}-${encodeURIComponent(slug)}`
  return page === null ? null : page.replace('{entry}', entry)
}

/** Returns an entry's address on the page of its list (`/menu?val=0&name=Burgers`), or null. */
export function listedPath(
  { page, search }: Declaration,
  position: number,
  title: string,
): string | null {
  if (page !== null || position < 0 || !search?.path.includes('{place}')) return null
  return search.path
    .replace('{place}', String(position))
    .replace('{title}', () => encodeURIComponent(title))
}

/** Returns where staff preview a record: its page or its list (`/faqs?preview=1#question-7`). */
export function previewPathOf(
  declaration: Declaration,
  { id, slug, values }: { id: number; slug: string; values: Content['values'] },
): string | null {
  if (id === 0) return declaration.previewPath
  const page = entryPath(declaration, id, slug, values)
  return page === null ? listedPreview(declaration.search?.path, id) : `${page}?preview=1`
}

/** The fragment comes last, or a browser would take the query for a part of it. */
function listedPreview(path: string | undefined, id: number): string | null {
  if (!path?.startsWith('/')) return null
  const { pathname, hash } = new URL(path.replace('{id}', String(id)), 'http://site')
  return `${pathname}?preview=1${hash}`
}

import { queryOptions } from '@tanstack/react-query'

interface PagePart {
  id: string
  name: string
}

/**
 * Loads the parts of a page of the site that a link can lead to: what has an id and a heading.
 * Read from the page itself, so that a brand's own pages have them too. None where guests find no page.
 */
async function loadPageParts(path: string, signal: AbortSignal): Promise<PagePart[]> {
  const response = await fetch(path, { signal, credentials: 'omit' })
  if (!response.ok) return []
  return partsOf(new DOMParser().parseFromString(await response.text(), 'text/html'))
}

const headings = 'h2, h3, h4, h5, h6'

function partsOf(page: Document): PagePart[] {
  const named = new Set<Element>()
  return [...page.querySelectorAll('main [id]')].flatMap((part) => {
    const heading = headingOf(part)
    const name = heading?.textContent.trim() ?? ''
    // A section and its heading may both have an id.
    if (!heading || name === '' || named.has(heading) || !/^[^\s#\\]{1,99}$/.test(part.id))
      return []
    named.add(heading)
    return [{ id: part.id, name }]
  })
}

function headingOf(part: Element): Element | null {
  if (part.matches(headings)) return part
  // Other elements have ids for scripts.
  if (part.matches('section, article, .block')) return part.querySelector(headings)
  return part.closest('details')?.querySelector('summary') ?? null
}

/** Queries the parts of a page of the site. */
export function pagePartsQuery(path: string) {
  return queryOptions({
    queryKey: ['links', 'parts', path],
    queryFn: ({ signal }) => loadPageParts(path, signal),
    staleTime: 60_000,
  })
}

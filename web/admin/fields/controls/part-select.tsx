import { NativeSelect } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { linkCheckQuery } from '#web/admin/api/queries.ts'
import { t } from '#web/admin/i18n/translate.ts'

interface PartSelectProps {
  /** The address of the page that the link leads to. */
  path: string
  value: string
  onChange: (link: string) => void
}

/** Lets people choose a part of the page, where it has any. */
export function PartSelect({ path, value, onChange }: PartSelectProps) {
  const [page = ''] = path.split('#')
  const [settled] = useDebouncedValue(page, 400)
  // A page that is not there is not asked for.
  const { data: check } = useQuery(linkCheckQuery({ address: settled }))
  const isThere = check?.warnings.length === 0
  const { data: parts = [] } = useQuery({ ...pagePartsQuery(settled), enabled: isThere })
  const [link = '', chosen = ''] = value.split('#')
  if (settled !== page || parts.length === 0) return null
  const known = parts.some(({ id }) => id === chosen) || chosen === ''
  return (
    <NativeSelect
      mt="xs"
      size="sm"
      label={t('field.linkPart')}
      value={chosen}
      data={[
        { value: '', label: t('field.linkPartTop') },
        ...(known ? [] : [{ value: chosen, label: `#${chosen}` }]),
        ...parts.map(({ id, name }) => ({ value: id, label: name })),
      ]}
      onChange={({ currentTarget: { value: part } }) => onChange(part ? `${link}#${part}` : link)}
    />
  )
}

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
  const page = await response.text()
  // Without its styles: this document's policy refuses them, and the browser would complain.
  const main = page.slice(page.indexOf('<main'), page.lastIndexOf('</main>'))
  const plain = main.replaceAll(/ style="[^"]*"/g, '')
  return partsOf(new DOMParser().parseFromString(plain, 'text/html'))
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
function pagePartsQuery(path: string) {
  return queryOptions({
    queryKey: ['links', 'parts', path],
    queryFn: ({ signal }) => loadPageParts(path, signal),
    staleTime: 60_000,
  })
}

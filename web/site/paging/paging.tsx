import { useI18n } from '#web/site/i18n.tsx'
import { Icon } from '#web/ui/icon.tsx'

interface PagingProps {
  /** Address of the list, possibly with a query. */
  path: string
  page: number
  last: number
  /** Needed where a page has several. */
  label?: string
}

export function Paging({ path, page, last, label }: PagingProps) {
  const { t, href } = useI18n()
  if (last < 2) return null
  const sign = path.includes('?') ? '&' : '?'
  const to = (number: number) => href(number === 1 ? path : `${path}${sign}page=${number}`)
  return (
    <nav className="paging" aria-label={label ?? t('paging.label')}>
      <ul>
        {page > 1 && (
          <li>
            <a href={to(page - 1)} rel="prev" aria-label={t('paging.previous')}>
              <Icon name="previous" mirrored />
            </a>
          </li>
        )}
        {listedPages(page, last).map((number, place) =>
          number === null ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: a gap has no name of its own
            <li key={`gap ${place}`} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={number}>
              <a
                href={to(number)}
                aria-current={number === page ? 'page' : undefined}
                aria-label={t('paging.page', { number })}
              >
                {number}
              </a>
            </li>
          ),
        )}
        {page < last && (
          <li>
            <a href={to(page + 1)} rel="next" aria-label={t('paging.next')}>
              <Icon name="next" mirrored />
            </a>
          </li>
        )}
      </ul>
    </nav>
  )
}

/** Returns the first, the last and the neighbours of a page; null is a gap. */
function listedPages(page: number, last: number): (number | null)[] {
  const candidates = [1, page - 1, page, page + 1, last]
  const numbers = [...new Set(candidates)].filter((number) => number >= 1 && number <= last)
  numbers.sort((one, other) => one - other)
  return numbers.flatMap((number, place) => {
    const before = numbers[place - 1] ?? number - 1
    return number - before > 1 ? [null, number] : [number]
  })
}

const number = /^[1-9]\d{0,5}$/

/** `Page.cachedParams` of a list with pages; the first page has no parameter. */
export const pageParam = {
  page: (value: string) => (number.test(value) && value !== '1' ? value : null),
}

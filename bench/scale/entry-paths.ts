import { menuItem } from '#catalogue/collections/menu-item.ts'
import { sizes } from './fill/fill.ts'

const perPage = 20
const last = Math.ceil(sizes.entries / perPage)
const middle = Math.floor(last / 2)

/** What staff ask of the list of a collection with thousands of entries. */
const lists = [
  '',
  `page=${middle}`,
  `page=${last}`,
  'sort=title',
  `sort=title&page=${middle}`,
  `sort=-title&page=${last}`,
  'sort=-updated_at',
  `sort=-updated_at&page=${middle}`,
  'status=2',
  `status=2&page=${middle}`,
  'status=1',
  'status=1&sort=title',
  'status=4',
  'search=smoky',
  `search=smoky&page=${Math.floor(last / 20)}`,
  'search=burger%20777',
  'search=bowl%204999',
  'search=nowhere',
  'status=1&search=melt&sort=title',
  'type=sides',
  `type=sides&page=${Math.floor(last / 8)}`,
  `type=sides&sort=-code&page=${Math.floor(last / 8)}`,
  'status=1&type=sides&sort=code',
  `status=2&sort=-code&page=${middle}`,
  'search=smoky&sort=code',
  ...menuItem.staffColumns.flatMap((column) => [
    `sort=${column}`,
    `sort=-${column}&page=${middle}`,
  ]),
]

/** Over HTTP, by the row of the table that it belongs to. */
export const entryPaths = {
  'list of entries': lists.map(
    (query) => `${menuItem.path}/create?per_page=${perPage}${query && '&'}${query}`,
  ),
  'list of entries that guests read': [1, middle, last].map(
    (page) => `${menuItem.path}?per_page=${perPage}&page=${page}`,
  ),
  'order of entries': [1, middle, last].map(
    (page) => `${menuItem.path}/order?per_page=${perPage}&page=${page}`,
  ),
}

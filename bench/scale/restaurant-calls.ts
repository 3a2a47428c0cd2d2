import { location } from '#catalogue/collections/location.ts'
import { findLocations, type LocationSearch } from '#domain/reading/locations/find-locations.ts'
import { SiteSearch } from '#domain/search/site-search.ts'
import { openStore } from '#store/store.ts'
import { sizes } from './fill/fill.ts'
import type { Call } from './measure-calls.ts'

const page = { limit: 20, offset: 0 }
const berlin = { latitude: 52.5163, longitude: 13.3777 }

/** What guests ask to find a restaurant of a large chain. */
const questions: Record<string, Omit<LocationSearch, 'page'> & { offset?: number }> = {
  'a town': { query: 'lisbon' },
  'a town and a street': { query: 'leeds mill lane' },
  'a postcode': { query: '12345' },
  'the beginning of one': { query: '123' },
  'the beginning of a town': { query: 'ham' },
  'a slip of the finger': { query: 'lisbpn' },
  'a code': { query: 'R-031337' },
  'what all are called': { query: 'marigold' },
  'what nobody is called': { query: 'atlantis' },
  'a town that delivers': { query: 'madrid', service: 'delivery' },
  'who delivers': { service: 'delivery' },
  'who delivers, the last page': { service: 'delivery', offset: sizes.restaurants / 2 - 20 },
  'where few offer it': { service: 'drive_through' },
  'near, in a town': { near: berlin },
  'near, and delivers': { near: berlin, service: 'delivery' },
  'near, where few offer it': { near: berlin, service: 'drive_through' },
  'near, on the high seas': { near: { latitude: 0, longitude: -30 } },
  'near, page 40': { near: berlin, offset: 780 },
}

/** Finding restaurants by words, by service and nearby, in this process on the site's database. */
export async function openRestaurantSearches(
  site: Parameters<typeof openStore>[0],
): Promise<{ calls: Call[]; close(): Promise<void> }> {
  const store = await openStore(site)
  const now = new Date().toISOString()
  const search = new SiteSearch({ store, now: () => now, timeout: 60_000 })
  const calls = Object.entries(questions).map(([name, { offset = 0, ...question }]) => ({
    name,
    run: () => findLocations({ store, search }, now, { ...question, page: { ...page, offset } }),
  }))
  return { calls, close: () => search.close().then(() => store.close()) }
}

const last = sizes.restaurants / 20

/** The list of restaurants in the back office. */
export const restaurantPaths = [
  ...['', `&page=${last / 2}`, `&page=${last}`, '&sort=title', `&sort=-title&page=${last / 2}`],
  ...['&sort=-updated_at', '&status=2', '&search=harbour', '&search=leeds%20mill'],
  ...['&search=R-031337', '&search=nowhere'],
  // By rule with those inside, by hand, and both with words.
  ...['&group=1', '&group=1&page=90', '&group=200', '&group=1&search=mill', '&group=1&sort=-title'],
].map((query) => `${location.path}/create?per_page=20${query}`)

/** Groups of restaurants: their list, and a group with its restaurants. */
export const groupPaths = [
  ...['?per_page=20', '?per_page=20&page=25', '?per_page=20&search=franchisee%204'],
  ...['/1', '/200'],
].map((rest) => `${location.path}/groups${rest}`)

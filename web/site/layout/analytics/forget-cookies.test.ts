import { expect, test } from 'vitest'
import { cookieRemovals } from './forget-cookies.ts'

const page = { hostname: 'www.burgers.example', pathname: '/de/menu' }

test('a cookie is removed from every domain and path at which it may have been set', () => {
  expect(cookieRemovals('matomo', { ...page, cookie: '_pk_id.1.ab=x' })).toEqual(
    ['', '; domain=www.burgers.example', '; domain=burgers.example', '; domain=example'].flatMap(
      (domain) =>
        ['/', '/de', '/de/', '/de/menu', '/de/menu/'].map(
          (path) => `_pk_id.1.ab=; max-age=0; path=${path}${domain}`,
        ),
    ),
  )
})

test('only the cookies of the service are removed', () => {
  const cookie = [
    ...['_pk_id.1.ab=x', '_pk_ses.1.ab=1', 'mtm_consent=1'],
    ...[
      '_ga=GA1.1',
      '_ga_ABC123=GS1',
      '_gid=2',
      '_gat_gtag_UA_1=1',
      '_gcl_au=1.1',
      '_dc_gtm_UA-1=1',
    ],
    ...['basket=3', 'my_pk_id=4', '_gallery=5'],
  ].join('; ')
  const removed = (service: Parameters<typeof cookieRemovals>[0]) => {
    const found = cookieRemovals(service, { ...page, cookie }).map((one) => one.split('=')[0])
    return [...new Set(found)]
  }
  expect(removed('matomo')).toEqual(['_pk_id.1.ab', '_pk_ses.1.ab', 'mtm_consent'])
  const google = ['_ga', '_ga_ABC123', '_gid', '_gat_gtag_UA_1', '_gcl_au', '_dc_gtm_UA-1']
  expect(removed('ga4')).toEqual(google)
  expect(removed('gtm')).toEqual(google)
  expect(removed('plausible')).toEqual([])
})

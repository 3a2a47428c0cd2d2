import { afterEach, expect, test } from 'vitest'
import { queryClient, refreshContent } from './query-client.ts'

afterEach(() => queryClient.clear())

test('a step on a document reloads the calendar and what links to documents', async () => {
  const keys = [
    ['calendar', { from: '2031-05-01' }],
    ['links', 'uses', { entity_id: 1 }],
  ]
  for (const key of keys) queryClient.setQueryData(key, [])
  await refreshContent()
  expect(keys.map((key) => queryClient.getQueryState(key)?.isInvalidated)).toEqual([true, true])
})

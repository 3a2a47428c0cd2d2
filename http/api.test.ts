import { expect, test } from 'vitest'
import { routes } from './api.ts'
import { describeApi } from './description/describe-api.ts'

test('every call says in a line what it does, what it is called by, and stands at an address', () => {
  for (const { summary, methods, path } of routes) {
    expect([path, summary]).toEqual([path, expect.stringMatching(/^[A-Z][^\n]{5,200}$/)])
    expect([path, methods.length]).toEqual([path, expect.toSatisfy((count) => count > 0)])
    expect(path).toMatch(/^(\/([a-z_-]+|[1-4]|\{id\}))+$/)
  }
})

test('nothing in the description of the API is left blank', () => {
  const text = JSON.stringify(describeApi(routes))
  for (const name of ['description', 'title', 'type', 'format', '$ref', 'pattern'])
    expect(text).not.toContain(`"${name}":""`)
  expect(text).not.toMatch(/"(enum|required|anyOf)":\[\]/)
})

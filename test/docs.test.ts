import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const rooms = 'catalogue store domain http web brands surface bench test scripts docs deploy'.split(
  ' ',
)

test('a newcomer finds every file that the documentation names', () => {
  const paths = rooms.flatMap((room) => globSync(`${room}/**/*`, { cwd: root }))
  const names = new Set(paths.map((path) => basename(path)))
  const isThere = (path: string) => paths.some((there) => there.startsWith(path))
  const inRoom = new RegExp(`^(?:${rooms.join('|')})/[\\w./-]+$`)
  const pages = [
    'README.md',
    'CONTRIBUTING.md',
    'SECURITY.md',
    ...globSync('docs/**/*.md', { cwd: root }),
  ]
  const missing = pages.flatMap((page) => {
    const named = readFileSync(join(root, page), 'utf8').matchAll(/`([^`\s]+)`/g)
    return [...named].flatMap(([, name = '']) => {
      const isPath = inRoom.test(name)
      const isFile = /^[\w-]+\.(?:tsx?|mjs)$/.test(name)
      const isFound = isPath ? isThere(name) : !isFile || names.has(name) || isAtRoot(name)
      return isFound ? [] : [`${page} names ${name}`]
    })
  })
  expect(pages.length).toBeGreaterThan(60)
  expect(missing).toEqual([])
})

function isAtRoot(name: string): boolean {
  return globSync(name, { cwd: root }).length > 0
}

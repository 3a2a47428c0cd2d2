import { expect, test } from 'vitest'
import { isBrokenJson } from './cell-text.ts'

const tree = '{"type":"doc","content":[{"type":"paragraph"}]}'

test('what a spreadsheet has cut or quoted anew is told from what an export wrote', () => {
  expect([isBrokenJson(tree), isBrokenJson('["Beef; rare","Plant"]')]).toEqual([false, false])
  for (const broken of [
    tree.slice(0, -1),
    tree.slice(0, 20),
    tree.replaceAll('"', '”'),
    tree.replaceAll('"', '«'),
    tree.replace('"type"', '“type”'),
    tree.replace('"doc"', '”doc”'),
    `"${tree.replaceAll('"', '""')}"`,
    `  { ${tree.slice(1, 30)}`,
    '["Beef; rare","Pla',
    '[{"id":1,"name":"Sm',
    '{type:doc,content:[]}',
  ])
    expect([broken, isBrokenJson(broken)]).toEqual([broken, true])
})

test('braces and brackets of people are words', () => {
  for (const words of ['{name} is away', '[1] See below', '[sic]', '{}', 'a {"b"', '', '(“yes”)'])
    expect([words, isBrokenJson(words)]).toEqual([words, false])
})

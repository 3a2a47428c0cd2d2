import { globSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { drawnNow } from './draw-pictures.ts'
import { pictures } from './pictures.ts'

const files = new Set(globSync('brands/marigold/pictures/*.svg').map((path) => basename(path, '.svg')))

test('every picture of the demo is a file, or drawn, and then the same each time', () => {
  for (const { file } of pictures) {
    const drawing = drawnNow(file)
    if (files.has(file)) {
      expect(drawing, file).toBeUndefined()
      continue
    }
    expect(drawing, file).toMatch(/^<svg [^>]+>.*<\/svg>$/s)
    expect(drawing, file).not.toMatch(/NaN|undefined/)
    expect(drawnNow(file)).toBe(drawing)
  }
})

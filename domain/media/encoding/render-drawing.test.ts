import sharp from 'sharp'
import { expect, test } from 'vitest'
import { WorkerFailed } from '#domain/worker-process.ts'
import type { Rendition } from '#store/media/media.ts'
import { renderInEncoder } from './encoders.ts'

const svg = (inside: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="30" height="20">${inside}</svg>`)
const webp = (width: number): Rendition => {
  return { width, type: 'image/webp', suffix: `${width}.webp` }
}
const manner = { density: 144, width: 60, focal: { x: 0.5, y: 0.5 } }

test('a drawing becomes a picture of the width that was asked for, and copies of it', async () => {
  const bytes = svg('<rect width="30" height="20" fill="#ff8000"/>')
  const copies = [webp(10), webp(60)]
  const taken = new Map<string, Uint8Array>()
  const job = { ...manner, bytes, isTransparent: false, copies }
  const { height, color, master } = await renderInEncoder(job, async (copy) => {
    taken.set(copy.rendition.suffix, copy.bytes)
  })
  expect([height, color]).toEqual([40, '#ff8000'])
  expect(await sharp(master).metadata()).toMatchObject({ format: 'png', width: 60, height: 40 })
  for (const { suffix, width } of copies) {
    expect(await sharp(taken.get(suffix)).metadata()).toMatchObject({ format: 'webp', width })
  }
})

test('what is not drawn is white, unless it may be seen through', async () => {
  const ofMaster = async (isTransparent: boolean) => {
    const job = { ...manner, bytes: svg(''), isTransparent, copies: [] }
    const { color, master } = await renderInEncoder(job, async () => undefined)
    const { hasAlpha } = await sharp(master).metadata()
    return { color, hasAlpha }
  }
  // Two at once: there are two processes.
  const [flat, clear] = await Promise.all([ofMaster(false), ofMaster(true)])
  expect(flat).toEqual({ color: '#ffffff', hasAlpha: false })
  expect(clear).toEqual({ color: '#fff8ea', hasAlpha: true })
})

test('what is no drawing is refused, and so is what cannot be kept', async () => {
  const job = { ...manner, bytes: Buffer.from('<svg'), isTransparent: false, copies: [webp(10)] }
  await expect(renderInEncoder(job, async () => undefined)).rejects.toThrow(WorkerFailed)
  const full = renderInEncoder({ ...job, bytes: svg('') }, () => Promise.reject(new Error('full')))
  await expect(full).rejects.toThrow('full')
})

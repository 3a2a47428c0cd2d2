import sharp from 'sharp'
import type { RenderedCopy, RenderedDrawing, RenderJob } from './jobs.ts'
import { type Pixels, renderCopy } from './render-copies.ts'

/** Renders a drawing: its copies, each passed on when ready, and its master. */
export async function renderDrawing(
  job: RenderJob,
  hand: (copy: RenderedCopy) => void,
): Promise<RenderedDrawing> {
  const pixels = await decode(job)
  for (const rendition of job.copies) {
    hand({ rendition, bytes: await renderCopy(pixels, rendition, job.focal) })
  }
  const master = await open(pixels).png({ compressionLevel: 6 }).toBuffer()
  return { height: pixels.info.height, color: await averageColour(pixels), master }
}

/** Decodes once for all copies. */
function decode({ bytes, density, width, isTransparent }: RenderJob): Promise<Pixels> {
  const drawn = sharp(bytes, { density }).resize({ width })
  const flat = isTransparent ? drawn.ensureAlpha() : drawn.flatten({ background: '#ffffff' })
  return flat.raw().toBuffer({ resolveWithObject: true })
}

function open({ data, info }: Pixels) {
  const { width, height, channels } = info
  return sharp(data, { raw: { width, height, channels } })
}

async function averageColour(pixels: Pixels): Promise<string> {
  const flat = open(pixels).flatten({ background: '#fff8ea' }).resize(1, 1)
  const data = await flat.removeAlpha().raw().toBuffer()
  return `#${data.subarray(0, 3).toString('hex')}`
}

// A process of its own that decodes and encodes pictures, one job at a time: what it needs of memory
// goes back when it ends, a job that never ends is ended with it, and it makes way for responses.
// Started by encoders.ts, natively; its argument is how nice it is (0 to 19).
import { setPriority } from 'node:os'
import { storeFailure } from '#domain/store-failure.ts'
import type { Job, Reply } from './jobs.ts'

// Before sharp starts its threads: on Linux each thread inherits the niceness of its parent.
setPriority(Number(process.argv[2] ?? 0))
const { default: sharp } = await import('sharp')
const { renderCopies: drawCopies } = await import('./render-copies.ts')
const { cutPicture, readPicture } = await import('./read-picture.ts')
const { renderDrawing } = await import('./render-drawing.ts')
sharp.cache(false)
sharp.concurrency(1)

process.on('message', (job: Job) => {
  work(job).catch((error: unknown) => {
    reply({ error: String(error), isFull: storeFailure(error) === 'full' })
  })
})
process.on('disconnect', () => process.exit(0))

async function work(job: Job): Promise<void> {
  if (job.do === 'read' || job.do === 'cut') {
    const picture = await (job.do === 'read' ? readPicture(job) : cutPicture(job))
    reply(typeof picture === 'string' ? { fault: picture } : { read: picture })
    return
  }
  if (job.do === 'render') {
    reply({ rendered: await renderDrawing(job, (drawn) => reply({ drawn })) })
    return
  }
  await drawCopies(job, (drawn) => reply({ drawn }))
  reply({ done: true })
}

function reply(said: Reply): void {
  process.send?.(said)
}

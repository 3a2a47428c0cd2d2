import { setTimeout as pause } from 'node:timers/promises'
import { promotion } from '#catalogue/collections/promotion.ts'
import { icmBanner } from '#catalogue/sections/home/icm-banner.ts'
import { workWithUs } from '#catalogue/sections/home/work-with-us.ts'
import { openTicket } from '#domain/tickets/open-ticket.ts'
import { after } from '../content/workspace.ts'
import type { Library } from '../library.ts'
import { asApprover, asEditor } from '../people.ts'
import { testJpeg, testPdf } from '../upload.ts'

/** How long (ms) somebody rests after a few steps, so that others get on as well. */
const rest = 30

/** Something of everything that a site has, and what has gone from it again. */
export async function fillSite({ desk, upload, makeCopies, replace }: Library): Promise<void> {
  const picture = await upload('grill.jpg', await testJpeg({ width: 640, height: 480 }))
  await upload('tender.pdf', testPdf())
  while (await makeCopies());
  await desk.publish(workWithUs, { title: 'First', description: 'One', image: picture })
  await replace(picture, 'fryer.jpg', await testJpeg({ width: 480, height: 320 }))
  await desk.publish(workWithUs, { title: 'Second', description: 'Two “quoted”\n', image: picture })
  for (const title of ['Summer box', 'Ψάρι ☂ 𝒳']) await desk.publishEntry(promotion, { title })
  const asked = { title: 'Cut off', description: 'See there.', gallery_ids: [picture] }
  await desk.store.write((tx) => openTicket({ db: tx, actor: asEditor, now: after(0) }, asked))
  // The last ids that were given belong to rows that are gone.
  await desk.store.write(async (tx) => {
    const made = { subject: 'promotion', created_at: after(0) }
    const { id } = await tx
      .insertInto('entry')
      .values(made)
      .returning('id')
      .executeTakeFirstOrThrow()
    await tx.deleteFrom('entry').where('id', '=', id).execute()
  })
}

/** People who draft, submit, decide, upload and replace, one step after the other, until told to stop. */
export function startWorking(library: Library) {
  const { desk, upload, replace } = library
  let isOver = false
  let isResting = false
  let steps = 0

  async function breathe(): Promise<void> {
    await pause(rest)
    while (isResting && !isOver) await pause(5)
  }

  async function editing(): Promise<void> {
    for (let turn = 1; !isOver; turn++) {
      const now = after(turn)
      await desk.publish(icmBanner, { name: `Turn ${turn}` }, { now })
      const body = { name: `Open ${turn}` }
      const { revisionId } = await desk.save(asEditor, icmBanner, { ...body, approval: 1 }, { now })
      await desk.reject(asApprover, icmBanner, revisionId, { now })
      const open = await desk.save(asEditor, icmBanner, body, { now })
      await desk.discard(asEditor, icmBanner, open.revisionId, { now })
      await desk.publishEntry(promotion, { title: `Offer ${turn}` }, now)
      steps += 5
      await breathe()
    }
  }

  async function uploading(): Promise<void> {
    for (let turn = 1; !isOver; turn++) {
      const size = { width: 64 + turn, height: 64 }
      const picture = await upload(`turn-${turn}.jpg`, await testJpeg(size))
      const now = after(turn)
      const body = { title: `Turn ${turn}`, description: 'x', image: picture }
      await desk.publish(workWithUs, body, { now })
      await replace(picture, `again-${turn}.jpg`, await testJpeg({ ...size, height: 80 }))
      steps += 3
      await breathe()
    }
  }

  const working = Promise.all([editing(), uploading()])
  return {
    /** Resolves when so many steps have been done since now. */
    async until(more: number): Promise<void> {
      isResting = false
      const goal = steps + more
      while (steps < goal) await Promise.race([working, pause(5)])
    },
    /** Nobody begins anything more until the next `until`: a hundred rounds would be of ever larger sites. */
    rest(): void {
      isResting = true
    },
    async stop(): Promise<number> {
      isOver = true
      await working
      return steps
    },
  }
}

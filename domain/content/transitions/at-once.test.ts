import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { saveBody } from '#catalogue/content/save-body.ts'
import { discover } from '#catalogue/sections/home/discover.ts'
import { icmBanner } from '#catalogue/sections/home/icm-banner.ts'
import type { Actor } from '#domain/actor.ts'
import { Problem } from '#domain/problem.ts'
import { icmLine } from '#test/content/content.ts'
import { morning, openWorkspace, type Workspace } from '#test/content/workspace.ts'
import { asApprover, asApprover2, asEditor, asEditor2 } from '#test/people.ts'
import { sectionDocument } from '../document.ts'
import { saveContent } from '../saving/save-content.ts'

const twenty = Array.from({ length: 20 }, (_, index) => index)

/** Takes every step at the same time: how many got through, and that the rest were rejected with 409. */
async function winnersOf(steps: Promise<unknown>[]) {
  const results = await Promise.allSettled(steps)
  for (const result of results) {
    if (result.status === 'fulfilled') continue
    if (!(result.reason instanceof Problem)) throw result.reason
    expect(result.reason.status).toBe(409)
  }
  return results.filter(({ status }) => status === 'fulfilled').length
}

async function pendingLine({ save }: Workspace, actor: Actor = asEditor) {
  return (await save(actor, icmBanner, { ...icmLine(), approval: 1 })).revisionId
}

test('of twenty decisions at once one wins, and what guests see is what it decided', async () => {
  const desk = await openWorkspace()
  for (let round = 0; round < 5; round += 1) {
    const id = await pendingLine(desk)
    const decisions = twenty.map((index) => {
      const actor = index % 2 ? asApprover : asApprover2
      return index % 3 ? desk.approve(actor, icmBanner, id) : desk.reject(actor, icmBanner, id)
    })
    expect(await winnersOf(decisions)).toBe(1)
    const lines = (await desk.log()).filter(({ revision_id }) => revision_id === id)
    const decided = lines.filter(
      ({ step: transition }) => transition === 'approve' || transition === 'reject',
    )
    expect(decided).toHaveLength(1)
    const record = (await desk.revisions()).find((row) => row.id === id)
    expect(record?.state).toBe(decided[0]?.to_state)
    const approved = (await desk.revisions()).filter(({ state }) => state === 'approved')
    expect(approved.length).toBeLessThanOrEqual(1)
  }
})

test('of twenty saves with the same version one wins, and it is what was kept', async () => {
  const desk = await openWorkspace()
  const { revisionId: id } = await desk.save(asEditor, icmBanner, icmLine('First'))
  const saves = twenty.map((index) =>
    desk.save(
      index % 2 ? asEditor : asEditor2,
      icmBanner,
      { name: `No ${index}`, version: 1 },
      { id },
    ),
  )
  expect(await winnersOf(saves)).toBe(1)
  const results = await Promise.allSettled(saves)
  const winner = results.findIndex(({ status }) => status === 'fulfilled')
  expect((await desk.card(asEditor, icmBanner)).values).toEqual({ name: `No ${winner}` })
  expect((await desk.card(asEditor, icmBanner)).record?.version).toBe(2)
  expect(await desk.log()).toHaveLength(2)
})

test('of twenty who open a record at once one does, with and without submitting', async () => {
  const desk = await openWorkspace()
  const opens = twenty.map((index) =>
    desk.save(index % 2 ? asEditor : asEditor2, icmBanner, {
      name: `No ${index}`,
      approval: index % 4 === 0 ? 1 : 0,
    }),
  )
  expect(await winnersOf(opens)).toBe(1)
  expect(await desk.revisions()).toHaveLength(1)
})

test('of twenty who open a set at once nobody overwrites what another wrote', async () => {
  const desk = await openWorkspace()
  const opens = twenty.map((index) => {
    const actor = { ...asEditor, id: 1 + (index % 3) }
    return desk.save(actor, discover, { items: [{ title: `No ${index}` }] })
  })
  const won = await winnersOf(opens)
  const [record] = await desk.revisions()
  expect(JSON.parse(record?.content ?? '').items).toHaveLength(won)
  expect(record?.version).toBe(won)
})

test('deciding, taking back and saving at once leave one outcome', async () => {
  const desk = await openWorkspace()
  for (let round = 0; round < 5; round += 1) {
    const id = await pendingLine(desk)
    const won = await winnersOf([
      desk.approve(asApprover, icmBanner, id),
      desk.withdraw(asEditor, icmBanner, id),
      desk.reject(asApprover2, icmBanner, id),
    ])
    expect(won).toBe(1)
    const record = (await desk.revisions()).find((row) => row.id === id)
    if (record?.state === 'draft') await desk.save(asEditor, icmBanner, { approval: 1 }, { id })
    if (record?.state === 'draft') await desk.reject(asApprover, icmBanner, id)
  }
})

test.runIf(process.env.TEST_PG_URL)(
  'whoever saves while another save is under way waits for it, and is told what it came to',
  async () => {
    const desk = await openWorkspace()
    const id = await desk.publish(icmBanner, icmLine('First'))
    const hasRead = Promise.withResolvers<void>()
    const theirs = hasRead.promise.then(() =>
      desk.save(asEditor, icmBanner, icmLine('Theirs'), { id }),
    )
    const ended: string[] = []
    void theirs.catch(() => ended.push('theirs'))
    const slow = desk.store.write((tx) => {
      const paused = tx.withPlugin({
        transformQuery: ({ node }) => node,
        async transformResult({ result }) {
          if (!result.rows.some((row) => row.state === 'approved')) return result
          hasRead.resolve()
          await pause(200)
          return result
        },
      })
      const sent = saveBody(icmBanner).parse(icmLine('Mine'))
      const save = { document: sectionDocument(icmBanner), recordId: null, sent }
      return saveContent({ db: paused, actor: asEditor2, now: morning }, save)
    })
    await slow
    ended.push('mine')
    await expect(theirs).rejects.toMatchObject({ code: 'conflict' })
    expect(ended).toEqual(['mine', 'theirs'])
    expect((await desk.card(asEditor, icmBanner)).values).toEqual(icmLine('Mine'))
  },
)

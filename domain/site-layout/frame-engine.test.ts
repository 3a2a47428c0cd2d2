import fc from 'fast-check'
import { expect, test } from 'vitest'
import { icmBanner } from '#catalogue/sections/home/icm-banner.ts'
import { mainMenu } from '#catalogue/sections/site/header-menus.ts'
import { sectionDocument } from '#domain/content/document.ts'
import { icmLine } from '#test/content/content.ts'
import { after, openWorkspace, type Workspace } from '#test/content/workspace.ts'
import { asAdmin, asApprover, asEditor, asEditor2, asSupport } from '#test/people.ts'
import { Problem } from '../problem.ts'
import { saveSiteLayout } from './save-site-layout.ts'
import { undoPublication } from './undo-publication.ts'

const people = [asAdmin, asEditor, asEditor2, asApprover, asSupport] as const

const act = fc.record({
  who: fc.constantFrom(...people),
  what: fc.oneof(
    fc.record({ structure: fc.shuffledSubarray([1, 2, 3, 4, 5, 6], { maxLength: 5 }) }),
    fc.record({ undo: fc.nat(8) }),
  ),
  /** The version that is sent along: the newest, an older one, or none. */
  seen: fc.constantFrom('newest', 'older', 'none'),
})

/** Every version that there was, oldest first. */
type History = number[][]

test('whoever saves and undoes in whatever order: refused or done whole, and no version is lost', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(act, { maxLength: 25 }), async (acts) => {
      const desk = await openWorkspace()
      const history: History = []
      const lines: { id: number; version: number }[] = []
      for (const [minute, each] of acts.entries()) {
        const expected = expectedOf(each, history, lines)
        const before = desk.store.publications.changedAt(mainMenu.key)
        const found = await attempt(desk, each, history, lines, after(minute))
        expect(found).toBe(expected.refusal)
        if (expected.shown) {
          history.push(expected.shown)
          const log = await desk.log()
          const line = log.findLast(
            ({ step: transition }) => transition === 'publish' || transition === 'undo',
          )
          lines.push({ id: line?.id ?? 0, version: history.length })
        }
        const live = (await desk.live(mainMenu, after(minute)))?.values.structure
        expect(live).toEqual(history.at(-1))
        // Nobody is told of what changed nothing.
        const isTold = desk.store.publications.changedAt(mainMenu.key) > before
        expect(isTold).toBe(expected.shown !== null)
      }
      const found = (await desk.revisions()).map(
        ({ content }) => JSON.parse(content).values.structure,
      )
      expect(found).toEqual(history)
      expect((await desk.revisions()).filter(({ state }) => state === 'approved')).toHaveLength(
        Math.min(1, history.length),
      )
    }),
    { numRuns: 25 },
  )
}, 60_000)

test('what needs an approval is not saved past it, whoever saves', async () => {
  const desk = await openWorkspace()
  for (const who of people) {
    const save = desk.store.write((tx) =>
      saveSiteLayout({ db: tx, actor: who, now: after(0) }, sectionDocument(icmBanner), icmLine()),
    )
    await expect(save).rejects.toThrow('home.icm needs an approval')
  }
  expect(await desk.revisions()).toEqual([])
})

type Act = typeof act extends fc.Arbitrary<infer A> ? A : never
type Lines = { id: number; version: number }[]

function changedAt({ seen }: Act, history: History): number | undefined {
  if (seen === 'none' || history.length === 0) return undefined
  return seen === 'newest' ? history.length : history.length - 1 || undefined
}

/** Returns the expected outcome: a problem, or the content that guests see from then on; null for no change. */
function expectedOf(each: Act, history: History, lines: Lines) {
  const refused = (refusal: string) => ({ refusal, shown: null })
  const version = changedAt(each, history)
  const isStale = version !== undefined && version !== history.length
  const mayEdit = each.who.role === 'Admin' || each.who.role === 'Editor'
  if ('structure' in each.what) {
    if (!mayEdit) return refused('forbidden')
    return isStale ? refused('conflict') : taken(each.what.structure)
  }
  const line = lines[each.what.undo]
  if (!line) return refused('not-found')
  if (!mayEdit) return refused('forbidden')
  const isLast = line.version === history.length
  const hasSeen = version === undefined ? isLast : !isStale
  const before = history[line.version - 2]
  return hasSeen && before ? taken(before) : refused('conflict')

  function taken(wanted: number[]) {
    const isSame = String(wanted) === String(history.at(-1) ?? [])
    return { refusal: null, shown: isSame ? null : wanted }
  }
}

async function attempt(desk: Workspace, each: Act, history: History, lines: Lines, now: string) {
  const version = changedAt(each, history)
  const { what, who } = each
  try {
    await desk.store.write(async (tx) => {
      if ('structure' in what) {
        const sent = { ...what, ...(version === undefined ? {} : { version }) }
        return saveSiteLayout({ db: tx, actor: who, now }, sectionDocument(mainMenu), sent)
      }
      return undoPublication(
        { db: tx, actor: who, now },
        { logId: lines[what.undo]?.id ?? 999_999, version },
      )
    })
    return null
  } catch (error) {
    if (error instanceof Problem) return error.code
    throw error
  }
}

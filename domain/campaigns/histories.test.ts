import fc from 'fast-check'
import { expect, test } from 'vitest'
import { workWithUs } from '#catalogue/sections/home/work-with-us.ts'
import { readContent, startReading } from '#domain/reading/reading.ts'
import { addPicture } from '#test/content/content.ts'
import { after, openWorkspace, type Workspace } from '#test/content/workspace.ts'
import { asApprover, asEditor } from '#test/people.ts'
import { Problem } from '../problem.ts'
import { approveCampaign, submitCampaign } from './decide-campaign.ts'
import { addCampaign, changeCampaign, stopCampaign } from './save-campaign.ts'
import { keepDocuments, removeDocuments } from './take-out.ts'

/** Fields of one section; each step writes a text of its own into one. */
const fields = ['title', 'description'] as const
type Field = (typeof fields)[number]

type Step =
  | { do: 'correct'; field: Field }
  | { do: 'change'; field: Field; campaign: number }
  | { do: 'move'; campaign: number; ends: number }
  | { do: 'stop' | 'takeOut' | 'keep'; campaign: number }

const campaign = fc.integer({ min: 0, max: 2 })
const field = fc.constantFrom(...fields)
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant('correct'), field }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('change'), field, campaign }) },
  fc.record({ do: fc.constant('move'), campaign, ends: fc.integer({ min: 1, max: 30 }) }),
  fc.record({ do: fc.constantFrom('stop', 'takeOut', 'keep'), campaign }),
)

type Texts = Partial<Record<Field, string>>

/** What a slow reader of the approvals knows of a campaign. */
interface Known {
  id: number
  rank: number
  from: number
  until: number
  isApproved: boolean
  /** What it changes, by path. */
  own: Texts
  /** Whether the document is in it. */
  isPart: boolean
}

/** The site and its campaigns as they follow from the approvals alone. */
class Oracle {
  site: Texts = { title: 'Site', description: 'Site' }
  readonly campaigns: Known[] = []

  /** What guests see: of the campaigns that hold the one of the highest rank, over the site by path. */
  seenAt(minute: number): Texts {
    const holding = this.campaigns
      .filter((one) => one.isApproved && one.isPart && one.from <= minute && minute < one.until)
      .sort((one, other) => other.rank - one.rank)[0]
    return { ...this.site, ...holding?.own }
  }
}

async function seenAt({ store }: Workspace, minute: number): Promise<Texts> {
  const content = await readContent(startReading(store.db, after(minute)), workWithUs)
  return { title: String(content?.values.title), description: String(content?.values.description) }
}

const onSite = { declaration: workWithUs, entryId: 0, language: '' } as const

async function take(desk: Workspace, oracle: Oracle, one: Step, minute: number): Promise<void> {
  const now = after(minute)
  const text = `Text ${minute}`
  const as = (actor: typeof asEditor | typeof asApprover) => ({ actor, now })
  const { store } = desk
  if (one.do === 'correct') {
    await desk.publish(workWithUs, { [one.field]: text }, { now })
    oracle.site[one.field] = text
    return
  }
  const known = oracle.campaigns[one.campaign]
  if (!known) throw new Error(`There is no campaign ${one.campaign}`)
  const { id: campaign } = known
  const chosen = { campaign, documents: [onSite] }
  if (one.do === 'change') {
    await desk.save(asEditor, workWithUs, { [one.field]: text }, { campaign, now })
    await store.write((db) => submitCampaign({ ...as(asEditor), db }, campaign))
    await store.write((db) => approveCampaign({ ...as(asApprover), db }, campaign))
    Object.assign(known, { isApproved: true, isPart: true })
    known.own[one.field] = text
  } else if (one.do === 'move') {
    const ends_at = after(minute + one.ends)
    await store.write((db) => changeCampaign({ ...as(asApprover), db }, campaign, { ends_at }))
    known.until = minute + one.ends
  } else if (one.do === 'stop') {
    await store.write((db) => stopCampaign({ ...as(asApprover), db }, campaign))
    known.until = minute
  } else if (one.do === 'takeOut') {
    await store.write((db) => removeDocuments({ ...as(asApprover), db }, chosen))
    Object.assign(known, { isPart: false, own: {} })
  } else {
    await store.write((db) => keepDocuments({ ...as(asApprover), db }, chosen))
    Object.assign(oracle.site, known.own)
    Object.assign(known, { isPart: false, own: {} })
  }
}

async function open() {
  const desk = await openWorkspace()
  const image = await addPicture(desk.store)
  await desk.publish(workWithUs, { title: 'Site', description: 'Site', image })
  const oracle = new Oracle()
  for (const [rank, [from, until]] of [
    [5, 60],
    [10, 30],
    [0, 90],
  ].entries()) {
    const window = { starts_at: after(from ?? 0), ends_at: after(until ?? 0), rank }
    const id = await desk.store.write((db) =>
      addCampaign({ db, actor: asEditor, now: after(0) }, { name: `Campaign ${rank}`, ...window }),
    )
    oracle.campaigns.push({
      ...{ id, rank, from: from ?? 0, until: until ?? 0 },
      ...{ isApproved: false, isPart: false, own: {} },
    })
  }
  return { desk, oracle }
}

test('whatever is approved, moved, stopped, kept and taken out, guests see what follows from the approvals', {
  // Sixty databases, one after the other.
  timeout: 600_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 14 }), async (steps) => {
      const { desk, oracle } = await open()
      for (const [at, one] of steps.entries()) {
        const minute = 1 + at * 3
        try {
          await take(desk, oracle, one, minute)
        } catch (error) {
          if (!(error instanceof Problem)) throw error
        }
        const seen = await seenAt(desk, minute)
        expect(seen, `after ${one.do} at ${minute}`).toEqual(oracle.seenAt(minute))
      }
      // The clock is written at no moment: what guests see does not wait for it.
      for (const later of [45, 59, 60, 89, 90, 200])
        expect(await seenAt(desk, later), `at ${later}`).toEqual(oracle.seenAt(later))
      await desk.settle(after(200))
      // With all campaigns over the site is as if there had been none.
      expect(await seenAt(desk, 201)).toEqual(oracle.site)
    }),
    { numRuns: 60 },
  )
})

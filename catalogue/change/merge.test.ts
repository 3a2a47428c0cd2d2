import fc from 'fast-check'
import { expect, test } from 'vitest'
import { arbitraryVersions } from '#test/content/arbitrary-content.ts'
import { everyKind } from '#test/content/every-kind.ts'
import { openFrom, openingHours } from '#test/content/opening-hours.ts'
import { declarations } from '../catalogue.ts'
import { applySave } from '../content/apply-save.ts'
import { type Content, emptyContent } from '../declaration.ts'
import { sameJson } from '../json.ts'
import { discover } from '../sections/home/discover.ts'
import { workWithUs } from '../sections/home/work-with-us.ts'
import { mainMenu } from '../sections/site/header-menus.ts'
import { type Change, listOf, type Path, pathName } from './change.ts'
import { compare } from './compare.ts'
import type { Conflict, Side } from './conflict.ts'
import { type Merged, merge } from './merge.ts'

const runs = { numRuns: 40 }
const every = test.each(
  [...declarations, everyKind].map((declaration) => [declaration.key, declaration] as const),
)

every('%s: where one side has changed nothing, the merge is the other', (_, declaration) => {
  fc.assert(
    fc.property(arbitraryVersions(declaration), ({ base, mine, theirs }) => {
      const onlyMine = merge(declaration, { base, mine, theirs: base })
      const onlyTheirs = merge(declaration, { base, mine: base, theirs })
      const same = merge(declaration, { base, mine, theirs: mine })
      expect(onlyMine).toMatchObject({ content: mine, conflicts: [] })
      expect(onlyTheirs).toMatchObject({ content: theirs, conflicts: [] })
      expect(same).toMatchObject({ content: mine, conflicts: [] })
      expect(onlyMine.changes.every(({ by }) => by === 'mine')).toBe(true)
      expect(onlyTheirs.changes.every(({ by }) => by === 'theirs')).toBe(true)
      expect(same.changes.every(({ by }) => by === 'both')).toBe(true)
    }),
    runs,
  )
})

every('%s: whose side is called mine changes nothing', (_, declaration) => {
  fc.assert(
    fc.property(arbitraryVersions(declaration), fc.nat(), ({ base, mine, theirs }, seed) => {
      const one = merge(declaration, { base, mine, theirs }, (asked) => sideOf(asked, seed))
      const other = merge(declaration, { base, mine: theirs, theirs: mine }, (asked) =>
        sideOf(asked, seed + 1),
      )
      expect(other.content).toEqual(one.content)
      expect(asSet(other.conflicts)).toEqual(
        asSet(one.conflicts.map((each) => ({ ...each, mine: each.theirs, theirs: each.mine }))),
      )
      expect(asSet(other.changes.map(({ by, ...change }) => ({ by, at: nameOf(change) })))).toEqual(
        asSet(one.changes.map(({ by, ...change }) => ({ by: otherOf[by], at: nameOf(change) }))),
      )
    }),
    runs,
  )
})

every('%s: nothing of either side is lost unasked, and nothing else comes in', (_, declaration) => {
  fc.assert(
    fc.property(arbitraryVersions(declaration), fc.nat(), (versions, seed) => {
      const merged = merge(declaration, versions, (asked) => sideOf(asked, seed))
      const mine = compare(declaration, versions.base, versions.mine)
      const theirs = compare(declaration, versions.base, versions.theirs)
      const told = new Set(merged.changes.map(nameOf))
      const isTold = (change: Change) =>
        told.has(nameOf(change)) || merged.conflicts.some((asked) => isAbout(asked, change))
      expect(mine.filter((change) => !isTold(change) && !isMovedAway(change, theirs))).toEqual([])
      expect(theirs.filter((change) => !isTold(change) && !isMovedAway(change, mine))).toEqual([])

      const made = compare(declaration, versions.base, merged.content)
      expect(made.filter((change) => change.kind !== 'moved' && !isTold(change))).toEqual([])
      expect(merged.changes.filter((change) => !isIn(made, change))).toEqual([])
    }),
    runs,
  )
})

every('%s: it asks only about what both sides have touched', (_, declaration) => {
  fc.assert(
    fc.property(arbitraryVersions(declaration), (versions) => {
      const touched = (side: Content) => compare(declaration, versions.base, side)
      const [mine, theirs] = [touched(versions.mine), touched(versions.theirs)]
      const isShared = mine.some((one) => theirs.some((other) => isTouching(one, other)))
      if (!isShared) expect(merge(declaration, versions).conflicts).toEqual([])
    }),
    runs,
  )
})

const join = applySave(workWithUs, emptyContent(workWithUs), { title: 'Join', image: 1 }).content

const three = applySave(discover, emptyContent(discover), {
  items: ['Fries', 'Shake', 'Pie'].map((title) => ({ title })),
}).content

function cards(sent: object) {
  return applySave(discover, three, { ...sent }).content
}

test('a title by one and a picture by the other come together; two titles are asked about', () => {
  const titled = applySave(workWithUs, join, { title: 'Join us' }).content
  const pictured = applySave(workWithUs, join, { image: 2 }).content
  const merged = merge(workWithUs, { base: join, mine: titled, theirs: pictured })
  expect(merged.content.values).toMatchObject({ title: 'Join us', image: 2 })
  expect(merged.changes).toMatchObject([
    { by: 'mine', field: 'title', before: 'Join', after: 'Join us' },
    { by: 'theirs', field: 'image', before: 1, after: 2 },
  ])

  const other = applySave(workWithUs, join, { title: 'Come in', image: 2 }).content
  const versions = { base: join, mine: titled, theirs: other }
  const title = { kind: 'changed', item: null, field: 'title', part: null }
  const asked = { ...title, base: 'Join', mine: 'Join us', theirs: 'Come in' }
  expect(merge(workWithUs, versions)).toMatchObject({
    content: { values: { title: 'Join us', image: 2 } },
    changes: [{ by: 'theirs', field: 'image' }],
    conflicts: [asked],
  })
  expect(merge(workWithUs, versions, () => 'theirs').content.values.title).toBe('Come in')
})

test('a card that one moved and the other changed is moved and changed', () => {
  const mine = cards({ items: [{ id: 3 }, { id: 1 }, { id: 2 }] })
  const theirs = cards({ items: [{ id: 3, title: 'Apple pie' }, { id: 1 }, { id: 2 }] })
  const changed = cards({ items: [{ id: 1 }, { id: 2 }, { id: 3, title: 'Apple pie' }] })
  const merged = merge(discover, { base: three, mine, theirs: changed })
  expect(merged).toMatchObject({ content: theirs, conflicts: [] })
})

test('a card that one took away and the other changed is asked about as a whole', () => {
  const mine = cards({ items: [{ id: 2, title: 'Malt shake', description: 'New' }] })
  const theirs = cards({ removeItem: [2] })
  const versions = { base: three, mine, theirs }
  const { conflicts } = merge(discover, versions)
  expect(conflicts).toMatchObject([
    { kind: 'removed', item: 2, field: null, mine: { title: 'Malt shake' }, theirs: null },
  ])
  const idsWith = (side: Side) =>
    merge(discover, versions, () => side).content.items.map(({ id }) => id)
  expect([idsWith('mine'), idsWith('theirs')]).toEqual([
    [1, 2, 3],
    [1, 3],
  ])
})

test('a menu is a list of pages: one adds, one takes away, one moves, and nobody is asked', () => {
  const [base, mine, theirs] = [
    [1, 2, 3],
    [1, 2, 3, 13],
    [3, 1],
  ].map((structure) => ({
    ...emptyContent(mainMenu),
    values: { structure, image: null },
  }))
  if (!base || !mine || !theirs) throw new Error('three menus')
  const merged = merge(mainMenu, { base, mine, theirs })
  expect(merged).toMatchObject({ content: { values: { structure: [3, 1, 13] } }, conflicts: [] })
  expect(merged.changes).toMatchObject([
    { by: 'mine', kind: 'added', field: 'structure', part: 13 },
    { by: 'theirs', kind: 'removed', field: 'structure', part: 2 },
    { by: 'theirs', kind: 'moved', field: 'structure', part: 3 },
  ])
})

test("the move of a page that the other took away is told as nobody's, whoever moved it", () => {
  const [base, moved, shorter] = [
    [1, 2, 3],
    [3, 1, 2],
    [1, 2],
  ].map((structure) => ({ ...emptyContent(mainMenu), values: { structure, image: null } }))
  if (!base || !moved || !shorter) throw new Error('three menus')
  const gone = { kind: 'removed', field: 'structure', part: 3 }
  const here = merge(mainMenu, { base, mine: moved, theirs: shorter })
  const there = merge(mainMenu, { base, mine: shorter, theirs: moved })
  expect(here.changes).toMatchObject([{ by: 'theirs', ...gone }])
  expect(there.changes).toMatchObject([{ by: 'mine', ...gone }])
})

test('parts that hold something are merged by day, and only a day that both changed is asked about', () => {
  const base = openFrom({ monday: '9:00', tuesday: '9:00', sunday: '11:00' })
  const mine = openFrom({ monday: '8:00', tuesday: '8:00', sunday: '10:00' })
  const theirs = openFrom({ monday: '7:00', tuesday: '9:00', friday: '6:00' })
  const path = { item: null, field: 'hours' }
  const asked = [
    { kind: 'changed', ...path, part: 'monday', base: '9:00', mine: '8:00', theirs: '7:00' },
    { kind: 'removed', ...path, part: 'sunday', base: '11:00', mine: '10:00', theirs: null },
  ]
  const asMine = openFrom({ monday: '8:00', tuesday: '8:00', friday: '6:00', sunday: '10:00' })
  const asTheirs = openFrom({ monday: '7:00', tuesday: '8:00', friday: '6:00' })
  const versions = { base, mine, theirs }
  const merged = merge(openingHours, versions)
  expect(merged).toMatchObject({ conflicts: asked, content: asMine })
  expect(merged.changes).toMatchObject([
    { by: 'mine', kind: 'changed', part: 'tuesday' },
    { by: 'theirs', kind: 'added', part: 'friday' },
  ])
  expect(merge(openingHours, versions, () => 'theirs').content).toEqual(asTheirs)
})

const otherOf = { mine: 'theirs', theirs: 'mine', both: 'both' }

/** An answer that depends on the question and on nothing else. */
function sideOf(asked: Conflict, seed: number): Side {
  return (pathName(asked).length + seed) % 2 === 0 ? 'mine' : 'theirs'
}

function asSet(list: unknown[]) {
  return list.map((each) => JSON.stringify(each)).sort()
}

function nameOf({ kind, ...path }: Path & { kind: Change['kind'] }) {
  return `${kind} ${pathName(path)}`
}

function isAbout(asked: Conflict, change: Change) {
  if (asked.kind === 'moved') return change.kind === 'moved' && change.field === asked.field
  const isWhole = asked.field === null || change.field === null
  return isWhole ? asked.item === change.item : isSamePlace(asked, change)
}

/** Also of a whole block and a field inside it. */
function isSamePlace(one: Path, other: Path) {
  if (one.inside && other.inside) return pathName(one) === pathName(other)
  return pathName({ ...one, inside: undefined }) === pathName({ ...other, inside: undefined })
}

function isMovedAway(change: Change, other: Change[]) {
  const gone = nameOf({ ...change, kind: 'removed' })
  return change.kind === 'moved' && other.some((one) => nameOf(one) === gone)
}

/** A merge of two additions of one thing holds what both filled in; a place depends on the others'. */
function isIn(made: Change[], change: Merged['changes'][number]) {
  const found = made.find((one) => nameOf(one) === nameOf(change))
  if (change.kind === 'moved') return true
  if (!found || change.kind === 'removed' || change.by === 'both') return found !== undefined
  return 'after' in found && sameJson(found.after, change.after)
}

function isTouching(one: Change, other: Change) {
  if (one.kind === 'moved' && other.kind === 'moved') {
    return pathName(listOf(one)) === pathName(listOf(other))
  }
  const gone = [one, other].some(({ kind, field }) => kind === 'removed' && field === null)
  return gone ? one.item === other.item : isSamePlace(one, other)
}

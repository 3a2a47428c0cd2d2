import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  currentSlide,
  isAdvancing,
  type SlideshowAction,
  slideshowReducer,
  startSlideshow,
} from '#web/ui/slideshow/slideshow-state.ts'

const main = ready(startSlideshow(3, false))
const product = ready(startSlideshow(3, true))

function ready(state: ReturnType<typeof startSlideshow>) {
  return slideshowReducer(state, { type: 'release', by: 'start' })
}

function after(state: typeof main, ...actions: SlideshowAction[]) {
  return actions.reduce(slideshowReducer, state)
}

test('a slideshow goes on by itself from the last slide to the first', () => {
  const round = after(main, { type: 'tick' }, { type: 'tick' }, { type: 'tick' })
  expect(currentSlide(round)).toBe(0)
  expect(round.position).toBe(3)
})

test('going on after the copy of the first slide starts from the first itself, unseen', () => {
  const onCopy = { ...main, position: 3 }
  expect(after(onCopy, { type: 'next' })).toMatchObject({ from: 0, position: 1 })
})

test('previous on the first slide leads to the last, by way of the copy behind it', () => {
  expect(after(main, { type: 'previous' })).toMatchObject({ from: 3, position: 2 })
})

test('the main slideshow goes on after manual use', () => {
  const used = after(main, { type: 'next' }, { type: 'previous' }, { type: 'goTo', index: 2 })
  expect(isAdvancing(used)).toBe(true)
})

test('the product slideshow stops on manual previous or next', () => {
  expect(isAdvancing(after(product, { type: 'next' }))).toBe(false)
  expect(isAdvancing(after(product, { type: 'previous' }))).toBe(false)
})

test('a swipe is a manual step too, and its slide is told', () => {
  const swiped = after(product, { type: 'settled', position: 1, byUser: true, byMove: false })
  expect(swiped).toMatchObject({ position: 1, playing: false, byUser: true })
})

test('coming to rest where the slideshow sent it changes nothing for its guest', () => {
  for (const byUser of [true, false]) {
    const rest = { type: 'settled', position: 1, byUser, byMove: !byUser } as const
    const ticked = after(product, { type: 'tick' }, rest)
    expect(ticked).toMatchObject({ position: 1, playing: true, byUser: false })
  }
})

test('a rest that nobody brought about is followed, and stops nothing', () => {
  const scrolled = { type: 'settled', position: 0, byUser: false, byMove: false } as const
  const shown = after(product, { type: 'tick' }, scrolled)
  expect(shown).toMatchObject({ position: 0, playing: true, byUser: false })
})

test('a move that ends when the next one has begun takes nothing back', () => {
  const late = { type: 'settled', position: 1, byUser: false, byMove: true } as const
  const twice = after(main, { type: 'tick' }, { type: 'tick' })
  expect(after(twice, late)).toBe(twice)
  const onCopy = after(twice, { type: 'tick' }, { ...late, position: 3 })
  expect(onCopy).toMatchObject({ position: 0, from: null })
})

test('a copy behind the last slide is the slide that it looks like', () => {
  const swiped = after(main, { type: 'settled', position: 4, byUser: true, byMove: false })
  expect(swiped).toMatchObject({ position: 1, byUser: true })
})

test('a dot leads to its slide', () => {
  expect(currentSlide(after(main, { type: 'goTo', index: 2 }))).toBe(2)
})

test('pause stops it and play starts it again', () => {
  const paused = after(main, { type: 'toggle' })
  expect(isAdvancing(paused)).toBe(false)
  expect(isAdvancing(after(paused, { type: 'toggle' }))).toBe(true)
})

test('less motion, a hidden page, a mouse or finger on it, the keyboard inside make it rest', () => {
  for (const by of ['motion', 'hidden', 'pointer', 'touch', 'focus'] as const) {
    const held = after(main, { type: 'hold', by }, { type: 'hold', by })
    expect(isAdvancing(held), by).toBe(false)
    expect(currentSlide(after(held, { type: 'tick' })), by).toBe(0)
    expect(isAdvancing(after(held, { type: 'release', by })), by).toBe(true)
  }
})

test('a single slide never advances, not even when asked to play', () => {
  const single = ready(startSlideshow(1, false))
  expect(isAdvancing(after(single, { type: 'toggle' }))).toBe(false)
  expect(after(single, { type: 'next' }).moves).toBe(0)
})

test('a slideshow rests until its script is there', () => {
  expect(isAdvancing(startSlideshow(3, false))).toBe(false)
  expect(isAdvancing(main)).toBe(true)
})

test('whatever people do, one of the slides is shown and a pause is kept', () => {
  const step = fc.constantFrom<SlideshowAction>(
    { type: 'tick' },
    { type: 'next' },
    { type: 'previous' },
    { type: 'goTo', index: 0 },
    { type: 'settled', position: 0, byUser: true, byMove: false },
    { type: 'settled', position: 2, byUser: false, byMove: false },
    { type: 'hold', by: 'pointer' },
    { type: 'release', by: 'pointer' },
  )
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 9 }),
      fc.array(step),
      fc.boolean(),
      (count, steps, stops) => {
        const paused = after(ready(startSlideshow(count, stops)), { type: 'toggle' })
        const end = after(count === 1 ? ready(startSlideshow(1, stops)) : paused, ...steps)
        expect(currentSlide(end)).toBeLessThan(count)
        expect(end.position).toBeGreaterThanOrEqual(0)
        expect(end.position).toBeLessThanOrEqual(count)
        expect(isAdvancing(end)).toBe(false)
      },
    ),
  )
})

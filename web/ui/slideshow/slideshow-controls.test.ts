import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { slideshowReducer, startSlideshow } from '#web/ui/slideshow/slideshow-state.ts'
import { scheduleAdvance } from './slideshow-controls.tsx'

const playing = slideshowReducer(startSlideshow(3, false), { type: 'release', by: 'start' })

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a slide has five seconds', () => {
  const advance = vi.fn()
  scheduleAdvance(playing, advance)
  vi.advanceTimersByTime(4999)
  expect(advance).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(advance).toHaveBeenCalledOnce()
})

test('a move by hand gives the new slide its full five seconds', () => {
  const advance = vi.fn()
  const callOff = scheduleAdvance(playing, advance)
  vi.advanceTimersByTime(4000)
  callOff()
  scheduleAdvance(slideshowReducer(playing, { type: 'next' }), advance)
  vi.advanceTimersByTime(4999)
  expect(advance).not.toHaveBeenCalled()
})

test('a paused slideshow waits for nothing', () => {
  const advance = vi.fn()
  scheduleAdvance(slideshowReducer(playing, { type: 'toggle' }), advance)
  expect(vi.getTimerCount()).toBe(0)
})

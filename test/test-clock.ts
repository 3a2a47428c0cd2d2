/** A clock that stands still until a test moves it. */
export function testClock(start = '2026-05-04T08:00:00.000Z') {
  let time = Date.parse(start)
  return {
    now: () => new Date(time).toISOString(),
    pass(duration: { days?: number; hours?: number; minutes?: number; seconds?: number }) {
      const { days = 0, hours = 0, minutes = 0, seconds = 0 } = duration
      time += (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000
    },
  }
}

import { expect, test } from 'vitest'
import { playerAddress, playerHosts, playingAddress } from './video-address.ts'

const player = 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'

test('whatever people copy of a video leads to its player', () => {
  for (const address of [
    player,
    'https://www.youtube.com/embed/dQw4w9WgXcQ?si=abc',
    'http://m.youtube.com/watch?v=dQw4w9WgXcQ',
    'youtube.com/watch?v=dQw4w9WgXcQ',
    'https://youtu.be/dQw4w9WgXcQ?si=abc',
    'https://www.youtube.com/shorts/dQw4w9WgXcQ',
    'https://www.youtube.com/live/dQw4w9WgXcQ?feature=share',
    'https://youtu.be/dQw4w9WgXcQ?t=soon',
  ])
    expect([address, playerAddress(address)]).toEqual([address, player])
  for (const address of [
    'https://vimeo.com/76979871',
    'https://player.vimeo.com/video/76979871?h=1',
    'https://vimeo.com/76979871/comments',
  ])
    expect([address, playerAddress(address)]).toEqual([
      address,
      'https://player.vimeo.com/video/76979871',
    ])
})

test('a video starts where the one who copied its address had it start', () => {
  for (const [address, seconds] of [
    ['https://youtu.be/dQw4w9WgXcQ?t=30', 30],
    ['https://youtu.be/dQw4w9WgXcQ?si=abc&t=1m30s', 90],
    ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=4s', 4],
    ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&start=30', 30],
    ['https://www.youtube.com/watch?v=dQw4w9WgXcQ#t=1h2m3s', 3723],
    ['https://www.youtube.com/embed/dQw4w9WgXcQ?start=75', 75],
    ['https://www.youtube.com/shorts/dQw4w9WgXcQ?t=5', 5],
    ['https://www.youtube.com/live/dQw4w9WgXcQ?t=2m', 120],
    [`${player}?start=30`, 30],
  ] as const)
    expect([address, playerAddress(address)]).toEqual([address, `${player}?start=${seconds}`])
  expect(playerAddress('https://vimeo.com/76979871#t=30s')).toBe(
    'https://player.vimeo.com/video/76979871#t=30s',
  )
})

test('an unlisted video of Vimeo keeps the hash without which it is not played', () => {
  for (const address of [
    'https://vimeo.com/123456789/abcdef0123',
    'https://vimeo.com/123456789/abcdef0123?share=copy',
    'https://vimeo.com/123456789?h=abcdef0123',
    'https://player.vimeo.com/video/123456789?h=abcdef0123',
    'https://player.vimeo.com/video/123456789?h=abcdef0123&badge=0',
  ])
    expect([address, playerAddress(address)]).toEqual([
      address,
      'https://player.vimeo.com/video/123456789?h=abcdef0123',
    ])
})

test('it plays at once from there, once somebody asks for it', () => {
  expect(playingAddress(player)).toBe(`${player}?autoplay=1`)
  expect(playingAddress(`${player}?start=30`)).toBe(`${player}?start=30&autoplay=1`)
  expect(playingAddress('https://player.vimeo.com/video/123456789?h=abcdef0123#t=30s')).toBe(
    'https://player.vimeo.com/video/123456789?h=abcdef0123&autoplay=1#t=30s',
  )
})

test('nothing else is a video', () => {
  for (const address of [
    '',
    'https://evil.example/embed/dQw4w9WgXcQ',
    'https://www.youtube.com.evil.example/embed/dQw4w9WgXcQ',
    'https://www.youtube.com/channel/x',
    'https://www.youtube.com/watch?v="><script>',
    'javascript:alert(1)//www.youtube.com/embed/dQw4w9WgXcQ',
    'https://vimeo.com/about',
    'https://vimeo.com/123456789"onload=x',
    'https://www.youtube.com/embed/dQw4w9WgXcQ" onload="x',
  ])
    expect([address, playerAddress(address)]).toEqual([address, null])
})

test('every player stands on a host that pages may embed', () => {
  for (const address of ['https://youtu.be/dQw4w9WgXcQ', 'https://vimeo.com/76979871']) {
    const { origin } = new URL(playerAddress(address) ?? '')
    expect(playerHosts).toContain(origin)
  }
})

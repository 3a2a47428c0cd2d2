import { expect, test } from 'vitest'
import { playerAddress, playerHosts } from './video-address.ts'

test('whatever people copy of a video leads to its player', () => {
  const player = 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'
  for (const address of [
    player,
    'https://www.youtube.com/embed/dQw4w9WgXcQ?si=abc',
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=4s',
    'http://m.youtube.com/watch?v=dQw4w9WgXcQ',
    'youtube.com/watch?v=dQw4w9WgXcQ',
    'https://youtu.be/dQw4w9WgXcQ?t=4',
    'https://www.youtube.com/shorts/dQw4w9WgXcQ',
  ])
    expect([address, playerAddress(address)]).toEqual([address, player])
  for (const address of [
    'https://vimeo.com/76979871',
    'https://player.vimeo.com/video/76979871?h=1',
  ])
    expect(playerAddress(address)).toBe('https://player.vimeo.com/video/76979871')
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

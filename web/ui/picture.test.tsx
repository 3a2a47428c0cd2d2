import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Picture, pictureTone } from '#web/ui/picture.tsx'

const picture = {
  src: '/media/burger.jpg',
  sources: [{ type: 'image/avif', srcset: '/media/burger-640.avif 640w' }],
  width: 1200,
  height: 800,
  alt: 'A burger with two patties',
  color: '#7b2a1a',
  focal: { x: 0.66, y: 0.5 },
}

test('a picture keeps its room, shows its colour first and its focal point always', () => {
  const html = renderToStaticMarkup(<Picture picture={picture} sizes="50vw" />)
  expect(html).toContain('width="1200" height="800" loading="lazy"')
  expect(html).toContain('--colour:#7b2a1a;--focus:66% 50%')
  expect(html).toContain(
    '<source type="image/avif" srcSet="/media/burger-640.avif 640w" sizes="50vw"',
  )
})

test('a picture that is as wide everywhere names no copy that no screen needs', () => {
  const srcset = '/a-320.avif 320w, /a-480.avif 480w, /a-800.avif 800w'
  const copies = (sizes: string) => {
    const sources = [{ type: 'image/avif', srcset }]
    const html = renderToStaticMarkup(<Picture picture={{ ...picture, sources }} sizes={sizes} />)
    return html.match(/\d+w/g)
  }
  expect(copies('32px')).toEqual(['320w'])
  expect(copies('110px')).toEqual(['320w', '480w'])
  expect(copies('300px')).toEqual(['320w', '480w', '800w'])
  expect(copies('12vw')).toEqual(['320w', '480w', '800w'])
})

test('formats behind the best one come in one width, but of the picture a guest waits for', () => {
  const of = (type: string) => `/a-640.${type} 640w, /a-960.${type} 960w, /a-1200.${type} 1200w`
  const sources = ['avif', 'webp'].map((type) => ({ type: `image/${type}`, srcset: of(type) }))
  const html = (urgency: 'first' | 'soon' | 'later') =>
    renderToStaticMarkup(
      <Picture picture={{ ...picture, sources }} sizes="50vw" urgency={urgency} />,
    )
  for (const urgency of ['soon', 'later'] as const) {
    expect(html(urgency)).toContain(`srcSet="${of('avif')}" sizes="50vw"`)
    expect(html(urgency)).toContain('<source type="image/webp" srcSet="/a-960.webp"/>')
  }
  expect(html('first')).toContain(`srcSet="${of('webp')}" sizes="50vw"`)
})

test('the picture a guest waits for is asked for first, and others of the first screen behind it', () => {
  const first = renderToStaticMarkup(<Picture picture={picture} sizes="50vw" urgency="first" />)
  expect(first).toContain('loading="eager" fetchPriority="high"')
  expect(first).toMatch(
    /^<link rel="preload" as="image" [^>]*type="image\/avif"[^>]*imageSizes="50vw"/,
  )
  const soon = renderToStaticMarkup(<Picture picture={picture} sizes="50vw" urgency="soon" />)
  expect(soon).toContain('loading="eager" fetchPriority="low"')
  const later = renderToStaticMarkup(<Picture picture={picture} sizes="50vw" />)
  expect(later).toContain('loading="lazy"')
  for (const html of [soon, later]) expect(html).not.toContain('preload')
  expect(later).not.toContain('fetchPriority')
})

test('a decorative picture says nothing', () => {
  const html = renderToStaticMarkup(<Picture picture={picture} sizes="50vw" decorative />)
  expect(html).toContain('alt=""')
})

test('a picture says by its colour which words are read on it', () => {
  const tones = ['#fff8ea', '#ffb81c', '#e4432d', '#2f7d4f', '#7b2a1a', '#2b1420']
  expect(tones.map((color) => pictureTone({ ...picture, color }))).toEqual([
    'light',
    'light',
    'middle',
    'middle',
    'deep',
    'deep',
  ])
  expect(pictureTone(null)).toBe('deep')
})

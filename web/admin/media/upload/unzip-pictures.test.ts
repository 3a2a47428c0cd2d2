import { strToU8, type Zippable, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { type Unzipped, unzipPictures } from './unzip-pictures.ts'

/** Bytes that do not get smaller, as those of pictures. */
function noise(length: number, seed = 1): Uint8Array {
  let state = seed
  return Uint8Array.from({ length }, () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state >>> 24
  })
}

const jpeg = noise(40_000)

function zipOf(entries: Zippable, level: 0 | 9 = 9): Blob {
  return new Blob([new Uint8Array(zipSync(entries, { level }))])
}

async function unzipAll(zip: Blob, most = 1_000_000): Promise<Unzipped[]> {
  return Array.fromAsync(unzipPictures(zip, most))
}

async function summary(zip: Blob, most?: number) {
  return (await unzipAll(zip, most)).map((one) =>
    'file' in one ? `${one.name}: ${one.file.size}` : `${one.name}: ${one.fault}`,
  )
}

test.each([0, 9] as const)(
  'pictures come out whole, without folders, at level %s',
  async (level) => {
    const zip = zipOf({ Bilder: { 'Barn.JPG': jpeg, tief: { 'b.png': noise(7, 2) } } }, level)
    const [barn, small] = await unzipAll(zip)
    if (!barn || !('file' in barn)) throw new Error('no picture')
    expect([barn.name, small?.name]).toEqual(['Barn.JPG', 'b.png'])
    expect(new Uint8Array(await barn.file.arrayBuffer())).toEqual(jpeg)
  },
)

test('what is no picture is named, and what macOS adds is passed over', async () => {
  const zip = zipOf({
    '__MACOSX/._a.jpg': noise(9),
    '.DS_Store': noise(9),
    'a.jpg': noise(9),
    'liste.xlsx': noise(9),
    'mehr.zip': zipSync({ 'b.jpg': noise(9) }),
    'x/a.jpg': noise(9, 3),
  })
  expect(await summary(zip)).toEqual([
    'a.jpg: 9',
    'liste.xlsx: noPicture',
    'mehr.zip: noPicture',
    'a.jpg: twice',
  ])
})

test('a name leads nowhere, however it is written', async () => {
  const zip = zipOf({
    '../../etc/a.jpg': noise(9),
    '/root/b.jpg': noise(9),
    'C:\\bilder\\c.jpg': noise(9),
    [`${'x'.repeat(300)}d.jpg`]: noise(9),
    [`${'x/'.repeat(900)}e.jpg`]: noise(9),
  })
  const names = (await unzipAll(zip)).map(({ name }) => name)
  expect(names.slice(0, 3)).toEqual(['a.jpg', 'b.jpg', 'c.jpg'])
  expect(names[3]).toHaveLength(200)
  expect(names).toHaveLength(4)
})

test('umlauts survive programs that do not say how they write', async () => {
  for (const [bytes, name] of [
    [strToU8('Süßkartoffel.jpg'), 'Süßkartoffel.jpg'],
    [strToU8('Su\u0308d.jpg'), 'Süd.jpg'],
    [Uint8Array.from([0x53, 0x81, 0xe1, ...strToU8('.jpg')]), 'Süß.jpg'],
  ] as const) {
    const plain = 'n'.repeat(bytes.length - 4)
    const zip = zipSync({ [`${plain}.jpg`]: noise(9) }, { level: 0 })
    const at = Buffer.from(zip).indexOf(`${plain}.jpg`)
    zip.set(bytes, at)
    expect((await unzipAll(new Blob([new Uint8Array(zip)])))[0]?.name).toBe(name)
  }
})

test('a picture that is too large is named, and the next one comes', async () => {
  const zip = zipOf({ 'huge.jpg': noise(90_000), 'b.jpg': noise(9) })
  expect(await summary(zip, 50_000)).toEqual(['huge.jpg: tooLarge', 'b.jpg: 9'])
})

test.each([
  ['zeros without end', () => zipOf({ 'a.jpg': new Uint8Array(80_000_000) }), 'tooLarge'],
  [
    'thousands of names',
    () =>
      zipOf(Object.fromEntries(Array.from({ length: 2_001 }, (_, at) => [`${at}.txt`, noise(1)]))),
    'tooMany',
  ],
  [
    'more pictures than a menu has',
    () =>
      zipOf(Object.fromEntries(Array.from({ length: 501 }, (_, at) => [`${at}.jpg`, noise(1)]))),
    'tooMany',
  ],
  ['no zip at all', () => new Blob(['name,price']), 'noZip'],
  ['an empty file', () => new Blob([]), 'noZip'],
  ['a zip without entries', () => zipOf({}), 'noZip'],
  ['what only begins as a zip', () => new Blob(['PK', ' and words'.repeat(3_000)]), 'noZip'],
])('%s ends with a reason', async (_, make, reason) => {
  await expect(unzipAll(make(), 100_000_000)).rejects.toMatchObject({ reason })
})

test('a zip that was cut or scrambled names the picture that is broken', async () => {
  const whole = new Uint8Array(await zipOf({ 'a.jpg': noise(9), 'b.jpg': jpeg }).arrayBuffer())
  expect(await summary(new Blob([whole.slice(0, 20_000)]))).toEqual(['a.jpg: 9', 'b.jpg: broken'])
  const text = 'the same words again and again '.repeat(500)
  const packed = new Uint8Array(await zipOf({ 'c.jpg': strToU8(text) }).arrayBuffer())
  packed.fill(0xff, 40, 80)
  expect(await summary(new Blob([packed]))).toEqual(['c.jpg: broken'])
})

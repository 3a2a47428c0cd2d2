import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hashOf, newToken } from '#domain/people/token.ts'
import {
  bearerHash,
  clientAddress,
  previewCookie,
  previewPassHash,
  readerLanguage,
  setPreviewCookie,
} from './authenticate.ts'

const plain = { publicUrl: 'http://localhost:3250' }
const secure = { publicUrl: 'https://www.example.com' }
const { token, hash } = newToken()

/** Text that a header can hold. */
const headerText = fc.string({ maxLength: 200 }).map((text) => text.replace(/[^\x20-\x7e]/g, '~'))

function bearer(authorization: string): string | null {
  return bearerHash(new Headers({ authorization }))
}

test('a bearer token is read from exactly "Bearer", one space and the token', () => {
  expect(bearer(`Bearer ${token}`)).toBe(hash)
  expect(bearerHash(new Headers())).toBeNull()
  const wrong = [
    token,
    `bearer ${token}`,
    `Bearer  ${token}`,
    `Bearer ${token}x`,
    `Bearer ${token.slice(1)}`,
    `Bearer ${token}, Bearer ${token}`,
    `Basic ${token}`,
    'Bearer ',
    `Bearer ${'x'.repeat(10_000)}`,
  ]
  for (const sent of wrong) expect(bearer(sent)).toBeNull()
})

test('no other header gives a hash, and none throws', () => {
  fc.assert(fc.property(headerText, (sent) => bearer(sent) === null))
  fc.assert(fc.property(headerText, (sent) => bearer(`Bearer ${sent}`) === null))
})

test('a pass that is set as a cookie is found again among other cookies', () => {
  const cookie = headerText.map((text) => text.replaceAll(';', '~'))
  for (const config of [plain, secure]) {
    const [pair = ''] = setPreviewCookie(config, token, 60).split(';')
    fc.assert(
      fc.property(fc.array(cookie), fc.array(cookie), (before, behind) => {
        const sent = [...before, pair, ...behind].join('; ')
        expect(previewPassHash({ cookie: sent }, config)).toBe(hash)
      }),
    )
  }
})

test('other cookies give no hash, and none throws', () => {
  fc.assert(fc.property(headerText, (cookie) => previewPassHash({ cookie }, plain) === null))
  expect(previewPassHash({}, plain)).toBeNull()
  expect(previewPassHash({ cookie: `linecheck-preview=${token}x` }, plain)).toBeNull()
  expect(previewPassHash({ cookie: `xlinecheck-preview=${token}` }, plain)).toBeNull()
})

test('over https the cookie is bound to this host and to https', () => {
  expect(previewCookie(secure)).toBe('__Host-linecheck-preview')
  expect(setPreviewCookie(secure, token, 3600)).toBe(
    `__Host-linecheck-preview=${token}; Path=/; HttpOnly; SameSite=Strict; Max-Age=3600; Secure`,
  )
  expect(setPreviewCookie(plain, token, 3600)).toBe(
    `linecheck-preview=${token}; Path=/; HttpOnly; SameSite=Strict; Max-Age=3600`,
  )
  expect(previewPassHash({ cookie: `linecheck-preview=${token}` }, secure)).toBeNull()
})

function addressOf(remoteAddress: string | undefined, forwarded?: string, trusted: string[] = []) {
  const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }
  const socket = remoteAddress === undefined ? {} : { remoteAddress }
  return clientAddress({ socket, headers }, { trustedProxies: trusted })
}

test('without a trusted proxy the client is who connected, whatever it claims', () => {
  expect(addressOf('192.0.2.1')).toBe('192.0.2.1')
  expect(addressOf('::ffff:192.0.2.1')).toBe('192.0.2.1')
  expect(addressOf('2001:DB8:0:0::1')).toBe('2001:db8::1')
  expect(addressOf('fe80::1%eth0')).toBe('fe80::1')
  // Only what begins so is an IPv4 address inside an IPv6 one.
  for (const other of ['2001:db8::ffff:c000:201', '::ffff:c000:201:1'])
    expect(addressOf(other)).toBe(other)
  expect(addressOf(undefined)).toBe('unknown')
  fc.assert(
    fc.property(
      headerText,
      (claim) => addressOf('192.0.2.1', claim, ['10.0.0.0/8']) === '192.0.2.1',
    ),
  )
})

test('behind trusted proxies the client is the last one that is not such a proxy', () => {
  const trusted = ['10.0.0.0/8', '::1', '2001:db8:ff::/48']
  const cases: [socket: string, forwarded: string | undefined, client: string][] = [
    ['10.0.0.1', undefined, '10.0.0.1'],
    ['10.0.0.1', '', '10.0.0.1'],
    ['10.0.0.1', '198.51.100.4', '198.51.100.4'],
    ['::1', '198.51.100.4', '198.51.100.4'],
    ['::ffff:10.0.0.1', '::ffff:198.51.100.4', '198.51.100.4'],
    ['10.0.0.1', '203.0.113.9, 198.51.100.4', '198.51.100.4'],
    ['10.0.0.1', '203.0.113.9,198.51.100.4 , 10.2.3.4,2001:db8:ff::7', '198.51.100.4'],
    ['10.0.0.1', '10.0.0.3, 10.0.0.2', '10.0.0.3'],
    ['10.0.0.1', 'nonsense, 10.0.0.2', '10.0.0.2'],
    ['10.0.0.1', '198.51.100.4:4711', '198.51.100.4'],
    ['10.0.0.1', '[2001:DB8::4]:4711', '2001:db8::4'],
    ['10.0.0.1', 'x198.51.100.4:4711', '10.0.0.1'],
    ['10.0.0.1', '198.51.100.4:4711x', '10.0.0.1'],
    ['10.0.0.1', 'x[2001:db8::4]', '10.0.0.1'],
    ['192.0.2.1', '198.51.100.4', '192.0.2.1'],
  ]
  for (const [socket, forwarded, client] of cases) {
    expect(addressOf(socket, forwarded, trusted)).toBe(client)
  }
})

test('what stands left of the real client never matters', () => {
  fc.assert(
    fc.property(headerText, fc.ipV4(), (claim, proxy) => {
      const trusted = ['10.0.0.0/8']
      fc.pre(!proxy.startsWith('10.'))
      expect(addressOf('10.0.0.1', `${claim}, ${proxy}, 10.9.9.9`, trusted)).toBe(proxy)
    }),
  )
})

test('one address has one spelling', () => {
  fc.assert(
    fc.property(fc.ipV6(), (address) => {
      const spelled = addressOf(address)
      expect(addressOf(address.toUpperCase())).toBe(spelled)
      expect(addressOf(spelled)).toBe(spelled)
    }),
  )
})

test('hashes are what is kept of tokens', () => {
  expect(hashOf(token)).toMatch(/^[0-9a-f]{64}$/)
  expect(newToken().token).not.toBe(token)
})

const asked: [header: string | null, language: string][] = [
  [null, 'en'],
  ['', 'en'],
  ['*', 'en'],
  ['*, de;q=0.5', 'en'],
  ['it, nl;q=0.5', 'en'],
  ['de', 'de'],
  ['DE-at', 'de'],
  ['zh-CN', 'cn'],
  ['zh-Hant-TW', 'cn'],
  ['ar-AE', 'ae'],
  ['pt-BR,pt;q=0.9,en-US;q=0.8,en;q=0.7', 'pt'],
  ['it-IT,it;q=0.9,fr;q=0.8,*;q=0.5', 'fr'],
  ['de;q=0.2, es;q=0.7, fr;q=0.5', 'es'],
  ['de;q=0, fr;q=0.1', 'fr'],
  ['de;q=nonsense', 'de'],
  ['de;q=7, fr', 'de'],
  [';;q=,,=;de-', 'en'],
  ['en, de;q=0.9', 'en'],
  ['__proto__, constructor, es', 'es'],
  [`${'x,'.repeat(5_000)}de`, 'en'],
  [`de, ${'x-y;q=0.5,'.repeat(1_500)}`, 'de'],
]

test.each(asked)('who asks for %j reads %s', (header, language) => {
  expect(readerLanguage(header)).toBe(language)
})

test('whatever asks for a language gets one of ours', () => {
  const wild = fc.string({ maxLength: 3_000, unit: fc.constantFrom(...'de-*;q=0.1, "\\') })
  fc.assert(
    fc.property(fc.oneof(headerText, wild), (header) => {
      expect(readerLanguage(header)).toMatch(/^(en|de|es|fr|pt|cn|ae)$/)
    }),
  )
})

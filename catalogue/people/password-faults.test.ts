import fc from 'fast-check'
import { expect, test } from 'vitest'
import { passwordFaults } from './password-faults.ts'

const owner = {
  username: 'elena.brandt',
  email: 'elena.brandt.the.editor@marigold.example',
  first_name: 'Elena-Sophie',
  last_name: "O'Brandt Vanterpool",
}

function isInvalid(password: string): boolean {
  return passwordFaults(password, owner).length === 1
}

test('a password has 15 to 128 characters, each counted once', () => {
  expect(isInvalid('xk7 vq9 zp2 wm')).toBe(true)
  expect(isInvalid('xk7 vq9 zp2 wmy')).toBe(false)
  expect(isInvalid('🍔🥤🍟🥗🌶🥕🍅🧀🥓🍞🥬🧅🧂🫒')).toBe(true)
  expect(isInvalid('🍔🥤🍟🥗🌶🥕🍅🧀🥓🍞🥬🧅🧂🫒🥒')).toBe(false)
  const long = crypto.getRandomValues(new Uint8Array(80)).toHex()
  expect(isInvalid(long.slice(0, 128))).toBe(false)
  expect(isInvalid(long.slice(0, 129))).toBe(true)
})

test('nothing else is asked of it: no digits, no capitals, no signs', () => {
  expect(isInvalid('petals at the drive-through')).toBe(false)
  expect(isInvalid('sieben zwerge essen pommes')).toBe(false)
  expect(isInvalid('我们今天去吃汉堡和薯条然后回家')).toBe(false)
})

test('the user name and the e-mail are no passwords, nor is what is hardly more', () => {
  expect(isInvalid(owner.email)).toBe(true)
  expect(isInvalid(owner.email.toUpperCase())).toBe(true)
  expect(isInvalid('elena.brandt2026')).toBe(true)
  expect(isInvalid('marigold-elena.brandt')).toBe(true)
})

test.each([
  'passwordpassword',
  'Password1234567!',
  'P@ssw0rd12345678',
  'qwertyuiopasdfgh',
  '1q2w3e4r5t6y7u8i',
  '1qaz2wsx3edc4rfv',
  'abcdefghijklmnop',
  '123456789012345',
  '987654321098765',
  'aaaaaaaaaaaaaaaaa',
  'letmeinletmein2024',
  'password1962abxy',
  'iloveyouiloveyou!',
  'Welcome2Marigold!',
  'correcthorsebatterystaple',
  'thequickbrownfox',
  'tobeornottobe77',
  'maytheforcebewithyou',
  'mysecurepassword',
  'thisismypassword1',
])('%s is too easy to guess', (password) => {
  expect(isInvalid(password)).toBe(true)
})

test('whatever repeats a short piece is refused', () => {
  const piece = fc.string({ minLength: 1, maxLength: 7 })
  fc.assert(
    fc.property(piece, fc.integer({ min: 15, max: 60 }), (unit, length) => {
      expect(isInvalid(unit.repeat(60).slice(0, length))).toBe(true)
    }),
  )
})

test('what a password manager makes is accepted', () => {
  const characters = [...'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz23456789-_']
  const bytes = fc.noShrink(fc.infiniteStream(fc.constant(null)))
  fc.assert(
    fc.property(bytes, () => {
      const random = crypto.getRandomValues(new Uint8Array(20))
      const password = [...random].map((byte) => characters[byte % characters.length]).join('')
      expect(isInvalid(password)).toBe(false)
    }),
  )
})

test('control characters and broken text are refused', () => {
  expect(isInvalid('xk7 vq9 zp2 wmy\n')).toBe(true)
  expect(isInvalid('xk7 vq9 zp2 wmy\0')).toBe(true)
  expect(isInvalid('xk7 vq9 zp2 wmy\ud800')).toBe(true)
})

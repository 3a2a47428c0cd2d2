import { expect, test } from 'vitest'
import { StartupError } from '#catalogue/startup-error.ts'
import { openFiles } from '#store/media/open-files.ts'
import { storeError } from '#store/store-errors.ts'
import { freePort } from '#test/http/free-port.ts'
import { readConfig } from './config.ts'
import { startupErrorMessage } from './startup-error-message.ts'

const embedded = readConfig({ DATA_DIR: '/var/lib/linecheck' })
const onPostgres = readConfig({ DATABASE_URL: 'postgres://web:hunter22@db.local/menu' })

function systemError(code: string, more: object = {}) {
  return Object.assign(new Error(`${code}: something`), { code, ...more })
}

test('a refusal of our own is its sentence, whichever copy of the class made it', () => {
  expect(startupErrorMessage(new StartupError('PORT is wrong.'), null)).toBe('PORT is wrong.')
  const copy = Object.assign(new Error('no room.'), { name: 'StartupError' })
  expect(startupErrorMessage(copy, embedded)).toBe('no room.')
})

test('a bug is no refusal: its stack is wanted', () => {
  expect(startupErrorMessage(new TypeError('x is not a function'), embedded)).toBeNull()
  expect(startupErrorMessage(systemError('ERR_SQLITE_ERROR', { errcode: 1 }), embedded)).toBeNull()
  expect(startupErrorMessage('thrown text', embedded)).toBeNull()
})

test('a store that is busy or full is named without its password', () => {
  const error = Object.assign(new Error('no room'), { name: 'StoreFull' })
  expect(startupErrorMessage(error, onPostgres)).toBe(
    'the database that DATABASE_URL names cannot be used (no room).',
  )
})

test('a storage that is away is called by its name, and not the database', async () => {
  const endpoint = `http://127.0.0.1:${await freePort()}`
  const config = readConfig({ MEDIA_URL: `s3://key:hunter22@pictures?endpoint=${endpoint}` })
  const files = openFiles(config)
  const error = await files.put('a', Buffer.from('a')).catch((thrown: unknown) => thrown)
  expect(startupErrorMessage(error, config)).toBe(
    'MEDIA_URL does not lead to a usable storage (the object storage does not answer).',
  )
})

test('a folder of uploads without room is not called the database either', () => {
  const error = storeError(systemError('ENOSPC'), 'files')
  expect(error instanceof Error && startupErrorMessage(error, onPostgres)).toBe(
    `the folder of uploads in ${onPostgres.dataDir} cannot be used (the disk is full or read-only).`,
  )
})

const sentences: [string, Error, RegExp][] = [
  ['a port in use', systemError('EADDRINUSE'), /^port 3000 on 127\.0\.0\.1 is in use/],
  ['a low port', systemError('EACCES', { syscall: 'listen' }), /needs more rights/],
  ['an address elsewhere', systemError('EADDRNOTAVAIL'), /^HOST is 127\.0\.0\.1, which is no/],
  [
    'a file of another kind',
    systemError('ERR_SQLITE_ERROR', { errcode: 26 }),
    /^the database in \/var\/lib\/linecheck is damaged/,
  ],
  [
    'a read-only database, extended code',
    systemError('ERR_SQLITE_ERROR', { errcode: 8 | (1 << 8) }),
    /^the database in \/var\/lib\/linecheck cannot be used/,
  ],
  ['a read-only disk', systemError('EROFS', { path: '/data/x' }), /^\/data\/x cannot be written/],
]

test.each(sentences)('%s is said in one sentence', (_name, error, sentence) => {
  expect(startupErrorMessage(error, embedded)).toMatch(sentence)
})

import '#test/speak-english.ts'
import { expect, test } from 'vitest'
import { workWithUs } from '#catalogue/sections/home/work-with-us.ts'
import { ApiError } from '#web/admin/api/api-error.ts'
import type { DocumentView } from '#web/admin/api/wire.gen.ts'
import { failedSave } from './use-save-errors.ts'

const content = { values: { title: 'Mine' }, items: [] }

function conflict(can: DocumentView['can']): ApiError {
  const current: DocumentView = {
    entity_type: workWithUs.entityType,
    entry_id: 0,
    language: '',
    record: null,
    values: {},
    items: [],
    can,
    lock: null,
    live: true,
    scheduled: null,
    rejection: null,
    earlier_rejections: [],
    comments: [],
    unchanged: false,
  }
  return new ApiError(409, 'Somebody else saved first.', {}, { current, base: null })
}

test('my edits are compared with what somebody else saved, not replaced by it', () => {
  const error = conflict(['edit', 'save'])
  expect(failedSave(error, workWithUs, { content, isEdited: true })).toMatchObject({
    is: 'conflict',
    current: { can: ['edit', 'save'] },
  })
})

test('without edits the version of somebody else is shown, with the reason', () => {
  expect(failedSave(conflict(['edit']), workWithUs, { content, isEdited: false })).toMatchObject({
    is: 'outdated',
    message: 'Somebody else saved first.',
  })
})

test('a version that is locked by now is shown: edits cannot be merged into it', () => {
  const found = failedSave(conflict(['withdraw']), workWithUs, { content, isEdited: true })
  expect(found.is).toBe('outdated')
})

test('errors are at their fields, and those of no field are in the message', () => {
  const error = new ApiError(422, 'Please check.', { title: ['Too long.'], other: ['Not now.'] })
  expect(failedSave(error, workWithUs, { content, isEdited: true })).toEqual({
    is: 'errors',
    errors: { values: { title: 'Too long.' }, set: null, items: {}, rest: ['Not now.'] },
    message: 'Please check.',
  })
})

test('an ended session says nothing: the sign-in page does', () => {
  const error = new ApiError(401, 'Sign in again.', { title: ['Too long.'] })
  expect(failedSave(error, workWithUs, { content, isEdited: true })).toEqual({ is: 'silent' })
})

test('a failure that is no refusal has the general sentence and marks no field', () => {
  const found = failedSave(new Error('boom'), workWithUs, { content, isEdited: true })
  expect(found).toMatchObject({ is: 'errors', errors: { values: {}, rest: [] } })
  expect(found).not.toMatchObject({ message: 'boom' })
})

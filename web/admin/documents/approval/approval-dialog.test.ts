import { expect, test } from 'vitest'
import { approvalRequest } from './approval-dialog.tsx'

const record = { entity_id: 4, entity_type: 'main_banner', version: 6, label: 'Hero Banner' }

test('an approval carries no remarks, an empty rejection null', () => {
  const body = { entity_id: 4, entity_type: 'main_banner', version: 6, remarks: null }
  expect(approvalRequest(record, 'approve', 'left over')).toEqual({
    path: '/approvals/approve',
    body,
  })
  expect(approvalRequest(record, 'reject', '  ')).toEqual({ path: '/approvals/reject', body })
})

test('a rejection carries its remarks', () => {
  expect(approvalRequest(record, 'reject', ' Too dark ').body.remarks).toBe('Too dark')
})

import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { getApi } from '#web/admin/api/call-api.ts'
import { polling } from '#web/admin/api/query-client.ts'

/** A draft or a request, as calls name it. */
export interface AssignedRecord {
  entity_type: string
  entity_id: number
}

/** Queries whom a record is assigned to; null for nobody. */
export function assignmentQuery(entityId: number) {
  return queryOptions({
    queryKey: ['approvals', 'assignment', entityId],
    queryFn: async ({ signal }) => {
      const { data } = await getApi('/assignments', { query: { entity_id: entityId }, signal })
      return data[0] ?? null
    },
    ...polling,
  })
}

/** Queries what is assigned to the reader, what is due first at the top. */
export const mineQuery = queryOptions({
  queryKey: ['dashboard', 'mine'],
  queryFn: ({ signal }) => getApi('/assignments', { query: { mine: '1', per_page: 8 }, signal }),
  ...polling,
})

export function ableQuery(record: AssignedRecord, search: string) {
  const { entity_type, entity_id } = record
  const query = { entity_type, entity_id, ...(search ? { search } : {}) }
  return queryOptions({
    queryKey: ['approvals', 'able', query],
    queryFn: ({ signal }) => getApi('/assignments/people', { query, signal }),
    placeholderData: keepPreviousData,
  })
}

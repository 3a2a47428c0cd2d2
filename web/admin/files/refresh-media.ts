import { queryClient } from '#web/admin/api/query-client.ts'

/** After a change of the library: its lists, and the cards that show its pictures, load again. */
export async function refreshMedia(): Promise<void> {
  await Promise.all(
    ['media', 'editor'].map((name) => queryClient.invalidateQueries({ queryKey: [name] })),
  )
}

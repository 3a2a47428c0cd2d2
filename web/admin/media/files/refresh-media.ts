import { queryClient } from '#web/admin/api/query-client.ts'

/**
 * After a change of the library: its lists, and the cards that show its pictures, load again.
 *
 * @param gone a folder that is not there any more, and not to be asked for again
 */
export async function refreshMedia(gone?: number): Promise<void> {
  const isThere = (key: readonly unknown[]) =>
    gone === undefined || key[1] !== 'folder' || key[2] !== gone
  await Promise.all([
    queryClient.invalidateQueries({
      queryKey: ['media'],
      predicate: ({ queryKey }) => isThere(queryKey),
    }),
    queryClient.invalidateQueries({ queryKey: ['editor'] }),
  ])
}

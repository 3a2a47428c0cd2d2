import { queryClient, refreshContent } from '#web/admin/api/query-client.ts'

/** Reloads the library and the cards that show its pictures, but not the deleted folder `gone`. */
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

/** Reloads the library and all content after a change that guests may see. */
export async function refreshFiles(): Promise<void> {
  await Promise.all([refreshMedia(), refreshContent()])
}

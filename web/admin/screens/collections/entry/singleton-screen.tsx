import { useQuery } from '@tanstack/react-query'
import type { Collection } from '#catalogue/declaration.ts'
import type { Singleton } from '#catalogue/screens.ts'
import { entriesQuery } from '#web/admin/api/entry-queries.ts'
import { LoadFailed } from '#web/admin/ui/loading/load-failed.tsx'
import { AddScreen } from './add-screen.tsx'
import { Entry, EntrySkeleton } from './entry-screen.tsx'

/** The one entry at a place of its own; while there is none, the screen to add it. */
export function SingletonScreen({
  collection,
  singleton,
}: {
  collection: Collection
  singleton: Singleton
}) {
  const list = useQuery(entriesQuery(collection, { slug: singleton.slug }))
  const found = list.data?.data[0]
  if (found) return <Entry key={found.id} collection={collection} id={found.id} />
  if (list.isError) return <LoadFailed error={list.error} retry={() => void list.refetch()} />
  return list.isPending ? (
    <EntrySkeleton />
  ) : (
    <AddScreen collection={collection} singleton={singleton} />
  )
}

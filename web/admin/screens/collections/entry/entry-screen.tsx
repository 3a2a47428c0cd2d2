import { Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Navigate, useLocation, useParams } from 'react-router'
import type { Collection } from '#catalogue/declaration.ts'
import { screenOf } from '#catalogue/screens-of.ts'
import { entryQuery } from '#web/admin/api/entry-queries.ts'
import { Refusal } from '#web/admin/api/refusal.ts'
import { entryScreen } from '#web/admin/documents/entry/entry-screen-path.ts'
import { useConfirmLeaving } from '#web/admin/documents/form/unsaved.ts'
import { labelled } from '#web/admin/i18n/translate.ts'
import { ToErrorPage } from '#web/admin/shell/route-failed.tsx'
import { LoadFailed } from '#web/admin/ui/loading/load-failed.tsx'
import { EntryEditor } from './entry-editor.tsx'
import { EntryHeader } from './entry-header.tsx'
import { EntryHistory } from './entry-history.tsx'
import { EntrySkeleton } from './entry-skeleton.tsx'
import { NoSuchEntry } from './no-such-entry.tsx'

/** An entry of a collection, to be read, edited and decided on; everything on it follows from the catalogue. */
export function EntryScreen({ collection }: { collection: Collection }) {
  const { id = '' } = useParams()
  return /^[1-9]\d{0,8}$/.test(id) ? (
    <Entry key={id} collection={collection} id={Number(id)} />
  ) : (
    <ToErrorPage />
  )
}

/** The screen of an entry by its number. */
export function Entry({ collection, id }: { collection: Collection; id: number }) {
  const load = useQuery(entryQuery(collection, id))
  useConfirmLeaving()
  const location = useLocation()
  const label = labelled(collection.label)
  if (load.error instanceof Refusal && load.error.status === 404) {
    return <NoSuchEntry collection={collection} sentence={load.error.message} />
  }
  const desk = load.data ? screenOf(collection, load.data.values) : collection
  if (desk.screens.list !== collection.screens.list) {
    return <Navigate to={{ ...location, pathname: entryScreen(desk, id) }} replace />
  }
  return (
    <Stack gap="xl">
      {!load.data && <title>{`${label} · Linecheck`}</title>}
      {load.isError && !load.data && (
        <LoadFailed error={load.error} retry={() => void load.refetch()} />
      )}
      {load.isPending && <EntrySkeleton />}
      {load.data && (
        <>
          <EntryHeader collection={collection} entry={load.data} />
          <EntryEditor collection={collection} entry={load.data} />
          <EntryHistory collection={collection} id={id} />
        </>
      )}
    </Stack>
  )
}

import { Stack, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { inCampaign } from '#catalogue/content/in-campaign.ts'
import type { Collection, Section } from '#catalogue/declaration.ts'
import type { Singleton } from '#catalogue/screens.ts'
import { useUser } from '#web/admin/account/session/user-context.ts'
import { useCountry, useTimeZone } from '#web/admin/api/brand.ts'
import { entriesQuery, entryQuery } from '#web/admin/api/entry-queries.ts'
import { queryClient } from '#web/admin/api/query-client.ts'
import type { DocumentView } from '#web/admin/api/wire.gen.ts'
import { useCampaign } from '#web/admin/documents/campaigns/working-on.ts'
import { EntryContent } from '#web/admin/documents/entry/entry-content.tsx'
import { EntryRail } from '#web/admin/documents/entry/entry-rail.tsx'
import {
  entrySaveTarget,
  entryScreen,
  entryShape,
  newEntryState,
  startsInBrandZone,
} from '#web/admin/documents/entry/entry-shape.ts'
import { markUnsaved, useConfirmLeaving } from '#web/admin/documents/form/unsaved.ts'
import { editsName, readEdits, writeEdits } from '#web/admin/documents/form/use-section-form.ts'
import { useBrandLanguages } from '#web/admin/documents/languages/use-brand-languages.ts'
import { useMayAdd } from '#web/admin/documents/languages/use-may-add.ts'
import type { CardContentProps } from '#web/admin/documents/section-card/card-content.tsx'
import { SectionCard } from '#web/admin/documents/section-card/section-card.tsx'
import { WritingLanguage } from '#web/admin/fields/writing.ts'
import { labelledInside, t } from '#web/admin/i18n/translate.ts'
import { ToErrorPage } from '#web/admin/shell/route-failed.tsx'
import { LoadFailed } from '#web/admin/ui/loading/load-failed.tsx'
import { Entry, EntrySkeleton } from './entry-screen.tsx'

interface AddScreenProps {
  collection: Collection
  /** The singleton that is created. */
  singleton?: Singleton | undefined
}

/** Renders a new entry; its first save leads to the entry's own screen. */
export function AddScreen({ collection, singleton }: AddScreenProps) {
  const mayAdd = useMayAdd()
  const zone = useTimeZone()
  const country = useCountry()
  if (!mayAdd(collection)) return <ToErrorPage />
  // Wait for the zone: if it came later, it would look like an edit.
  if (zone === null && startsInBrandZone(collection)) return null
  const brandZone = country === '' ? '' : (zone ?? '')
  return <NewEntry collection={collection} singleton={singleton} zone={brandZone} />
}

/** Moves edits made during the first save to the saved entry. */
function moveEdits(userId: number, from: Section, to: Section, state: DocumentView): void {
  const name = editsName(from, state)
  const edits = readEdits(localStorage, userId, name)
  if (!edits || !writeEdits(localStorage, userId, editsName(to, state), edits)) return
  writeEdits(localStorage, userId, name, null)
  markUnsaved(from.label, false)
}

function NewEntry({ collection, singleton, zone }: AddScreenProps & { zone: string }) {
  const navigate = useNavigate()
  const user = useUser()
  const campaign = useCampaign()
  const [first] = useBrandLanguages()
  const [made, setMade] = useState<DocumentView | null>(null)
  const shape = useMemo(() => entryShape(collection, 'new'), [collection])
  const start = useMemo(
    () => newEntryState(collection, { singleton, zone, campaign }),
    [collection, singleton, zone, campaign],
  )
  const Inside = useMemo(
    () => (card: CardContentProps) => <EntryContent {...card} collection={collection} />,
    [collection],
  )
  const Rail = useMemo(
    () => (card: CardContentProps) => <EntryRail {...card} collection={collection} />,
    [collection],
  )
  // A ref, because the running action has the state from before the first save.
  const saved = useRef<DocumentView | null>(null)
  useConfirmLeaving()
  const title = t('collection.add', { label: labelledInside(collection.label) })
  // What saves itself before its own screen opens, as while a notice is open, is of the same entry.
  const id = made?.entry_id ?? 'new'
  const target = entrySaveTarget(collection, id, { made: take, slug: singleton?.slug })

  function take(state: DocumentView) {
    setMade(state)
    saved.current = state
    void queryClient.prefetchQuery(entryQuery(collection, state.entry_id, state))
  }

  /** The list, by which a singleton is found, does not have what only a campaign has. */
  function screenAfter({ entry_id: id, campaign }: DocumentView): string {
    if (campaign !== undefined) return inCampaign(entryScreen(collection, id), campaign)
    return singleton?.screen ?? entryScreen(collection, id)
  }

  return (
    <Stack gap="xl">
      <title>{`${title} · Linecheck`}</title>
      <Title order={1}>{title}</Title>
      <WritingLanguage value={first ?? null}>
        <SectionCard
          target={target}
          section={shape}
          state={made ?? start}
          Inside={Inside}
          Rail={Rail}
          onTransition={() => {
            const state = saved.current
            if (state === null) return
            moveEdits(user.id, shape, entryShape(collection, state.entry_id), state)
            void navigate(screenAfter(state), { replace: true })
          }}
        />
      </WritingLanguage>
    </Stack>
  )
}

/** Renders a singleton, or the screen to add it. */
export function SingletonScreen({
  collection,
  singleton,
}: {
  collection: Collection
  singleton: Singleton
}) {
  const list = useQuery(entriesQuery(collection, { slug: singleton.slug }))
  const entry = list.data?.data[0]
  if (entry) return <Entry key={entry.id} collection={collection} id={entry.id} />
  if (list.isError) return <LoadFailed error={list.error} onRetry={() => void list.refetch()} />
  return list.isPending ? (
    <EntrySkeleton />
  ) : (
    <AddScreen collection={collection} singleton={singleton} />
  )
}

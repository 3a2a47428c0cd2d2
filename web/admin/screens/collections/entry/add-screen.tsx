import { Stack, Title } from '@mantine/core'
import { useMemo, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { Collection } from '#catalogue/declaration.ts'
import { may } from '#catalogue/roles.ts'
import { entryQuery } from '#web/admin/api/entry-queries.ts'
import { queryClient } from '#web/admin/api/query-client.ts'
import type { PlaceState } from '#web/admin/api/wire.gen.ts'
import { useBrandLanguages } from '#web/admin/brand-languages/use-brand-languages.ts'
import { EntryContent } from '#web/admin/entry/entry-content.tsx'
import { entryKeeping } from '#web/admin/entry/entry-keeping.ts'
import { entryScreen } from '#web/admin/entry/entry-screen-path.ts'
import { entryShape, newEntryState } from '#web/admin/entry/entry-shape.ts'
import { WritingLanguage } from '#web/admin/fields/writing.ts'
import { useAskBeforeLeaving } from '#web/admin/form/leaving.ts'
import type { CardContentProps } from '#web/admin/section-card/card-content.tsx'
import { SectionCard } from '#web/admin/section-card/section-card.tsx'
import { useUser } from '#web/admin/session/user-context.ts'
import { ToErrorPage } from '#web/admin/shell/to-error-page.tsx'
import { labelledInside, say } from '#web/admin/speech/speech.ts'

/** A new entry: the screen of an entry without a record; its first save gives it a number and its own screen. */
export function AddScreen({ collection }: { collection: Collection }) {
  const user = useUser()
  return may(user.roles.name, collection.ability) ? (
    <NewEntry collection={collection} />
  ) : (
    <ToErrorPage />
  )
}

function NewEntry({ collection }: { collection: Collection }) {
  const navigate = useNavigate()
  const [first] = useBrandLanguages()
  const [made, setMade] = useState<PlaceState | null>(null)
  // A step that began before it was made ends after.
  const madeId = useRef<number | null>(null)
  const shape = useMemo(() => entryShape(collection, 'new'), [collection])
  const start = useMemo(() => newEntryState(collection), [collection])
  const Inside = useMemo(
    () => (card: CardContentProps) => <EntryContent {...card} collection={collection} />,
    [collection],
  )
  // The step that makes the entry began while it had no number.
  const number = useRef<number | null>(null)
  useAskBeforeLeaving()
  const title = say('collection.add', { label: labelledInside(collection.label) })

  function take(state: PlaceState) {
    setMade(state)
    madeId.current = state.entry_id
    number.current = state.entry_id
    void queryClient.prefetchQuery(entryQuery(collection, state.entry_id))
  }

  return (
    <Stack gap="xl">
      <title>{`${title} · Linecheck`}</title>
      <Title order={1}>{title}</Title>
      <WritingLanguage value={first ?? null}>
        <SectionCard
          keeping={entryKeeping(collection, 'new', take)}
          section={shape}
          state={made ?? start}
          Inside={Inside}
          isLong
          afterStep={() => {
            const id = number.current
            if (id !== null) void navigate(entryScreen(collection, id), { replace: true })
          }}
        />
      </WritingLanguage>
    </Stack>
  )
}

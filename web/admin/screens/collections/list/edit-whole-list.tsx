import { Stack, Text } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { useState } from 'react'
import type { Collection } from '#catalogue/declaration.ts'
import { type BulkChange, type BulkWhere, bulkEdit } from '#web/admin/api/collection-calls.ts'
import { foundEntriesQuery } from '#web/admin/api/queries.ts'
import { queryClient, refreshContent } from '#web/admin/api/query-client.ts'
import type { BulkEdited } from '#web/admin/api/wire.gen.ts'
import { formatTimesIn } from '#web/admin/i18n/format-date.ts'
import { labelled, t } from '#web/admin/i18n/translate.ts'
import { ActionButton } from '#web/admin/ui/dialogs/action-button.tsx'
import { useDialogs } from '#web/admin/ui/dialogs/dialog-context.ts'
import { dialogLater } from '#web/admin/ui/dialogs/dialog-later.tsx'
import { useAction } from '#web/admin/ui/dialogs/use-action.ts'
import { entryTitle } from '#web/admin/ui/status/entry-badges.tsx'

const BulkEditDialog = dialogLater(
  async () => (await import('./bulk-edit-dialog.tsx')).BulkEditDialog,
)

/** Entries that are named with why they are left out; as many as one call names. */
const mostNamed = 12

interface EditWholeListProps {
  collection: Collection
  where: BulkWhere
  count: number
}

/** Changes all entries of a list, after a dry run that says what will change and what is left out. */
export function EditWholeList({ collection, where, count }: EditWholeListProps) {
  const [isEditing, setEditing] = useState(false)
  const dialogs = useDialogs()
  const title = labelled(collection.plural)
  const { running, run } = useAction<'plan' | 'save'>(title, {})

  async function save(change: BulkChange) {
    const planned = await run('plan', async () => {
      const { data } = await bulkEdit(collection, { where, ...change, dry_run: 1 })
      const sentences = await sentencesAbout(collection, data)
      return { message: null, data, sentences }
    })
    if (!planned) return
    const { data, sentences } = planned
    const plan = t('bulk.plan', {
      changed: data.changed,
      unchanged: data.unchanged,
      left: data.left.length,
    })
    if (data.changed === 0) {
      await dialogs.show({ tone: 'error', title, message: plan, details: sentences })
      return
    }
    const isSure = await dialogs.confirm({
      title: t('bulk.askAll', { count: data.changed }),
      message: plan,
      about: <Reasons sentences={sentences} />,
      yes: t(change.approval === 1 ? 'card.submit' : 'card.saveDraft'),
    })
    if (!isSure) return
    const done = await run('save', () => bulkEdit(collection, { where, ...change, dry_run: 0 }))
    if (!done) return
    void refreshContent()
    setEditing(false)
  }

  return (
    <div>
      <ActionButton
        variant="default"
        isRunning={running !== null}
        aria-haspopup="dialog"
        leftSection={<IconPencil size={18} aria-hidden />}
        onClick={() => setEditing(true)}
      >
        {t('bulk.editAll', { count })}
      </ActionButton>
      {isEditing && (
        <BulkEditDialog
          collection={collection}
          targets={where}
          count={count}
          sent={0}
          isSaving={running !== null}
          onSave={(change) => void save(change)}
          onClose={() => setEditing(false)}
        />
      )}
    </div>
  )
}

function Reasons({ sentences }: { sentences: readonly string[] }) {
  return (
    <Stack component="ul" gap={4} mt="sm" mb={0} ps="md">
      {sentences.map((sentence) => (
        <Text component="li" size="sm" key={sentence}>
          {sentence}
        </Text>
      ))}
    </Stack>
  )
}

/** Returns a sentence for each entry that is left out: which one, and why. */
async function sentencesAbout({ entityType }: Collection, { left }: BulkEdited): Promise<string[]> {
  if (left.length === 0) return []
  const shown = left.slice(0, mostNamed)
  const entries = shown.map(({ id }) => `${entityType}/${id}`).join(',')
  const { data } = await queryClient.fetchQuery(foundEntriesQuery({ entries }))
  const titles = new Map(data.map((entry) => [entry.entry_id, entryTitle(entry)]))
  const sentences = shown.map(({ id, message, errors }) => {
    const lacking = Object.values(errors).flat()
    const reason = formatTimesIn((lacking.length > 0 ? lacking : [message]).join(' '))
    return t('bulk.refused', { title: titles.get(id) ?? `#${id}`, reason })
  })
  const more = left.length - shown.length
  return more > 0 ? [...sentences, t('bulk.moreLeft', { count: more })] : sentences
}

import { Alert, Button, Group, Text } from '@mantine/core'
import { IconDeviceFloppy, IconLock, IconUsers } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { Section } from '#catalogue/declaration.ts'
import { stateCodes } from '#catalogue/revision-state.ts'
import { pendingQuery } from '#web/admin/api/queries.ts'
import type { DocumentView } from '#web/admin/api/wire.gen.ts'
import { useCampaign } from '#web/admin/documents/campaigns/working-on.ts'
import { windowZone } from '#web/admin/documents/entry/entry-shape.ts'
import { isNewer, type SectionForm } from '#web/admin/documents/form/use-section-form.ts'
import { formatMoment, formatTimesIn } from '#web/admin/i18n/format-date.ts'
import { labelled, t } from '#web/admin/i18n/translate.ts'
import { announce } from '#web/admin/ui/dialogs/announcer.tsx'
import { confirmDiscard, useDialogs } from '#web/admin/ui/dialogs/dialog-context.ts'
import { partLater } from '#web/admin/ui/loading/part-later.tsx'
import { SkeletonRows } from '#web/admin/ui/loading/skeleton-rows.tsx'
import { Hint } from '#web/admin/ui/panel/hint.tsx'
import { RejectionNote } from '#web/admin/ui/status/rejection-note.tsx'

/** Differences are loaded by those whose document has one: most cards neither wait nor are scheduled. */
const PendingDifference = partLater(
  async () =>
    (await import('#web/admin/documents/difference/pending-difference.tsx')).PendingDifference,
  () => <SkeletonRows count={2} height={36} />,
)
const ScheduledNote = partLater(
  async () => (await import('./scheduled-note.tsx')).ScheduledNote,
  () => <SkeletonRows count={1} height={52} />,
)

const CampaignNotes = partLater(
  async () => (await import('#web/admin/documents/campaigns/campaign-notes.tsx')).CampaignNotes,
  () => <Text size="sm">…</Text>,
)

interface DocumentNotesProps {
  section: Section
  state: DocumentView
  form: SectionForm
  /** Opens the conflict dialog; null while an action runs. */
  onCompare: ((current: DocumentView) => void) | null
  /** Whether an autosave will save what was typed. */
  savesItself?: boolean
  /** Whether the author of the last change is shown elsewhere. */
  isStamped?: boolean
}

/** Renders what an editor should know first: the lock, a rejection, a schedule, unsaved edits. */
export function DocumentNotes(props: DocumentNotesProps) {
  const { section, state, form, onCompare, savesItself = false, isStamped = false } = props
  const { record, campaign, campaigns, review } = state
  // Of a whole screen that campaigns do not cover the band says it.
  const isOutside =
    useCampaign() !== undefined && campaign === undefined && section.workflow === 'approval'
  const isInOthers = campaigns?.some(({ id }) => id !== campaign)
  return (
    <>
      {(isOutside || review || isInOthers) && <CampaignNotes section={section} state={state} />}
      {state.lock && (
        <Alert role="note" color="amber" icon={<IconLock aria-hidden />} p="sm">
          {formatTimesIn(state.lock)}
        </Alert>
      )}
      {state.rejection && (
        <RejectionNote
          rejection={state.rejection}
          earlier={state.earlier_rejections}
          isCurrent={record?.approval === stateCodes.rejected}
        />
      )}
      {record?.approval === stateCodes.pending && <PendingNote id={record.id} />}
      {state.scheduled && (
        <ScheduledNote
          scheduled={state.scheduled}
          zone={windowZone(state.entity_type, state.values)}
        />
      )}
      {onCompare && <NewerNote state={state} form={form} onCompare={onCompare} />}
      {form.isBlocked && (
        <Alert role="note" color="ink" icon={<IconDeviceFloppy aria-hidden />} p="sm">
          {t('card.waiting')}
        </Alert>
      )}
      {form.isEdited && !savesItself && <Unsaved section={section} form={form} />}
      {!isStamped && <LastChange state={state} />}
    </>
  )
}

export function LastChange({ state: { record, live } }: { state: DocumentView }) {
  return record && <Hint>{lastChange(record, live)}</Hint>
}

const lastChangeMessages = {
  submitted: ['card.lastSubmitted', 'card.lastSubmittedNotLive'],
  approved: ['card.lastApproved', 'card.lastApprovedNotLive'],
  rejected: ['card.lastRejected', 'card.lastRejectedNotLive'],
} as const

/** Returns who changed it last and when; for a draft also since when it is being edited. */
function lastChange(record: NonNullable<DocumentView['record']>, isLive: boolean): string {
  const { author, created_at, updated_at, last_change } = record
  const time = formatMoment(updated_at)
  const { what, by: name } = last_change
  if (what === 'saved') {
    const draft = { author, time, since: formatMoment(created_at) }
    return isLive ? t('card.draftSince', draft) : t('card.draftSinceNotLive', draft)
  }
  const [live, notLive] = lastChangeMessages[what]
  return t(isLive ? live : notLive, { name, time })
}

function Unsaved({ section, form }: { section: Section; form: SectionForm }) {
  const dialogs = useDialogs()

  async function discard() {
    if (!(await confirmDiscard(dialogs, t('card.savedShown', { label: labelled(section.label) }))))
      return
    form.discard()
    announce(t('card.unsavedDiscarded'))
  }

  return (
    <Alert role="note" color="ink" icon={<IconDeviceFloppy aria-hidden />} p="sm">
      <Group justify="space-between" gap="xs">
        {form.isRestored ? t('card.unsavedRestored') : t('card.unsaved')}
        <Button size="compact-sm" variant="default" onClick={() => void discard()}>
          {t('card.discardUnsaved')}
        </Button>
      </Group>
    </Alert>
  )
}

interface NewerNoteProps {
  state: DocumentView
  form: SectionForm
  onCompare: (current: DocumentView) => void
}

/** Says that somebody else saved while this person types; nothing in the form changes. */
function NewerNote({ state, form, onCompare }: NewerNoteProps) {
  const { record } = state
  if (!record || !form.isEdited || !isNewer(record, form.base)) return null
  const change = { author: record.author, time: formatMoment(record.updated_at) }
  return (
    <Alert role="note" color="amber" icon={<IconUsers aria-hidden />} p="sm">
      <Group justify="space-between" gap="xs">
        <span role="status">{t('card.newer', change)}</span>
        <Button size="compact-sm" variant="default" onClick={() => onCompare(state)}>
          {t('card.compareVersions')}
        </Button>
      </Group>
    </Alert>
  )
}

function PendingNote({ id }: { id: number }) {
  const pending = useQuery(pendingQuery(id))
  // Decided meanwhile: the card is about to reload.
  if (pending.isError || pending.data === null) return null
  return (
    <div>
      <Text size="sm" fw={600} mb={6}>
        {t('approval.differences')}
      </Text>
      {pending.data ? (
        <PendingDifference record={pending.data} />
      ) : (
        <SkeletonRows count={1} height={72} />
      )}
    </div>
  )
}

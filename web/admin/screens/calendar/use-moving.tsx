import { Button, Group, Text } from '@mantine/core'
import { useState } from 'react'
import { collections, declarationByEntityType, sections } from '#catalogue/catalogue.ts'
import type { Declaration } from '#catalogue/declaration.ts'
import type { Day } from '#catalogue/time/calendar.ts'
import type { EntryWindow } from '#catalogue/time/window-meaning.ts'
import { mayEverywhere } from '#web/admin/account/session/scope.ts'
import { useUser } from '#web/admin/account/session/user-context.ts'
import { saveEntry } from '#web/admin/api/collection-calls.ts'
import { refreshContent } from '#web/admin/api/query-client.ts'
import { saveSection } from '#web/admin/api/section-calls.ts'
import { newKey } from '#web/admin/api/use-keyed.ts'
import type { CalendarMoment } from '#web/admin/api/wire.gen.ts'
import type { MovingMoments } from '#web/admin/documents/calendar/moment.tsx'
import { labelled, t } from '#web/admin/i18n/translate.ts'
import { useDialogs } from '#web/admin/ui/dialogs/dialog-context.ts'
import { useAction } from '#web/admin/ui/dialogs/use-action.ts'
import { documentTitle } from '#web/admin/ui/status/document-title.ts'
import { moveWindow } from './move-window.ts'

interface Moved {
  moment: CalendarMoment
  /** The draft's version after it. */
  version: number
}

interface Moving extends Omit<MovingMoments, 'onEdit'> {
  /** The moment whose window is edited. */
  edited: CalendarMoment | null
  onEdit: (moment: CalendarMoment | null) => void
  /** Saves a window in the draft of a moment; returns whether that worked. */
  saveWindow: (moment: CalendarMoment, window: EntryWindow) => Promise<boolean>
  /** The last one that was moved, which can be put back. */
  moved: Moved | null
  undo: () => Promise<void>
}

/** Moves the windows of drafts; what waits for approval or is approved stays. */
export function useMoving(zone: string): Moving {
  const user = useUser()
  const dialogs = useDialogs()
  const [edited, setEdited] = useState<CalendarMoment | null>(null)
  const [moved, setMoved] = useState<Moved | null>(null)
  const action = useAction<'save'>(labelled('Calendar'), {
    isQuiet: true,
    refresh: refreshContent,
  })

  async function saveWindow(moment: CalendarMoment, window: EntryWindow) {
    // `MovedNote` tells of it, so the action has no message.
    const response = await action.run('save', async () => ({
      ...(await sendWindow(moment, window, moment.plan?.version)),
      message: null,
    }))
    if (response) setMoved({ moment, version: response.data.version })
    return response !== null
  }

  function showPast() {
    const title = labelled('Calendar')
    void dialogs.show({ tone: 'error', title, message: t('calendar.isPast') })
  }

  return {
    edited,
    onEdit: setEdited,
    canMove: ({ plan, entity_type }) => {
      const { ability, window } = declarationByEntityType(entity_type) ?? {}
      // Days of another time zone are not those of the calendar.
      const isInZone = window?.zone === undefined
      const mayMove = ability !== undefined && mayEverywhere(user, ability)
      return plan?.state === 'draft' && isInZone && mayMove
    },
    onMove: (moment, day: Day) => {
      const window = moveWindow(moment, day, zone)
      const to = window[moment.what === 'starts' ? 'starts_at' : 'ends_at']
      if (to === moment.at) return
      if (to !== null && Date.parse(to) <= Date.now()) return showPast()
      void saveWindow(moment, window)
    },
    saveWindow,
    moved,
    async undo() {
      if (!moved) return
      const { moment, version } = moved
      const { starts_at = null, ends_at = null } = moment.plan ?? {}
      const send = () => sendWindow(moment, { starts_at, ends_at }, version)
      if (await action.run('save', send)) setMoved(null)
    },
  }
}

async function sendWindow(
  { entity_type, entry_id, plan }: CalendarMoment,
  { starts_at, ends_at }: EntryWindow,
  version: number | undefined,
): Promise<{ message: string | null; data: { version: number } }> {
  const save = {
    recordId: plan?.entity_id ?? null,
    language: '' as const,
    body: { starts_at, ends_at, approval: 0, ...(version === undefined ? {} : { version }) },
    key: newKey(),
  }
  const isOf = ({ entityType }: Declaration) => entityType === entity_type
  const collection = collections.find(isOf)
  const section = sections.find(isOf)
  const saved = await (collection
    ? saveEntry(collection, entry_id, save)
    : section && saveSection(section, save))
  if (!saved) throw new Error(`Nothing saves ${entity_type}`)
  const { message, data } = saved
  return { message, data: { version: data.state.record?.version ?? 0 } }
}

/** Says what was moved, and puts it back. */
export function MovedNote({ moving: { moved, undo } }: { moving: Moving }) {
  if (!moved) return null
  return (
    <Group gap="sm" role="status">
      <Text size="sm">{t('calendar.moved', { name: documentTitle(moved.moment) })}</Text>
      <Button size="compact-sm" variant="default" onClick={() => void undo()}>
        {t('logs.undo')}
      </Button>
    </Group>
  )
}

import { Button, Group, Text } from '@mantine/core'
import { useState } from 'react'
import { collections, declarationByEntityType, sections } from '#catalogue/catalogue.ts'
import { may } from '#catalogue/roles.ts'
import type { Day } from '#catalogue/time/calendar.ts'
import type { EntryWindow } from '#catalogue/time/window-meaning.ts'
import { useUser } from '#web/admin/account/session/user-context.ts'
import { saveEntry } from '#web/admin/api/collection-calls.ts'
import { queryClient } from '#web/admin/api/query-client.ts'
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
  const { roles } = useUser()
  const dialogs = useDialogs()
  const [edited, setEdited] = useState<CalendarMoment | null>(null)
  const [moved, setMoved] = useState<Moved | null>(null)
  const action = useAction<'save'>(labelled('Calendar'), {
    isQuiet: true,
    refresh: () => queryClient.invalidateQueries({ queryKey: ['calendar'] }),
  })

  async function save(moment: CalendarMoment, window: EntryWindow, version?: number) {
    const response = await action.run('save', () => sendWindow(moment, window, version))
    return response?.data.version ?? null
  }

  async function saveWindow(moment: CalendarMoment, window: EntryWindow) {
    const version = await save(moment, window, moment.plan?.version)
    if (version === null) return false
    setMoved({ moment, version })
    return true
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
      return (
        plan?.state === 'draft' && isInZone && ability !== undefined && may(roles.name, ability)
      )
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
      const { starts_at = null, ends_at = null } = moved?.moment.plan ?? {}
      if (moved && (await save(moved.moment, { starts_at, ends_at }, moved.version)) !== null)
        setMoved(null)
    },
  }
}

async function sendWindow(
  { entity_type, entry_id, plan }: CalendarMoment,
  { starts_at, ends_at }: EntryWindow,
  version: number | undefined,
): Promise<{ message: string; data: { version: number } }> {
  const collection = collections.find(({ entityType }) => entityType === entity_type)
  const section = sections.find(({ entityType }) => entityType === entity_type)
  const save = {
    recordId: plan?.entity_id ?? null,
    language: '' as const,
    body: { starts_at, ends_at, approval: 0, ...(version === undefined ? {} : { version }) },
    key: newKey(),
  }
  const { message, data } = collection
    ? await saveEntry(collection, entry_id, save)
    : await saveSection(section ?? missing(entity_type), save)
  return { message: message ?? '', data: { version: data.state.record?.version ?? 0 } }
}

function missing(entityType: string): never {
  throw new Error(`There is no declaration of ${entityType}`)
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

import { Group, Stack } from '@mantine/core'
import { IconReplace, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { errorMessage, usesOf } from '#web/admin/api/api-error.ts'
import { deleteApi } from '#web/admin/api/call-api.ts'
import { queryClient, refreshContent } from '#web/admin/api/query-client.ts'
import type { GalleryDetails, MediaUse } from '#web/admin/api/wire.gen.ts'
import { formatList, t } from '#web/admin/i18n/translate.ts'
import { isPhoto } from '#web/admin/media/files/file-thumbnail.tsx'
import { refreshMedia } from '#web/admin/media/files/refresh-media.ts'
import type { Accepted } from '#web/admin/media/upload/chosen-files.ts'
import { acceptedDocuments, acceptedPhotos } from '#web/admin/media/upload/chosen-files.ts'
import { UploadButton } from '#web/admin/media/upload/upload-button.tsx'
import { type OneUpload, useOneUpload } from '#web/admin/media/upload/use-one-upload.ts'
import { fileQuery } from '#web/admin/screens/media/media-queries.ts'
import { ActionButton } from '#web/admin/ui/dialogs/action-button.tsx'
import { useDialogs } from '#web/admin/ui/dialogs/dialog-context.ts'
import { Hint } from '#web/admin/ui/panel/hint.tsx'

export function FileActions({ file, onClose }: { file: GalleryDetails; onClose: () => void }) {
  const accepted = isPhoto(file) ? acceptedPhotos : acceptedDocuments
  const { upload, replace } = useReplace(file, accepted)
  const deleting = useDelete(file, onClose)
  return (
    <Stack gap="xs">
      <Group gap="sm" align="flex-start" role="group" aria-label={t('file.steps')}>
        <UploadButton
          upload={upload}
          accepted={accepted}
          onChoose={(chosen) => void replace(chosen)}
          leftSection={<IconReplace size={18} aria-hidden />}
        >
          {t('file.replace')}
        </UploadButton>
        <ActionButton
          variant="outline"
          color="red"
          isRunning={deleting.isRunning}
          leftSection={<IconTrash size={18} aria-hidden />}
          onClick={() => void deleting.start()}
        >
          {t('file.delete')}
        </ActionButton>
      </Group>
      <Hint>{meaningOf(file)}</Hint>
    </Stack>
  )
}

function meaningOf({ live, uses }: GalleryDetails): string {
  if (live) return t('file.stepsLive')
  return uses.length > 0 ? t('file.stepsUsed') : t('file.stepsUnused')
}

interface Deleting {
  isRunning: boolean
  start: () => Promise<void>
}

/** Deletes a file that nothing uses; else says where it is used. */
function useDelete(file: GalleryDetails, close: () => void): Deleting {
  const dialogs = useDialogs()
  const [isRunning, setRunning] = useState(false)

  async function start() {
    setRunning(true)
    // The uses on screen may be out of date.
    const loading = queryClient.fetchQuery({ ...fileQuery(file.id), staleTime: 0 })
    const { uses } = await loading.catch(() => file)
    setRunning(false)
    if (uses.length > 0) return tellUses(t('file.stillUsed', { name: file.name }), uses)
    const isSure = await dialogs.confirm({
      title: t('file.askDelete', { name: file.name }),
      message: t('file.deleteMeans'),
      yes: t('file.delete'),
      isDanger: true,
    })
    if (isSure) await remove()
  }

  async function remove() {
    setRunning(true)
    try {
      const { message } = await deleteApi('/galleries/{id}', { id: file.id })
      await dialogs.show({ tone: 'success', title: file.name, message })
      // Reload first: the focus must not return to the card, which is about to disappear.
      await refreshMedia()
      close()
    } catch (error) {
      setRunning(false)
      await tellUses(errorMessage(error), usesOf(error))
      await refreshMedia()
    }
  }

  function tellUses(message: string, uses: readonly MediaUse[]) {
    const details = [...new Set(uses.map(formatUse))]
    const title = t('file.deleteNamed', { name: file.name })
    return dialogs.show({ tone: 'error', title, message, details })
  }

  return { isRunning, start }
}

/** Returns a use in words; only tickets have no approval state. */
function formatUse({ label, approval, status_text }: MediaUse): string {
  return approval === null ? label : `${label} (${status_text})`
}

interface Replacing {
  upload: OneUpload
  replace: (chosen: File) => Promise<void>
}

/** Replaces the file: at once, or, where guests see it, once that is approved. */
function useReplace(file: GalleryDetails, accepted: Accepted): Replacing {
  const dialogs = useDialogs()
  const upload = useOneUpload(accepted)

  async function replace(chosen: File) {
    const isSure = file.uses.length === 0 || (await dialogs.confirm(question(file, chosen)))
    if (!isSure) return
    const beside = { id: file.id, fields: { version: String(file.version) } }
    const response = await upload.send('/galleries/{id}/replace', chosen, beside)
    if (!response) return
    void refreshContent()
    await dialogs.show({ tone: 'success', title: file.name, message: response.message })
  }

  return { upload, replace }
}

function question({ name, uses, live }: GalleryDetails, chosen: File) {
  const places = formatList(uses.map(({ label }) => label))
  const means = live ? 'file.replaceNeedsApproval' : 'file.replaceMeans'
  return {
    title: t('file.askReplace', { name }),
    message: t(means, { count: uses.length, name: chosen.name, places }),
    yes: t('file.replace'),
  }
}

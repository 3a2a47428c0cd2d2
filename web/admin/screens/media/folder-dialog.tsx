import { Stack, TextInput } from '@mantine/core'
import { type FormEvent, useRef, useState } from 'react'
import { limits } from '#catalogue/limits.ts'
import { ApiError, errorMessage } from '#web/admin/api/api-error.ts'
import { postApi } from '#web/admin/api/call-api.ts'
import type { Folder } from '#web/admin/api/wire.gen.ts'
import { lineBox } from '#web/admin/fields/text-box.tsx'
import { t } from '#web/admin/i18n/translate.ts'
import { refreshMedia } from '#web/admin/media/files/refresh-media.ts'
import { Dialog, FormButtons } from '#web/admin/ui/dialogs/dialog.tsx'
import { useDialogs } from '#web/admin/ui/dialogs/dialog-context.ts'

interface FolderDialogProps {
  /** The folder to rename; null creates one. */
  folder: Folder | null
  onClose: () => void
}

export function FolderDialog({ folder, onClose }: FolderDialogProps) {
  const dialogs = useDialogs()
  const title = folder ? t('media.renameFolder') : t('media.addFolder')
  const input = useRef<HTMLInputElement>(null)
  const [name, setName] = useState(folder?.name ?? '')
  const [error, setError] = useState<string | null>(null)
  const [isSending, setSending] = useState(false)

  async function save(event: FormEvent) {
    event.preventDefault()
    if (isSending) return
    setSending(true)
    try {
      const body = { name: name.trim() }
      const { message } = folder
        ? await postApi('/galleries/folders/{id}/update', { id: folder.id, body })
        : await postApi('/galleries/folders', { body })
      void refreshMedia()
      onClose()
      await dialogs.show({ tone: 'success', title, message })
    } catch (error) {
      setSending(false)
      setError(nameSentence(error))
      input.current?.focus()
    }
  }

  return (
    <Dialog onClose={onClose} title={title} centered>
      <form onSubmit={(event) => void save(event)} aria-label={title} noValidate>
        <Stack gap="lg">
          <TextInput
            ref={input}
            label={t('media.folderName')}
            data-autofocus
            withAsterisk
            aria-required
            {...lineBox(name, limits.folderName, (text) => {
              setName(text)
              setError(null)
            })}
            error={error}
          />
          <FormButtons
            onCancel={onClose}
            submit={folder ? t('media.rename') : t('media.add')}
            isSending={isSending}
          />
        </Stack>
      </form>
    </Dialog>
  )
}

function nameSentence(error: unknown): string {
  const beside = error instanceof ApiError ? error.errors.name?.[0] : undefined
  return beside ?? errorMessage(error)
}

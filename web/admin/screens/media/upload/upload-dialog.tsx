import { Alert, Button, Stack } from '@mantine/core'
import { IconAlertTriangle, IconUpload, IconWorld } from '@tabler/icons-react'
import { useState } from 'react'
import { firstFolder } from '#catalogue/collections/media-kind.ts'
import { t } from '#web/admin/i18n/translate.ts'
import { FolderSelect } from '#web/admin/media/files/folder-select.tsx'
import { uploadedWords } from '#web/admin/media/upload/uploaded-words.ts'
import { announce } from '#web/admin/ui/dialogs/announcer.tsx'
import { Dialog, DialogButtons } from '#web/admin/ui/dialogs/dialog.tsx'
import { type Confirmation, useDialogs } from '#web/admin/ui/dialogs/dialog-context.ts'
import { FileDrop } from './file-drop.tsx'
import styles from './upload.module.css'
import { UploadRow } from './upload-row.tsx'
import type { UploadEntry } from './use-upload-queue.ts'
import { useUploadQueue } from './use-upload-queue.ts'

interface UploadDialogProps {
  /** The folder that is open on the screen. */
  folder: number | null
  /** Files that were dropped on the screen. */
  files: File[]
  close: () => void
}

export function UploadDialog({ folder: opened, files, close }: UploadDialogProps) {
  const dialogs = useDialogs()
  const [folder, setFolder] = useState(opened ?? firstFolder)
  const queue = useUploadQueue(files)
  const waiting = queue.entries.filter(({ state }) => state.is === 'waiting').length

  async function upload(again?: string) {
    if (queue.isSending || (waiting === 0 && !again)) return
    const entries = await queue.send(folder, again)
    const arrived = entries.flatMap(({ state }) => (state.is === 'done' ? [state.item] : []))
    if (arrived.length < entries.length) return announce(outcome(entries))
    close()
    const message = uploadedWords(arrived)
    await dialogs.show({ tone: 'success', title: t('media.uploadTitle'), message })
  }

  async function leave() {
    if (queue.isSending && !(await dialogs.confirm(stopQuestion()))) return
    queue.cancel()
    close()
  }

  return (
    <Dialog
      close={() => void leave()}
      title={t('media.uploadTitle')}
      size="lg"
      closeOnClickOutside={false}
    >
      <Stack>
        <Alert role="note" color="ink" icon={<IconWorld aria-hidden />} p="sm">
          {t('media.isPublic')}
        </Alert>
        <FolderSelect value={folder} change={setFolder} isDisabled={queue.isSending} />
        <div>
          <FileDrop add={queue.add} isDisabled={queue.isSending} />
          {queue.error && (
            <Alert color="red" icon={<IconAlertTriangle aria-hidden />} p="sm" mt="sm">
              {queue.error}
            </Alert>
          )}
        </div>
        {queue.entries.length > 0 && (
          <ul className={styles.rows} aria-label={t('media.chosenFiles')}>
            {queue.entries.map((entry) => (
              <UploadRow
                key={entry.key}
                entry={entry}
                isBusy={queue.isSending}
                remove={() => {
                  queue.remove(entry.key)
                  announce(t('media.fileRemoved', { name: entry.file.name }))
                }}
                tryAgain={() => void upload(entry.key)}
              />
            ))}
          </ul>
        )}
        <DialogButtons>
          <Button variant="default" onClick={queue.isSending ? queue.cancel : close}>
            {cancelWord(queue.isSending, queue.entries)}
          </Button>
          <Button
            leftSection={<IconUpload size={18} aria-hidden />}
            data-disabled={waiting === 0 || undefined}
            aria-disabled={waiting === 0}
            onClick={() => void upload()}
          >
            {waiting === 0 ? t('media.upload') : t('media.uploadCount', { count: waiting })}
          </Button>
        </DialogButtons>
      </Stack>
    </Dialog>
  )
}

function stopQuestion(): Confirmation {
  return {
    title: t('media.stopTitle'),
    message: t('media.stopMeans'),
    yes: t('media.stop'),
    no: t('media.goOn'),
  }
}

function cancelWord(isSending: boolean, entries: readonly UploadEntry[]): string {
  if (isSending) return t('upload.cancel')
  return entries.some(({ state }) => state.is === 'done') ? t('media.close') : t('media.cancel')
}

function outcome(entries: readonly UploadEntry[]): string {
  const done = entries.filter(({ state }) => state.is === 'done').length
  const refused = entries.filter(({ state }) => state.is === 'refused').length
  return t('media.outcome', { done, refused })
}

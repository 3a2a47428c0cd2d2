import { Alert, Button, Modal, Stack } from '@mantine/core'
import { IconAlertTriangle, IconUpload, IconWorld } from '@tabler/icons-react'
import { useState } from 'react'
import { firstFolder } from '#catalogue/media/first-folder.ts'
import { say } from '#web/admin/i18n/speech.ts'
import { FolderSelect } from '#web/admin/media/files/folder-select.tsx'
import { uploadedWords } from '#web/admin/media/upload/uploaded-words.ts'
import { announce } from '#web/admin/ui/dialogs/announcer.tsx'
import { type Asked, useDialogs } from '#web/admin/ui/dialogs/dialog-context.ts'
import { ModalFoot } from '#web/admin/ui/dialogs/modal-foot.tsx'
import { useFocusReturn } from '#web/admin/ui/dialogs/use-focus-return.ts'
import { useLayer } from '#web/admin/ui/dialogs/use-layer.ts'
import { FileDrop } from './file-drop.tsx'
import styles from './upload.module.css'
import type { UploadEntry } from './upload-entry.ts'
import { UploadRow } from './upload-row.tsx'
import { useUploadQueue } from './use-upload-queue.ts'

interface UploadDialogProps {
  /** The folder that is open on the screen. */
  folder: number | null
  /** Files that were dropped on the screen. */
  files: File[]
  close: () => void
}

export function UploadDialog({ folder: opened, files, close }: UploadDialogProps) {
  useFocusReturn()
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
    await dialogs.tell({ tone: 'success', title: say('media.uploadTitle'), message })
  }

  async function leave() {
    if (queue.isSending && !(await dialogs.ask(stopQuestion()))) return
    queue.cancel()
    close()
  }

  const closeIfOnTop = useLayer(() => void leave())
  return (
    <Modal
      opened
      onClose={closeIfOnTop}
      title={say('media.uploadTitle')}
      size="lg"
      closeOnClickOutside={false}
      stackId="upload"
    >
      <Stack>
        <Alert role="note" color="ink" icon={<IconWorld aria-hidden />} p="sm">
          {say('media.isPublic')}
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
          <ul className={styles.rows} aria-label={say('media.chosenFiles')}>
            {queue.entries.map((entry) => (
              <UploadRow
                key={entry.key}
                entry={entry}
                isBusy={queue.isSending}
                remove={() => {
                  queue.remove(entry.key)
                  announce(say('media.fileRemoved', { name: entry.file.name }))
                }}
                tryAgain={() => void upload(entry.key)}
              />
            ))}
          </ul>
        )}
        <ModalFoot>
          <Button variant="default" onClick={queue.isSending ? queue.cancel : close}>
            {cancelWord(queue.isSending, queue.entries)}
          </Button>
          <Button
            leftSection={<IconUpload size={18} aria-hidden />}
            data-disabled={waiting === 0 || undefined}
            aria-disabled={waiting === 0}
            onClick={() => void upload()}
          >
            {waiting === 0 ? say('media.upload') : say('media.uploadCount', { count: waiting })}
          </Button>
        </ModalFoot>
      </Stack>
    </Modal>
  )
}

function stopQuestion(): Asked {
  return {
    title: say('media.stopTitle'),
    message: say('media.stopMeans'),
    yes: say('media.stop'),
    no: say('media.goOn'),
  }
}

function cancelWord(isSending: boolean, entries: readonly UploadEntry[]): string {
  if (isSending) return say('upload.cancel')
  return entries.some(({ state }) => state.is === 'done') ? say('media.close') : say('media.cancel')
}

function outcome(entries: readonly UploadEntry[]): string {
  const done = entries.filter(({ state }) => state.is === 'done').length
  const refused = entries.filter(({ state }) => state.is === 'refused').length
  return say('media.outcome', { done, refused })
}

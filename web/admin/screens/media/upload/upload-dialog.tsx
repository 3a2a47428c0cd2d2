import { Alert, Button, Group, Modal, Stack } from '@mantine/core'
import { IconAlertTriangle, IconUpload, IconWorld } from '@tabler/icons-react'
import { useState } from 'react'
import { uploadedSentence } from '#catalogue/messages/media-messages.ts'
import { announce } from '#web/admin/dialogs/announcer.tsx'
import { useDialogs } from '#web/admin/dialogs/dialog-context.ts'
import { useFocusReturn } from '#web/admin/dialogs/use-focus-return.ts'
import { countWords } from '#web/admin/files/size-words.ts'
import { FolderSelect, firstFolder } from '#web/admin/screens/media/folder-select.tsx'
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
    const message = uploadedSentence(arrived)
    await dialogs.tell({ tone: 'success', title: 'Upload Media', message })
  }

  async function leave() {
    if (queue.isSending && !(await dialogs.ask(stopQuestion))) return
    queue.cancel()
    close()
  }

  return (
    <Modal
      opened
      onClose={() => void leave()}
      title="Upload Media"
      size="lg"
      closeOnClickOutside={false}
      stackId="upload"
    >
      <Stack>
        <Alert role="note" color="ink" icon={<IconWorld aria-hidden />} p="sm">
          Files in the library are public: whoever has a file’s address can open it. The addresses
          cannot be guessed.
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
          <ul className={styles.rows} aria-label="Chosen files">
            {queue.entries.map((entry) => (
              <UploadRow
                key={entry.key}
                entry={entry}
                isBusy={queue.isSending}
                remove={() => {
                  queue.remove(entry.key)
                  announce(`${entry.file.name} removed.`)
                }}
                tryAgain={() => void upload(entry.key)}
              />
            ))}
          </ul>
        )}
        <Group justify="flex-end">
          <Button variant="default" onClick={queue.isSending ? queue.cancel : close}>
            {cancelWord(queue.isSending, queue.entries)}
          </Button>
          <Button
            leftSection={<IconUpload size={18} aria-hidden />}
            data-disabled={waiting === 0 || undefined}
            aria-disabled={waiting === 0}
            onClick={() => void upload()}
          >
            {waiting === 0 ? 'Upload' : `Upload ${countWords(waiting, 'file')}`}
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}

const stopQuestion = {
  title: 'Stop the upload?',
  message: 'Files that have arrived stay in the library. The one on its way is not kept.',
  yes: 'Stop the upload',
  no: 'Go on',
}

function cancelWord(isSending: boolean, entries: readonly UploadEntry[]): string {
  if (isSending) return 'Cancel upload'
  return entries.some(({ state }) => state.is === 'done') ? 'Close' : 'Cancel'
}

function outcome(entries: readonly UploadEntry[]): string {
  const done = entries.filter(({ state }) => state.is === 'done').length
  const refused = entries.filter(({ state }) => state.is === 'refused').length
  return `${countWords(done, 'file')} uploaded, ${refused} refused.`
}

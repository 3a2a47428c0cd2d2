import { Alert, Button, Stack, Text } from '@mantine/core'
import { IconAlertTriangle, IconCloudUpload, IconUpload, IconWorld } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { generalFolderId } from '#catalogue/collections/media-kind.ts'
import { useUploadLimit } from '#web/admin/api/brand.ts'
import { t } from '#web/admin/i18n/translate.ts'
import { FolderSelect } from '#web/admin/media/files/folder-select.tsx'
import { acceptedFiles, megabytesOf } from '#web/admin/media/upload/chosen-files.ts'
import { DropArea } from '#web/admin/media/upload/drop-area.tsx'
import { formatUploads } from '#web/admin/media/upload/format-uploads.ts'
import { type UploadEntry, useUploadQueue } from '#web/admin/media/upload/use-upload-queue.ts'
import { announce } from '#web/admin/ui/dialogs/announcer.tsx'
import { Dialog, DialogButtons } from '#web/admin/ui/dialogs/dialog.tsx'
import { type Confirmation, useDialogs } from '#web/admin/ui/dialogs/dialog-context.ts'
import { altOf, hasOwnAlt, saveEach } from './save-alts.ts'
import styles from './upload.module.css'
import { UploadRow } from './upload-row.tsx'

interface UploadDialogProps {
  folder: number | null
  files: File[]
  onClose: () => void
}

export function UploadDialog({ folder: opened, files, onClose }: UploadDialogProps) {
  const dialogs = useDialogs()
  const [folder, setFolder] = useState(opened ?? generalFolderId)
  const queue = useUploadQueue({ first: files })
  const [alts, setAlts] = useState<Readonly<Record<string, string>>>({})
  const [note, setNote] = useState('')
  const [isDescribing, setDescribing] = useState(false)
  const isBusy = queue.isSending || isDescribing
  const waiting = queue.entries.filter(({ state }) => state.is === 'waiting').length
  const unsaved = queue.entries.filter((entry) => !isOpen(entry) && alts[entry.key]).length
  const hasTyped = queue.entries.some(({ key }) => alts[key]?.trim())

  async function upload(again?: string) {
    if (isBusy || (waiting + unsaved === 0 && !again)) return
    const entries = await queue.send(folder, again)
    setDescribing(true)
    const failed = await saveEach(entries.flatMap((entry) => altOf(entry, alts)))
    setDescribing(false)
    const kept = entries.some((entry) => hasOwnAlt(entry) && alts[entry.key]?.trim())
    // Saved once: another attempt is about the others.
    const others = entries.filter((entry) => isOpen(entry) || failed.has(entry.key))
    setAlts(Object.fromEntries(others.map(({ key }) => [key, alts[key] ?? ''])))
    const notes = [
      ...(failed.size > 0 ? [t('alt.notSaved')] : []),
      ...(kept ? [t('alt.unchanged')] : []),
    ]
    setNote(notes.join(' '))
    const arrived = entries.flatMap(({ state }) => (state.is === 'done' ? [state.item] : []))
    if (arrived.length < entries.length || failed.size > 0)
      return announce([outcome(entries), ...notes].join(' '))
    onClose()
    const message = [formatUploads(arrived), ...notes].join(' ')
    await dialogs.show({ tone: 'success', title: t('media.uploadTitle'), message })
  }

  async function leave() {
    if (isDescribing) return
    const question = queue.isSending ? stopQuestion() : hasTyped ? discardQuestion() : null
    if (question && !(await dialogs.confirm(question))) return
    queue.cancel()
    onClose()
  }

  return (
    <Dialog
      onClose={() => void leave()}
      title={t('media.uploadTitle')}
      size="lg"
      closeOnClickOutside={false}
    >
      <Stack>
        <Alert role="note" color="ink" icon={<IconWorld aria-hidden />} p="sm">
          {t('media.isPublic')}
        </Alert>
        <FolderSelect value={folder} onChange={setFolder} isDisabled={isBusy} />
        <div>
          <FileDrop onAdd={queue.add} isDisabled={isBusy} />
          {queue.error && (
            <Alert color="red" icon={<IconAlertTriangle aria-hidden />} p="sm" mt="sm">
              {queue.error}
            </Alert>
          )}
        </div>
        {note && (
          <Alert color="red" icon={<IconAlertTriangle aria-hidden />} p="sm">
            {note}
          </Alert>
        )}
        {queue.entries.length > 0 && (
          <ul className={styles.rows} aria-label={t('media.chosenFiles')}>
            {queue.entries.map((entry) => (
              <UploadRow
                key={entry.key}
                entry={entry}
                isBusy={isBusy}
                alt={alts[entry.key] ?? ''}
                isUnsaved={!isOpen(entry) && entry.key in alts}
                onDescribe={(alt) => setAlts({ ...alts, [entry.key]: alt })}
                onRemove={() => {
                  queue.remove(entry.key)
                  announce(t('media.fileRemoved', { name: entry.file.name }))
                }}
                onRetry={() => void upload(entry.key)}
              />
            ))}
          </ul>
        )}
        <DialogButtons>
          <Button
            variant="default"
            disabled={isDescribing}
            onClick={queue.isSending ? queue.cancel : () => void leave()}
          >
            {cancelLabel(queue.isSending, queue.entries)}
          </Button>
          <Button
            leftSection={<IconUpload size={18} aria-hidden />}
            aria-busy={isBusy}
            data-disabled={waiting + unsaved === 0 || undefined}
            aria-disabled={waiting + unsaved === 0}
            onClick={() => void upload()}
          >
            {uploadLabel(waiting, unsaved)}
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
    no: t('media.continueUpload'),
  }
}

function discardQuestion(): Confirmation {
  return {
    title: t('items.askDiscard'),
    message: t('media.discardTextsMeans'),
    yes: t('dialog.discard'),
    isDanger: true,
  }
}

function cancelLabel(isSending: boolean, entries: readonly UploadEntry[]): string {
  if (isSending) return t('upload.cancel')
  return entries.some(({ state }) => state.is === 'done') ? t('media.close') : t('dialog.cancel')
}

function uploadLabel(waiting: number, unsaved: number): string {
  if (waiting > 0) return t('media.uploadCount', { count: waiting })
  return unsaved > 0 ? t('card.save') : t('media.upload')
}

function outcome(entries: readonly UploadEntry[]): string {
  const done = entries.filter(({ state }) => state.is === 'done').length
  const refused = entries.filter(({ state }) => state.is === 'refused').length
  return t('media.outcome', { done, refused })
}

function isOpen({ state }: UploadEntry): boolean {
  return state.is !== 'done'
}

/** The most bytes until the brand's limit is loaded. */
const usualLimit = 20 * 1024 * 1024

function FileDrop({ onAdd, isDisabled }: { onAdd: (files: File[]) => void; isDisabled: boolean }) {
  const id = useId()
  const most = useUploadLimit() ?? usualLimit
  return (
    <DropArea
      label={t('media.chooseFiles')}
      inputLabel={t('media.filesToUpload')}
      accepted={acceptedFiles}
      isMultiple
      isDisabled={isDisabled}
      onChoose={onAdd}
    >
      {(open) => (
        <>
          <IconCloudUpload size={36} stroke={1.5} aria-hidden />
          <Text fw={600}>{t('media.dragHere')}</Text>
          <Button
            variant="default"
            data-autofocus
            disabled={isDisabled}
            aria-describedby={id}
            onClick={open}
          >
            {t('media.chooseFiles')}
          </Button>
          <Text size="sm" c="dimmed" id={id}>
            {t('media.acceptedFiles', { most: megabytesOf(most) })}
          </Text>
        </>
      )}
    </DropArea>
  )
}

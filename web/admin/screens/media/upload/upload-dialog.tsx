import { ActionIcon, Alert, Button, Group, Stack, Text, TextInput } from '@mantine/core'
import {
  IconAlertCircle,
  IconAlertTriangle,
  IconCheck,
  IconCloudUpload,
  IconPdf,
  IconPhotoOff,
  IconUpload,
  IconWorld,
  IconX,
} from '@tabler/icons-react'
import { useEffect, useId, useState } from 'react'
import { generalFolderId } from '#catalogue/collections/media-kind.ts'
import { limits } from '#catalogue/limits.ts'
import { useUploadLimit } from '#web/admin/api/brand.ts'
import { lineBox } from '#web/admin/fields/text-box.tsx'
import { t } from '#web/admin/i18n/translate.ts'
import { altAdvice } from '#web/admin/media/files/alt-advice.ts'
import { FolderSelect } from '#web/admin/media/files/folder-select.tsx'
import { formatSize } from '#web/admin/media/files/format-size.ts'
import { acceptedFiles, megabytesOf } from '#web/admin/media/upload/chosen-files.ts'
import { DropArea } from '#web/admin/media/upload/drop-area.tsx'
import { formatUploads } from '#web/admin/media/upload/format-uploads.ts'
import { SendProgress } from '#web/admin/media/upload/upload-button.tsx'
import { type UploadEntry, useUploadQueue } from '#web/admin/media/upload/use-upload-queue.ts'
import { announce } from '#web/admin/ui/dialogs/announcer.tsx'
import { Dialog, DialogButtons } from '#web/admin/ui/dialogs/dialog.tsx'
import { type Confirmation, useDialogs } from '#web/admin/ui/dialogs/dialog-context.ts'
import { Hint } from '#web/admin/ui/panel/hint.tsx'
import { altOf, hasOwnAlt, saveEach } from './save-alts.ts'
import styles from './upload.module.css'

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
  const waiting = queue.entries.filter(({ state }) => state.is === 'waiting').length
  const unsaved = queue.entries.filter((entry) => !isOpen(entry) && alts[entry.key]).length

  async function upload(again?: string) {
    if (queue.isSending || (waiting + unsaved === 0 && !again)) return
    const entries = await queue.send(folder, again)
    const failed = await saveEach(entries.flatMap((entry) => altOf(entry, alts)))
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
    if (queue.isSending && !(await dialogs.confirm(stopQuestion()))) return
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
        <FolderSelect value={folder} onChange={setFolder} isDisabled={queue.isSending} />
        <div>
          <FileDrop onAdd={queue.add} isDisabled={queue.isSending} />
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
                isBusy={queue.isSending}
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
          <Button variant="default" onClick={queue.isSending ? queue.cancel : onClose}>
            {cancelLabel(queue.isSending, queue.entries)}
          </Button>
          <Button
            leftSection={<IconUpload size={18} aria-hidden />}
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

interface UploadRowProps {
  entry: UploadEntry
  isBusy: boolean
  alt: string
  /** Whether the file is there and its text could not be saved. */
  isUnsaved: boolean
  onDescribe: (alt: string) => void
  onRemove: () => void
  onRetry: () => void
}

function UploadRow(props: UploadRowProps) {
  const { entry, isBusy, alt, isUnsaved, onDescribe, onRemove, onRetry } = props
  const { file, state } = entry
  return (
    <li className={styles.row} data-state={state.is}>
      <LocalPreview file={file} />
      <div className={styles.words}>
        <Text fw={500} className={styles.name}>
          <bdi>{file.name}</bdi>
        </Text>
        {state.is === 'waiting' && <Hint>{formatSize(file.size)}</Hint>}
        {(state.is === 'waiting' || isUnsaved) && !isDocument(file) && (
          <TextInput
            mt={4}
            label={t('alt.seenOn', { name: file.name })}
            description={altAdvice(alt, file.name) ?? t('alt.hint')}
            {...lineBox(alt, limits.alt, onDescribe)}
            disabled={isBusy}
          />
        )}
        {state.is === 'sending' && <SendProgress name={file.name} share={state.share} />}
        {state.is === 'done' && (
          <Text size="sm" className={styles.done}>
            <IconCheck size={16} aria-hidden /> {formatUploads([state.item])}
          </Text>
        )}
        {state.is === 'refused' && (
          <Text size="sm" className={styles.refused}>
            <IconAlertCircle size={16} aria-hidden /> {state.sentence}
          </Text>
        )}
      </div>
      <Group gap="xs" wrap="nowrap">
        {state.is === 'refused' && state.mayTryAgain && !isBusy && (
          <Button size="compact-sm" variant="default" onClick={onRetry}>
            {t('media.tryAgain')}
          </Button>
        )}
        {!isBusy && state.is !== 'done' && (
          <ActionIcon
            variant="subtle"
            color="gray"
            size={34}
            aria-label={t('media.removeNamed', { name: file.name })}
            onClick={onRemove}
          >
            <IconX size={18} aria-hidden />
          </ActionIcon>
        )}
      </Group>
    </li>
  )
}

function LocalPreview({ file }: { file: File }) {
  const address = useLocalPicture(file)
  const [isBroken, setBroken] = useState(false)
  const Icon = isDocument(file) ? IconPdf : IconPhotoOff
  return (
    <span className={styles.preview}>
      {address && !isBroken ? (
        <img src={address} alt="" onError={() => setBroken(true)} />
      ) : (
        <Icon size={28} stroke={1.5} aria-hidden />
      )}
    </span>
  )
}

function isOpen({ state }: UploadEntry): boolean {
  return state.is !== 'done'
}

function isDocument({ name }: File): boolean {
  return name.toLowerCase().endsWith('.pdf')
}

/** Returns an address of this page for a file before its upload; null for documents. */
function useLocalPicture(file: File): string | null {
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => {
    if (!file.type.startsWith('image/')) return
    const made = URL.createObjectURL(file)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return address
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

import { Button, Stack } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { postApi } from '#web/admin/api/call-api.ts'
import type { GalleryDetails } from '#web/admin/api/wire.gen.ts'
import { t } from '#web/admin/i18n/translate.ts'
import { refreshFiles } from '#web/admin/media/files/refresh-media.ts'
import { ActionButton } from '#web/admin/ui/dialogs/action-button.tsx'
import { Dialog, DialogButtons } from '#web/admin/ui/dialogs/dialog.tsx'
import { useDialogs } from '#web/admin/ui/dialogs/dialog-context.ts'
import { useAction } from '#web/admin/ui/dialogs/use-action.ts'
import { Hint } from '#web/admin/ui/panel/hint.tsx'
import styles from './crop.module.css'
import { CropArea } from './crop-area.tsx'
import { isSameBox, originalOf, sharesOf, wholeBox } from './crop-box.ts'
import { CropFields } from './crop-fields.tsx'
import { CropFrames } from './crop-frames.tsx'
import { useCrop } from './use-crop.ts'

interface CropDialogProps {
  file: GalleryDetails
  onClose: () => void
}

/** Renders the dialog in which a person chooses the part of a picture to show. */
export function CropDialog({ file, onClose }: CropDialogProps) {
  const isNarrow = useMediaQuery('(max-width: 48em)', undefined, { getInitialValueInEffect: false })
  const dialogs = useDialogs()
  const original = originalOf(file)
  const crop = useCrop(original)
  const { running, run } = useAction(file.name, { refresh: refreshFiles })
  const isWhole = isSameBox(crop.box, wholeBox(original))

  async function leave() {
    const question = { title: t('file.leaveTitle'), message: t('crop.leaveMeans') }
    const isSure = !crop.isChanged || (await dialogs.confirm({ ...question, yes: t('file.leave') }))
    if (isSure) onClose()
  }

  async function save() {
    if (!crop.isChanged) return
    const body = { crop: isWhole ? null : sharesOf(crop.box, original), version: file.version }
    const done = await run('run', () => postApi('/galleries/{id}/crop', { id: file.id, body }))
    if (done) onClose()
  }

  return (
    <Dialog
      onClose={() => void leave()}
      size={1000}
      fullScreen={isNarrow ?? false}
      title={<bdi>{t('crop.title', { name: file.name })}</bdi>}
      styles={{ title: { overflowWrap: 'anywhere' } }}
      closeOnClickOutside={false}
    >
      <div className={styles.panel}>
        <Stack gap="lg">
          <CropArea original={original} crop={crop} />
          <CropFrames original={original} box={crop.box} />
        </Stack>
        <Stack gap="lg">
          <CropFields original={original} crop={crop} />
          <Hint>{t('crop.keeps')}</Hint>
          {file.live && <Hint>{t('file.isLive')}</Hint>}
        </Stack>
      </div>
      <DialogButtons>
        <Button variant="default" onClick={() => void leave()}>
          {t('dialog.cancel')}
        </Button>
        <ActionButton
          isRunning={running !== null}
          data-disabled={!crop.isChanged || undefined}
          aria-disabled={!crop.isChanged}
          onClick={() => void save()}
        >
          {isWhole ? t('crop.showWhole') : t('file.crop')}
        </ActionButton>
      </DialogButtons>
    </Dialog>
  )
}

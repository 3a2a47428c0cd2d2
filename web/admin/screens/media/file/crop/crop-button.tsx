import { Button, Stack } from '@mantine/core'
import { IconCrop } from '@tabler/icons-react'
import { useState } from 'react'
import { stateCodes } from '#catalogue/revision-state.ts'
import type { GalleryDetails } from '#web/admin/api/wire.gen.ts'
import { t } from '#web/admin/i18n/translate.ts'
import { dialogLater } from '#web/admin/ui/dialogs/dialog-later.tsx'
import { Hint } from '#web/admin/ui/panel/hint.tsx'

const CropDialog = dialogLater(async () => (await import('./crop-dialog.tsx')).CropDialog)

/** Renders the button that opens the crop of a picture, and why it cannot be cropped now. */
export function CropButton({ file, isEdited }: { file: GalleryDetails; isEdited: boolean }) {
  const [isOpen, setOpen] = useState(false)
  const hindrance = hindranceOf(file, isEdited)
  return (
    <Stack gap={4} align="flex-start">
      <Button
        variant="default"
        leftSection={<IconCrop size={18} aria-hidden />}
        data-disabled={hindrance !== null || undefined}
        aria-disabled={hindrance !== null}
        onClick={() => {
          if (hindrance === null) setOpen(true)
        }}
      >
        {t('file.crop')}
      </Button>
      {hindrance && <Hint>{hindrance}</Hint>}
      {isOpen && <CropDialog file={file} onClose={() => setOpen(false)} />}
    </Stack>
  )
}

function hindranceOf(file: GalleryDetails, isEdited: boolean): string | null {
  const { change } = file
  const isOthersDraft = change?.approval === stateCodes.draft && !change.can.includes('submit')
  if (change?.approval === stateCodes.pending || isOthersDraft) return t('crop.whenDecided')
  if (isEdited) return t('crop.saveFirst')
  return isShownWhole(file) ? null : t('crop.whenReady')
}

/** Tells whether there is a copy as large as the picture, on which a crop can be drawn. */
function isShownWhole({ ready, crop, image_url }: GalleryDetails): boolean {
  return ready || crop !== null || image_url.includes('-original.')
}

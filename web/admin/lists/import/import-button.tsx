import { Button } from '@mantine/core'
import { IconFileImport } from '@tabler/icons-react'
import { useState } from 'react'
import type { Collection } from '#catalogue/declaration.ts'
import { t } from '#web/admin/i18n/translate.ts'
import { dialogLater } from '#web/admin/ui/dialogs/dialog-later.tsx'

const ImportDialog = dialogLater(async () => (await import('./import-dialog.tsx')).ImportDialog)

export function ImportButton({ collection }: { collection: Collection }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="default"
        aria-haspopup="dialog"
        leftSection={<IconFileImport size={18} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {t('import.open')}
      </Button>
      {isOpen && <ImportDialog collection={collection} close={() => setOpen(false)} />}
    </>
  )
}

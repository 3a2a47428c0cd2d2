import { Alert, Button, Checkbox, Modal, Stack, Text } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconAlertTriangle, IconFileImport } from '@tabler/icons-react'
import type { Collection } from '#catalogue/declaration.ts'
import { refreshContent } from '#web/admin/api/refresh-content.ts'
import { labelled, t } from '#web/admin/i18n/translate.ts'
import { ActionButton } from '#web/admin/ui/dialogs/action-button.tsx'
import { useDialogs } from '#web/admin/ui/dialogs/dialog-context.ts'
import { ModalFoot } from '#web/admin/ui/dialogs/modal-foot.tsx'
import { useFocusReturn } from '#web/admin/ui/dialogs/use-focus-return.ts'
import { useLayer } from '#web/admin/ui/dialogs/use-layer.ts'
import { ImportPreview } from './import-preview.tsx'
import { ImportProgress } from './import-progress.tsx'
import { matchingColumns } from './matching-columns.ts'
import { TableDrop } from './table-drop.tsx'
import { useImport } from './use-import.ts'
import { verdictOn } from './verdict.ts'

interface ImportDialogProps {
  collection: Collection
  close: () => void
}

/** Takes a file of entries in: what would happen is shown first, always. */
export function ImportDialog({ collection, close }: ImportDialogProps) {
  useFocusReturn()
  const closeIfOnTop = useLayer(close)
  const isNarrow = useMediaQuery('(max-width: 47.99em)')
  const dialogs = useDialogs()
  const importing = useImport(collection)
  const { table, submits, running, found, refused } = importing
  const isBringing = running === 'bringing'
  const isReady = running === null && found !== null && verdictOn(found) === 'ready'
  const title = t('import.title', { plural: labelled(collection.plural) })

  async function bringIn() {
    if (!isReady) return
    const message = await importing.bringIn()
    if (message === null) return
    close()
    void refreshContent()
    await dialogs.tell({ tone: 'success', title, message })
  }

  return (
    <Modal
      opened
      onClose={closeIfOnTop}
      title={title}
      size="xl"
      fullScreen={isNarrow ?? false}
      closeOnClickOutside={false}
      closeOnEscape={!isBringing}
      withCloseButton={!isBringing}
      stackId="import"
    >
      <Stack>
        <Text size="sm">{t('import.template', { columns: matchingColumns(collection) })}</Text>
        <TableDrop
          name={table?.name ?? null}
          choose={(file) => void importing.choose(file)}
          isDisabled={isBringing}
        />
        <Checkbox
          label={t('import.submits')}
          description={t('import.submitsMeans')}
          checked={submits}
          aria-disabled={isBringing}
          onChange={({ currentTarget }) => importing.changeSubmits(currentTarget.checked)}
        />
        {refused && (
          <Alert color="red" icon={<IconAlertTriangle aria-hidden />} p="sm">
            {refused}
          </Alert>
        )}
        {running && (
          <ImportProgress collection={collection} running={running} share={importing.share} />
        )}
        {found && table && (
          <ImportPreview found={found} collection={collection} table={table} submits={submits} />
        )}
        <ModalFoot>
          <Button
            variant="default"
            onClick={() => (isBringing ? void importing.callOff() : close())}
          >
            {isBringing ? t('import.callOff') : t('media.cancel')}
          </Button>
          <ActionButton
            isRunning={isBringing}
            leftSection={<IconFileImport size={18} aria-hidden />}
            data-disabled={(!isReady && !isBringing) || undefined}
            aria-disabled={!isReady}
            onClick={() => void bringIn()}
          >
            {t('import.bringIn')}
          </ActionButton>
        </ModalFoot>
      </Stack>
    </Modal>
  )
}

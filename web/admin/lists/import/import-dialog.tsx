import { Alert, Button, Checkbox, Group, Progress, Stack, Text } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconAlertTriangle, IconFileImport } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { Collection } from '#catalogue/declaration.ts'
import { importProgressQuery } from '#web/admin/api/entry-queries.ts'
import { refreshContent } from '#web/admin/api/query-client.ts'
import { currentLocale, labelled, t } from '#web/admin/i18n/translate.ts'
import { formatPercent } from '#web/admin/media/files/format-size.ts'
import { ActionButton } from '#web/admin/ui/dialogs/action-button.tsx'
import { Dialog, DialogButtons } from '#web/admin/ui/dialogs/dialog.tsx'
import { useDialogs } from '#web/admin/ui/dialogs/dialog-context.ts'
import { Hint } from '#web/admin/ui/panel/hint.tsx'
import { MappingEditor } from './import-mapping.tsx'
import { ImportPreview, verdictOn } from './import-preview.tsx'
import { PicturesDrop } from './pictures-drop.tsx'
import { acceptedTables } from './send-import.ts'
import { TableDrop } from './table-drop.tsx'
import { useImport } from './use-import.ts'
import { usePictures } from './use-pictures.ts'

export function ImportDialog({
  collection,
  onClose,
}: {
  collection: Collection
  onClose: () => void
}) {
  const isNarrow = useMediaQuery('(max-width: 47.99em)')
  const dialogs = useDialogs()
  const importing = useImport(collection)
  const { table, pictures, submits, mapping, running, preview, error } = importing
  const zip = usePictures((ids) => void importing.change({ pictures: ids }))
  const hasPictures = collection.fields.some(({ kind }) => kind === 'image')
  const isImporting = running === 'importing'
  const isReady =
    running === null && !zip.upload?.isRunning && preview !== null && verdictOn(preview) === 'ready'
  const title = t('import.title', { plural: labelled(collection.plural) })

  async function importTable() {
    if (!isReady) return
    const message = await importing.importTable()
    if (message === null) return
    onClose()
    void refreshContent()
    await dialogs.show({ tone: 'success', title, message })
  }

  return (
    <Dialog
      onClose={onClose}
      title={title}
      size="xl"
      fullScreen={isNarrow ?? false}
      closeOnClickOutside={false}
      closeOnEscape={!isImporting}
      withCloseButton={!isImporting}
    >
      <Stack>
        <Text size="sm">{t('import.template', { columns: matchingColumns(collection) })}</Text>
        <TableDrop
          name={table?.name ?? null}
          label={t('import.file')}
          hint={t('import.drag')}
          accepted={acceptedTables}
          onChoose={(file) => void importing.choose(file)}
          isDisabled={isImporting}
        />
        {hasPictures && (
          <PicturesDrop
            upload={zip.upload}
            onChoose={(file) => void zip.choose(file)}
            isDisabled={isImporting}
          />
        )}
        <Checkbox
          label={t('import.submits')}
          description={t('import.submitsMeans')}
          checked={submits}
          aria-disabled={isImporting}
          onChange={({ currentTarget }) =>
            void importing.change({ submits: currentTarget.checked })
          }
        />
        {error && (
          <Alert color="red" icon={<IconAlertTriangle aria-hidden />} p="sm">
            {error}
          </Alert>
        )}
        {running && (
          <ImportProgress collection={collection} running={running} share={importing.share} />
        )}
        {mapping && (
          <MappingEditor
            collection={collection}
            mapping={mapping}
            onChange={(next) => void importing.change({ mapping: next })}
            isDisabled={isImporting}
          />
        )}
        {preview && (
          <ImportPreview {...{ preview, collection, table, pictures, submits, mapping }} />
        )}
        <DialogButtons>
          <Button
            variant="default"
            onClick={() => (isImporting ? void importing.cancel() : onClose())}
          >
            {isImporting ? t('import.cancel') : t('dialog.cancel')}
          </Button>
          <ActionButton
            isRunning={isImporting}
            leftSection={<IconFileImport size={18} aria-hidden />}
            data-disabled={(!isReady && !isImporting) || undefined}
            aria-disabled={!isReady}
            onClick={() => void importTable()}
          >
            {t('import.start')}
          </ActionButton>
        </DialogButtons>
      </Stack>
    </Dialog>
  )
}

interface ImportProgressProps {
  collection: Collection
  running: 'checking' | 'importing'
  /** The share of the file that was sent, 0 to 1. */
  share: number
}

function ImportProgress({ collection, running, share }: ImportProgressProps) {
  const { data } = useQuery(importProgressQuery(collection, running))
  const known = data?.running
  const part = known && known.total > 0 ? Math.min(1, known.done / known.total) : null
  const label = running === 'checking' ? t('import.checking') : t('import.importing')
  const progress = share < 1 ? share : part
  return (
    <div>
      <Group justify="space-between" wrap="nowrap" mb={6}>
        <Text size="sm">{label}</Text>
        <Hint>{progress === null ? '' : formatPercent(progress)}</Hint>
      </Group>
      <Progress.Root size="md">
        <Progress.Section
          value={(progress ?? 1) * 100}
          animated={progress === null}
          color="ink"
          aria-label={label}
        />
      </Progress.Root>
    </div>
  )
}

/** Returns the names of the columns that match rows to entries (contract section 4). */
export function matchingColumns({ naturalKey }: Pick<Collection, 'naturalKey'>): string {
  const columns = ['id', ...(naturalKey === null ? [] : [naturalKey]), 'slug']
  return new Intl.ListFormat(currentLocale(), { type: 'disjunction' }).format(columns)
}

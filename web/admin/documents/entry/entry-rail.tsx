import { Anchor, Fieldset, Group, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { Collection } from '#catalogue/declaration.ts'
import { entryQuery } from '#web/admin/api/entry-queries.ts'
import { RailPart } from '#web/admin/documents/form/form-layout.tsx'
import type { CardContentProps } from '#web/admin/documents/section-card/card-content.tsx'
import { labelled, t } from '#web/admin/i18n/translate.ts'
import { CopyTextButton } from '#web/admin/ui/dialogs/copy-text-button.tsx'
import { partLater } from '#web/admin/ui/loading/part-later.tsx'
import { SkeletonRows } from '#web/admin/ui/loading/skeleton-rows.tsx'
import { Hint } from '#web/admin/ui/panel/hint.tsx'
import { visibilityOf } from '#web/admin/ui/status/entry-badges.tsx'
import styles from './entry.module.css'
import { FormFields, scheduleId, scheduleTitle } from './entry-content.tsx'
import { windowFields } from './entry-shape.ts'

const EntryHistory = partLater(
  async () => (await import('#web/admin/documents/history/entry-history.tsx')).EntryHistory,
  () => <SkeletonRows count={3} height={48} />,
)

interface EntryRailProps extends CardContentProps {
  collection: Collection
}

/** Renders what is about a whole entry, beside its form. */
export function EntryRail({ collection, ...card }: EntryRailProps) {
  const { entry_id: id, language } = card.state
  return (
    <>
      {language === '' && <Schedule {...card} collection={collection} />}
      {id !== 0 && (
        <>
          <Address collection={collection} state={card.state} />
          <RailPart title={t('entry.history')}>
            <EntryHistory collection={collection} id={id} />
          </RailPart>
        </>
      )}
    </>
  )
}

function Schedule({ collection, ...card }: EntryRailProps) {
  const meaning = collection.window
  return (
    <RailPart id={scheduleId} title={scheduleTitle(collection)}>
      <Hint>{meaning ? labelled(meaning.hint) : t('entry.windowMeans')}</Hint>
      <Fieldset variant="unstyled" p={0} mx={0} disabled={card.isBusy}>
        <FormFields {...card} fields={windowFields(meaning)} />
      </Fieldset>
    </RailPart>
  )
}

/** Shows where guests find the entry; nothing where it has no page of its own. */
function Address({ collection, state }: Pick<EntryRailProps, 'collection' | 'state'>) {
  const { data } = useQuery(entryQuery(collection, state.entry_id, state.language))
  if (!data?.path) return null
  const { live, archived } = visibilityOf(data.records)
  const address = new URL(data.path, window.location.href).href
  return (
    <RailPart title={t('entry.address')}>
      <Stack gap="xs" align="flex-start">
        {live && !archived ? (
          <Anchor href={data.path} target="_blank" rel="noopener" size="sm">
            <bdi dir="ltr" className={styles.address}>
              {decodeURI(data.path)}
            </bdi>
          </Anchor>
        ) : (
          <bdi dir="ltr" className={styles.address}>
            {decodeURI(data.path)}
          </bdi>
        )}
        <Group gap="xs">
          <CopyTextButton text={address} label={t('file.copyAddress')} />
        </Group>
      </Stack>
    </RailPart>
  )
}

import { Text } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { type ComponentType, type ReactNode, useMemo } from 'react'
import type { Collection } from '#catalogue/declaration.ts'
import type { Language } from '#catalogue/languages.ts'
import { postApi } from '#web/admin/api/call-api.ts'
import type { EntryState } from '#web/admin/api/collection-calls.ts'
import { entryQuery } from '#web/admin/api/entry-queries.ts'
import { refreshContent } from '#web/admin/api/query-client.ts'
import type { RecordHead } from '#web/admin/api/wire.gen.ts'
import { useCampaign } from '#web/admin/documents/campaigns/working-on.ts'
import { EntryContent } from '#web/admin/documents/entry/entry-content.tsx'
import { EntryRail } from '#web/admin/documents/entry/entry-rail.tsx'
import { entrySaveTarget, entryShape, windowZone } from '#web/admin/documents/entry/entry-shape.ts'
import { useLanguageSwitch } from '#web/admin/documents/languages/use-language-switch.tsx'
import type { CardContentProps } from '#web/admin/documents/section-card/card-content.tsx'
import { SectionCard } from '#web/admin/documents/section-card/section-card.tsx'
import { TranslationCard } from '#web/admin/documents/translation/translation-card-later.tsx'
import { textAt } from '#web/admin/fields/row.ts'
import { WritingLanguage } from '#web/admin/fields/writing.ts'
import { formatMoment, formatMomentIn } from '#web/admin/i18n/format-date.ts'
import { t } from '#web/admin/i18n/translate.ts'
import { ActionButton } from '#web/admin/ui/dialogs/action-button.tsx'
import { useAction } from '#web/admin/ui/dialogs/use-action.ts'
import { Hint } from '#web/admin/ui/panel/hint.tsx'
import styles from './entry-screen.module.css'

/** Renders the form of an entry in the chosen language. */
export function EntryEditor({ collection, entry }: { collection: Collection; entry: EntryState }) {
  const id = entry.entry_id
  const slug = textAt(entry.values, 'slug')
  const { first, chosen, top } = useLanguageSwitch(collection, entry)
  const shape = useMemo(() => entryShape(collection, id), [collection, id])
  const Inside = useMemo(
    () => (card: CardContentProps) => <EntryContent {...card} collection={collection} />,
    [collection],
  )
  const Rail = useMemo(
    () => (card: CardContentProps) => <EntryRail {...card} collection={collection} />,
    [collection],
  )
  if (first && chosen) {
    return (
      <WritingLanguage value={chosen}>
        <EntryTranslation
          key={chosen}
          {...{ collection, id, slug, first, language: chosen, top, Rail }}
        />
      </WritingLanguage>
    )
  }
  return (
    <WritingLanguage value={first}>
      <SectionCard
        target={entrySaveTarget(collection, id, { slug })}
        section={shape}
        state={entry}
        top={
          <>
            {top}
            <VersionsNote entry={entry} />
          </>
        }
        Inside={Inside}
        Rail={Rail}
      />
    </WritingLanguage>
  )
}

interface EntryTranslationProps {
  collection: Collection
  id: number
  slug: string
  first: Language
  language: Language
  top: ReactNode
  Rail: ComponentType<CardContentProps>
}

function EntryTranslation({ collection, id, slug, ...rest }: EntryTranslationProps) {
  const variant = { language: rest.language, campaign: useCampaign() }
  const load = useQuery(entryQuery(collection, id, variant))
  const shape = useMemo(() => entryShape(collection, id), [collection, id])
  return (
    <TranslationCard
      section={shape}
      target={entrySaveTarget(collection, id, { slug })}
      load={load}
      {...rest}
    />
  )
}

/** Lists the live, the scheduled and the open revision, where one is scheduled. */
function VersionsNote({ entry }: { entry: EntryState }) {
  const { open, live, scheduled } = entry.records
  if (scheduled === null) return null
  const zone = windowZone(entry.entity_type, entry.values)
  const mayReopen = open === null && entry.can.includes('edit')
  return (
    <dl className={styles.versions} aria-label={t('entry.versions')}>
      {live && <Version name={t('entry.versionLive')} record={live} zone={zone} />}
      <Version name={t('entry.versionScheduled')} record={scheduled} zone={zone}>
        {mayReopen && <ReopenButton entry={entry} record={scheduled} />}
      </Version>
      {open && <Version name={t('entry.versionOpen')} record={open} zone={zone} />}
    </dl>
  )
}

interface VersionProps {
  name: string
  record: RecordHead
  /** The time zone of its window. */
  zone: string | null
  children?: React.ReactNode
}

function Version({ name, record, zone, children }: VersionProps) {
  const { author, updated_at } = record
  return (
    <div className={styles.version}>
      <Text component="dt" size="sm" fw={600}>
        {name}
      </Text>
      <dd className={styles.what}>
        <Text size="sm">{guestsSee(record, zone)}</Text>
        <Hint>{t('record.byAt', { name: author, time: formatMoment(updated_at) })}</Hint>
        {children}
      </dd>
    </div>
  )
}

function guestsSee({ starts_at, ends_at }: RecordHead, zone: string | null): string {
  const [start, end] = [formatMomentIn(starts_at, zone), formatMomentIn(ends_at, zone)]
  if (starts_at && ends_at) return t('entry.between', { start, end })
  if (starts_at) return t('entry.fromOn', { start })
  return ends_at ? t('entry.untilThen', { end }) : t('entry.always')
}

/** Restores the scheduled revision as a draft, so that it can be corrected. */
function ReopenButton({ entry, record }: { entry: EntryState; record: RecordHead }) {
  const { running, run } = useAction(t('entry.versionScheduled'), {
    refresh: refreshContent,
    isQuiet: true,
  })
  const body = { entity_id: record.id, entity_type: entry.entity_type }
  return (
    <ActionButton
      variant="default"
      size="compact-sm"
      mt={4}
      isRunning={running !== null}
      leftSection={<IconPencil size={14} aria-hidden />}
      onClick={() => void run('run', () => postApi('/approvals/restore', { body }))}
    >
      {t('entry.changeScheduled')}
    </ActionButton>
  )
}

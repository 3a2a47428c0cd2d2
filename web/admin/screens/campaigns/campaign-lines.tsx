import { Checkbox, Group, Stack, Text } from '@mantine/core'
import { IconAlertTriangle, IconArrowBarToDown, IconArrowForwardUp } from '@tabler/icons-react'
import { useState } from 'react'
import { type Language, languageNames } from '#catalogue/languages.ts'
import { stateCodes } from '#catalogue/revision-state.ts'
import { postApi } from '#web/admin/api/call-api.ts'
import { refreshContent } from '#web/admin/api/query-client.ts'
import { newKey } from '#web/admin/api/use-keyed.ts'
import type { CampaignLine, CampaignView } from '#web/admin/api/wire.gen.ts'
import { formatPaths } from '#web/admin/documents/campaigns/path-label.ts'
import { DocumentLink } from '#web/admin/documents/document-link.tsx'
import { useLogView } from '#web/admin/documents/history/use-log-view.ts'
import { formatList, t } from '#web/admin/i18n/translate.ts'
import { Pager } from '#web/admin/lists/paging/pager.tsx'
import { tablePage } from '#web/admin/lists/paging/table-page.ts'
import { type Column, ResponsiveTable } from '#web/admin/lists/table/responsive-table.tsx'
import { TypedSearch } from '#web/admin/lists/typed-search.tsx'
import { ActionButton } from '#web/admin/ui/dialogs/action-button.tsx'
import { type Confirmation, useDialogs } from '#web/admin/ui/dialogs/dialog-context.ts'
import { type FieldMessages, useAction } from '#web/admin/ui/dialogs/use-action.ts'
import { Hint } from '#web/admin/ui/panel/hint.tsx'
import { StatusBadge } from '#web/admin/ui/status/badge.tsx'
import { documentTitle } from '#web/admin/ui/status/document-title.ts'
import styles from './campaigns.module.css'
import { LineNames, lineKey } from './line-names.tsx'
import { errorPathOf } from './use-campaign-steps.tsx'

interface CampaignLinesProps {
  campaign: CampaignView
  /** Why the last step failed, by document. */
  errors: FieldMessages
}

/** Lists the documents of a campaign; ticked ones are kept or taken out. */
export function CampaignLines({ campaign, errors }: CampaignLinesProps) {
  const { can, lines } = campaign
  const { view, show } = useLogView()
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set())
  const chosen = lines.filter((line) => ticked.has(lineKey(line)))
  const mayTick = can.includes('keep') || can.includes('remove')
  const rows = lines
    .map((line) => ({ ...line, status: line.approval ?? -1, name: documentTitle(line) }))
    .toSorted((one, other) => urgency(other, errors) - urgency(one, errors))
  const page = tablePage(rows, view, ['name'])

  function tick(some: readonly CampaignLine[], isOn: boolean) {
    const next = new Set(ticked)
    for (const line of some) {
      if (isOn) next.add(lineKey(line))
      else next.delete(lineKey(line))
    }
    setTicked(next)
  }

  const row = (line: CampaignLine) => ({ line, errors: errors[errorPathOf(line)] ?? [] })
  const box = (line: CampaignLine) => (
    <Checkbox
      aria-label={t('approval.select', { title: documentTitle(line) })}
      checked={ticked.has(lineKey(line))}
      onChange={({ currentTarget: { checked } }) => tick([line], checked)}
    />
  )
  const columns: Column<CampaignLine>[] = [
    ...(mayTick ? [{ by: 'tick', label: t('campaigns.chosen'), cell: box }] : []),
    { by: 'name', label: t('campaigns.change'), cell: (line) => <LineName {...row(line)} /> },
    { by: 'status', label: t('history.status'), cell: (line) => <LineStatus line={line} /> },
    { by: 'review', label: t('campaigns.site'), cell: (line) => <Review line={line} /> },
  ]
  if (lines.length === 0) return <Text c="dimmed">{t('campaigns.noChanges')}</Text>
  return (
    <Stack>
      <Group justify="space-between" gap="sm">
        {mayTick && (
          <ChosenActions campaign={campaign} chosen={chosen} onDone={() => setTicked(new Set())} />
        )}
        <TypedSearch
          aria-label={t('campaigns.searchChanges')}
          placeholder={t('history.search')}
          w={{ base: '100%', xs: 240 }}
          ms="auto"
          words={view.search}
          onSearch={(search) => show({ search })}
        />
      </Group>
      <ResponsiveTable
        label={t('campaigns.changes')}
        rows={page.rows}
        keyOf={lineKey}
        empty={t('campaigns.noChangeMatches')}
        columns={columns}
        minWidth={680}
        card={(line) => (
          <>
            <Group gap="sm" wrap="nowrap" align="flex-start">
              {mayTick && box(line)}
              <LineName {...row(line)} />
            </Group>
            <LineStatus line={line} />
            <Review line={line} />
          </>
        )}
      />
      <Pager
        list={{ page: page.page, last_page: page.lastPage, total: page.total }}
        perPage={view.perPage}
        onChange={show}
      />
    </Stack>
  )
}

/** What somebody has to look at comes first. */
function urgency(line: CampaignLine, errors: FieldMessages): number {
  if (errorPathOf(line) in errors) return 2
  return line.review ? 1 : 0
}

interface LineNameProps {
  line: CampaignLine
  errors: readonly string[]
}

function LineName({ line, errors }: LineNameProps) {
  return (
    <div>
      <DocumentLink document={{ ...line, editor_path: line.editor_path || null }} />
      {line.is_new && <Hint>{t('campaigns.isNew')}</Hint>}
      {line.untranslated.length > 0 && (
        <Hint>
          {t('campaigns.untranslated', { languages: formatLanguages(line.untranslated) })}
        </Hint>
      )}
      {errors.map((error) => (
        <Text key={error} size="sm" c="var(--mantine-color-error)">
          {error}
        </Text>
      ))}
    </div>
  )
}

function formatLanguages(languages: readonly Language[]): string {
  return formatList(languages.map((one) => languageNames[one]))
}

function LineStatus({ line: { approval } }: { line: CampaignLine }) {
  if (approval === null) return <Hint>{t('campaigns.unchanged')}</Hint>
  return <StatusBadge code={approval} />
}

/** Says what the site and the campaign have both changed, or that a correction did not fit. */
function Review({ line: { entity_type, review } }: { line: CampaignLine }) {
  if (!review) return null
  return (
    <Group gap={6} wrap="nowrap" align="flex-start" className={styles.review}>
      <IconAlertTriangle size={16} aria-hidden className={styles.icon} />
      <div>
        {review.paths.length > 0 && (
          <Text size="sm">
            {t('campaigns.bothChanged', { fields: formatPaths(entity_type, review.paths) })}
          </Text>
        )}
        {review.incomplete && <Text size="sm">{t('campaigns.notCarried')}</Text>}
      </div>
    </Group>
  )
}

interface ChosenActionsProps {
  campaign: CampaignView
  chosen: readonly CampaignLine[]
  onDone: () => void
}

type ChosenStep = 'keep' | 'remove'

/** Makes the ticked documents the site’s, or takes them out of the campaign, after asking. */
function ChosenActions({ campaign: { id, name, can }, chosen, onDone }: ChosenActionsProps) {
  const dialogs = useDialogs()
  const { running, run } = useAction<ChosenStep>(name, { refresh: refreshContent, isQuiet: true })
  const count = chosen.length

  async function take(step: ChosenStep, question: Confirmation) {
    if (!(await dialogs.confirm({ ...question, about: <LineNames lines={chosen} /> }))) return
    const documents = chosen.map(({ entity_type, entry_id, language }) => ({
      entity_type,
      entry_id,
      language,
    }))
    const sent = { id, body: { documents }, key: newKey() }
    const path = step === 'keep' ? '/campaigns/{id}/keep' : '/campaigns/{id}/remove'
    if (await run(step, () => postApi(path, sent))) onDone()
  }

  const keep = {
    title: t('campaigns.askKeep', { count }),
    message: t('campaigns.keepMeans'),
    yes: t('campaigns.keep'),
  }
  const remove = {
    title: t('campaigns.askRemove', { count }),
    message: chosen.some(({ approval }) => approval === stateCodes.approved)
      ? t('campaigns.removeMeans')
      : t('campaigns.removeDraftsMeans'),
    yes: t('campaigns.remove'),
    isDanger: true,
  }
  return (
    <Group gap="sm" role="group" aria-label={t('campaigns.forChosen')}>
      {can.includes('keep') && (
        <ActionButton
          variant="default"
          disabled={count === 0}
          isRunning={running === 'keep'}
          leftSection={<IconArrowBarToDown size={18} aria-hidden />}
          onClick={() => void take('keep', keep)}
        >
          {t('campaigns.keepChosen')}
        </ActionButton>
      )}
      {can.includes('remove') && (
        <ActionButton
          variant="default"
          disabled={count === 0}
          isRunning={running === 'remove'}
          leftSection={<IconArrowForwardUp size={18} aria-hidden />}
          onClick={() => void take('remove', remove)}
        >
          {t('campaigns.removeChosen')}
        </ActionButton>
      )}
      <Text size="sm" c="dimmed" role="status">
        {count > 0 ? t('campaigns.countChosen', { count }) : t('campaigns.tickFirst')}
      </Text>
    </Group>
  )
}

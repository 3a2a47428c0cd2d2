import { Checkbox, Fieldset, Group, SimpleGrid, Stack, TextInput } from '@mantine/core'
import { moment } from '#catalogue/fields/times/moment.ts'
import { limits } from '#catalogue/limits.ts'
import { useTimeZone } from '#web/admin/api/brand.ts'
import { dayName } from '#web/admin/documents/campaigns/format-window.ts'
import { MomentControl } from '#web/admin/fields/controls/time-controls.tsx'
import { lineBox } from '#web/admin/fields/text-box.tsx'
import { formatZone } from '#web/admin/i18n/format-date.ts'
import { labelled, t } from '#web/admin/i18n/translate.ts'
import { errorAt, type FieldMessages } from '#web/admin/ui/dialogs/use-action.ts'
import { Hint } from '#web/admin/ui/panel/hint.tsx'
import { type CampaignTexts, daysIn, partly } from './campaign-texts.ts'

interface CampaignFieldsProps {
  texts: Required<CampaignTexts>
  errors: FieldMessages
  onChange: (change: CampaignTexts) => void
}

export function CampaignFields({ texts, errors, onChange }: CampaignFieldsProps) {
  const isWeekly = texts.weekly !== ''
  return (
    <Stack gap="md">
      <TextInput
        label={labelled('Name')}
        withAsterisk
        aria-required
        data-autofocus
        autoComplete="off"
        {...lineBox(texts.name, limits.title, (name) => onChange({ name }))}
        error={errorAt(errors, 'name')}
      />
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <Moment by="starts_at" label={t('campaigns.start')} {...{ texts, errors, onChange }} />
        <Moment by="ends_at" label={t('campaigns.end')} {...{ texts, errors, onChange }} />
      </SimpleGrid>
      <Hint>{t('campaigns.datesMean')}</Hint>
      <Checkbox
        label={t('campaigns.weekly')}
        checked={isWeekly}
        onChange={({ currentTarget: { checked } }) => onChange({ weekly: checked ? '1' : '' })}
      />
      {isWeekly && <Weekly {...{ texts, errors, onChange }} />}
      <TextInput
        label={t('campaigns.rank')}
        description={t('campaigns.rankMeans')}
        type="number"
        maw={280}
        min={-limits.campaigns.rank}
        max={limits.campaigns.rank}
        value={texts.rank}
        error={errorAt(errors, 'rank')}
        onChange={({ currentTarget: { value } }) => onChange({ rank: value })}
      />
    </Stack>
  )
}

interface MomentProps extends CampaignFieldsProps {
  by: 'starts_at' | 'ends_at'
  label: string
}

function Moment({ by, label, texts, errors, onChange }: MomentProps) {
  const text = texts[by]
  return (
    <MomentControl
      field={moment(label)(by)}
      row={{ [by]: text === partly ? '' : text || null }}
      error={errorAt(errors, by) ?? null}
      onChange={({ [by]: value }) =>
        onChange({ [by]: value === '' ? partly : typeof value === 'string' ? value : '' })
      }
    />
  )
}

const week = [1, 2, 3, 4, 5, 6, 7]

/** On which days of a week, and between which times by the brand's clocks. */
function Weekly({ texts, errors, onChange }: CampaignFieldsProps) {
  const zone = useTimeZone()
  const days = daysIn(texts.days)
  const pick = (picked: string[]) =>
    onChange({ days: week.filter((day) => picked.includes(String(day))).join(',') })
  const box = (by: 'from' | 'to' | 'until', label: string) => ({
    label,
    value: texts[by],
    error: errorAt(errors, `repeats.${by}`),
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
      onChange({ [by]: value }),
  })
  return (
    <Fieldset legend={t('campaigns.days')}>
      <Stack gap="sm">
        <Checkbox.Group
          value={days.map(String)}
          error={errorAt(errors, 'repeats.days')}
          onChange={pick}
        >
          <Group gap="md">
            {week.map((day) => (
              <Checkbox key={day} value={String(day)} label={dayName(day, 'long')} />
            ))}
          </Group>
        </Checkbox.Group>
        <SimpleGrid cols={{ base: 1, xs: 3 }}>
          <TextInput type="time" {...box('from', t('campaigns.from'))} />
          <TextInput type="time" {...box('to', t('campaigns.to'))} />
          <TextInput
            type="date"
            min="1970-01-01"
            max="9999-12-31"
            {...box('until', t('campaigns.until'))}
          />
        </SimpleGrid>
        <Hint>
          {t('campaigns.timesMean')}
          {zone && ` · ${t('time.zone', { zone: formatZone(zone, Date.now()) })}`}
        </Hint>
      </Stack>
    </Fieldset>
  )
}

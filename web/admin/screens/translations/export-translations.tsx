import { MultiSelect, NativeSelect, SimpleGrid } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import { collections, translationFileDeclarations } from '#catalogue/catalogue.ts'
import type { Declaration } from '#catalogue/declaration.ts'
import { type Language, languageNames } from '#catalogue/languages.ts'
import { addressOf } from '#web/admin/api/call-api.ts'
import { labelled, type PlainMessage, t } from '#web/admin/i18n/translate.ts'
import { ActionButton } from '#web/admin/ui/dialogs/action-button.tsx'
import { useDownload } from '#web/admin/ui/download/use-download.ts'
import { Panel } from '#web/admin/ui/panel/panel.tsx'

const states = ['missing', 'outdated', 'all'] as const
const formats = ['csv', 'xliff'] as const

const stateLabels: Record<(typeof states)[number], PlainMessage> = {
  missing: 'translations.missing',
  outdated: 'translations.outdated',
  all: 'translations.allTexts',
}

const formatLabels: Record<(typeof formats)[number], PlainMessage> = {
  csv: 'translations.csv',
  xliff: 'translations.xliff',
}

export function ExportTranslations({ language }: { language: Language }) {
  const { isRunning, run } = useDownload()
  const [keys, chooseKeys] = useState<string[]>([])
  const [state, chooseState] = useState<(typeof states)[number]>('missing')
  const [format, chooseFormat] = useState<(typeof formats)[number]>('csv')

  function download() {
    const query = { lang: language, state, format, collections: keys.join(',') }
    const ending = format === 'csv' ? 'csv' : 'xlf'
    return run(addressOf('/translations/export', { query }), `translations-${language}.${ending}`)
  }

  return (
    <Panel title={t('translations.export')} intro={t('translations.exportIntro')}>
      <MultiSelect
        label={t('translations.content')}
        description={t('translations.contentHint')}
        searchable
        clearable
        data={translationFileDeclarations.map((one) => ({ value: one.key, label: nameOf(one) }))}
        value={keys}
        onChange={chooseKeys}
      />
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <NativeSelect
          label={t('translations.texts')}
          data={states.map((value) => ({ value, label: t(stateLabels[value]) }))}
          value={state}
          onChange={({ currentTarget }) =>
            chooseState(states[currentTarget.selectedIndex] ?? 'all')
          }
        />
        <NativeSelect
          label={t('translations.format')}
          data={formats.map((value) => ({ value, label: t(formatLabels[value]) }))}
          value={format}
          onChange={({ currentTarget }) =>
            chooseFormat(formats[currentTarget.selectedIndex] ?? 'csv')
          }
        />
      </SimpleGrid>
      <div>
        <ActionButton
          isRunning={isRunning}
          leftSection={<IconDownload size={18} aria-hidden />}
          onClick={() => void download()}
        >
          {`${t('translations.download')} · ${languageNames[language]}`}
        </ActionButton>
      </div>
    </Panel>
  )
}

function nameOf({ key, label }: Declaration): string {
  return labelled(collections.find((one) => one.key === key)?.plural ?? label)
}

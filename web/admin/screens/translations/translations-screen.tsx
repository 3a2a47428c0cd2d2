import { Anchor, NativeSelect, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { Link } from 'react-router'
import { type Language, languageNames } from '#catalogue/languages.ts'
import { may } from '#catalogue/roles.ts'
import { mayEverywhere } from '#web/admin/account/session/scope.ts'
import { useUser } from '#web/admin/account/session/user-context.ts'
import { useBrandLanguages } from '#web/admin/documents/languages/use-brand-languages.ts'
import { labelled, t } from '#web/admin/i18n/translate.ts'
import { ToErrorPage } from '#web/admin/shell/route-failed.tsx'
import { ScreenHeader } from '#web/admin/ui/panel/panel.tsx'
import { ExportTranslations } from './export-translations.tsx'
import { ImportTranslations } from './import-translations.tsx'

/** Gives texts to translators as a file, and imports their translations (decision 0101). */
export function TranslationsScreen() {
  return may(useUser().roles.name, 'content.edit') ? <Translations /> : <ToErrorPage />
}

function Translations() {
  const [, ...languages] = useBrandLanguages()
  const [chosen, choose] = useState<Language | null>(null)
  const [first] = languages
  const mayImport = mayEverywhere(useUser(), 'content.edit')
  const language = chosen ?? first
  return (
    <Stack gap="lg">
      <ScreenHeader title={labelled('Translations')} intro={t('translations.intro')} />
      {language ? (
        <div>
          <NativeSelect
            mb="lg"
            maw={320}
            label={t('translations.language')}
            data={languages.map((one) => ({ value: one, label: languageNames[one] }))}
            value={language}
            onChange={({ currentTarget }) => choose(languages[currentTarget.selectedIndex] ?? null)}
          />
          <ExportTranslations language={language} />
          {mayImport && <ImportTranslations key={language} language={language} />}
        </div>
      ) : (
        <Text>
          {t('translations.oneLanguage')}{' '}
          <Anchor component={Link} to="/admin/settings" underline="always">
            {t('translations.openSettings')}
          </Anchor>
        </Text>
      )}
    </Stack>
  )
}

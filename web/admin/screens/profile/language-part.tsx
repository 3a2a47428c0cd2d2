import { NativeSelect } from '@mantine/core'
import { languageNames, languages } from '#catalogue/languages.ts'
import { saveLanguage } from '#web/admin/account/session/save-language.ts'
import { chooseLanguage, currentLanguage, t } from '#web/admin/i18n/translate.ts'
import { Part } from '#web/admin/ui/part/part.tsx'

/** In which language the back office speaks; the page begins anew in it. */
export function LanguagePart() {
  return (
    <Part title={t('speech.language')}>
      <NativeSelect
        label={t('profile.language')}
        description={t('profile.languageMeans')}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        maw={460}
        value={currentLanguage()}
        data={languages.map((language) => ({ value: language, label: languageNames[language] }))}
        onChange={({ currentTarget: { value } }) => {
          const chosen = languages.find((language) => language === value)
          if (!chosen) return
          chooseLanguage(localStorage, chosen)
          void saveLanguage(chosen).finally(() => window.location.reload())
        }}
      />
    </Part>
  )
}

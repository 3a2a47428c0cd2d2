import { NativeSelect } from '@mantine/core'
import { languageNames, languages } from '#catalogue/languages.ts'
import { keepLanguage } from '#web/admin/account/session/keep-language.ts'
import { chooseLanguage, say, spokenLanguage } from '#web/admin/i18n/speech.ts'
import { Part } from '#web/admin/ui/part/part.tsx'

/** In which language the back office speaks; the page begins anew in it. */
export function LanguagePart() {
  return (
    <Part title={say('speech.language')}>
      <NativeSelect
        label={say('profile.language')}
        description={say('profile.languageMeans')}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        maw={460}
        value={spokenLanguage()}
        data={languages.map((language) => ({ value: language, label: languageNames[language] }))}
        onChange={({ currentTarget: { value } }) => {
          const chosen = languages.find((language) => language === value)
          if (!chosen) return
          chooseLanguage(localStorage, chosen)
          void keepLanguage(chosen).finally(() => window.location.reload())
        }}
      />
    </Part>
  )
}

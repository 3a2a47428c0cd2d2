import { NativeSelect } from '@mantine/core'
import { type Language, languageNames } from '#catalogue/languages.ts'
import { t } from '#web/admin/i18n/translate.ts'
import { useBrandLanguages } from './use-brand-languages.ts'

interface LanguageFilterProps {
  value: Language | undefined
  onChange: (language: Language | undefined) => void
}

/** Filters a list by a language of the brand; nothing where it has one. */
export function LanguageFilter({ value, onChange }: LanguageFilterProps) {
  const languages = useBrandLanguages()
  if (languages.length === 0) return null
  return (
    <NativeSelect
      aria-label={t('languages.filter')}
      w={{ base: '100%', xs: 220 }}
      data={[
        { value: '', label: t('languages.all') },
        ...languages.map((one) => ({ value: one, label: languageNames[one] })),
      ]}
      value={value ?? ''}
      onChange={(event) => onChange(languages[event.currentTarget.selectedIndex - 1])}
    />
  )
}

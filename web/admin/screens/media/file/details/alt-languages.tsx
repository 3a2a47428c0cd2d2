import { Textarea } from '@mantine/core'
import { languageNames } from '#catalogue/languages.ts'
import { limits } from '#catalogue/limits.ts'
import { useBrandLanguages } from '#web/admin/documents/languages/use-brand-languages.ts'
import { pasting } from '#web/admin/fields/normalize-paste.ts'
import { counted } from '#web/admin/fields/text-count.tsx'
import { writtenIn } from '#web/admin/fields/writing.ts'
import { t } from '#web/admin/i18n/translate.ts'
import type { DetailsForm } from './use-details-form.ts'

/** The alternative text in each of the brand's other languages; nothing where it has one. */
export function AltLanguages({ form: { details, errors, change } }: { form: DetailsForm }) {
  const [first, ...others] = useBrandLanguages()
  if (!first || details.decorative) return null
  return others.map((language) => (
    <Textarea
      key={language}
      {...writtenIn(language)}
      label={t('media.altIn', { language: languageNames[language] })}
      description={t('translation.hint', { language: languageNames[first] })}
      autosize
      minRows={2}
      maxRows={6}
      {...counted(details.alts[language] ?? '', limits.alt)}
      {...pasting(false)}
      error={errors[`alts.${language}`]}
      value={details.alts[language] ?? ''}
      onChange={(event) =>
        change({ alts: { ...details.alts, [language]: event.currentTarget.value } })
      }
    />
  ))
}

import { MultiSelect, Radio, Stack } from '@mantine/core'
import { type Language, languageNames } from '#catalogue/languages.ts'
import { limits } from '#catalogue/limits.ts'
import type { Scopes } from '#web/admin/api/wire.gen.ts'
import { GroupsSelect } from '#web/admin/documents/groups/groups-select.tsx'
import { RestaurantsSelect } from '#web/admin/documents/groups/restaurants-select.tsx'
import { useBrandLanguages } from '#web/admin/documents/languages/use-brand-languages.ts'
import { t } from '#web/admin/i18n/translate.ts'
import { errorAt, type FieldMessages } from '#web/admin/ui/dialogs/use-action.ts'
import { Hint } from '#web/admin/ui/panel/hint.tsx'

export const everywhere: Scopes = { groups: [], locations: [], languages: [] }

interface ScopeFieldsProps {
  isAdmin: boolean
  /** Null where the role holds everywhere. */
  scopes: Scopes | null
  errors: FieldMessages
  onChange: (scopes: Scopes | null) => void
}

/** Renders what an account is limited to. */
export function ScopeFields({ isAdmin, scopes, errors, onChange }: ScopeFieldsProps) {
  const brandLanguages = useBrandLanguages()
  if (isAdmin) return <Hint>{t('scope.admin')}</Hint>
  const languages = [...new Set([...brandLanguages, ...(scopes?.languages ?? [])])]
  return (
    <Stack gap="sm">
      <Radio.Group
        label={t('scope.title')}
        error={errors.scopes?.[0]}
        value={scopes === null ? 'all' : 'some'}
        onChange={(value) => onChange(value === 'all' ? null : everywhere)}
      >
        <Stack gap="xs" mt={4}>
          <Radio value="all" label={t('scope.everything')} />
          <Radio value="some" label={t('scope.some')} />
        </Stack>
      </Radio.Group>
      {scopes && (
        <Stack gap="sm" ps="xl">
          <GroupsSelect
            label={t('scope.groups')}
            error={errorAt(errors, 'scopes.groups')}
            most={limits.scope.groups}
            chosen={scopes.groups}
            onChange={(groups) => onChange({ ...scopes, groups })}
          />
          <RestaurantsSelect
            label={t('scope.locations')}
            error={errorAt(errors, 'scopes.locations')}
            most={limits.scope.locations}
            chosen={scopes.locations}
            onChange={(locations) => onChange({ ...scopes, locations })}
          />
          {scopes.groups.length + scopes.locations.length > 0 && (
            <Hint>{t('scope.locationsMeans')}</Hint>
          )}
          {languages.length > 0 && (
            <MultiSelect
              label={t('scope.languages')}
              description={t('scope.languagesMeans')}
              error={errorAt(errors, 'scopes.languages')}
              searchable
              clearable
              data={languages.map((value) => ({ value, label: languageNames[value] }))}
              value={scopes.languages}
              onChange={(chosen) => {
                const wanted = languages.filter((one): one is Language => chosen.includes(one))
                onChange({ ...scopes, languages: wanted })
              }}
            />
          )}
        </Stack>
      )}
    </Stack>
  )
}

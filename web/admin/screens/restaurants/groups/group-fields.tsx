import { Fieldset, MultiSelect, SimpleGrid, Stack, TagsInput, Text, TextInput } from '@mantine/core'
import type { Field } from '#catalogue/field.ts'
import { limits } from '#catalogue/limits.ts'
import { disclosureNamesIn } from '#catalogue/menu-law/profiles/disclosure-profiles.ts'
import { GroupSelect } from '#web/admin/documents/groups/group-select.tsx'
import { RestaurantsSelect } from '#web/admin/documents/groups/restaurants-select.tsx'
import { ChoicesControl } from '#web/admin/fields/controls/choice-controls.tsx'
import { optionsOf } from '#web/admin/fields/field-labels.ts'
import { lineBox } from '#web/admin/fields/text-box.tsx'
import { labelled, t } from '#web/admin/i18n/translate.ts'
import { errorAt } from '#web/admin/ui/dialogs/use-action.ts'
import { Hint } from '#web/admin/ui/panel/hint.tsx'
import {
  disclosureField,
  type GroupTexts,
  joined,
  ruleFields,
  ruleKey,
  split,
} from './group-form.ts'

interface GroupFieldsProps {
  /** Undefined for a new group. */
  id: number | undefined
  texts: GroupTexts
  errors: Readonly<Record<string, string[]>>
  onChange: (change: GroupTexts) => void
}

export function GroupFields({ id, texts, errors, onChange }: GroupFieldsProps) {
  const parent = Number(texts.parent_id) || null
  const ruleError = errors.rule?.[0]
  return (
    <Stack gap="md">
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <TextInput
          label={labelled('Name')}
          withAsterisk
          aria-required
          data-autofocus
          autoComplete="off"
          {...lineBox(texts.name ?? '', limits.title, (name) => onChange({ name }))}
          error={errors.name?.[0]}
        />
        <GroupSelect
          label={t('groups.parent')}
          placeholder={t('groups.noParent')}
          without={id}
          value={parent}
          error={errors.parent_id?.[0]}
          onChange={(chosen) => onChange({ parent_id: chosen === null ? '' : String(chosen) })}
        />
      </SimpleGrid>
      <Fieldset legend={t('groups.rule')}>
        <Stack gap="sm">
          <Hint>{t('groups.ruleMeans')}</Hint>
          <SimpleGrid cols={{ base: 1, xs: 2 }}>
            {ruleFields.map((field) => (
              <RuleField
                key={field.key}
                field={field}
                values={split(texts[ruleKey(field)])}
                error={errorAt(errors, ruleKey(field))}
                onChange={(values) => onChange({ [ruleKey(field)]: joined(values) })}
              />
            ))}
          </SimpleGrid>
          {ruleError && (
            <Text size="sm" c="var(--mantine-color-error)">
              {ruleError}
            </Text>
          )}
        </Stack>
      </Fieldset>
      <RestaurantsSelect
        label={t('groups.byHand')}
        description={t('groups.byHandMeans')}
        error={errorAt(errors, 'locations')}
        most={limits.groups.locations}
        chosen={split(texts.locations).map(Number)}
        onChange={(ids) => onChange({ locations: joined(ids.map(String)) })}
      />
      {disclosureField && (
        <ChoicesControl
          field={disclosureField}
          row={{ disclosure: split(texts.disclosure) }}
          error={errorAt(errors, 'disclosure') ?? null}
          onChange={({ disclosure }) =>
            onChange({ disclosure: joined(disclosureNamesIn(disclosure)) })
          }
        />
      )}
    </Stack>
  )
}

interface RuleFieldProps {
  field: Field
  values: string[]
  error: string | undefined
  onChange: (values: string[]) => void
}

/** Several values of a field: of its options, or typed. */
function RuleField({ field, values, error, onChange }: RuleFieldProps) {
  const shared = { label: labelled(field.label), error, value: values, onChange, clearable: true }
  if (!field.options) {
    return (
      <TagsInput
        {...shared}
        description={t('groups.typeValues')}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        maxTags={limits.groups.values}
        acceptValueOnBlur
      />
    )
  }
  return (
    <MultiSelect
      {...shared}
      searchable
      hidePickedOptions
      limit={60}
      maxValues={limits.groups.values}
      placeholder={values.length === 0 ? t('collection.any') : ''}
      nothingFoundMessage={t('field.noMatch')}
      data={optionsOf(field)
        .filter(({ value }) => value !== '')
        .map(({ value, label }) => ({ value, label: label.replaceAll('_', ' ') }))}
    />
  )
}

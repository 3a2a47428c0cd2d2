import { SimpleGrid, Stack } from '@mantine/core'
import type { Field } from '#catalogue/field.ts'
import { checkBrand } from '#catalogue/sections/site/check-brand.ts'
import { settings } from '#catalogue/sections/site/settings.ts'
import { LayoutField } from '#web/admin/documents/direct/layout-field.tsx'
import { SaveBar } from '#web/admin/documents/direct/save-bar.tsx'
import type { DirectSection } from '#web/admin/documents/direct/use-direct-section.ts'
import { ChoiceControl } from '#web/admin/fields/controls/choice-controls.tsx'
import { textAt } from '#web/admin/fields/row.ts'
import { t } from '#web/admin/i18n/translate.ts'
import { Part } from '#web/admin/ui/part/part.tsx'
import { ColourCheck } from './colour-check.tsx'

/** Name, colours, region and addresses of the brand; colours and address are checked while typing. */
export function BrandForm({ direct }: { direct: DirectSection }) {
  const { values } = direct.form.content
  const wrong = checkBrand({ values, items: [], lastItemId: 0 })

  function show(key: string) {
    const field = fieldNamed(key)
    if (!field) return null
    if (field.kind === 'choice' && direct.mayEdit) {
      return (
        <ChoiceControl
          key={key}
          field={field}
          row={values}
          error={direct.errors.values[field.wire] ?? null}
          change={(patch) => direct.change(patch, field.wire)}
        />
      )
    }
    return <LayoutField key={key} field={field} direct={direct} wrong={wrong[key]?.join(' ')} />
  }

  return (
    <Stack gap={0}>
      <Part title={t('settings.brand')}>
        {show('brand_name')}
        {show('site_description')}
        {show('social_image')}
        <SimpleGrid cols={{ base: 1, xs: 2 }}>
          {show('cuisine')}
          {show('price_range')}
        </SimpleGrid>
      </Part>
      <Part title={t('settings.colours')} intro={t('settings.coloursIntro')}>
        <SimpleGrid cols={{ base: 1, xs: 2 }}>
          {show('primary_color')}
          {show('secondary_color')}
        </SimpleGrid>
        <ColourCheck
          primary={textAt(values, 'primary_color')}
          secondary={textAt(values, 'secondary_color')}
          isRefused={Boolean(wrong.primary_color ?? wrong.secondary_color)}
        />
      </Part>
      <Part title={t('settings.region')}>
        <SimpleGrid cols={{ base: 1, xs: 2 }}>
          {show('currency')}
          {show('time_zone')}
        </SimpleGrid>
        {show('languages')}
      </Part>
      <Part title={t('settings.addresses')}>
        {show('app_slug')}
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          {show('pickup_url')}
          {show('delivery_url')}
        </SimpleGrid>
      </Part>
      <SaveBar direct={direct} />
    </Stack>
  )
}

function fieldNamed(key: string): Field | undefined {
  return settings.fields.find((field) => field.key === key)
}

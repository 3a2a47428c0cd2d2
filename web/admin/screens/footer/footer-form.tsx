import { Fieldset, SimpleGrid, Stack } from '@mantine/core'
import type { Field } from '#catalogue/field.ts'
import { footer } from '#catalogue/sections/site/footer.ts'
import { LayoutField } from '#web/admin/documents/direct/layout-field.tsx'
import type { LayoutLoad } from '#web/admin/documents/direct/layout-load.ts'
import { SaveBar } from '#web/admin/documents/direct/save-bar.tsx'
import { useDirectSection } from '#web/admin/documents/direct/use-direct-section.ts'
import { labelled, t } from '#web/admin/i18n/translate.ts'

/** Each store's picture stands beside its address. */
const stores = [
  ['googlePlay', 'google_store'],
  ['appStore', 'apple_store'],
] as const

export function FooterForm({ load }: { load: LayoutLoad }) {
  const direct = useDirectSection(footer, load)
  const show = (field: Field | undefined, isOnDark = false) =>
    field && (
      <LayoutField key={field.key} field={withHint(field)} direct={direct} isOnDark={isOnDark} />
    )
  return (
    <Stack gap="lg" ref={direct.place}>
      <Fieldset
        variant="unstyled"
        p={0}
        mx={0}
        disabled={direct.isSaving && !direct.waiting}
        aria-label={labelled(footer.label)}
      >
        <Stack gap="lg">
          {show(fieldNamed('slogan'), true)}
          <SimpleGrid cols={{ base: 1, md: 2 }} spacing="lg">
            {stores.map(([picture, address]) => (
              <Stack key={picture} gap="md">
                {show(fieldNamed(picture))}
                {show(fieldNamed(address))}
              </Stack>
            ))}
          </SimpleGrid>
          {show(fieldNamed('text'))}
          {show(fieldNamed('copyright'))}
        </Stack>
      </Fieldset>
      <SaveBar direct={direct} />
    </Stack>
  )
}

/** Store addresses lead away from this site, and are completed. */
function withHint(field: Field): Field {
  if (field.kind !== 'link') return field
  return { ...field, hint: t('footer.storeHint') }
}

function fieldNamed(key: string): Field | undefined {
  return footer.fields.find((field) => field.key === key)
}

import { Fieldset, Paper, SimpleGrid, Stack, Text, Title } from '@mantine/core'
import { useQueries } from '@tanstack/react-query'
import type { Field } from '#catalogue/field.ts'
import { footer } from '#catalogue/sections/site/footer.ts'
import { LayoutField } from '#web/admin/documents/direct-sections/layout-field.tsx'
import type { LayoutLoad } from '#web/admin/documents/direct-sections/layout-load.ts'
import {
  footerQuery,
  headerQuery,
  loadFooter,
} from '#web/admin/documents/direct-sections/layout-load.ts'
import { LayoutScreen } from '#web/admin/documents/direct-sections/layout-screen.tsx'
import { SaveBar } from '#web/admin/documents/direct-sections/save-bar.tsx'
import { useDirectSection } from '#web/admin/documents/direct-sections/use-direct-section.ts'
import { MenuBuilder } from '#web/admin/documents/menu-builder/menu-builder.tsx'
import { bottomNavigationEditor } from '#web/admin/documents/menu-builder/menu-editors.ts'
import { LayoutPreview } from '#web/admin/documents/preview/layout-preview.tsx'
import { DirectLanguages } from '#web/admin/documents/translation/direct-languages.tsx'
import { formatDate } from '#web/admin/i18n/format-date.ts'
import { labelled, t } from '#web/admin/i18n/translate.ts'

/** Renders the footer and its Bottom Navigation. */
export function FooterScreen() {
  const load = useQueries({
    queries: [footerQuery, headerQuery(bottomNavigationEditor.header)],
    combine: ([footer, navigation]) => ({
      data: footer.data && navigation.data && { footer: footer.data, navigation: navigation.data },
      error: footer.error ?? navigation.error,
      isError: footer.isError || navigation.isError,
      isPending: footer.isPending || navigation.isPending,
      refetch: () => Promise.all([footer.refetch(), navigation.refetch()]),
    }),
  })
  return (
    <LayoutScreen
      title={labelled(footer.label)}
      intro={t('footer.intro')}
      load={load}
      lastUpdated={(data) =>
        formatDate(latestOf([data.footer.updated_at, data.navigation.updated_at]))
      }
    >
      {(data) => <Loaded footer={data.footer} navigation={data.navigation} />}
    </LayoutScreen>
  )
}

function Loaded(load: { footer: LayoutLoad; navigation: LayoutLoad }) {
  return (
    <Stack gap="xl">
      <Paper withBorder p={{ base: 'md', sm: 'lg' }}>
        <DirectLanguages section={footer} load={load.footer} loadIn={loadFooter}>
          <FooterForm load={load.footer} />
        </DirectLanguages>
      </Paper>
      <Stack component="section" gap="md" aria-labelledby="bottom-navigation">
        <div>
          <Title order={2} id="bottom-navigation">
            {labelled(bottomNavigationEditor.section.label)}
          </Title>
          <Text c="dimmed">{t(bottomNavigationEditor.intro)}</Text>
        </div>
        <MenuBuilder editor={bottomNavigationEditor} load={load.navigation} />
      </Stack>
    </Stack>
  )
}

/** The pairs of a store's picture and its address. */
const stores = [
  ['googlePlay', 'google_store'],
  ['appStore', 'apple_store'],
] as const

function FooterForm({ load }: { load: LayoutLoad }) {
  const direct = useDirectSection(footer, load)
  const show = (field: Field | undefined, isOnDark = false) =>
    field && (
      <LayoutField key={field.key} field={withHint(field)} direct={direct} isOnDark={isOnDark} />
    )
  return (
    <Stack gap="lg" ref={direct.place}>
      <LayoutPreview direct={direct} />
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

/** Returns the field with the hint for store addresses, which need no https. */
function withHint(field: Field): Field {
  if (field.kind !== 'link') return field
  return { ...field, hint: t('footer.storeHint') }
}

function fieldNamed(key: string): Field | undefined {
  return footer.fields.find((field) => field.key === key)
}

/** The latest of several moments in ISO 8601; null when none is known. */
export function latestOf(moments: readonly (string | null)[]): string | null {
  const known = moments.filter((at) => at !== null && !Number.isNaN(Date.parse(at)))
  return known.toSorted((a, b) => Date.parse(b ?? '') - Date.parse(a ?? ''))[0] ?? null
}

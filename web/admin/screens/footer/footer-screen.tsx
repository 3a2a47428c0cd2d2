import { Paper, Stack, Text, Title } from '@mantine/core'
import { useQueries } from '@tanstack/react-query'
import { footer } from '#catalogue/sections/site/footer.ts'
import { footerQuery, headerQuery, loadFooter } from '#web/admin/documents/direct/frame-queries.ts'
import type { LayoutLoad } from '#web/admin/documents/direct/layout-load.ts'
import { LayoutScreen } from '#web/admin/documents/direct/layout-screen.tsx'
import { MenuBuilder } from '#web/admin/documents/menu-builder/menu-builder.tsx'
import { bottomNavigationEditor } from '#web/admin/documents/menu-builder/menu-editors.ts'
import { DirectLanguages } from '#web/admin/documents/translation/direct-languages.tsx'
import { dateWords } from '#web/admin/i18n/date-words.ts'
import { labelled, t } from '#web/admin/i18n/translate.ts'
import { FooterForm } from './footer-form.tsx'
import { latestOf } from './latest-of.ts'

/** The footer, and the Bottom Navigation that stands in it. */
export function FooterScreen() {
  const load = useQueries({
    queries: [footerQuery, headerQuery(bottomNavigationEditor.header)],
    combine: ([shown, navigation]) => ({
      data: shown.data && navigation.data && { footer: shown.data, navigation: navigation.data },
      error: shown.error ?? navigation.error,
      isError: shown.isError || navigation.isError,
      isPending: shown.isPending || navigation.isPending,
      refetch: () => Promise.all([shown.refetch(), navigation.refetch()]),
    }),
  })
  return (
    <LayoutScreen
      title={labelled(footer.label)}
      intro={t('footer.intro')}
      load={load}
      lastUpdated={(data) =>
        dateWords(latestOf([data.footer.updated_at, data.navigation.updated_at]))
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

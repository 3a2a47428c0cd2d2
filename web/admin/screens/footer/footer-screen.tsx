import { Paper, Stack, Text, Title } from '@mantine/core'
import { useQueries } from '@tanstack/react-query'
import { footer } from '#catalogue/frame/footer.ts'
import type { FrameLoad } from '#web/admin/documents/direct/frame-load.ts'
import { footerQuery, headerQuery, loadFooter } from '#web/admin/documents/direct/frame-queries.ts'
import { FrameScreen } from '#web/admin/documents/direct/frame-screen.tsx'
import { MenuBuilder } from '#web/admin/documents/menu-builder/menu-builder.tsx'
import { bottomNavigationEditor } from '#web/admin/documents/menu-builder/menu-editors.ts'
import { DirectLanguages } from '#web/admin/documents/translation/direct-languages.tsx'
import { dateWords } from '#web/admin/i18n/date-words.ts'
import { labelled, say } from '#web/admin/i18n/speech.ts'
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
    <FrameScreen
      title={labelled(footer.label)}
      intro={say('footer.intro')}
      load={load}
      lastUpdated={(data) =>
        dateWords(latestOf([data.footer.updated_at, data.navigation.updated_at]))
      }
    >
      {(data) => <Loaded footer={data.footer} navigation={data.navigation} />}
    </FrameScreen>
  )
}

function Loaded(load: { footer: FrameLoad; navigation: FrameLoad }) {
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
          <Text c="dimmed">{say(bottomNavigationEditor.intro)}</Text>
        </div>
        <MenuBuilder editor={bottomNavigationEditor} load={load.navigation} />
      </Stack>
    </Stack>
  )
}

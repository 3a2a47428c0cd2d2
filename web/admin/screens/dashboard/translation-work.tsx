import { Anchor, Group, Stack, Text } from '@mantine/core'
import { useQueries } from '@tanstack/react-query'
import { Link } from 'react-router'
import { editors } from '#catalogue/catalogue.ts'
import { cardPath } from '#catalogue/editor.ts'
import { editorQuery } from '#web/admin/api/queries.ts'
import { LanguageStateBadge } from '#web/admin/brand-languages/language-state-badge.tsx'
import { LanguageTag } from '#web/admin/brand-languages/language-tag.tsx'
import { useBrandLanguages } from '#web/admin/brand-languages/use-brand-languages.ts'
import { labelled, say } from '#web/admin/speech/speech.ts'
import { openTranslations } from './open-translations.ts'
import { Panel } from './panel.tsx'

/** How many are named; the others are counted. */
const named = 8

/** What is to be translated, or looked at again; not there where the brand has one language. */
export function TranslationWork() {
  const languages = useBrandLanguages()
  return languages.length > 0 ? <Translations /> : null
}

function Translations() {
  const loads = useQueries({ queries: editors.map((editor) => editorQuery(editor)) })
  const open = openTranslations(
    editors,
    loads.map((load) => load.data),
  )
  const isLoaded = loads.every((load) => load.data)
  const left = open.length - named
  return (
    <Panel title={say('dashboard.translations')}>
      {isLoaded && open.length === 0 && <Text c="dimmed">{say('dashboard.allTranslated')}</Text>}
      <Stack component="ul" gap="md" m={0} p={0} style={{ listStyle: 'none' }}>
        {open.slice(0, named).map(({ editor, section, state }) => (
          <li key={`${section.key} ${state.language}`}>
            <Group gap="sm">
              <Anchor component={Link} to={cardPath(editor, section)} fw={600} underline="always">
                {labelled(section.label)}
                <LanguageTag place={state.language} />
              </Anchor>
              <LanguageStateBadge state={state} />
            </Group>
          </li>
        ))}
      </Stack>
      {left > 0 && <Text c="dimmed">{say('dashboard.moreTranslations', { count: left })}</Text>}
    </Panel>
  )
}

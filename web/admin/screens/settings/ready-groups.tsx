import { Accordion, Checkbox, SimpleGrid, Text } from '@mantine/core'
import { languageTags } from '#catalogue/languages.ts'
import { topicKeys, topics } from '#catalogue/search/topics.ts'
import type { ReadyGroup } from '#web/admin/api/wire.gen.ts'
import { labelled, t } from '#web/admin/i18n/translate.ts'

interface ReadyGroupsProps {
  groups: ReadyGroup[]
  unused: readonly string[]
  change: (unused: string[]) => void
  mayEdit: boolean
}

/** The groups of words that come with the product, each with what guests call it; what does not fit is switched off. */
export function ReadyGroups({ groups, unused, change, mayEdit }: ReadyGroupsProps) {
  function use(topic: string, isUsed: boolean) {
    change(topicKeys.filter((one) => (one === topic ? !isUsed : unused.includes(one))))
  }

  const count = groups.length - unused.length
  return (
    <Accordion variant="contained" w="100%">
      <Accordion.Item value="ready">
        <Accordion.Control>{t('settings.ready', { count, all: groups.length })}</Accordion.Control>
        <Accordion.Panel>
          <Text size="sm" c="dimmed" maw="70ch" mb="md">
            {t('settings.readyIntro')}
          </Text>
          <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
            {groups.map(({ topic, words }) => (
              <Checkbox
                key={topic}
                label={labelled(topics[topic])}
                description={<Words words={words} />}
                checked={!unused.includes(topic)}
                disabled={!mayEdit}
                onChange={(event) => use(topic, event.currentTarget.checked)}
              />
            ))}
          </SimpleGrid>
        </Accordion.Panel>
      </Accordion.Item>
    </Accordion>
  )
}

/** In each language of the brand, in its own direction. */
function Words({ words }: Pick<ReadyGroup, 'words'>) {
  return words.map(({ lang, words: text }) => (
    <bdi key={lang} lang={languageTags[lang]} style={{ display: 'block' }}>
      {text}
    </bdi>
  ))
}

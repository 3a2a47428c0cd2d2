import { Accordion, Button, Checkbox, SimpleGrid, Table, Text } from '@mantine/core'
import { languageTags } from '#catalogue/languages.ts'
import { topicKeys, topics } from '#catalogue/search/topics.ts'
import { synonyms } from '#catalogue/sections/site/synonyms.ts'
import { newKey } from '#web/admin/api/use-keyed.ts'
import type { ReadyGroup, ZeroResult } from '#web/admin/api/wire.gen.ts'
import { DirectItems } from '#web/admin/documents/direct-sections/direct-items.tsx'
import type { LayoutLoad } from '#web/admin/documents/direct-sections/layout-load.ts'
import { SaveBar } from '#web/admin/documents/direct-sections/save-bar.tsx'
import { useDirectSection } from '#web/admin/documents/direct-sections/use-direct-section.ts'
import { type FormContent, newItem } from '#web/admin/fields/form-content.ts'
import { entryKey } from '#web/admin/fields/items/item-title.ts'
import { formatDate } from '#web/admin/i18n/format-date.ts'
import { currentLocale, labelled, t } from '#web/admin/i18n/translate.ts'
import { announce } from '#web/admin/ui/dialogs/announcer.tsx'
import { focusEntry } from '#web/admin/ui/ordered-list/list-actions.ts'
import { Panel } from '#web/admin/ui/panel/panel.tsx'

interface SearchFormProps {
  load: LayoutLoad
  readyWords: ReadyGroup[]
  zeroResults: ZeroResult[]
}

/** Renders the synonyms, and the searches without a result. */
export function SearchForm({ load, readyWords, zeroResults }: SearchFormProps) {
  const direct = useDirectSection(synonyms, load)
  const { form } = direct

  function startGroup(term: string) {
    const item = newItem(synonyms, newKey())
    const items = [...form.content.items, { ...item, row: { ...item.row, words: `${term}, ` } }]
    form.change({ ...form.content, items })
    announce(t('settings.groupAdded', { term }))
    if (synonyms.set) focusEntry(entryKey(synonyms.set, item))
  }

  return (
    <>
      <Panel
        title={labelled(synonyms.label)}
        intro={t('settings.synonymsIntro')}
        place={direct.place}
      >
        <DirectItems direct={direct} empty={t('settings.noSynonyms')} />
        <ReadyGroups
          groups={readyWords}
          unused={unusedIn(form.content)}
          onChange={(unused) => direct.change({ unused }, 'unused')}
          mayEdit={direct.mayEdit}
        />
        <SaveBar direct={direct} />
      </Panel>
      <Panel title={t('settings.withoutResult')} intro={t('settings.withoutResultIntro')}>
        <ZeroResults terms={zeroResults} onStartGroup={direct.mayEdit ? startGroup : null} />
      </Panel>
    </>
  )
}

function unusedIn({ values }: FormContent): string[] {
  return Array.isArray(values.unused) ? values.unused.map(String) : []
}

interface ReadyGroupsProps {
  groups: ReadyGroup[]
  unused: readonly string[]
  onChange: (unused: string[]) => void
  mayEdit: boolean
}

/** Renders the product's own groups of synonyms, each of which can be turned off. */
function ReadyGroups({ groups, unused, onChange, mayEdit }: ReadyGroupsProps) {
  function use(topic: string, isUsed: boolean) {
    onChange(topicKeys.filter((one) => (one === topic ? !isUsed : unused.includes(one))))
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
                description={<GroupWords words={words} />}
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

function GroupWords({ words }: Pick<ReadyGroup, 'words'>) {
  return words.map(({ lang, words: text }) => (
    <bdi key={lang} lang={languageTags[lang]} style={{ display: 'block' }}>
      {text}
    </bdi>
  ))
}

interface ZeroResultsProps {
  terms: ZeroResult[]
  /** Null for people who may not edit. */
  onStartGroup: ((term: string) => void) | null
}

function ZeroResults({ terms, onStartGroup }: ZeroResultsProps) {
  if (terms.length === 0) {
    return <Text c="dimmed">{t('settings.noneWithoutResult')}</Text>
  }
  return (
    <Table.ScrollContainer
      minWidth={440}
      // Without buttons in its rows it has to be focusable, so that keys can scroll it.
      scrollAreaProps={{
        type: 'auto',
        ...(onStartGroup ? {} : { viewportProps: { tabIndex: 0 } }),
      }}
    >
      <Table aria-label={t('settings.withoutResult')} verticalSpacing="xs">
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">{t('settings.term')}</Table.Th>
            <Table.Th scope="col">{t('settings.times')}</Table.Th>
            <Table.Th scope="col">{t('settings.last')}</Table.Th>
            {onStartGroup && <Table.Th scope="col">{t('settings.synonyms')}</Table.Th>}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {terms.map(({ term, count, last_at }) => (
            <Table.Tr key={term}>
              <Table.Td>
                <bdi>{term}</bdi>
              </Table.Td>
              <Table.Td>{count.toLocaleString(currentLocale())}</Table.Td>
              <Table.Td>{formatDate(last_at)}</Table.Td>
              {onStartGroup && (
                <Table.Td>
                  <Button
                    size="compact-sm"
                    variant="default"
                    aria-label={t('settings.addSynonymsFor', { term })}
                    onClick={() => onStartGroup(term)}
                  >
                    {t('settings.addSynonyms')}
                  </Button>
                </Table.Td>
              )}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  )
}

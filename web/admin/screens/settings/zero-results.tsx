import { Button, Table, Text } from '@mantine/core'
import type { ZeroResult } from '#web/admin/api/wire.gen.ts'
import { dateWords } from '#web/admin/i18n/date-words.ts'
import { currentLocale, t } from '#web/admin/i18n/translate.ts'

interface ZeroResultsProps {
  terms: ZeroResult[]
  /** Null for people who only look. */
  startGroup: ((term: string) => void) | null
}

export function ZeroResults({ terms, startGroup }: ZeroResultsProps) {
  if (terms.length === 0) {
    return <Text c="dimmed">{t('settings.allFound')}</Text>
  }
  return (
    <Table.ScrollContainer
      minWidth={440}
      // Without a button in its rows, keys have nothing else to scroll it by.
      scrollAreaProps={{ type: 'auto', ...(startGroup ? {} : { viewportProps: { tabIndex: 0 } }) }}
    >
      <Table aria-label={t('settings.withoutResult')} verticalSpacing="xs">
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">{t('settings.term')}</Table.Th>
            <Table.Th scope="col">{t('settings.times')}</Table.Th>
            <Table.Th scope="col">{t('settings.last')}</Table.Th>
            {startGroup && <Table.Th scope="col">{t('settings.synonyms')}</Table.Th>}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {terms.map(({ term, count, last_at }) => (
            <Table.Tr key={term}>
              <Table.Td>
                <bdi>{term}</bdi>
              </Table.Td>
              <Table.Td>{count.toLocaleString(currentLocale())}</Table.Td>
              <Table.Td>{dateWords(last_at)}</Table.Td>
              {startGroup && (
                <Table.Td>
                  <Button
                    size="compact-sm"
                    variant="default"
                    aria-label={t('settings.addSynonymsFor', { term })}
                    onClick={() => startGroup(term)}
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

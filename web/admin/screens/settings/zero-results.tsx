import { Button, Table, Text } from '@mantine/core'
import type { ZeroResult } from '#web/admin/api/wire.gen.ts'
import { dateWords } from '#web/admin/dates/date-words.ts'

interface ZeroResultsProps {
  terms: ZeroResult[]
  /** Null for people who only look. */
  startGroup: ((term: string) => void) | null
}

export function ZeroResults({ terms, startGroup }: ZeroResultsProps) {
  if (terms.length === 0) {
    return <Text c="dimmed">Every search has found something so far.</Text>
  }
  return (
    <Table.ScrollContainer minWidth={440} scrollAreaProps={{ type: 'auto' }}>
      <Table aria-label="Searches without a result" verticalSpacing="xs">
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">Term</Table.Th>
            <Table.Th scope="col">Times</Table.Th>
            <Table.Th scope="col">Last</Table.Th>
            {startGroup && <Table.Th scope="col">Synonyms</Table.Th>}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {terms.map(({ term, count, last_at }) => (
            <Table.Tr key={term}>
              <Table.Td>{term}</Table.Td>
              <Table.Td>{count}</Table.Td>
              <Table.Td>{dateWords(last_at)}</Table.Td>
              {startGroup && (
                <Table.Td>
                  <Button
                    size="compact-sm"
                    variant="default"
                    aria-label={`Add synonyms for ${term}`}
                    onClick={() => startGroup(term)}
                  >
                    Add synonyms
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

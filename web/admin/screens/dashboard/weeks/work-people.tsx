import { Table, Text } from '@mantine/core'
import type { WorkPerson } from '#web/admin/api/wire.gen.ts'
import { durationWords } from '#web/admin/i18n/date-words.ts'
import { currentLocale, labelled, t } from '#web/admin/i18n/translate.ts'
import { Panel } from '../panel.tsx'

/** Who submitted and decided how much in these weeks. */
export function WorkPeople({ people }: { people: readonly WorkPerson[] }) {
  return (
    <Panel title={t('dashboard.people')}>
      {people.length === 0 && <Text c="dimmed">{t('dashboard.noWeeks')}</Text>}
      {people.length > 0 && (
        <Table.ScrollContainer
          minWidth={420}
          // Nothing in it takes the focus: so that the arrows reach what a phone cuts off.
          scrollAreaProps={{ type: 'auto', viewportProps: { tabIndex: 0 } }}
        >
          <Table aria-label={t('dashboard.people')} verticalSpacing={6}>
            <Table.Thead>
              <Table.Tr>
                <Table.Th scope="col">{t('users.name')}</Table.Th>
                <Table.Th scope="col">{t('dashboard.submitted')}</Table.Th>
                <Table.Th scope="col">{labelled('Approved')}</Table.Th>
                <Table.Th scope="col">{labelled('Rejected')}</Table.Th>
                <Table.Th scope="col">{t('dashboard.median')}</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {people.map((one) => (
                <Table.Tr key={one.id}>
                  <Table.Th scope="row" fw={500}>
                    <bdi>{one.username}</bdi>
                  </Table.Th>
                  <Table.Td>{one.submitted.toLocaleString(currentLocale())}</Table.Td>
                  <Table.Td>{one.approved.toLocaleString(currentLocale())}</Table.Td>
                  <Table.Td>{one.rejected.toLocaleString(currentLocale())}</Table.Td>
                  <Table.Td>
                    {one.median_minutes === null
                      ? t('chart.none')
                      : durationWords(one.median_minutes)}
                  </Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </Table.ScrollContainer>
      )}
    </Panel>
  )
}

import { Stack, Table, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { getDeskActs } from '../../contract/desk/staff';
import { deskCall } from '../desk-call';
import { ageText } from '../fresh-line';
import { Trouble } from './people-page';

/** The owner's: everything that was done at the Desk. */
export function ActsPage(): ReactNode {
  const acts = useQuery({
    queryKey: ['acts'],
    queryFn: ({ signal }) => deskCall(getDeskActs, { subject: null, before: null }, { signal }),
  });
  return (
    <Stack gap="lg">
      <Title order={1}>History</Title>
      <Trouble error={acts.error} />
      {acts.data?.length === 0 ? <Text c="ink.6">Nothing has been done at the Desk yet.</Text> : null}
      {acts.data === undefined || acts.data.length === 0 ? null : (
        <Table.ScrollContainer minWidth={640} type="native" tabIndex={0} role="region" aria-label="Acts">
          <Table>
            <Table.Thead>
              <Table.Tr>
                <Table.Th>When</Table.Th>
                <Table.Th>Who</Table.Th>
                <Table.Th>What</Table.Th>
                <Table.Th>Of</Table.Th>
                <Table.Th>Before and after</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {acts.data.map(({ at, by, kind, subject, what }) => (
                <Table.Tr key={`${at} ${by} ${kind} ${subject}`}>
                  <Table.Td>{ageText(at)}</Table.Td>
                  <Table.Td>{by}</Table.Td>
                  <Table.Td>{kind}</Table.Td>
                  <Table.Td>{subject}</Table.Td>
                  <Table.Td>{what}</Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </Table.ScrollContainer>
      )}
    </Stack>
  );
}

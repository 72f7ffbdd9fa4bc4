import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { DeskAct } from '../../domain/desk/desk-act';
import { stepWords } from '../../domain/desk/desk-order';
import { deskActs } from '../acts/desk-acts';
import { useWaitingActs } from '../day/use-day';

/** What the shop did not do, with both sides; it stays until its person has read it. */
export function NotDone({ orderId }: { readonly orderId?: number }) {
  const refused = useWaitingActs().filter(
    ({ act, words }) => words !== '' && (orderId === undefined || ('orderId' in act && act.orderId === orderId)),
  );
  if (refused.length === 0) return null;
  return (
    <Stack gap="xs">
      {refused.map(({ act, words }) => (
        <Alert key={act.id} color="yellow" role="alert" title={whatText(act)}>
          <Text size="sm">{words}</Text>
          <Group mt="xs" gap="xs">
            {'orderNumber' in act && orderId === undefined ? (
              <Button component={Link} to={`/desk/orders/${act.orderNumber}`} size="compact-md" variant="outline">
                See the order
              </Button>
            ) : null}
            <Button size="compact-md" onClick={() => void deskActs.drop(act.id)}>
              Understood
            </Button>
          </Group>
        </Alert>
      ))}
    </Stack>
  );
}

function whatText(act: DeskAct): string {
  switch (act.kind) {
    case 'step':
      return `${act.orderNumber}: '${stepWords(act.to, act.to === 'ready' || act.from === 'ready' ? 'Pickup' : 'Delivery')}'`;
    case 'handover':
      return `${act.orderNumber}: the handover to ${act.takenBy}`;
    case 'undo':
      return `${act.orderNumber}: taking back the last step`;
    case 'note':
      return `${act.orderNumber}: your note`;
    case 'pick':
      return `${act.orderNumber}: a tick`;
    case 'sample':
      return `Sample order ${act.sampleId}`;
    case 'answer':
    case 'assign':
      return `Message ${act.messageId}`;
    case 'count':
      return `The count of ${act.title}`;
    default:
      return act satisfies never;
  }
}

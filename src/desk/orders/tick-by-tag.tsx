import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import type { DeskOrder } from '../../domain/desk/desk-order';
import { tickByCode, type CodeTick } from '../../domain/desk/tick-by-code';
import { useDay } from '../day/use-day';
import { CodeCamera } from '../handover/code-camera';

interface TickByTagProps {
  readonly order: DeskOrder;
  readonly onTick: (productId: number) => void;
}

/** At the rack: the tag of the right floor ticks it, that of another one is refused. A scanner types the code and presses Enter. */
export function TickByTag({ order, onTick }: TickByTagProps) {
  const floors = useDay()?.stock ?? [];
  const [typed, setTyped] = useState('');
  const [said, setSaid] = useState<CodeTick | null>(null);
  const take = (text: string): void => {
    const outcome = tickByCode(text, { order, floors, origin: window.location.origin });
    setSaid(outcome);
    if (outcome.kind === 'ticked') onTick(outcome.productId);
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    take(typed);
    setTyped('');
  };
  return (
    <Stack gap="xs">
      <form onSubmit={submit}>
        <Group align="flex-end" gap="sm">
          <TextInput
            label="Number on the shelf tag"
            autoComplete="off"
            flex="1 1 200px"
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
          <Button type="submit" variant="outline">
            Tick
          </Button>
        </Group>
      </form>
      <CodeCamera onFound={take} instead="Type the number under the code instead." isKeptOn />
      {said === null ? null : (
        <Text c={said.kind === 'refused' ? 'red' : 'ink.6'} fw={600} role={said.kind === 'refused' ? 'alert' : 'status'}>
          {said.words}
        </Text>
      )}
    </Stack>
  );
}

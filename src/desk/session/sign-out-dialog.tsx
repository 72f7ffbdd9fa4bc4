import { Button, Group, Modal, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import { formatCount } from '../../domain/number-text';
import { deskActs } from '../acts/desk-acts';
import { signOut } from './desk-session';

interface SignOutDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Asks only where something unsent would go. */
export function SignOutDialog({ isOpen, onClose }: SignOutDialogProps) {
  const [unsent, setUnsent] = useState<number | null>(null);
  useEffect(() => {
    if (!isOpen) return undefined;
    let isAsked = true;
    const ask = async (): Promise<void> => {
      await deskActs.send('person').catch(() => undefined);
      const left = await deskActs.count();
      if (!isAsked) return;
      if (left === 0) await signOut();
      else setUnsent(left);
    };
    void ask();
    return () => {
      isAsked = false;
      setUnsent(null);
    };
  }, [isOpen]);
  return (
    <Modal opened={isOpen && unsent !== null} onClose={onClose} title="Sign out?">
      <Text>
        {unsent === 1 ? 'One change was' : `${formatCount(unsent ?? 0)} changes were`} not sent to the shop yet. Signing out deletes
        everything of the Desk on this device, and {unsent === 1 ? 'it' : 'they'} would be lost.
      </Text>
      <Group justify="flex-end" mt="lg">
        <Button variant="outline" color="red" onClick={() => void signOut()}>
          Sign out and lose {unsent === 1 ? 'it' : 'them'}
        </Button>
        <Button onClick={onClose} data-autofocus>
          Stay
        </Button>
      </Group>
    </Modal>
  );
}

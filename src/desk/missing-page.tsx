import { Button, Stack, Text, Title } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

export function MissingPage(): ReactNode {
  return (
    <Stack align="flex-start">
      <Title order={1}>There is no such page</Title>
      <Text>The address may have been typed wrong. Everything to do stands on Today.</Text>
      <Button component={Link} to="/desk">
        Go to Today
      </Button>
    </Stack>
  );
}

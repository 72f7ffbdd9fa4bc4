import '@mantine/core/styles/baseline.layer.css';
import '@mantine/core/styles/default-css-variables.layer.css';
import '@mantine/core/styles/global.layer.css';
import './mantine-scope.css';
import { MantineProvider } from '@mantine/core';

import { theme } from './theme';
import type { Elements } from './elements';

/** Pages without islands do not load Mantine's styles. */
export function MantineScope({ children }: { readonly children: Elements }) {
  return (
    <MantineProvider theme={theme} forceColorScheme="light" deduplicateCssVariables>
      {children}
    </MantineProvider>
  );
}

import '../ui/styles/base.css';
// After the base, whose bare elements it dresses.
import '@mantine/core/styles.css';
import '../ui/mantine-scope.css';
import './desk.css';
import { createTheme, MantineProvider, mergeThemeOverrides, type MantineColorsTuple } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { setTransport } from '../api/transport';
import { leaveGuardedToken, xsrfTokenFromCookie } from '../api/xsrf-token';
import { readPageEnv } from '../env';
import { connection } from '../offline/connection/connection';
import { theme } from '../ui/mantine-scope';
import { queryClient } from './query-client';
import { router } from './router';
import { startDesk } from './session/desk-session';

setTransport({
  baseUrl: readPageEnv(import.meta.env).apiBaseUrl,
  fetch: (url, init) => fetch(url, init),
  onReply: (isFromStore, askedAt) => connection.sawReply(isFromStore, askedAt),
  // A shopper's key of this browser opens nothing here, and is not sent.
  authKey: () => null,
  xsrfToken: xsrfTokenFromCookie,
  leaveGuardedToken,
});

const amber: MantineColorsTuple = [
  '#fcefd4',
  '#f9e3b5',
  '#f7d68f',
  '#f5ca6c',
  '#f3be50',
  '#f2b441',
  '#c98c1c',
  '#7a4a00',
  '#5f3a00',
  '#462b00',
];
const brick: MantineColorsTuple = [
  '#fbe9e6',
  '#f5cfc9',
  '#eaa79e',
  '#de7e71',
  '#cf574a',
  '#bb3a2d',
  '#a3271b',
  '#a3271b',
  '#7d1b12',
  '#5c130c',
];

/** For a thumb between two racks. */
const deskTheme = mergeThemeOverrides(
  theme,
  createTheme({
    colors: { yellow: amber, red: brick },
    components: {
      Chip: { defaultProps: { size: 'md', variant: 'outline' } },
      Button: { defaultProps: { size: 'md' } },
      Title: { defaultProps: { textWrap: 'balance' } },
      InputDescription: { defaultProps: { c: 'ink.6' } },
      PasswordInput: { defaultProps: { visibilityToggleButtonProps: { 'aria-label': 'Show what is typed' } } },
      Modal: { defaultProps: { centered: true, radius: 'lg' } },
    },
  }),
);

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no #root');
createRoot(root).render(
  <StrictMode>
    <MantineProvider theme={deskTheme} forceColorScheme="light">
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </MantineProvider>
  </StrictMode>,
);
void startDesk();
if ('serviceWorker' in navigator && import.meta.env.PROD) navigator.serviceWorker.register('/sw.js').catch(() => undefined);

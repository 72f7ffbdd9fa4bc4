import '@mantine/core/styles/baseline.layer.css';
import '@mantine/core/styles/default-css-variables.layer.css';
import '@mantine/core/styles/global.layer.css';
import './mantine-scope.css';
import { createTheme, type MantineColorsTuple, MantineProvider } from '@mantine/core';
import type { Elements } from './elements';

/** Pages without islands do not load Mantine's styles. */
export function MantineScope({ children }: { readonly children: Elements }) {
  return (
    <MantineProvider theme={theme} forceColorScheme="light" deduplicateCssVariables>
      {children}
    </MantineProvider>
  );
}

const sea: MantineColorsTuple = [
  'var(--sea-tint)',
  '#c8dcd7',
  '#9fc1b9',
  '#74a59b',
  '#4b897e',
  '#2b6f65',
  '#1a5c53',
  'var(--sea)',
  'var(--sea-hover)',
  '#072824',
];
const ink: MantineColorsTuple = [
  '#fbf9f6',
  '#f1ece4',
  '#e0d8cc',
  '#ddd5c9',
  '#8a8075',
  '#6b6259',
  '#4a433c',
  '#2d2824',
  '#14110f',
  '#000000',
];

/** The look of everything that Mantine draws. */
export const theme = createTheme({
  // Announced by a screen reader when it appears.
  components: { InputWrapper: { defaultProps: { errorProps: { role: 'alert' } } } },
  fontFamily: 'var(--font-text)',
  headings: { fontFamily: 'var(--font-head)', fontWeight: '400' },
  colors: { sea, ink },
  primaryColor: 'sea',
  primaryShade: 7,
  black: '#14110f',
  white: '#ffffff',
  defaultRadius: 'md',
  radius: { xs: '4px', sm: '4px', md: '8px', lg: '16px', xl: '16px' },
  spacing: { xs: '8px', sm: '16px', md: '24px', lg: '32px', xl: '40px' },
  shadows: { sm: 'var(--shadow-low)', md: 'var(--shadow-low)', lg: 'var(--shadow-high)', xl: 'var(--shadow-high)' },
  focusRing: 'auto',
  cursorType: 'pointer',
  respectReducedMotion: true,
});

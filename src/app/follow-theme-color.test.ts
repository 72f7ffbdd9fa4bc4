// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { siteQueries } from '../features/site/queries';
import type { Settings } from '../domain/settings';
import { followThemeColor } from './follow-page';

test("The browser's own bars have the color of the shop's header, also when the settings come or change later", () => {
  document.head.innerHTML = '<meta name="theme-color" content="#000000">';
  const queryClient = new QueryClient();
  const set = (settings: Partial<Settings>) => queryClient.setQueryData(siteQueries.settings().queryKey, settings as Settings);
  const shown = () => document.querySelector('meta')?.content;
  followThemeColor(queryClient);
  expect(shown()).toBe('#000000');
  set({ darkColor: '#0b1f3a' });
  expect(shown()).toBe('#0b1f3a');
  set({ darkColor: 'no color' });
  expect(shown()).toBe('#000000');
  queryClient.setQueryData(['other'], 1);
  expect(shown()).toBe('#000000');
});

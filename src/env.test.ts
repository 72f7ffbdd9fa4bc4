import { expect, test } from 'vitest';
import { readPageEnv } from './env';

test("The API's address is required, the app's has a default", () => {
  expect(readPageEnv({ VITE_API_BASE_URL: '/api' })).toEqual({ apiBaseUrl: '/api', fieldMetricsUrl: null });
  expect(
    readPageEnv({ VITE_API_BASE_URL: 'https://api.example/v1/', VITE_APP_URL: 'https://shop.example', VITE_FIELD_METRICS_URL: '/figures' }),
  ).toEqual({
    apiBaseUrl: 'https://api.example/v1',
    fieldMetricsUrl: '/figures',
  });
  expect(() => readPageEnv({})).toThrow('VITE_API_BASE_URL');
});

test.each([
  [{}, 'Invalid env provided: VITE_API_BASE_URL'],
  [{ VITE_API_BASE_URL: 7 }, 'Invalid env provided: VITE_API_BASE_URL'],
  [{ VITE_API_BASE_URL: 'api' }, 'Invalid env provided: VITE_API_BASE_URL'],
  [{ VITE_API_BASE_URL: '/api', VITE_FIELD_METRICS_URL: 'ftp://figures.example' }, 'Invalid env provided: VITE_FIELD_METRICS_URL'],
  [{ VITE_API_BASE_URL: 'javascript:alert(1)', VITE_APP_URL: '' }, 'Invalid env provided: VITE_API_BASE_URL, VITE_APP_URL'],
])("A bad variable stops the start with 'Invalid env provided' and its name", (source, words) => {
  expect(() => readPageEnv(source)).toThrow(words);
});

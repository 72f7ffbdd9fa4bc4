// Files of tests share a window: each begins with an empty one.
import { cleanup } from '@testing-library/react';
import { afterAll, afterEach } from 'vitest';

// The library itself asks for this where it is loaded, which is for the first file of a thread only.
afterEach(cleanup);

afterAll(() => {
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
});

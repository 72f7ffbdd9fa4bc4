// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { DeskOrderRow } from '../../domain/desk/desk-order';
import { OrderRows } from './order-rows';

vi.mock('@tanstack/react-router', () => ({ useNavigate: () => () => undefined }));
vi.mock('./state-badge', () => ({ StateBadge: () => null }));

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const rows = Array.from({ length: 100 }, (_, index): DeskOrderRow => ({
  orderId: index,
  orderNumber: `SPS-${index}`,
  placedAt: 0,
  buyerName: 'Ana Ruiz',
  phone: null,
  fulfilment: 'Pickup',
  day: null,
  boxes: 3,
  totalCents: 100,
  state: 'confirmed',
  needsLook: false,
}));

it('A long list of orders begins with what a screen shows, and goes on as its end nears, to the last', () => {
  let near: IntersectionObserverCallback = () => undefined;
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: IntersectionObserverCallback) {
        near = callback;
      }
      observe(): void {}
      disconnect(): void {}
    },
  );
  const comeNear = () => act(() => near([{ isIntersecting: true }] as IntersectionObserverEntry[], {} as IntersectionObserver));
  const { rerender } = render(<OrderRows of="" rows={rows} />);
  expect(screen.getAllByRole('link')).toHaveLength(40);
  comeNear();
  expect(screen.getAllByRole('link')).toHaveLength(80);
  comeNear();
  expect(screen.getAllByRole('link')).toHaveLength(100);
  expect(screen.getByText('SPS-99')).toBeDefined();
  rerender(<OrderRows of="another search" rows={rows} />);
  expect(screen.getAllByRole('link')).toHaveLength(40);
});

it('A browser that cannot tell shows all of them', () => {
  vi.stubGlobal('IntersectionObserver', undefined);
  render(<OrderRows of="" rows={rows} />);
  expect(screen.getByText('SPS-99')).toBeDefined();
});

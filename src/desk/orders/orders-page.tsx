import { Button, Chip, Group, Stack, Text, TextInput, Title } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useDeferredValue, useMemo, type ReactNode } from 'react';
import { DESK_ORDERS_PER_PAGE, searchDeskOrders } from '../../contract/desk/orders';
import { rowOf, type DeskOrder, type DeskOrderRow } from '../../domain/desk/desk-order';
import { isOfToday, type TodayKind } from '../../domain/desk/today';
import { formatCount } from '../../domain/number-text';
import type { OrderState } from '../../domain/order-life';
import { deskCall } from '../desk-call';
import { useDay } from '../day/use-day';
import { OrderRows } from './order-rows';

const STATES: readonly (readonly [OrderState, string])[] = [
  ['confirmed', 'New'],
  ['ready', 'Ready to pick up'],
  ['scheduled', 'Scheduled'],
  ['out', 'Out for delivery'],
  ['done', 'Done'],
  ['cancelled', 'Cancelled'],
];

const DUE_WORDS: Partial<Record<TodayKind, string>> = {
  look: 'Payments to look at',
  late: 'Deliveries whose day has passed',
  new: 'New orders',
  pick: 'Orders to pick',
  deliver: 'Deliveries of today',
  ready: 'Waiting for pickup',
};

/** Open orders from the device at once, all others from the shop behind them. */
export function OrdersPage(): ReactNode {
  const { q = '', state, due } = useSearch({ from: '/desk/orders' });
  const navigate = useNavigate({ from: '/desk/orders' });
  const day = useDay();
  const typed = useDeferredValue(q);
  const isListOfToday = due !== undefined;
  const near = useMemo(() => {
    const orders = day?.orders ?? [];
    return orders
      .filter((order) => (due === undefined || isOfToday(due, order, day?.today ?? '')) && (state === undefined || order.state === state))
      .filter((order) => hasWords(order, typed))
      .map(rowOf);
  }, [day, due, state, typed]);

  const found = useInfiniteQuery({
    queryKey: ['orders', typed, state ?? ''],
    enabled: !isListOfToday,
    initialPageParam: null as number | null,
    queryFn: ({ pageParam, signal }) =>
      deskCall(searchDeskOrders, { words: typed, state: state ?? null, beforeOrderId: pageParam }, { signal }),
    getNextPageParam: (last) => (last.length < DESK_ORDERS_PER_PAGE ? undefined : last.at(-1)?.orderId),
  });
  const rows = useMemo(() => merged(near, found.data?.pages.flat() ?? [], state), [near, found.data, state]);

  return (
    <Stack gap="md">
      <Title order={1}>{due === undefined ? 'Orders' : (DUE_WORDS[due] ?? 'Orders')}</Title>
      {isListOfToday ? (
        <Group>
          <Button variant="outline" onClick={() => void navigate({ search: {} })}>
            All orders
          </Button>
          {due === 'deliver' ? (
            <Button component={Link} to="/desk/route" variant="outline">
              Print the route
            </Button>
          ) : null}
        </Group>
      ) : (
        <>
          <TextInput
            type="search"
            aria-label="Find an order"
            placeholder="Number, name, telephone or floor"
            value={q}
            onChange={(event) => {
              const next = event.currentTarget.value;
              void navigate({
                search: (before) => ({
                  ...(before.state === undefined ? {} : { state: before.state }),
                  ...(next === '' ? {} : { q: next }),
                }),
                replace: true,
              });
            }}
          />
          <Group gap="xs" role="group" aria-label="State">
            {STATES.map(([value, words]) => (
              <Chip
                key={value}
                checked={state === value}
                onChange={(isChosen) => void navigate({ search: { ...(q === '' ? {} : { q }), ...(isChosen ? { state: value } : {}) } })}
              >
                {words}
              </Chip>
            ))}
          </Group>
        </>
      )}
      <OrderRows of={`${typed} ${state ?? ''} ${due ?? ''}`} rows={rows} />
      {rows.length === 0 && !found.isFetching ? (
        <Text c="ink.6">{q === '' ? 'No order is like that.' : `No order has '${q}'.`}</Text>
      ) : null}
      {found.isError && !isListOfToday ? (
        <Text c="ink.6" size="sm">
          The shop does not answer: these are the {formatCount(near.length)} open orders on this device.
        </Text>
      ) : null}
      {found.hasNextPage ? (
        <Button variant="outline" onClick={() => void found.fetchNextPage()} loading={found.isFetchingNextPage}>
          Earlier orders
        </Button>
      ) : null}
    </Stack>
  );
}

/** What the device knows is newer than what the shop was asked: with steps that wait. */
function merged(near: readonly DeskOrderRow[], found: readonly DeskOrderRow[], state: OrderState | undefined): readonly DeskOrderRow[] {
  const own = new Map(near.map((row) => [row.orderId, row]));
  const others = found.filter(({ orderId, state: now }) => !own.has(orderId) && (state === undefined || now === state));
  return [...near, ...others].toSorted((a, b) => b.orderId - a.orderId);
}

function hasWords(order: DeskOrder, typed: string): boolean {
  if (typed === '') return true;
  const { facts, digits } = factsOf(order);
  return typed
    .toLowerCase()
    .split(/\s+/)
    .every((word) => facts.includes(word) || (/^\d{4,}$/.test(word) && digits.includes(word)));
}

interface Facts {
  readonly facts: string;
  readonly digits: string;
}

const known = new WeakMap<DeskOrder, Facts>();

/** Put together once, not at each letter. */
function factsOf(order: DeskOrder): Facts {
  const before = known.get(order);
  if (before !== undefined) return before;
  const { orderNumber, jobName, phone, addressText, buyer, lines } = order;
  const facts = [orderNumber, jobName, phone, addressText, buyer.name, buyer.email, ...lines.map(({ title }) => title)]
    .join(' ')
    .toLowerCase();
  const made = { facts, digits: facts.replaceAll(/\D/g, '') };
  known.set(order, made);
  return made;
}

import { Button, Group, NumberInput, Stack, Switch, Text, TextInput, Title } from '@mantine/core';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useDeferredValue, useState, type FormEvent, type ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { getStockHistory } from '../../contract/desk/stock';
import { formatCalendarDay } from '../../domain/calendar-day';
import { isLow, type StockCount } from '../../domain/desk/stock-count';
import { boxesText, formatCount } from '../../domain/number-text';
import { deskCall } from '../desk-call';
import { ageText } from '../fresh-line';
import { deskActs } from '../acts/desk-acts';
import { useDay } from '../day/use-day';
import { troubleText } from '../orders/next-step';
import css from './stock.module.css';

/** Every floor with its boxes; a count is typed at the rack and sent when there is a signal. */
export function StockPage(): ReactNode {
  const { q = '', low = false } = useSearch({ from: '/desk/stock' });
  const navigate = useNavigate({ from: '/desk/stock' });
  const day = useDay();
  const typed = useDeferredValue(q).toLowerCase();
  const [open, setOpen] = useState<number | null>(null);
  const floors = (day?.stock ?? []).filter(
    (floor) => (!low || isLow(floor)) && typed.split(/\s+/).every((word) => `${floor.title} ${floor.slug}`.toLowerCase().includes(word)),
  );
  const search = (next: { q: string; low: boolean }): void =>
    void navigate({ search: { ...(next.q === '' ? {} : { q: next.q }), ...(next.low ? { low: true } : {}) }, replace: true });
  return (
    <Stack gap="md">
      <Title order={1}>Stock</Title>
      <Group grow preventGrowOverflow={false} align="center">
        <TextInput
          type="search"
          aria-label="Find a floor"
          placeholder="Name of the floor"
          value={q}
          onChange={(event) => search({ q: event.currentTarget.value, low })}
        />
        <Switch label="Low or out only" checked={low} onChange={(event) => search({ q, low: event.currentTarget.checked })} />
      </Group>
      {day !== null && floors.length === 0 ? <Text c="ink.6">No floor is like that.</Text> : null}
      <ul className={css['list']} role="list" aria-label="Floors">
        {floors.map((floor) => (
          <li key={floor.productId}>
            <div className={css['row']}>
              <div>
                <Text fw={600}>{floor.title}</Text>
                <p className={css['quiet']}>{countedText(floor)}</p>
              </div>
              <span className={css['boxes']} data-low={isLow(floor) || undefined}>
                {floor.boxesOnHand === null ? '–' : formatCount(floor.boxesOnHand)}
              </span>
              <Button
                variant="outline"
                size="compact-md"
                aria-expanded={open === floor.productId}
                aria-label={`Count ${floor.title}`}
                onClick={() => setOpen(open === floor.productId ? null : floor.productId)}
              >
                Count
              </Button>
            </div>
            {open === floor.productId && day !== null ? <CountForm floor={floor} asOf={day.asOf} onDone={() => setOpen(null)} /> : null}
          </li>
        ))}
      </ul>
    </Stack>
  );
}

function countedText({ countedOn, backOn, boxesOnHand }: StockCount): string {
  const back = backOn === null ? '' : ` · back on ${formatCalendarDay(backOn)}`;
  return boxesOnHand === null || countedOn === null ? `Not counted${back}` : `Counted ${formatCalendarDay(countedOn)}${back}`;
}

interface CountFormProps {
  readonly floor: StockCount;
  readonly asOf: number;
  readonly onDone: () => void;
}

function CountForm({ floor, asOf, onDone }: CountFormProps) {
  const [typed, setTyped] = useState<number | ''>('');
  const [backOn, setBackOn] = useState(floor.backOn ?? '');
  const [failure, setFailure] = useState('');
  const save = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (typed === '') return setFailure('Type how many boxes stand there.');
    try {
      const { slug, title, boxesOnHand: seenBoxes } = floor;
      await deskActs.make({ kind: 'count', slug, title, boxes: typed, seenBoxes, seenAsOf: asOf, backOn: backOn === '' ? null : backOn });
      onDone();
    } catch (error) {
      setFailure(troubleText(error));
    }
  };
  return (
    <form className={css['form']} onSubmit={(event) => void save(event)}>
      <NumberInput
        label="Boxes counted"
        min={0}
        max={1_000_000}
        allowDecimal={false}
        allowNegative={false}
        inputMode="numeric"
        value={typed}
        error={failure === '' ? undefined : failure}
        onChange={(value) => setTyped(value === '' ? '' : Math.round(Number(value)))}
      />
      <TextInput type="date" label="More come on" value={backOn} onChange={(event) => setBackOn(event.currentTarget.value)} />
      <div>
        <Text size="sm" mih={24}>
          {differenceText(typed, floor.boxesOnHand)}
        </Text>
        <Button type="submit" fullWidth>
          Save the count
        </Button>
      </div>
      <EarlierCounts slug={floor.slug} />
    </form>
  );
}

/** Asked of the shop: a count at the rack needs none of it. */
function EarlierCounts({ slug }: { readonly slug: string }) {
  const { data, isError } = useQuery({
    queryKey: ['counts', slug],
    queryFn: ({ signal }) => deskCall(getStockHistory, slug, { signal }),
  });
  if (data === undefined)
    return <p className={css['quiet']}>{isError ? 'Earlier counts show when there is a signal.' : 'Earlier counts…'}</p>;
  if (data.length === 0) return <p className={css['quiet']}>No earlier count.</p>;
  return (
    <ul className={css['counts']} role="list" aria-label="Earlier counts">
      {data.map(({ at, by, before, after }) => (
        <li key={at}>
          {ageText(at)}, {by}: {before === null ? 'not counted' : formatCount(before)} →{' '}
          {after === null ? 'not counted' : formatCount(after)}
        </li>
      ))}
    </ul>
  );
}

function differenceText(typed: number | '', known: number | null): string {
  if (typed === '' || known === null) return '';
  if (typed === known) return 'As it was.';
  return typed > known ? `${boxesText(typed - known)} more than known` : `${boxesText(known - typed)} fewer than known`;
}

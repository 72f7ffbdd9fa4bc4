import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { messageFor, NetworkError } from '../../api/errors';
import { JOB_NAME_LENGTH, type Order } from '../../domain/order';
import { Button } from '../../ui/button';
import { TextField } from '../../ui/text-field';
import { useAccountId } from '../session/session-store';
import { classNames } from '../../ui/class-names';
import layout from '../../ui/layout.module.css';
import css from './order-page.module.css';
import { orderMutations } from './mutations';
import { ordersTexts } from './orders.texts';
import { orderPageTexts } from './order-page.texts';

/** An installer buys the same floor for several jobs. */
export function JobName({ order }: { readonly order: Order }) {
  const { jobName } = order;
  const save = useMutation(orderMutations.nameJob(useQueryClient(), useAccountId(), order));
  /** Null unless the name is being edited. */
  const [typed, setTyped] = useState<string | null>(null);
  const change = useRef<HTMLButtonElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const isChanging = typed !== null;
  const wasChanging = useRef(false);
  useEffect(() => {
    if (isChanging !== wasChanging.current) (field.current ?? change.current)?.focus();
    wasChanging.current = isChanging;
  }, [isChanging]);
  if (typed === null) {
    return (
      <p className={classNames(layout['row3'], layout['middle'], layout['anywhere'])}>
        {jobName === null ? null : <span>{ordersTexts.job(jobName)}</span>}
        <Button ref={change} variant="text" isCompact className={layout['screenOnly']} onClick={() => setTyped(jobName ?? '')}>
          {jobName === null ? orderPageTexts.nameJob : orderPageTexts.changeName}
        </Button>
      </p>
    );
  }
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const wanted = typed.trim() === '' ? null : typed.trim();
    save.mutate(wanted, { onSuccess: () => setTyped(null) });
  };
  return (
    <form className={classNames(layout['cluster3'], layout['above3'], layout['screenOnly'], css['form'])} onSubmit={submit}>
      <TextField
        label={orderPageTexts.jobName}
        value={typed}
        maxLength={JOB_NAME_LENGTH}
        placeholder={orderPageTexts.jobExample}
        ref={field}
        error={save.error === null ? undefined : failureWords(save.error)}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Button type="submit" variant="primary" isBusy={save.isPending}>
        {orderPageTexts.saveName}
      </Button>
      <Button
        variant="text"
        onClick={() => {
          save.reset();
          setTyped(null);
        }}
      >
        {orderPageTexts.cancel}
      </Button>
    </form>
  );
}

function failureWords(error: Error): string {
  return error instanceof NetworkError ? orderPageTexts.nameOffline : messageFor(error, orderPageTexts.nameNotSaved);
}

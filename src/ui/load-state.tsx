import type { ReactNode } from 'react';
import { lazyPart } from './lazy-part';
import type { FailureKind, LoadFailureProps } from './load-failure';

const failures = () => import('./load-failure');

const LoadFailure = lazyPart(failures, (code) => code.LoadFailure);
export const NotFoundNotice = lazyPart(failures, (code) => code.NotFoundNotice);

export type ErrorKind = FailureKind | 'none';

interface LoadStateProps extends Omit<LoadFailureProps, 'kind'> {
  readonly isPending: boolean;
  readonly errorKind: ErrorKind;
  /** Shown while pending: blocks in the final shape. */
  readonly loading: ReactNode;
}

/** What a screen shows in place of data it does not have. The words of a failure are in no first screen. */
export function LoadState({ isPending, errorKind, loading, ...failure }: LoadStateProps) {
  if (isPending && errorKind === 'none') return loading;
  return <LoadFailure kind={errorKind === 'none' ? 'broken' : errorKind} {...failure} />;
}

import { lazyPart } from './lazy-part';
import type { FailureKind, LoadFailureProps } from './load-failure';
import type { Elements } from './elements';

const failures = () => import('./load-failure');

const LoadFailure = lazyPart(failures, (code) => code.LoadFailure);
export const NotFoundNotice = lazyPart(failures, (code) => code.NotFoundNotice);

export type ErrorKind = FailureKind | 'none';

interface LoadStateProps extends Omit<LoadFailureProps, 'kind'> {
  readonly isPending: boolean;
  readonly errorKind: ErrorKind;
  /** In the final shape. */
  readonly loading: Elements;
}

/** The texts of failures are a lazy chunk. */
export function LoadState({ isPending, errorKind, loading, ...failure }: LoadStateProps) {
  if (isPending && errorKind === 'none') return loading;
  return <LoadFailure kind={errorKind === 'none' ? 'broken' : errorKind} {...failure} />;
}

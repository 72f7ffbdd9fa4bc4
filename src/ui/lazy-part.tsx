import { lazy, memo, Suspense, type ComponentType, type NamedExoticComponent, type ReactNode } from 'react';
import { loadChunk } from './load-chunk';

/**
 * A part of a screen whose code is a chunk of its own. The server renders it with the rest, and React hydrates it when the chunk is here.
 * Rendered again only for other props: an update from above would have React render anew what is not hydrated yet.
 */
export function lazyPart<Module, Props extends object>(
  load: () => Promise<Module>,
  pick: (module: Module) => ComponentType<Props>,
  fallback: ReactNode = null,
): NamedExoticComponent<Props> {
  const Content = lazy(async () => ({ default: pick(await loadChunk(load)) }));
  return memo(function LazyPart(props: Props) {
    return (
      <Suspense fallback={fallback}>
        <Content {...props} />
      </Suspense>
    );
  });
}

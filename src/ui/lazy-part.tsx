import { lazy, memo, Suspense, type ComponentType, type NamedExoticComponent } from 'react';
import { loadChunk } from './load-chunk';
import type { Elements } from './elements';

/** React hydrates it when the chunk has loaded. `memo` prevents a parent's update from rendering it before that. */
export function lazyPart<Module, Props extends object>(
  load: () => Promise<Module>,
  pick: (module: Module) => ComponentType<Props>,
  fallback: Elements = null,
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

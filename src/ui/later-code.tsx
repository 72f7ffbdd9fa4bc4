import { memo, type ComponentType, type NamedExoticComponent } from 'react';
import { WRITTEN_DATA_ID } from '../domain/inline-json';
import { markTaken } from './early-touches';
import { LaterPart } from './later-part';

/** What brings the code of each later part that the page knows of, once. A screen's are known once its own code is here. */
export const laterParts: (() => Promise<void>)[] = [];
let bringData: () => Promise<unknown> = async () => undefined;

/** Says what every part needs besides its own code, and is brought beside it: no part is drawn without. Nothing, unless this was called. */
export function partsNeed(data: () => Promise<unknown>): void {
  bringData = data;
}

/** Resolves when the code of every later part is here that the page knows of: asked for where it is drawn instead of taken over. */
export async function loadLaterCode(): Promise<void> {
  await Promise.all(laterParts.map((load) => load()));
}

interface LaterCode<Props extends object> extends NamedExoticComponent<Props> {
  /** Has its code here before it is drawn: what is drawn without shows nothing until React looks again, about 300 ms later. */
  readonly preload: () => Promise<void>;
}

/**
 * A `LaterPart` whose code is not the first screen's either: it is fetched once the rest of the page answers and the device has
 * time, or at the first touch. Until then what the server wrote stands there. A module that is loaded so is named `later-…`:
 * by that the document brings its styles. Drawn anew only for other props.
 */
export function laterCode<Module, Props extends object>(
  load: () => Promise<Module>,
  pick: (module: Module) => ComponentType<Props>,
): LaterCode<Props> {
  let Content: ComponentType<Props> | undefined;
  let loading: Promise<void> | undefined;

  async function fetchCode(): Promise<void> {
    try {
      const [code] = await Promise.all([load(), bringData()]);
      Content = pick(code);
    } catch (error) {
      loading = undefined;
      throw error;
    }
  }
  const loadOnce = (): Promise<void> => (loading ??= fetchCode());
  laterParts.push(loadOnce);

  function Loaded(props: Props) {
    // React draws it when this resolves.
    if (Content === undefined) throw loadOnce().catch(untilOnline);
    return <Content {...props} />;
  }

  function Later(props: Props) {
    return (
      <LaterPart code={loadOnce}>
        <div ref={markTaken} data-later-part="">
          <Loaded {...props} />
        </div>
      </LaterPart>
    );
  }
  return Object.assign(memo(Later), { preload: loadOnce });
}

interface RouteOfParts {
  readonly options: { readonly component?: { readonly preload?: () => Promise<void> | undefined } | undefined };
}

/** For a route's loader: where its screen is drawn instead of taken over, it comes with its later parts. They are known once its own code is here. */
export async function loadPartsOf({ options }: RouteOfParts): Promise<void> {
  if (isBeingTakenOver()) return;
  try {
    await options.component?.preload?.();
    await loadLaterCode();
  } catch {
    // Without them the screen shows what it has; they come when there is a signal.
  }
}

/** A way to another screen before all of the page answers waits like any other: its screen is drawn. */
function isBeingTakenOver(): boolean {
  return typeof document !== 'undefined' && document.getElementById(WRITTEN_DATA_ID) !== null;
}

function untilOnline(): Promise<void> {
  return new Promise((resolve) => window.addEventListener('online', () => resolve(), { once: true }));
}

import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { RouterContextProvider, type AnyRouter } from '@tanstack/react-router';
import { startTransition, useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { ProductPage } from '../features/catalogue/product-page';
import type { Replies } from '../features/first-screen/replies';
import { RepliesContext } from '../features/first-screen/use-reply';
import { OnlyBeginning } from '../ui/use-is-beginning';
import css from './floor-glimpse.module.css';

/** What a floor's screen begins with, laid out over the page that still shows, and not to be seen until `show`. */
export interface Glimpse {
  /** Resolves when it is drawn. */
  readonly draw: (slug: string) => Promise<void>;
  readonly show: () => void;
  readonly remove: () => void;
}

const nothing = () => null;

export function createGlimpse(router: AnyRouter, queryClient: QueryClient): Glimpse {
  const stage = document.createElement('div');
  stage.className = css['glimpse'] ?? '';
  // A picture of a screen: nobody is to hear it, or to press anything in it. It keeps presses from what it covers, which what is inert does not.
  stage.ariaHidden = 'true';
  const picture = document.createElement('div');
  picture.inert = true;
  stage.append(picture);
  const content = document.createElement('div');
  const root = createRoot(content);
  const replies = repliesAtHand(queryClient);

  return {
    draw: (slug) => {
      const header = document.querySelector('header');
      picture.replaceChildren(...(header === null ? [] : [header.cloneNode(true)]), content);
      document.body.append(stage);
      return new Promise((resolve) =>
        startTransition(() =>
          root.render(
            <RepliesContext value={replies}>
              <RouterContextProvider router={router}>
                <OnlyBeginning value>
                  <ProductPage
                    slug={slug}
                    installationCentsPerSqft={null}
                    renderMeta={nothing}
                    renderActions={nothing}
                    renderBar={nothing}
                  />
                  <Drawn key={slug} tell={resolve} />
                </OnlyBeginning>
              </RouterContextProvider>
            </RepliesContext>,
          ),
        ),
      );
    },
    show: () => {
      stage.dataset['shown'] = '';
    },
    remove: () => {
      stage.remove();
      delete stage.dataset['shown'];
      root.render(null);
    },
  };
}

/** What is here just now, and no more: to follow it would ask the server, and to leave would break that off. */
function repliesAtHand(queryClient: QueryClient): Replies {
  return {
    follow: <Data,>({ queryKey }: { readonly queryKey: QueryKey }) => {
      const reply = { data: queryClient.getQueryData<Data>(queryKey), error: null, isPending: false, refetch: async () => undefined };
      return { subscribe: () => () => undefined, current: () => reply };
    },
  };
}

function Drawn({ tell }: { readonly tell: () => void }) {
  useLayoutEffect(tell, [tell]);
  return null;
}

import { useEffect, useEffectEvent, useState } from 'react';
import type { CartProduct, ProjectedLine } from '../../domain/cart';
import { MAX_BOXES } from '../../domain/coverage';
import { boxesText } from '../../domain/number-text';
import { cartChoices } from '../../offline/cart-choices';
import { cartQuote } from '../../offline/cart-quote';
import { Button, ButtonLink, Spinner } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { Segmented } from '../../ui/segmented';
import { sessionStore } from '../session/session-store';
import { cartOutcomeWords, type CartOutcome } from './cart-outcome';
import { classNames } from '../../ui/class-names';
import layout from '../../ui/layout.module.css';
import css from './project-sheet.module.css';
import { putFloors } from './change-cart';
import type { Fulfilment } from '../../domain/order';
import type { SignedQuote } from '../../domain/quote/signed-quote';
import type { ZipEstimate } from '../../domain/zip-estimate';
import { projectToCartTexts } from './project-to-cart.texts';

export interface ProjectToCartProps {
  readonly projectId: string;
  readonly what: 'rooms' | 'quote' | 'order';
  readonly returnTo: string;
  readonly floors: readonly { readonly product: CartProduct; readonly boxes: number }[];
  readonly terms: {
    readonly isInstallationChosen: boolean;
    readonly fulfilment: Fulfilment;
    readonly promo: { readonly code: string; readonly percentHundredths: number } | null;
  };
  /** Null for pickup and without a ZIP code. */
  readonly zipEstimate: ZipEstimate | null;
  /** For the server to check; null when the shop keeps none. */
  readonly signedQuote?: SignedQuote | null;
}

interface ProjectSheetProps extends ProjectToCartProps {
  readonly lines: readonly ProjectedLine[];
  readonly onClose: () => void;
}

const WAYS = ['replace', 'add', 'keep'] as const;
type Way = (typeof WAYS)[number];

interface Wanted {
  readonly product: CartProduct;
  readonly boxes: number;
  readonly held: number;
}

interface Done {
  readonly title: string;
  readonly words: string;
}

export function ProjectSheet({ floors, terms, zipEstimate, signedQuote = null, what, lines, onClose }: ProjectSheetProps) {
  // The cart when the sheet opened: its own changes must not raise questions.
  const [wanted] = useState<readonly Wanted[]>(() =>
    floors.map((floor) => ({ ...floor, held: lines.find(({ product }) => product.id === floor.product.id)?.boxes ?? 0 })),
  );
  const [others] = useState(() => lines.filter(({ product }) => !floors.some((floor) => floor.product.id === product.id)));
  const asked = wanted.filter(({ held, boxes }) => held > 0 && held !== boxes);
  const [ways, setWays] = useState<ReadonlyMap<number, Way>>(() => new Map(asked.map(({ product }) => [product.id, 'replace'])));
  const [done, setDone] = useState<readonly Done[] | null>(null);
  const [isReplaced, setIsReplaced] = useState(false);
  const [isWorking, setIsWorking] = useState(false);

  async function carryOut() {
    setIsWorking(true);
    const targets = wanted.map((floor) => ({ ...floor, target: targetOf(floor, ways.get(floor.product.id) ?? 'replace') }));
    const changed = targets.filter(({ target, held }) => target !== held);
    const outcomes = await putFloors(
      changed.map(({ product, target }) => ({ product, boxes: target, isInstallationChosen: terms.isInstallationChosen })),
    );
    const accountId = sessionStore.accountId();
    if (accountId !== null) {
      const { isInstallationChosen, fulfilment, promo } = terms;
      // A promo code applied in the cart stays unless the project has its own.
      const codes = promo === null ? {} : { promo };
      cartChoices.change(accountId, { installation: isInstallationChosen, fulfilment, zipEstimate, ...codes });
      // A quote without signed prices leaves an earlier one in place.
      const before = cartQuote.of(accountId);
      const isOther = before?.text !== signedQuote?.text;
      if (signedQuote !== null && (isOther || signedQuote.signature !== '')) {
        setIsReplaced(before !== null && isOther);
        cartQuote.put(accountId, signedQuote);
      }
    }
    const outcomeOf = new Map(changed.map((floor, index) => [floor.product.id, outcomes[index]]));
    setDone(
      targets.map(({ product, target, held }) => ({
        title: product.title,
        words: target === held ? projectToCartTexts.asBefore(boxesText(held)) : doneWords(target, outcomeOf.get(product.id)),
      })),
    );
    setIsWorking(false);
  }

  const texts = projectToCartTexts.what[what];
  const hasQuestions = asked.length > 0;
  const start = useEffectEvent(() => void carryOut());
  useEffect(() => {
    if (hasQuestions) return;
    const soon = setTimeout(start);
    return () => clearTimeout(soon);
  }, [hasQuestions]);

  return (
    <Dialog isOpen title={done === null && hasQuestions ? projectToCartTexts.alreadyInCart : texts.title} onClose={onClose}>
      {done === null ? (
        hasQuestions ? (
          <div className={layout['stack3']}>
            {asked.map(({ product, boxes, held }) => (
              <div key={product.id} className={classNames(layout['stack2'], css['question'])}>
                <p className={layout['textCard']}>{product.title}</p>
                <p>{texts.question(boxesText(held), boxesText(boxes))}</p>
                <Segmented
                  label={projectToCartTexts.whatToDo(product.title)}
                  isLabelHidden
                  options={WAYS.map((way) => ({ value: way, label: projectToCartTexts[way] }))}
                  value={ways.get(product.id) ?? 'replace'}
                  onChange={(way) => setWays(new Map([...ways, [product.id, way]]))}
                />
                <p className={layout['caption']}>
                  {projectToCartTexts.leaves(boxesText(targetOf({ product, boxes, held }, ways.get(product.id) ?? 'replace')))}
                </p>
              </div>
            ))}
            <Button variant="primary" isWide isBusy={isWorking} onClick={() => void carryOut()}>
              {texts.button}
            </Button>
          </div>
        ) : (
          <p className={classNames(layout['cluster2'], layout['middle'], css['working'])} role="status">
            <Spinner />
            <span>{texts.working}</span>
          </p>
        )
      ) : (
        <div className={layout['stack3']} role="status">
          <ul role="list" className={layout['stack3']}>
            {done.map(({ title, words }) => (
              <li key={title}>
                <p className={layout['textCard']}>{title}</p>
                <p>{words}</p>
              </li>
            ))}
          </ul>
          {isReplaced && <p>{projectToCartTexts.isReplaced}</p>}
          {others.length > 0 && <p>{texts.alsoHas(others.map(({ product }) => product.title).join(', '))}</p>}
          {terms.fulfilment === 'Delivery' && (
            <p>{zipEstimate === null ? projectToCartTexts.chooseAddress : projectToCartTexts.wasEstimated(zipEstimate.zip)}</p>
          )}
          <ButtonLink to="/my-cart" variant="primary" isWide>
            {projectToCartTexts.goToCart}
          </ButtonLink>
        </div>
      )}
    </Dialog>
  );
}

function targetOf({ boxes, held }: Wanted, way: Way): number {
  if (held === 0 || way === 'replace') return boxes;
  return way === 'keep' ? held : Math.min(held + boxes, MAX_BOXES);
}

function doneWords(boxes: number, outcome: CartOutcome | undefined): string {
  if (outcome === undefined || outcome.kind === 'saved') return projectToCartTexts.inCart(boxesText(boxes));
  const { message } = cartOutcomeWords('add', outcome);
  return outcome.kind === 'waiting' ? `${boxesText(boxes)}. ${message}` : message;
}

import { quoteLink } from '../../domain/quote/quote-link';
import type { KeptQuote } from '../../domain/quote/kept-quote';
import { quoteNumberText } from '../../domain/quote/quote-number';
import { Button } from '../../ui/button';
import { CodePicture, type ShownCode } from '../../ui/code-picture';
import { shareOrCopy } from '../../ui/share-or-copy';
import { useShopName } from '../../ui/shop-name';
import { classNames } from '../../ui/class-names';
import layout from '../../ui/layout.module.css';
import css from './hand-over.module.css';

interface HandOverProps {
  readonly kept: KeptQuote;
  readonly codes: readonly ShownCode[];
}

export function QuoteCodes({ kept, codes }: HandOverProps) {
  const number = quoteNumberText(kept.quote.number);
  return codes.map((code, index) => (
    <figure key={code.text} className={css['code']}>
      <CodePicture code={code} label={`Code of quote ${number}${codes.length === 1 ? '' : `, ${index + 1} of ${codes.length}`}`} />
      {codes.length > 1 && <figcaption>{`Code ${index + 1} of ${codes.length}`}</figcaption>}
    </figure>
  ));
}

export function HandOver({ kept, codes }: HandOverProps) {
  const shopName = useShopName();

  function share() {
    void shareOrCopy({
      title: `Quote ${quoteNumberText(kept.quote.number)}, ${shopName}`,
      content: { url: quoteLink(kept.quote, window.location.origin, kept.signature) },
      copiedWords: 'Link copied. Paste it into a message or an email.',
      refusedWords: 'This browser does not let us copy. Show the code, or print the quote.',
    });
  }

  return (
    <section className={classNames(layout['stack3'], layout['panel'], layout['screenOnly'])} aria-label="Hand it over">
      <h2 className={layout['textCategory']}>Hand it over</h2>
      <p className={css['words']}>
        {codes.length === 1
          ? `${kept.isMadeHere ? 'Your customer points a phone’s camera' : 'Point another phone’s camera'} at this code. This device needs no signal; the phone needs one, or the installed store.`
          : `This quote is long: scan the ${codes.length} codes one after the other on the same phone, in any order. The link below holds all of it.`}
      </p>
      <div className={layout['stack4']}>
        <QuoteCodes kept={kept} codes={codes} />
      </div>
      <div className={layout['stack2']}>
        <Button variant="primary" isWide onClick={share}>
          Share link
        </Button>
        <Button variant="outline" isWide onClick={() => window.print()}>
          Print
        </Button>
      </div>
    </section>
  );
}

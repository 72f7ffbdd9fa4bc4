import { quoteViewTexts } from './quote-view.texts';
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
      <CodePicture
        code={code}
        label={codes.length === 1 ? quoteViewTexts.code(number) : quoteViewTexts.codeOf(number, index + 1, codes.length)}
      />
      {codes.length > 1 && <figcaption>{quoteViewTexts.codeCaption(index + 1, codes.length)}</figcaption>}
    </figure>
  ));
}

export function HandOver({ kept, codes }: HandOverProps) {
  const shopName = useShopName();

  function share() {
    void shareOrCopy({
      title: quoteViewTexts.shareTitle(quoteNumberText(kept.quote.number), shopName),
      content: { url: quoteLink(kept.quote, window.location.origin, kept.signature) },
      copiedWords: quoteViewTexts.copied,
      refusedWords: quoteViewTexts.notCopied,
    });
  }

  return (
    <section className={classNames(layout['stack3'], layout['panel'], layout['screenOnly'])} aria-label={quoteViewTexts.handOver}>
      <h2 className={layout['textCategory']}>{quoteViewTexts.handOver}</h2>
      <p className={css['words']}>
        {codes.length > 1
          ? quoteViewTexts.longQuote(codes.length)
          : kept.isMadeHere
            ? quoteViewTexts.customerScans
            : quoteViewTexts.otherPhoneScans}
      </p>
      <div className={layout['stack4']}>
        <QuoteCodes kept={kept} codes={codes} />
      </div>
      <div className={layout['stack2']}>
        <Button variant="primary" isWide onClick={share}>
          {quoteViewTexts.shareLink}
        </Button>
        <Button variant="outline" isWide onClick={() => window.print()}>
          {quoteViewTexts.print}
        </Button>
      </div>
    </section>
  );
}

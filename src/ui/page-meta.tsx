import { use } from 'react';
import { DocumentContext } from './document-context';
import { titleWithShop, useShopName } from './shop-name';

export interface PageMetaProps {
  readonly title?: string | undefined;
  /** Complete, used when there is no `title`. */
  readonly wholeTitle?: string;
  readonly description: string;
  readonly keywords?: string;
}

export function PageMeta({ title, wholeTitle, description, keywords }: PageMetaProps) {
  const name = useShopName();
  const whole = title === undefined ? wholeTitle : titleWithShop(title, name);
  if (import.meta.env.SSR) use(DocumentContext)?.said.push({ title: whole ?? name, description });
  return (
    <>
      <title>{whole}</title>
      <meta name="description" content={description} />
      {keywords ? <meta name="keywords" content={keywords} /> : null}
    </>
  );
}

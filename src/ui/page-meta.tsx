import { titleWithShop, useShopName } from './shop-name';

export interface PageMetaProps {
  /** The shop's name is appended to it. */
  readonly title?: string | undefined;
  /** The complete title, used when there is no `title`. */
  readonly wholeTitle?: string;
  readonly description: string;
  readonly keywords?: string;
}

export function PageMeta({ title, wholeTitle, description, keywords }: PageMetaProps) {
  const name = useShopName();
  return (
    <>
      <title>{title === undefined ? wholeTitle : titleWithShop(title, name)}</title>
      <meta name="description" content={description} />
      {keywords ? <meta name="keywords" content={keywords} /> : null}
    </>
  );
}

import { signInTexts } from './sign-in.texts';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef, type ReactNode } from 'react';
import type { Picture } from '../../domain/picture';
import type { Elements } from '../../ui/elements';
import { classNames } from '../../ui/class-names';
import layout from '../../ui/layout.module.css';
import { MantineScope } from '../../ui/mantine-scope';
import { PageMeta } from '../../ui/page-meta';
import { Pic } from '../../ui/product-picture';
import { ShopMark } from '../../ui/shop-mark';
import { useShopName } from '../../ui/shop-name';
import css from './auth-layout.module.css';

interface AuthLayoutProps {
  readonly title: string;
  readonly lead: ReactNode;
  readonly picture: Picture;
  readonly languageSwitch: Elements;
  readonly children: Elements;
}

export function AuthLayout({ title, lead, picture, languageSwitch, children }: AuthLayoutProps) {
  const main = useRef<HTMLElement>(null);
  const shownTitle = useRef(title);
  const shopName = useShopName();

  // The focused element was removed with the previous content.
  useEffect(() => {
    if (shownTitle.current !== title) main.current?.focus();
    shownTitle.current = title;
  }, [title]);

  return (
    <div className={css['split']}>
      <PageMeta title={title} description={signInTexts.description(title, shopName)} />
      <main ref={main} className={css['side']} tabIndex={-1}>
        <div className={classNames(layout['ends'], layout['middle'])}>
          <Link to="/" className={css['brand']}>
            <ShopMark ground="paper" />
          </Link>
          {languageSwitch}
        </div>
        <div className={css['content']}>
          <h1 className={css['title']}>{title}</h1>
          <p className={css['lead']}>{lead}</p>
          <MantineScope>{children}</MantineScope>
        </div>
      </main>
      <figure className={css['figure']} aria-hidden="true">
        <Pic picture={picture} sizes="(min-width: 1024px) 50vw, 1px" className={css['picture']} isDecorative />
      </figure>
    </div>
  );
}

import type { ReactNode } from 'react';
import { classNames } from './class-names';
import layout from './layout.module.css';
import css from './notice.module.css';
import { PageMeta } from './page-meta';

export interface NoticeProps {
  readonly title: string;
  readonly children?: ReactNode;
  readonly action?: ReactNode;
  readonly icon?: ReactNode;
  readonly isPage?: boolean;
  readonly className?: string | undefined;
}

export function Notice({ title, children, action, icon, isPage = false, className }: NoticeProps) {
  const Title = isPage ? 'h1' : 'p';
  return (
    <div className={classNames(css['notice'], isPage && css['page'], className)}>
      {isPage && <PageMeta title={title} description={title} />}
      {icon === undefined ? null : <span className={classNames(layout['centred'], css['icon'])}>{icon}</span>}
      <Title className={css['title']}>{title}</Title>
      {children === undefined ? null : <div className={classNames(layout['quiet'], layout['above3'])}>{children}</div>}
      {action === undefined ? null : <div className={classNames(layout['cluster3'], css['action'])}>{action}</div>}
    </div>
  );
}

/** Put it into an element with role alert. */
export function ProblemText({ children }: { readonly children: string }) {
  return <p className={classNames(layout['wrong'], css['problem'])}>{children}</p>;
}

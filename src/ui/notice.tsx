import type { ReactNode } from 'react';
import { classNames } from './class-names';
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
      {icon === undefined ? null : <span className={css['icon']}>{icon}</span>}
      <Title className={css['title']}>{title}</Title>
      {children === undefined ? null : <div className={css['text']}>{children}</div>}
      {action === undefined ? null : <div className={css['action']}>{action}</div>}
    </div>
  );
}

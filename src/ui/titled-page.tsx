import { classNames } from './class-names';
import type { Elements } from './elements';
import css from './titled-page.module.css';

interface TitledPageProps {
  readonly title: string;
  /** The purpose of the page. */
  readonly lead: string;
  /** Shown below the lead. */
  readonly more?: Elements;
  /** The status pill beside the title. */
  readonly status: Elements;
  readonly className?: string | undefined;
  readonly children: Elements;
}

/** A page of the shopper's own data: its title, its purpose, and its content. */
export function TitledPage({ title, lead, more, status, className, children }: TitledPageProps) {
  return (
    <div className={classNames(css['page'], className)}>
      <header className={css['head']}>
        <div>
          <h1>{title}</h1>
          <p className={css['lead']}>{lead}</p>
          {more}
        </div>
        {status}
      </header>
      {children}
    </div>
  );
}

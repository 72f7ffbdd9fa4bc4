import { classNames } from './class-names';
import type { Elements } from './elements';
import layout from './layout.module.css';
import css from './titled-page.module.css';

interface TitledPageProps {
  readonly title: string;
  readonly lead: string;
  readonly more?: Elements;
  readonly status: Elements;
  readonly className?: string | undefined;
  readonly children: Elements;
}

export function TitledPage({ title, lead, more, status, className, children }: TitledPageProps) {
  return (
    <div className={classNames(css['page'], className)}>
      <header className={classNames(layout['cluster3'], css['head'])}>
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

import { createRoot, type Root } from 'react-dom/client';
import { classNames } from './class-names';
import layout from './layout.module.css';
import css from './alert-host.module.css';
import { Button } from './button';
import { Dialog } from './dialog';
import { uiTexts } from './ui.texts';

export interface News {
  readonly title: string;
  readonly message: string;
  /** '' without one. */
  readonly detail: string;
  /** This dialog is outside the router: `followLinksOutside` opens it. */
  readonly link?: { readonly href: string; readonly label: string };
}

let root: Root | undefined;

export function presentAlert(message: string, detail: string): void {
  draw({ title: uiTexts.didNotWork, message, detail }, 'alert', true);
}

export function presentNews(news: News): void {
  draw(news, 'status', true);
}

function mountHost(): Root {
  const host = document.createElement('div');
  document.body.append(host);
  return createRoot(host);
}

function draw(news: News, role: 'alert' | 'status', isOpen: boolean): void {
  root ??= mountHost();
  const { title, message, detail, link } = news;
  const close = () => draw(news, role, false);
  root.render(
    <Dialog isOpen={isOpen} title={title} onClose={close}>
      <div role={role}>
        <p>{message}</p>
        {detail === '' ? null : <p className={classNames(layout['quiet'], layout['above2'])}>{detail}</p>}
        {link === undefined ? null : (
          <p className={layout['above3']}>
            <a href={link.href} className={layout['link']} data-route onClick={close}>
              {link.label}
            </a>
          </p>
        )}
      </div>
      <Button variant="primary" isWide className={css['ok']} data-autofocus onClick={close}>
        {uiTexts.ok}
      </Button>
    </Dialog>,
  );
}

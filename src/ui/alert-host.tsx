import { createRoot, type Root } from 'react-dom/client';
import { classNames } from './class-names';
import layout from './layout.module.css';
import css from './alert-host.module.css';
import { Button } from './button';
import { Dialog } from './dialog';

let root: Root | undefined;

export function presentAlert(message: string, detail: string): void {
  root ??= mountHost();
  draw(root, message, detail, true);
}

function mountHost(): Root {
  const host = document.createElement('div');
  document.body.append(host);
  return createRoot(host);
}

function draw(host: Root, message: string, detail: string, isOpen: boolean): void {
  const close = () => draw(host, message, detail, false);
  host.render(
    <Dialog isOpen={isOpen} title="That did not work" onClose={close}>
      <div role="alert">
        <p>{message}</p>
        {detail === '' ? null : <p className={classNames(layout['quiet'], layout['above2'])}>{detail}</p>}
      </div>
      <Button variant="primary" isWide className={css['ok']} data-autofocus onClick={close}>
        OK
      </Button>
    </Dialog>,
  );
}

import { createLink } from '@tanstack/react-router';
import type { ComponentPropsWithRef, MouseEvent } from 'react';
import css from './button.module.css';
import { classNames } from './class-names';

export type ButtonVariant = 'primary' | 'outline' | 'text' | 'paper' | 'ghost';

interface Look {
  readonly variant: ButtonVariant;
  readonly isWide?: boolean;
  readonly isCompact?: boolean;
}

export interface ButtonProps extends ComponentPropsWithRef<'button'>, Look {
  readonly isBusy?: boolean;
}

export function Button({
  variant,
  isWide = false,
  isCompact = false,
  isBusy = false,
  className,
  children,
  type = 'button',
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={classNames(buttonClass({ variant, isWide, isCompact }), className)}
      // `disabled` would lose the focus, and with it the place of keyboard users.
      aria-disabled={isBusy || undefined}
      aria-busy={isBusy || undefined}
      onClick={isBusy ? ignore : onClick}
    >
      {isBusy ? <Spinner /> : null}
      <span className={css['label']}>{children}</span>
    </button>
  );
}

/** Enter in a field clicks the form's submit button. */
function ignore(event: MouseEvent): void {
  event.preventDefault();
}

export interface ButtonAnchorProps extends ComponentPropsWithRef<'a'>, Look {}

export function ButtonAnchor({ variant, isWide = false, isCompact = false, className, children, ...rest }: ButtonAnchorProps) {
  return (
    <a {...rest} className={classNames(buttonClass({ variant, isWide, isCompact }), className)}>
      {children}
    </a>
  );
}

export const ButtonLink = createLink(ButtonAnchor);

function buttonClass({ variant, isWide, isCompact }: Look): string {
  return classNames(css['button'], css[variant], isWide === true && css['wide'], isCompact === true && css['compact']);
}

export function Spinner() {
  return <span className={css['spinner']} aria-hidden="true" />;
}

import { useId, type ComponentPropsWithRef } from 'react';
import { classNames } from './class-names';
import css from './text-field.module.css';

interface FieldLook {
  readonly label: string;
  readonly error?: string | undefined;
}

export interface TextFieldProps extends ComponentPropsWithRef<'input'>, FieldLook {}

export function TextField({ label, error, className, ...input }: TextFieldProps) {
  const id = useId();
  return (
    <div className={classNames(css['field'], className)}>
      <label htmlFor={id} className={css['label']}>
        {label}
      </label>
      <input
        {...input}
        id={id}
        className={css['input']}
        aria-invalid={error !== undefined}
        aria-describedby={error === undefined ? undefined : `${id}-error`}
      />
      <FieldError id={id} error={error} />
    </div>
  );
}

export interface TextAreaProps extends ComponentPropsWithRef<'textarea'>, FieldLook {}

export function TextArea({ label, error, className, ...area }: TextAreaProps) {
  const id = useId();
  return (
    <div className={classNames(css['field'], className)}>
      <label htmlFor={id} className={css['label']}>
        {label}
      </label>
      <textarea
        {...area}
        id={id}
        className={css['input']}
        aria-invalid={error !== undefined}
        aria-describedby={error === undefined ? undefined : `${id}-error`}
      />
      <FieldError id={id} error={error} />
    </div>
  );
}

function FieldError({ id, error }: { readonly id: string; readonly error: string | undefined }) {
  return error === undefined ? null : (
    <p id={`${id}-error`} className={css['error']}>
      {error}
    </p>
  );
}

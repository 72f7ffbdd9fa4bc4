import { useId, type ComponentPropsWithRef } from 'react';
import { classNames } from './class-names';
import layout from './layout.module.css';
import css from './text-field.module.css';
import type { Elements } from './elements';

interface FieldLook {
  readonly label: string;
  readonly error?: string | undefined;
}

export interface TextFieldProps extends ComponentPropsWithRef<'input'>, FieldLook {}

export function TextField({ label, error, className, 'aria-describedby': describedBy, ...input }: TextFieldProps) {
  return (
    <Field label={label} error={error} className={className} describedBy={describedBy}>
      {(control) => <input {...input} {...control} />}
    </Field>
  );
}

export interface TextAreaProps extends ComponentPropsWithRef<'textarea'>, FieldLook {}

export function TextArea({ label, error, className, 'aria-describedby': describedBy, ...area }: TextAreaProps) {
  return (
    <Field label={label} error={error} className={className} describedBy={describedBy}>
      {(control) => <textarea {...area} {...control} />}
    </Field>
  );
}

type Control = Pick<ComponentPropsWithRef<'input'>, 'id' | 'className' | 'aria-invalid' | 'aria-describedby'>;

interface FieldProps extends FieldLook {
  readonly className: string | undefined;
  readonly describedBy: string | undefined;
  readonly children: (control: Control) => Elements;
}

function Field({ label, error, className, describedBy, children }: FieldProps) {
  const id = useId();
  const errorId = `${id}-error`;
  return (
    <div className={classNames(css['field'], className)}>
      <label htmlFor={id} className={classNames(layout['quietLabel'], css['label'])}>
        {label}
      </label>
      {children({
        id,
        className: css['input'],
        'aria-invalid': error !== undefined,
        'aria-describedby': error === undefined ? describedBy : classNames(errorId, describedBy),
      })}
      {error === undefined ? null : (
        <p id={errorId} className={css['error']} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}

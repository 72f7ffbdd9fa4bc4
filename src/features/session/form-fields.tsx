import { signInTexts } from './sign-in.texts';
import '@mantine/core/styles/ActionIcon.layer.css';
import '@mantine/core/styles/Checkbox.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/PasswordInput.layer.css';
import '@mantine/core/styles/UnstyledButton.layer.css';
import { Checkbox, PasswordInput, TextInput, type CheckboxProps, type PasswordInputProps, type TextInputProps } from '@mantine/core';
import { MAX_EMAIL_LENGTH } from '../../domain/email';
import { EyeIcon, EyeOffIcon } from '../../ui/icons';
import css from './form-fields.module.css';

export function TextField(props: TextInputProps) {
  return <TextInput {...props} />;
}

export function EmailField(props: TextInputProps) {
  return (
    <TextInput
      label={signInTexts.email}
      name="email"
      type="email"
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={MAX_EMAIL_LENGTH}
      {...props}
    />
  );
}

export function PasswordField(props: PasswordInputProps) {
  return (
    <PasswordInput
      className={css['password'] ?? ''}
      label={signInTexts.password}
      name="password"
      visibilityToggleIcon={Eye}
      visibilityToggleButtonProps={{ 'aria-label': signInTexts.showPassword, size: 44, tabIndex: 0 }}
      rightSectionWidth={52}
      aria-invalid={props.error === undefined ? undefined : true}
      {...props}
    />
  );
}

function Eye({ reveal }: { readonly reveal: boolean }) {
  return reveal ? <EyeOffIcon /> : <EyeIcon />;
}

export function CheckField(props: CheckboxProps) {
  return <Checkbox className={css['check'] ?? ''} size="md" radius="xs" {...props} />;
}

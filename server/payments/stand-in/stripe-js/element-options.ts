import type { CardFace, CardLook, FrameOptions } from './frame-messages';

/** The supported options of Stripe's card element. */
export interface CardElementOptions {
  readonly hidePostalCode?: boolean;
  readonly hideIcon?: boolean;
  readonly disabled?: boolean;
  readonly value?: { readonly postalCode?: string };
  readonly style?: { readonly base?: StyleGroup; readonly invalid?: StyleGroup };
  readonly classes?: Partial<Record<StateClass, string>>;
}

interface StyleGroup {
  readonly color?: string;
  readonly fontFamily?: string;
  readonly fontSize?: string;
  readonly fontWeight?: string;
  readonly iconColor?: string;
  readonly '::placeholder'?: { readonly color?: string };
}

export type StateClass = 'base' | 'complete' | 'empty' | 'focus' | 'invalid';

const CLASSES: Readonly<Record<StateClass, string>> = {
  base: 'StripeElement',
  complete: 'StripeElement--complete',
  empty: 'StripeElement--empty',
  focus: 'StripeElement--focus',
  invalid: 'StripeElement--invalid',
};

/** The page's own class for a state, or Stripe's default. */
export function stateClass(options: CardElementOptions, state: StateClass): string {
  return options.classes?.[state] ?? CLASSES[state];
}

/** What the card's frame draws, of Stripe's options for the element. */
export function frameOptions(options: CardElementOptions, faces: readonly CardFace[]): FrameOptions {
  return {
    faces,
    hasPostal: options.hidePostalCode !== true,
    hasIcon: options.hideIcon !== true,
    isDisabled: options.disabled === true,
    postal: options.value?.postalCode ?? null,
    look: look(options),
  };
}

function look({ style }: CardElementOptions): CardLook {
  const base = style?.base;
  return {
    color: base?.color ?? null,
    placeholderColor: base?.['::placeholder']?.color ?? null,
    invalidColor: style?.invalid?.color ?? null,
    fontFamily: base?.fontFamily ?? null,
    fontSize: base?.fontSize ?? null,
    fontWeight: base?.fontWeight ?? null,
    iconColor: base?.iconColor ?? null,
  };
}

import { CardElement } from './card-element';
import type { CardElementOptions } from './element-options';
import type { CardFace } from './frame-messages';

export interface ElementsOptions {
  readonly fonts?: readonly (CardFace | { readonly cssSrc: string })[];
}

export class Elements {
  readonly #faces: readonly CardFace[];
  #card: CardElement | null = null;

  constructor({ fonts = [] }: ElementsOptions = {}) {
    // Fonts by stylesheet URL are not supported.
    this.#faces = fonts.flatMap((font) => ('src' in font ? [font] : []));
  }

  create(type: string, options: CardElementOptions = {}): CardElement {
    if (type !== 'card') throw new Error(`The demo payments know the card element only, not '${type}'.`);
    if (this.#card !== null) throw new Error('Can only create one Element of type card through this Elements instance.');
    this.#card = new CardElement(options, this.#faces, () => {
      this.#card = null;
    });
    return this.#card;
  }

  /** By type or by its React component. */
  getElement(type: unknown): CardElement | null {
    const isComponent = (typeof type === 'function' || typeof type === 'object') && type !== null && '__elementType' in type;
    return (isComponent ? type.__elementType : type) === 'card' ? this.#card : null;
  }

  update(): void {
    // Appearance and locale do not apply to the stand-in.
  }

  fetchUpdates(): Promise<object> {
    return Promise.resolve({});
  }

  submit(): Promise<object> {
    return Promise.resolve({});
  }
}

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** As if a person had typed or chosen `value`: React overrides the setter of the element itself and compares with what it set. */
export function typeInto(field: Field, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}

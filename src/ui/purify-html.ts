import purify, { type Config } from 'dompurify';
import {
  allowedAttributes,
  ATTRIBUTE_VALUES,
  MAX_RICH_TEXT_CHARACTERS,
  RENAMED_ELEMENTS,
  RICH_TEXT_ELEMENTS,
  SWALLOWED_ELEMENTS,
} from '../domain/rich-text-rules';

const CONFIG: Config & { RETURN_DOM_FRAGMENT: true } = {
  ALLOWED_TAGS: [...RICH_TEXT_ELEMENTS, ...Object.keys(RENAMED_ELEMENTS)],
  ALLOWED_ATTR: Object.values(ATTRIBUTE_VALUES).flatMap((values) => Object.keys(values)),
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
  FORBID_CONTENTS: [...SWALLOWED_ELEMENTS],
  RETURN_DOM_FRAGMENT: true,
};

/** By src/domain/rich-text-rules.ts. Needs a DOM. */
export function purifyHtml(html: string): string {
  const content = purify.sanitize(html.slice(0, MAX_RICH_TEXT_CHARACTERS), CONFIG);
  // DOMPurify's own document, in which no picture loads.
  const body = content.ownerDocument.createElement('div');
  body.append(content);
  for (const element of body.querySelectorAll(Object.keys(RENAMED_ELEMENTS).join())) rename(element);
  for (const element of body.querySelectorAll('*')) keepAllowedAttributes(element);
  return body.innerHTML;
}

function rename(element: Element): void {
  const renamed = element.ownerDocument.createElement(RENAMED_ELEMENTS[element.localName] ?? element.localName);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
}

function keepAllowedAttributes(element: Element): void {
  const given = [...element.attributes].map(({ name, value }) => [name, value] as const);
  for (const [name] of given) element.removeAttribute(name);
  for (const [name, value] of Object.entries(allowedAttributes(element.localName, Object.fromEntries(given))))
    element.setAttribute(name, value);
}

import sanitize, { type Attributes, type IOptions } from 'sanitize-html';
import {
  allowedAttributes,
  ATTRIBUTE_VALUES,
  LINK_SCHEMES,
  MAX_RICH_TEXT_CHARACTERS,
  MAX_RICH_TEXT_DEPTH,
  PICTURE_SCHEMES,
  RENAMED_ELEMENTS,
  RICH_TEXT_ELEMENTS,
  SWALLOWED_ELEMENTS,
} from '../src/domain/rich-text-rules';

const OPTIONS: IOptions = {
  allowedTags: [...RICH_TEXT_ELEMENTS],
  nonTextTags: [...SWALLOWED_ELEMENTS],
  nestingLimit: MAX_RICH_TEXT_DEPTH,
  allowedAttributes: Object.fromEntries(
    Object.entries(ATTRIBUTE_VALUES).map(([element, values]) => [element, [...Object.keys(values), 'rel']]),
  ),
  allowedSchemes: [...LINK_SCHEMES],
  allowedSchemesByTag: { img: [...PICTURE_SCHEMES] },
  allowProtocolRelative: false,
  parseStyleAttributes: false,
  transformTags: {
    '*': (name: string, attributes: Attributes) => {
      const tagName = RENAMED_ELEMENTS[name] ?? name;
      return { tagName, attribs: allowedAttributes(tagName, attributes) };
    },
  },
};

/** By `src/domain/rich-text-rules.ts`. Idempotent. */
export function safeHtml(html: string): string {
  // The library writes `<br />`. Texts and values have escaped `>`, so ' />' occurs nowhere else.
  return sanitize(html.slice(0, MAX_RICH_TEXT_CHARACTERS), OPTIONS).replaceAll(' />', '>');
}

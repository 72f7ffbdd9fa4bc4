import type { ReactElement } from 'react';

/** Content that stands beside other content: never a bare text, which React could not change or move in a translated page. */
export type Elements = ReactElement | null | undefined | false | readonly Elements[];

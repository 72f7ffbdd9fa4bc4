import type { ReactElement } from 'react';

/** Never bare text, which React could not update or move in a page that the browser has translated. */
export type Elements = ReactElement | null | undefined | false | readonly Elements[];

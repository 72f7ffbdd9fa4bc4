/** Where the Desk's code lies, apart from the shop's. */
export const DESK_ASSETS = '/assets/desk/';
/** What the build wrote there. */
export const DESK_FILES = '/assets/desk/files.json';
/** The one document of all its pages. */
export const DESK_PATH = '/desk';

/** '/desk' and what is below it. */
export function isDeskPath(pathname: string): boolean {
  return pathname === DESK_PATH || pathname.startsWith(`${DESK_PATH}/`);
}

/** Its pages for who is not signed in. */
export function isDeskEntry(pathname: string): boolean {
  return pathname === '/desk/login' || pathname === '/desk/join';
}

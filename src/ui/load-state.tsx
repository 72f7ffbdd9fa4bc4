import { laterCode } from './later-code';

const states = () => import('./later-load-state');

/** No first screen is without its data: what says so comes with what asks for it (build/first-screen-chunks.ts). */
export const LoadState = laterCode(states, (code) => code.LoadState);
export const NotFoundNotice = laterCode(states, (code) => code.NotFoundNotice);

import { icon } from './icon';

export const MenuIcon = icon(<path d="M3 8.5h18M3 15.5h18" />, 28);
export const CloseIcon = icon(<path d="M5 5l14 14M19 5L5 19" />, 24);
export const PlayIcon = icon(<path d="M8 5.5v13l11-6.5z" fill="currentColor" stroke="none" />);

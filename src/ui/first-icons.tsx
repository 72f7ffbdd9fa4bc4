import { icon } from './icon';

export const CartIcon = icon(
  <>
    <path d="M2.5 4H5l2.2 11h10.6L20.5 7H6" />
    <circle cx="8.5" cy="19.5" r="1.6" />
    <circle cx="16.5" cy="19.5" r="1.6" />
  </>,
  24,
);
export const MenuIcon = icon(<path d="M3 8.5h18M3 15.5h18" />, 28);
export const CloseIcon = icon(<path d="M5 5l14 14M19 5L5 19" />, 24);
export const ArrowDownIcon = icon(<path d="M12 4v16M6 14l6 6 6-6" />);
export const PlayIcon = icon(<path d="M8 5.5v13l11-6.5z" fill="currentColor" stroke="none" />);
export const PauseIcon = icon(<path d="M9 6v12M15 6v12" strokeWidth="2.4" />);
export const OfflineIcon = icon(<path d="M4 4l16 16M5 11.5a10 10 0 0 1 4-2.3M14 9a10 10 0 0 1 5 2.5M8.5 15a5 5 0 0 1 5-1M12 18.5v.1" />);

import { icon } from './icon';

export const ArrowRightIcon = icon(<path d="M4 12h16M14 6l6 6-6 6" />);
export const ArrowLeftIcon = icon(<path d="M20 12H4M10 6l-6 6 6 6" />);
export const ChevronDownIcon = icon(<path d="M6 9.5l6 6 6-6" />);
export const PlusIcon = icon(<path d="M12 5.5v13M5.5 12h13" />);
export const CompareIcon = icon(<path d="M4 8h15M15 4l4 4-4 4M20 16H5M9 12l-4 4 4 4" />);
export const MinusIcon = icon(<path d="M5.5 12h13" />);
export const BinIcon = icon(<path d="M4 7h16M9.5 7V4.5h5V7M6 7l1 13h10l1-13M10 11v5.5M14 11v5.5" />);
export const SearchIcon = icon(
  <>
    <circle cx="11" cy="11" r="6.5" />
    <path d="M16 16l4.5 4.5" />
  </>,
  24,
);
export const CheckIcon = icon(<path d="M5 12.5l4.5 4.5L19 7.5" />);
export const ClockIcon = icon(
  <>
    <circle cx="12" cy="12" r="8.5" />
    <path d="M12 7.5V12l3 2" />
  </>,
  16,
);
export const ChatIcon = icon(<path d="M4 5h16v11.5H10L6 20v-3.5H4z" />, 24);
export const PinIcon = icon(
  <>
    <path d="M12 21.5c4.5-5 6.8-8.6 6.8-11.5A6.8 6.8 0 0 0 5.2 10c0 2.9 2.3 6.5 6.8 11.5z" />
    <circle cx="12" cy="10" r="2.4" />
  </>,
);
export const EyeIcon = icon(
  <>
    <path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12z" />
    <circle cx="12" cy="12" r="2.8" />
  </>,
);
export const EyeOffIcon = icon(
  <path d="M4 4l16 16M9.5 6a9 9 0 0 1 2.5-.4c6 0 9.5 6.4 9.5 6.4a16 16 0 0 1-3 3.7M6 8a16 16 0 0 0-3.5 4S6 18.5 12 18.5a9 9 0 0 0 4-.9" />,
);
export const CartIcon = icon(
  <>
    <path d="M2.5 4H5l2.2 11h10.6L20.5 7H6" />
    <circle cx="8.5" cy="19.5" r="1.6" />
    <circle cx="16.5" cy="19.5" r="1.6" />
  </>,
  24,
);
export const OfflineIcon = icon(<path d="M4 4l16 16M5 11.5a10 10 0 0 1 4-2.3M14 9a10 10 0 0 1 5 2.5M8.5 15a5 5 0 0 1 5-1M12 18.5v.1" />);

import { icon } from '../../ui/icon';

export const ScanIcon = icon(<path d="M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5M8 12h8" />, 40);
export const TorchIcon = icon(<path d="M8 3h8v4l-2 3v11h-4V10L8 7zM12 13v2" />);

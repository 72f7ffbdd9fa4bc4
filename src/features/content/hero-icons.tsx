import { icon } from '../../ui/icon';

export const ArrowDownIcon = icon(<path d="M12 4v16M6 14l6 6 6-6" />);
export const PauseIcon = icon(<path d="M9 6v12M15 6v12" strokeWidth="2.4" />);

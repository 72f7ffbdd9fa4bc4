import { laterCode } from '../ui/later-code';

const screens = () => import('./later-screens');

export const ErrorScreen = laterCode(screens, (code) => code.ErrorScreen);
export const NotFoundScreen = laterCode(screens, (code) => code.NotFoundScreen);

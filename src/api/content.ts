import { getAboutUs, getHomeScreen, getInstallation, getInstallationDetails, getNewsDetails, getNewsletter } from '../contract/content';
import { caller } from './call';

/** For an unknown slug `isMissing` is true of the error. */
export const fetchHome = caller(getHomeScreen);
export const fetchAbout = caller(getAboutUs);
export const fetchArticles = caller(getNewsletter);
export const fetchArticle = caller(getNewsDetails);
export const fetchGuides = caller(getInstallation);
export const fetchGuide = caller(getInstallationDetails);

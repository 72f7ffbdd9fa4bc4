import { getAboutUs, getHomeScreen, getInstallation, getInstallationDetails, getNewsDetails, getNewsletter } from '../contract/content';
import { caller } from './call';

/** Calls of the shop's texts (SPEC 7). Like all callers they throw the errors of `call`; an unknown slug is `isMissing`. */
export const fetchHome = caller(getHomeScreen);
export const fetchAbout = caller(getAboutUs);
export const fetchArticles = caller(getNewsletter);
export const fetchArticle = caller(getNewsDetails);
export const fetchGuides = caller(getInstallation);
export const fetchGuide = caller(getInstallationDetails);

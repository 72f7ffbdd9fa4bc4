import { lookUpPlace, suggestPlaces } from '../contract/places';
import { caller } from './call';

/** Address search through our server (DESIGN 7.20). Both throw the errors of `call`. */
export const fetchPlaceSuggestions = caller(suggestPlaces);
export const fetchPlace = caller(lookUpPlace);

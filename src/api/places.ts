import { lookUpPlace, suggestPlaces } from '../contract/places';
import { caller } from './call';

export const fetchPlaceSuggestions = caller(suggestPlaces);
export const fetchPlace = caller(lookUpPlace);

/** In the manifest's `share_target`. */
export const SHARED_PHOTO_FIELD = 'photo';

/** Of the scan page: a photo was shared to the app. */
export const SHARED_PHOTO_HASH = 'shared';

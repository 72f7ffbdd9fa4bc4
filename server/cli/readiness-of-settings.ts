import { excerpt, plainText } from '../../src/domain/text';
import type { ShopSettings } from '../repositories/content-document-shapes';
import { safeHtml } from '../safe-html';
import type { ReadinessItem } from './readiness';
import { SETTING_FIELDS } from './setting-fields';

const SHOWN_CHARACTERS = 40;

/** A setting is ready when it differs from the sample shop's, or when the owner has set it. */
export function readinessOfSettings(settings: ShopSettings, sample: ShopSettings): readonly ReadinessItem[] {
  return SETTING_FIELDS.map(({ name, isHtml, show }) => {
    const [value, sampleValue] = [show(settings), isHtml ? safeHtml(show(sample)) : show(sample)];
    const isReady = value !== sampleValue || settings.setByOwner.includes(name);
    const words = excerpt(isHtml ? plainText(value) : value, SHOWN_CHARACTERS);
    const how = isHtml ? `settings set ${name} --file FILE` : `settings set ${name} VALUE`;
    return {
      part: 'settings',
      name,
      isReady,
      found: isReady ? (words === '' ? 'empty' : words) : `the sample's: ${words}`,
      todo: isReady ? '' : how,
    };
  });
}

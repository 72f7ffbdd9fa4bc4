import { WASTAGE_PERCENTS } from '../../domain/wastage';
import { catalogueTexts } from './catalogue.texts';

export const wastageOptions = () =>
  WASTAGE_PERCENTS.map((percent) => ({ value: percent, label: percent === 0 ? catalogueTexts.noWastage : `${percent}%` }));

import { WASTAGE_PERCENTS } from '../../domain/wastage';

export const WASTAGE_OPTIONS = WASTAGE_PERCENTS.map((percent) => ({ value: percent, label: percent === 0 ? 'None' : `${percent}%` }));

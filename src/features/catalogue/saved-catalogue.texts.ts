import { formatCount } from '../../domain/number-text';

export const savedCatalogueTexts = {
  saved: (count: number, details: number, age: string) =>
    `${formatCount(count)} ${count === 1 ? 'floor is' : 'floors are'} saved on this device${details === 0 ? '' : `, ${formatCount(details)} of them with all details`}. The list was saved ${age}.`,
};

import type { typedNeedsTexts as english } from '../../domain/find/typed-needs.texts';

export const typedNeedsTexts: typeof english = {
  orders: {
    listed: 'primero los más vendidos',
    'price-up': 'primero los más baratos',
    'price-down': 'primero los más caros',
    wear: 'primero la mayor capa de uso',
    quiet: 'primero los más silenciosos',
    thick: 'primero los más gruesos',
    thin: 'primero los más delgados',
    wide: 'primero los más anchos',
    narrow: 'primero los más angostos',
    long: 'primero los más largos',
  },
};

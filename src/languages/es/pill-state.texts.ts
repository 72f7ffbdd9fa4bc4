import { plural } from '../../domain/plural';
import type { pillStateTexts as english } from '../../features/connection/pill-state.texts';

const WAITING = {
  change: ['cambio', 'cambios'],
  message: ['mensaje', 'mensajes'],
  'sample order': ['pedido de muestras', 'pedidos de muestras'],
  thing: ['cosa', 'cosas'],
} as const;

export const pillStateTexts: typeof english = {
  changesSaved: 'Todo guardado',
  allSent: 'Todo enviado',
  amount: (count, what) => `${count} ${plural(count, WAITING[what][0], WAITING[what][1])}`,
  saving: 'Guardando ',
  sending: 'Enviando ',
  offline: 'Sin conexión',
  waiting: (amount) => `Sin conexión · ${amount} en espera`,
  attention: (amount, count) => `${amount} ${plural(count, 'requiere', 'requieren')} atención`,
};

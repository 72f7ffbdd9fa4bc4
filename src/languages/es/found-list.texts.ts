import { plural } from '../../domain/plural';
import type { foundListTexts as english } from '../../features/find/found-list.texts';

export const foundListTexts: typeof english = {
  savedOnly: (count, age) =>
    `No hay conexión con la tienda, así que busca entre ${count} ${plural(count, 'piso guardado', 'pisos guardados')}, de ${age}. Todos los pisos vuelven con la señal.`,
};

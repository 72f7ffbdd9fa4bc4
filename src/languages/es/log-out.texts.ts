import type { logOutTexts as english } from '../../features/session/log-out.texts';
import { plural } from '../../domain/plural';

export const logOutTexts: typeof english = {
  title: '¿Cerrar sesión ahora?',
  lost: (things, count) =>
    `${things} sin llegar a la tienda todavía. Al cerrar sesión, este dispositivo ${plural(count, 'lo olvida', 'los olvida')}.`,
  alsoDelete: 'Borrar también de este dispositivo, para que la próxima persona no lo encuentre:',
  quotes: (count) =>
    `${count} ${plural(count, 'cotización, con los nombres escritos en ella', 'cotizaciones, con los nombres escritos en ellas')}`,
  rooms: (count) => `${count} ${plural(count, 'proyecto medido', 'proyectos medidos')} antes de iniciar sesión`,
  messages: (count) =>
    `${count} ${plural(
      count,
      'mensaje escrito antes de iniciar sesión, que todavía no se ha enviado',
      'mensajes escritos antes de iniciar sesión, que todavía no se han enviado',
    )}`,
  stay: 'Seguir con la sesión',
  anyway: 'Cerrar sesión igual',
  logOut: 'Cerrar sesión',
};

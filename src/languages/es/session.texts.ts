import type { sessionTexts as english } from '../../features/session/session.texts';

export const sessionTexts: typeof english = {
  noKey: 'No se encontró ninguna sesión',
  loginFirst: 'Inicie sesión primero',
  noLongerAccepted: 'Se cerró su sesión: la tienda ya no la acepta.',
  dataDeleted: 'Los datos de este sitio se borraron en el navegador, así que se cerró su sesión.',
  login: 'Iniciar sesión',
  orders: 'Pedidos',
  account: 'Cuenta',
  logout: 'Cerrar sesión',
};

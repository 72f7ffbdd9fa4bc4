import type { pagesTexts as english } from '../../features/site/pages.texts';

export const pagesTexts: typeof english = {
  privacy: 'Política de privacidad',
  terms: 'Términos y condiciones',
  boardSheet: 'Para su junta de condominio',
  atOurStore: 'En nuestra tienda',
  blog: 'Blog',
  aboutUs: 'Nosotros',
  viewReceipt: 'Ver el recibo',
  compare: 'Comparar pisos',
  products: 'Productos',
  contactUs: 'Contacto',
  installation: 'Instalación',
  quotedSum: 'Los precios de su cotización están en esta suma.',
  seeInRoom: 'Verlo en una habitación',
  floorsInRoom: 'Ver pisos en una habitación',
  selection: 'Su selección',
};
